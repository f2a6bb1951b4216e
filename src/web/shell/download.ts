/** Has the browser save a text as a file. */
export function downloadFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers fetch it only after they have asked where it shall go.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
