/** Who signed, how, when and what they agreed to. The server's clock says when; the text is kept word for word. */
import { formatDateTime, tidyLine, tidyLines } from '@afterbell/core/domain';
import type { FieldKind } from '../field-kind';
import type { Signature } from '../field-value';
import { issue } from '../problems';
import { isBlank, isRecord, lengthOf, orderOf, orderOfLists, refused, taken } from './kind-helpers';
import { LONGEST_TEXT } from './text.kind';

export const MOST_STROKES = 64;
/** Characters of all strokes together. */
export const LONGEST_STROKES = 20_000;
const LONGEST_NAME = 200;
/** Moves, lines and curves between numbers: path data that can be drawn and can be nothing else. */
const STROKE = /^M[\d\s.,-]*(?:[MLCQTZ][\d\s.,-]*)*$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

function strokesOf(raw: unknown): readonly string[] | 'TOO_LONG' | null {
  if (raw === undefined || raw === null) return [];
  if (!Array.isArray(raw)) return null;
  if (raw.length > MOST_STROKES) return 'TOO_LONG';
  let total = 0;
  for (const stroke of raw as readonly unknown[]) {
    if (typeof stroke !== 'string') return null;
    total += stroke.length;
    if (total > LONGEST_STROKES) return 'TOO_LONG';
    if (!STROKE.test(stroke) || !/\d/.test(stroke)) return null;
  }
  return raw as readonly string[];
}

/** The time is not asked for: whoever sends a signature back need not know when the server's clock took it. */
function isSame(a: Signature, b: Signature): boolean {
  return a.kind === b.kind && a.name === b.name && a.agreedText === b.agreedText && orderOfLists(a.strokes, b.strokes, orderOf) === 0;
}

export const signature: FieldKind<'signature'> = {
  type: 'signature',
  parse(raw, _field, { now }) {
    if (isBlank(raw)) return taken<Signature>(null);
    // A cell of a file is no signature, whatever it says.
    if (!isRecord(raw) || (raw['kind'] !== 'drawn' && raw['kind'] !== 'typed')) return refused('SIGNATURE');
    const { kind, name = '', agreedText = '', signedAt } = raw;
    if (typeof name !== 'string' || typeof agreedText !== 'string') return refused('SIGNATURE');
    if (name.length > LONGEST_NAME * 4) return refused('TEXT_TOO_LONG', { max: LONGEST_NAME });
    if (agreedText.length > LONGEST_TEXT * 2) return refused('SIGNATURE_TEXT_CHANGED');
    const strokes = kind === 'drawn' ? strokesOf(raw['strokes']) : [];
    if (strokes === 'TOO_LONG') return refused('SIGNATURE_TOO_LONG');
    if (strokes === null || (kind === 'drawn' && strokes.length === 0)) return refused('SIGNATURE_STROKES');
    const known = typeof signedAt === 'string' && INSTANT.test(signedAt) && !Number.isNaN(Date.parse(signedAt));
    return taken<Signature>({ kind, strokes, name: tidyLine(name), signedAt: known ? signedAt : now, agreedText: tidyLines(agreedText) });
  },
  validate(value, { text }, _context, before) {
    // What was signed stays signed, whatever became of the text.
    if (before && isSame(value, before)) return null;
    if (value.name === '') return issue('SIGNATURE_NAME');
    if (lengthOf(value.name) > LONGEST_NAME) return issue('TEXT_TOO_LONG', { max: LONGEST_NAME });
    const agreed = tidyLines(text);
    if (agreed === '') return issue('SIGNATURE_NO_TEXT');
    if (value.agreedText === '') return issue('SIGNATURE_AGREED');
    return value.agreedText === agreed ? null : issue('SIGNATURE_TEXT_CHANGED');
  },
  settle: (value, before, _field, { now }) => (before && isSame(value, before) ? before : { ...value, signedAt: now }),
  format: ({ name, signedAt }, _field, { timeZone }) => `Signed by ${name}, ${formatDateTime(signedAt, timeZone)}`,
  compare: (a, b) => orderOf(a.signedAt, b.signedAt) || orderOf(a.name, b.name) || orderOf(a.kind, b.kind) || orderOf(a.agreedText, b.agreedText) || orderOfLists(a.strokes, b.strokes, orderOf),
  /** For people: strokes in a cell would say nothing, and a file is no place to sign in. */
  toCsv: ({ name, signedAt }, _field, { timeZone }) => `Signed by ${name}, ${formatDateTime(signedAt, timeZone)}`,
  toJson: ({ kind, strokes, name, signedAt, agreedText }) => ({ kind, strokes, name, signedAt, agreedText }),
  // Whether it is signed.
  list: 'boolean',
  toList: () => ['true'],
};
