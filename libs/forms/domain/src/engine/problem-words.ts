/** A problem as a line that stands away from its field: in a summary, in an answer of REST. */
import type { FieldDefinition } from '../form-definition';
import { FIELD_PROBLEMS } from '../problems';

/** What follows the answer in the sentences that begin with it: the answer may have a small letter, and is no verb. */
const AFTER_ANSWER = Object.values(FIELD_PROBLEMS).flatMap((words) => (words.startsWith('{option}') ? [words.slice('{option}'.length).replace(/\{.*$/, '')] : []));

/** A message that is no sentence goes on after the name. */
export function namedProblem(name: string, message: string): string {
  if (name === '' || message.startsWith(`${name} `)) return message;
  const goesOn = /^\p{Ll}/u.test(message) && !AFTER_ANSWER.some((words) => message.includes(words));
  return `${name}${goesOn ? '' : ':'} ${message}`;
}

/** `path` is that of a problem: `12`, or `12.rows.0.34`. Null where the form has no such field. */
export function problemWords({ path, message }: { readonly path: string; readonly message: string }, fields: readonly FieldDefinition[]): string | null {
  const [id, , row, columnId] = path.split('.');
  const field = fields.find((one) => String(one.id) === id);
  if (!field) return null;
  if (row === undefined) return namedProblem(field.name, message);
  const column = field.fields.find((one) => String(one.id) === columnId);
  return `${field.name}, row ${Number(row) + 1}: ${namedProblem(column?.name ?? '', message)}`;
}
