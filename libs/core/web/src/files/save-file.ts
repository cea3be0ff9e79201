/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** With a mark, so that Excel reads the accents. */
export function saveCsv(name: string, text: string): void {
  saveFile(name, new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }));
}
