/** A class list as a file gives it, read into rows that can be shown, corrected and imported. */
import { type CsvRecord, type Delimiter, formatDate, parseCsv, type PlainDate, tidyLine } from '@afterbell/core/domain';
import { type Grade, gradeLabel, ID_LENGTH, NAME_LENGTH, normalizePersonName, oddAge, parseParticipant } from '@afterbell/people/domain';
import { type DateOrder, dateOrderOf, parseBirthDate } from './birth-date';
import { type ClassListField, type ClassListMapping, findHeader, guessMapping, hasNames, saysDateOrder, saysLastFirst } from './columns';
import { readGrade } from './grade';
import { oneName, splitName } from './person-name';

export const MAX_CLASS_LIST_ROWS = 2_000;

export interface ClassListIssue {
  readonly field: ClassListField | null;
  readonly message: string;
}

export interface ClassListRow {
  /** Line of the file that the row begins on. */
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: PlainDate | null;
  readonly grade: Grade | null;
  readonly localId: string | null;
  /** Why the row cannot be imported. */
  readonly problems: readonly ClassListIssue[];
  /** What to look at before importing it. */
  readonly warnings: readonly ClassListIssue[];
  /** Line of an earlier row that is the same child. */
  readonly repeats: number | null;
}

export interface ClassListColumn {
  readonly index: number;
  /** The heading, or `Column 2` where there is none. */
  readonly header: string;
  /** The first values, to recognize the column by. */
  readonly samples: readonly string[];
}

export interface ClassList {
  readonly delimiter: Delimiter;
  readonly hasHeader: boolean;
  readonly columns: readonly ClassListColumn[];
  readonly mapping: ClassListMapping;
  /** Order that dates with slashes were read in; null when the column has both and nobody has said which. */
  readonly dateOrder: DateOrder | null;
  readonly rows: readonly ClassListRow[];
  /** What is wrong with the file as a whole; then there are no rows. */
  readonly problems: readonly string[];
}

export interface ClassListOptions {
  readonly today: PlainDate;
  /** The mapping as somebody changed it; guessed otherwise. */
  readonly mapping?: ClassListMapping | undefined;
  readonly dateOrder?: DateOrder | undefined;
  /** Whether a row of headings comes first, as somebody said; guessed otherwise. */
  readonly hasHeader?: boolean | undefined;
}

export function readClassList(text: string, { today, mapping: asked, dateOrder: askedOrder, hasHeader }: ClassListOptions): ClassList {
  const { delimiter, records, openQuoteLine } = parseCsv(text);
  const found = hasHeader === false ? null : findHeader(records);
  const header = found ?? (hasHeader && records.length ? 0 : null);
  const headings = header === null ? [] : (records[header]?.cells ?? []);
  const data = header === null ? records : records.slice(header + 1);
  const width = Math.max(headings.length, ...data.map(({ cells }) => cells.length), 0);
  const columns = Array.from({ length: width }, (_, index) => ({
    index,
    header: headings[index] || `Column ${index + 1}`,
    samples: data.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== '').slice(0, 3),
  }));
  const mapping = withinWidth(asked ?? (found === null ? guessFromValues(columns, data, today) : guessMapping(headings)), width);
  const problems = fileProblems(data, mapping, openQuoteLine);
  const birthDates = columnOf(data, mapping.birthDate);
  const shown = dateOrderOf(birthDates);
  // A column with both orders is asked about, whatever its heading says.
  const mixed = askedOrder === undefined && shown === 'mixed';
  const known = askedOrder ?? (shown === 'mixed' ? null : (saysDateOrder(headings[mapping.birthDate ?? -1] ?? '') ?? shown));
  const lastFirst = saysLastFirst(headings[mapping.fullName ?? -1] ?? '') ?? false;
  const rows = problems.length ? [] : markRepeats(data.map((record) => readRow(record, mapping, { today, order: known, mixed, lastFirst })));
  return { delimiter, hasHeader: header !== null, columns, mapping, dateOrder: mixed ? null : (known ?? 'mdy'), rows, problems };
}

function withinWidth(mapping: ClassListMapping, width: number): ClassListMapping {
  return Object.fromEntries(Object.entries(mapping).filter(([, index]) => Number.isInteger(index) && index >= 0 && index < width));
}

const columnOf = (records: readonly CsvRecord[], index: number | undefined): string[] => (index === undefined ? [] : records.map(({ cells }) => cells[index] ?? ''));

function fileProblems(data: readonly CsvRecord[], mapping: ClassListMapping, openQuoteLine: number | null): string[] {
  if (!data.length) return ['There are no rows in this file.'];
  const problems: string[] = [];
  if (data.length > MAX_CLASS_LIST_ROWS) problems.push(`The file has ${data.length} rows; at most ${MAX_CLASS_LIST_ROWS} can be imported at once.`);
  if (!hasNames(mapping)) problems.push('No column holds the names. Choose the columns of the first and last name, or of the full name.');
  // Rows below an unclosed quotation mark may have run together: reading on would lose children silently.
  if (openQuoteLine !== null) problems.push(`Line ${openQuoteLine} has a quotation mark that is never closed.`);
  return problems;
}

