/**
 * What people read in place of a bot's name: the name of a person, the same in every language and wherever a bot is shown.
 * No card of any game has such a name. What is stored, sent and typed is the name of the bot.
 */
const DISPLAY_NAMES: Readonly<Record<string, string>> = {
  random: 'Crumb',
  greedy: 'Corvina',
  kitten: 'Pip',
  cat: 'Odile',
  grimalkin: 'Marlow',
  'nine-lives': 'Sibyl',
};

/** A bot that nobody has named yet goes by its own word. */
export const displayName = (bot: string): string =>
  Object.hasOwn(DISPLAY_NAMES, bot) ? (DISPLAY_NAMES[bot] as string) : bot;
