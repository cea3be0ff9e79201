/**
 * What every filter mode means, case by case (product rules §5). The pure matcher's spec and the SQL compiler's test
 * run the same table; a case that fails on one side only is a difference a user would see.
 */
import type { FilterMode, ListFieldType } from './list-query';

export interface FilterCase {
  readonly name: string;
  readonly type: ListFieldType;
  /** Of a text that is somebody's name. */
  readonly isName?: boolean;
  /** The row's value; instants are ISO texts. */
  readonly value: string | number | boolean | null;
  readonly mode: FilterMode;
  readonly operand: string | null;
  readonly expected: boolean;
}

/** Zone of the datetime cases: it has a day of 23 and one of 25 hours. */
export const CONFORMANCE_TIME_ZONE = 'America/New_York';

type Row = readonly [name: string, value: FilterCase['value'], mode: FilterMode, operand: string | null, expected: boolean];

function cases(type: ListFieldType, rows: readonly Row[]): FilterCase[] {
  return rows.map(([name, value, mode, operand, expected]) => ({ name: `${type}: ${name}`, type, value, mode, operand, expected }));
}

const TEXT: readonly Row[] = [
  ['accents do not count in the value', 'García', 'equals', 'garcia', true],
  ['accents do not count in the operand', 'Garcia', 'contains', 'GARCÍA', true],
  ['composed equals decomposed', 'Jos\u00e9', 'equals', 'Jose\u0301', true],
  ['case does not count', 'McDonald', 'startsWith', 'MCD', true],
  ['startsWith is not contains', 'Anna Maria', 'startsWith', 'maria', false],
  ['contains in the middle', 'Anna Maria', 'contains', 'na ma', true],
  ['contains nothing of it', 'Anna', 'contains', 'bob', false],
  ['endsWith', 'Núñez', 'endsWith', 'NEZ', true],
  ['endsWith is not contains', 'Núñez', 'endsWith', 'nun', false],
  ['notContains refuses what contains finds', 'Łukasz', 'notContains', 'lukas', false],
  ['notContains keeps the rest', 'Łukasz', 'notContains', 'anna', true],
  ['notContains keeps NULL', null, 'notContains', 'anna', true],
  ['notEquals keeps NULL', null, 'notEquals', 'anna', true],
  ['notEquals folds too', 'ANNÁ', 'notEquals', 'anna', false],
  ['notEquals keeps another', 'Anna', 'notEquals', 'Ann', true],
  ['contains never finds NULL', null, 'contains', 'a', false],
  ['equals never finds NULL', null, 'equals', 'null', false],
  ['startsWith never finds NULL', null, 'startsWith', 'a', false],
  ['equals is the whole text', 'Anna', 'equals', 'Ann', false],
  ['empty operand matches', 'Anna', 'equals', '', true],
  ['blank operand matches', 'Anna', 'equals', '   ', true],
  ['null operand matches', 'Anna', 'contains', null, true],
  ['empty operand matches NULL', null, 'contains', '', true],
  ['empty operand of a negation matches', 'Anna', 'notContains', '', true],
  ['percent is a plain character', '100% effort', 'contains', '0% e', true],
  ['percent is no wildcard', '1000 effort', 'contains', '0%e', false],
  ['percent alone finds only itself', 'Anna', 'contains', '%', false],
  ['underscore is a plain character', 'first_name', 'contains', 't_n', true],
  ['underscore is no wildcard', 'firstXname', 'contains', 't_n', false],
  ['backslash is a plain character', 'a\\b', 'equals', 'A\\B', true],
  ['backslash escapes nothing', 'a%b', 'contains', '\\%', false],
  ['backslash at the end', 'path\\', 'endsWith', '\\', true],
  ['quote', "O'Brien", 'startsWith', "o'b", true],
  ['curly quote is a quote', 'O\u2019Brien', 'equals', "O'Brien", true],
  ['sharp s is ss', 'Straße', 'equals', 'strasse', true],
  ['sharp s in the operand', 'STRASSE', 'startsWith', 'straß', true],
  ['capital sharp s', 'STRA\u1e9eE', 'equals', 'straße', true],
  ['ligature', 'Æsop', 'startsWith', 'ae', true],
  ['stroke letters', 'Sørensen', 'contains', 'soren', true],
  ['dotted capital I', '\u0130stanbul', 'equals', 'istanbul', true],
  ['dotless i', 'Diyarbak\u0131r', 'endsWith', 'BAKIR', true],
  ['final sigma', 'ΟΔΟΣ', 'equals', 'οδος', true],
  ['sigma before more text', 'ΟΔΟΣ 5', 'startsWith', 'οδός', true],
  ['Vietnamese', 'Đặng Thị Hương', 'equals', 'dang thi huong', true],
  ['right to left, start', 'שלום עולם', 'startsWith', 'שלום', true],
  ['right to left, end', 'محمد علي', 'endsWith', 'علي', true],
  ['right to left, absent', 'محمد علي', 'contains', 'שלום', false],
  ['beyond the basic plane', 'Zoë 🎒', 'endsWith', '🎒', true],
  ['spaces count', 'Anna  Maria', 'contains', 'a m', false],
];

