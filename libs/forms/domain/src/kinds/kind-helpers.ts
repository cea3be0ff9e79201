/** What the kinds have in common: reading what may be anything, and lists in one cell. */
import type { FieldIssue, Parsed } from '../field-kind';
import { issue, type FieldProblemCode } from '../problems';

export function taken<V>(value: V | null): Parsed<V> {
  return { value };
}

export function refused(code: FieldProblemCode, params?: FieldIssue['params']): { readonly issue: FieldIssue } {
  return { issue: issue(code, params) };
}

/** No answer, whatever the type: nothing, blanks, an empty list. */
export function isBlank(raw: unknown): boolean {
  if (raw === null || raw === undefined) return true;
  if (typeof raw === 'string') return raw.length < 1_000 && raw.replace(/[\s\u200b]+/g, '') === '';
  return Array.isArray(raw) && raw.length === 0;
}

/** A JSON object that is no list. */
export function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/** As the parts of a file or of JSON may hold it: text, or a number that stands for its digits. */
export function asText(raw: unknown): string | null {
  if (typeof raw === 'string') return raw;
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : null;
}

export function orderOf<T extends string | number | boolean>(a: T, b: T): -1 | 0 | 1 {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Item by item; the shorter list first when it begins the longer one. */
export function orderOfLists<T>(a: readonly T[], b: readonly T[], order: (a: T, b: T) => number): number {
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const decided = order(a[index] as T, b[index] as T);
    if (decided !== 0) return decided;
  }
  return orderOf(a.length, b.length);
}

/** Characters as people count them, more or less: code points, as the database does. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** One cell of items with semicolons between; an item that holds one, or a quotation mark, is quoted. */
export function joinList(items: readonly string[]): string {
  return items.map((item) => (/[";\n]/.test(item) ? `"${item.replaceAll('"', '""')}"` : item)).join('; ');
}

/** Where the quoted item that begins here ends, behind its closing mark; null when it is none. */
function endOfQuoted(text: string, from: number): number | null {
  let end = from + 1;
  while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1;
  if (text[end] !== '"') return null;
  end += 1;
  while (text[end] === ' ' || text[end] === '\t') end += 1;
  return end >= text.length || text[end] === ';' || text[end] === '\n' ? end : null;
}

/** The items of a cell, without blanks at their ends and without empty ones. Read by hand: patterns are slow on long runs of blanks. */
export function splitList(text: string): string[] {
  const items: string[] = [];
  let at = 0;
  while (at < text.length) {
    if (/[\s;]/.test(text.charAt(at))) {
      at += 1;
      continue;
    }
    const quoted = text[at] === '"' ? endOfQuoted(text, at) : null;
    let end = quoted ?? at;
    while (end < text.length && text[end] !== ';' && text[end] !== '\n') end += 1;
    const item = text.slice(at, end).trim();
    items.push(quoted === null ? item : item.slice(1, -1).replaceAll('""', '"').trim());
    at = end + 1;
  }
  return items.filter((item) => item !== '');
}