/** A file without headings: dates and grades are known by their looks, names come first. */
function guessFromValues(columns: readonly ClassListColumn[], data: readonly CsvRecord[], today: PlainDate): ClassListMapping {
  const mapping: Partial<Record<ClassListField, number>> = {};
  const names: number[] = [];
  for (const { index } of columns) {
    const values = columnOf(data, index).filter((value) => value !== '');
    const most = (test: (value: string) => boolean) => values.length > 0 && values.filter(test).length >= values.length * 0.8;
    if (mapping.birthDate === undefined && most((value) => !/^\d{5}$/.test(value) && parseBirthDate(value, null, today) !== null)) mapping.birthDate = index;
    else if (mapping.grade === undefined && most((value) => readGrade(value) !== null)) mapping.grade = index;
    else if (mapping.localId === undefined && most((value) => /^[A-Z]{0,3}\d{3,}$/i.test(value))) mapping.localId = index;
    else if (most((value) => /\p{L}/u.test(value) && !/[\d@]/.test(value))) names.push(index);
  }
  const [first, second] = names;
  if (first === undefined) return mapping;
  const values = columnOf(data, first).filter((value) => value !== '');
  const whole = second === undefined || values.filter((value) => splitName(value) !== null).length >= values.length * 0.8;
  return whole ? { ...mapping, fullName: first } : { ...mapping, firstName: first, lastName: second };
}

interface Reading {
  today: PlainDate;
  order: DateOrder | null;
  /** The column has both orders: what could be either is asked, never guessed. */
  mixed: boolean;
  lastFirst: boolean;
}

/** Excel's ways of keeping a number a text: `="00123"`, `'00123`. */
function plainCell(cell: string | undefined): string {
  const text = tidyLine(cell);
  return (/^="?(.*?)"?$/.exec(text)?.[1] ?? text).replace(/^'(?=\S)/, '');
}

function readRow({ line, cells }: CsvRecord, mapping: ClassListMapping, { today, order, mixed, lastFirst }: Reading): ClassListRow {
  const problems: ClassListIssue[] = [];
  const warnings: ClassListIssue[] = [];
  const cell = (field: ClassListField) => (mapping[field] === undefined ? '' : plainCell(cells[mapping[field]]));
  const whole = cell('fullName');
  const split = mapping.fullName === undefined ? null : (splitName(whole, lastFirst) ?? oneName(whole));
  const name = split ?? { firstName: cell('firstName'), lastName: cell('lastName') };
  const born = cell('birthDate');
  const read = born === '' ? null : parseBirthDate(born, order, today);
  const grade = cell('grade') === '' ? null : readGrade(cell('grade'));
  const localId = cell('localId') || null;

  if (mapping.fullName !== undefined && !split) problems.push({ field: 'fullName', message: whole === '' ? 'The name is missing.' : `"${whole}" has no first and last name.` });
  if (born !== '' && !read) problems.push({ field: 'birthDate', message: `"${born}" is not a date.` });
  if (read?.ambiguous && mixed) problems.push({ field: 'birthDate', message: `"${born}" could be ${read.date} or ${read.other ?? ''}: this column has both orders. Choose how such dates are read.` });
  else if (read?.ambiguous) warnings.push({ field: 'birthDate', message: `"${born}" was read with the month first.` });
  if (cell('grade') !== '' && !grade) problems.push({ field: 'grade', message: `"${cell('grade')}" is not a grade.` });
  if (problems.length === 0 || mapping.fullName === undefined) problems.push(...fieldProblems({ ...name, birthDate: read?.date ?? null, localId }, today));
  if (problems.length === 0 && name.lastName === '') warnings.push({ field: mapping.fullName === undefined ? 'lastName' : 'fullName', message: 'No last name: the child is taken to have one name.' });
  const age = read && problems.length === 0 ? oddAge(read.date, grade, today) : null;
  if (age !== null) warnings.push({ field: 'birthDate', message: `Born ${read?.date ? formatDate(read.date) : ''} makes ${age} years${grade ? ` in ${gradeLabel(grade)}` : ''}. Is the year right?` });
  return { line, ...name, birthDate: read && !(read.ambiguous && mixed) ? read.date : null, grade, localId, problems, warnings, repeats: null };
}

const SAID: Readonly<Record<string, ClassListField>> = { firstName: 'firstName', lastName: 'lastName', birthDate: 'birthDate', localId: 'localId' };
const LABELS: Readonly<Record<string, string>> = { firstName: 'The first name', lastName: 'The last name', birthDate: 'The birth date', localId: 'The student ID' };

/** The same check as the form's, so that what the preview accepts the import accepts too. */
function fieldProblems(values: { firstName: string; lastName: string; birthDate: PlainDate | null; localId: string | null }, today: PlainDate): ClassListIssue[] {
  return parseParticipant(values, today).problems.map(({ path, message }) => ({ field: SAID[path] ?? null, message: `${LABELS[path] ?? path} ${message}.` }));
}

/** The same child twice: the same student ID, or the same name unless two birth dates tell them apart. */
function markRepeats(rows: readonly ClassListRow[]): ClassListRow[] {
  const byId = new Map<string, number>();
  const byName = new Map<string, ClassListRow[]>();
  return rows.map((row) => {
    if (row.problems.length) return row;
    const id = row.localId?.toLowerCase() ?? null;
    const name = normalizePersonName(row);
    const namesakes = byName.get(name) ?? [];
    const same = namesakes.find((other) => (!row.birthDate || !other.birthDate || row.birthDate === other.birthDate) && (!row.localId || !other.localId || row.localId === other.localId));
    const repeats = (id === null ? undefined : byId.get(id)) ?? same?.line ?? null;
    if (repeats !== null) return { ...row, repeats };
    if (id !== null) byId.set(id, row.line);
    byName.set(name, [...namesakes, row]);
    return row;
  });
}

export const CLASS_LIST_LIMITS = { rows: MAX_CLASS_LIST_ROWS, name: NAME_LENGTH, localId: ID_LENGTH } as const;