const NAME: readonly Row[] = [
  ['an apostrophe need not be typed', "O'Brien", 'equals', 'obrien', true],
  ['a typed apostrophe need not be there', 'OBrien', 'startsWith', 'o\u2019br', true],
  ['the apostrophe of a keyboard is one', 'D`Angelo', 'contains', "d'ang", true],
  ['a hyphen is a space', 'Mary-Ann', 'equals', 'mary ann', true],
  ['a space is a hyphen', 'Mary Ann', 'contains', 'y-a', true],
  ['a hyphen of another kind', 'Anne\u2011Marie', 'endsWith', ' marie', true],
  ['accents do not count either', 'N\u2019Guessan-Kon\u00e9', 'equals', 'nguessan kone', true],
  ['two words are not one', 'Mary-Ann', 'equals', 'maryann', false],
  ['notContains refuses what contains finds', "O'Brien", 'notContains', 'obri', false],
  ['notEquals keeps another', "O'Brien", 'notEquals', 'o brien', true],
];

const NUMBER: readonly Row[] = [
  ['equals', 12, 'equals', '12', true],
  ['equals as a number, not as text', 12, 'equals', '12.0', true],
  ['zero is a value', 0, 'equals', '0', true],
  ['negative', -3, 'lt', '-2', true],
  ['decimal', 2.5, 'gt', '2.49', true],
  ['lt excludes the bound', 10, 'lt', '10', false],
  ['lte includes the bound', 10, 'lte', '10', true],
  ['gt excludes the bound', 10, 'gt', '10', false],
  ['gte includes the bound', 10, 'gte', '10', true],
  ['numbers do not compare as text', 9, 'lt', '10', true],
  ['notEquals', 9, 'notEquals', '10', true],
  ['notEquals keeps NULL', null, 'notEquals', '10', true],
  ['lt never finds NULL', null, 'lt', '10', false],
  ['gte never finds NULL', null, 'gte', '0', false],
  ['empty operand matches', 9, 'gt', '', true],
];

