/** Fields whose name is no word. */
const SAID: Readonly<Record<string, string>> = { id: 'ID', ids: 'IDs', ncesId: 'NCES ID', stateId: 'State ID', localId: 'Local ID', parentId: 'parent', personIds: 'participant', email: 'E-mail', contentBase64: 'File', url: 'Address', uri: 'Address' };

const said = (part: string) => SAID[part] ?? part.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ').toLowerCase();

/** "Start time" for `startTime`, "Children 1, name" for `children.0.name`. */
function fieldWords(path: string): string {
  const words: string[] = [];
  for (const part of path.split('.')) {
    if (/^\d+$/.test(part) && words.length) words[words.length - 1] += ` ${Number(part) + 1}`;
    else words.push(said(part));
  }
  const line = words.join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** A refusal of one field as a line for people: "Name has more than 200 characters". A message that is a sentence stands after the field. */
export function problemLine({ path, message, line }: { path: string; message: string; line?: string }): string {
  if (line !== undefined) return line;
  if (path === '') return message.charAt(0).toUpperCase() + message.slice(1);
  return `${fieldWords(path)}${/^\p{Ll}/u.test(message) ? '' : ':'} ${message}`;
}
