/** A problem as a line that stands away from its field: in a summary, in an answer of REST. */
import type { FieldDefinition } from '../form-definition';

/** A message that is no sentence goes on after the name. */
function named(name: string, message: string): string {
  if (name === '' || message.startsWith(`${name} `)) return message;
  return `${name}${/^\p{Ll}/u.test(message) ? '' : ':'} ${message}`;
}

/** `path` is that of a problem: `12`, or `12.rows.0.34`. Null where the form has no such field. */
export function problemWords({ path, message }: { readonly path: string; readonly message: string }, fields: readonly FieldDefinition[]): string | null {
  const [id, , row, columnId] = path.split('.');
  const field = fields.find((one) => String(one.id) === id);
  if (!field) return null;
  if (row === undefined) return named(field.name, message);
  const column = field.fields.find((one) => String(one.id) === columnId);
  return `${field.name}, row ${Number(row) + 1}: ${named(column?.name ?? '', message)}`;
}