const DATE: readonly Row[] = [
  ['is', '2026-09-03', 'dateIs', '2026-09-03', true],
  ['is, as people type it', '2026-09-03', 'dateIs', '09/03/2026', true],
  ['is not another day', '2026-09-03', 'dateIs', '2026-09-04', false],
  ['leap day', '2028-02-29', 'dateIs', '2028-02-29', true],
  ['leap day is before March', '2028-02-29', 'dateBefore', '2028-03-01', true],
  ['leap day is after the 28th', '2028-02-29', 'dateAfter', '2028-02-28', true],
  ['before excludes the day', '2026-09-03', 'dateBefore', '2026-09-03', false],
  ['after excludes the day', '2026-09-03', 'dateAfter', '2026-09-03', false],
  ['after across a year', '2027-01-01', 'dateAfter', '2026-12-31', true],
  ['dateIsNot', '2026-09-03', 'dateIsNot', '2026-09-04', true],
  ['dateIsNot of the day', '2026-09-03', 'dateIsNot', '2026-09-03', false],
  ['dateIsNot keeps NULL', null, 'dateIsNot', '2026-09-03', true],
  ['before never finds NULL', null, 'dateBefore', '2026-09-03', false],
  ['empty operand matches NULL', null, 'dateIs', '', true],
];

// New York: 23 hours on 2026-03-08 (05:00Z to 04:00Z), 25 on 2026-11-01 (04:00Z to 05:00Z).
const DATETIME: readonly Row[] = [
  ['the day is local', '2026-09-04T03:59:59.000Z', 'dateIs', '2026-09-03', true],
  ['the day ends at local midnight', '2026-09-04T04:00:00.000Z', 'dateIs', '2026-09-03', false],
  ['first moment of the short day', '2026-03-08T05:00:00.000Z', 'dateIs', '2026-03-08', true],
  ['last moment before the short day', '2026-03-08T04:59:59.999Z', 'dateBefore', '2026-03-08', true],
  ['last moment of the short day', '2026-03-09T03:59:59.999Z', 'dateIs', '2026-03-08', true],
  ['the short day has no 24th hour', '2026-03-09T04:00:00.000Z', 'dateAfter', '2026-03-08', true],
  ['first moment of the long day', '2026-11-01T04:00:00.000Z', 'dateIs', '2026-11-01', true],
  ['25th hour of the long day', '2026-11-02T04:59:59.999Z', 'dateIs', '2026-11-01', true],
  ['after the 25th hour', '2026-11-02T05:00:00.000Z', 'dateAfter', '2026-11-01', true],
  ['within the day is not after it', '2026-11-01T20:00:00.000Z', 'dateAfter', '2026-11-01', false],
  ['within the day is not before it', '2026-11-01T04:30:00.000Z', 'dateBefore', '2026-11-01', false],
  ['dateIsNot', '2026-11-02T05:00:00.000Z', 'dateIsNot', '2026-11-01', true],
  ['dateIsNot keeps NULL', null, 'dateIsNot', '2026-11-01', true],
  ['after never finds NULL', null, 'dateAfter', '2026-11-01', false],
];

const ID = '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';

export const FILTER_CONFORMANCE_CASES: readonly FilterCase[] = [
  ...cases('text', TEXT),
  ...cases('text', NAME).map((one) => ({ ...one, name: `name, ${one.name}`, isName: true })),
  ...cases('number', NUMBER),
  ...cases('date', DATE),
  ...cases('datetime', DATETIME),
  ...cases('enum', [
    ['equals', 'Present', 'equals', 'Present', true],
    ['an option is a code, not a text', 'Present', 'equals', 'present', false],
    ['notEquals', 'Present', 'notEquals', 'Enrolled', true],
    ['notEquals keeps NULL', null, 'notEquals', 'Present', true],
    ['empty operand matches', 'Present', 'equals', '', true],
  ]),
  ...cases('boolean', [
    ['true', true, 'equals', 'true', true],
    ['false is a value', false, 'equals', 'false', true],
    ['notEquals', false, 'notEquals', 'true', true],
    ['notEquals keeps NULL', null, 'notEquals', 'true', true],
    ['NULL is not false', null, 'equals', 'false', false],
  ]),
  ...cases('id', [
    ['equals in any case', ID, 'equals', ID.toUpperCase(), true],
    ['another', ID, 'equals', '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c', false],
    ['notEquals keeps NULL', null, 'notEquals', ID, true],
  ]),
];
