// Before the first paint: theme, size of text and language as they were chosen, so that nothing jumps afterwards.
(() => {
  const page = document.documentElement;
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('grimalkin.settings') ?? '{}') ?? {};
  } catch {
    // Without a memory the system decides.
  }
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  page.dataset.theme = chosen.theme === 'dark' || chosen.theme === 'light' ? chosen.theme : system;
  if ([125, 150, 200].includes(chosen.textSize)) page.style.fontSize = `${chosen.textSize}%`;
  if (typeof chosen.language === 'string') page.lang = chosen.language;
})();
