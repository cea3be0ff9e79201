/** Limits, options and what must not change: the words that people then read. */
import type { FieldContext } from '../field-kind';
import type { ValueType } from '../field-type';
import type { FieldValue } from '../field-value';
import type { FieldDefinition } from '../form-definition';
import { issueWords } from '../problems';
import { dateAllowed, generateIdentifier, isGeneratorPattern, kindOf, LONGEST_STROKES, MOST_STROKES, SECRET_MASK } from '.';
import { accept, CONTEXT, fieldOf, option } from './test-values';

function words(type: ValueType, raw: unknown, given: Partial<FieldDefinition> = {}, before: FieldValue | null = null, context: Partial<FieldContext> = {}): string {
  const of = fieldOf(type, given);
  const accepted = accept(raw, of, before, { ...CONTEXT, ...context });
  return accepted.issue ? issueWords(accepted.issue, of) : 'taken';
}

it.each<[ValueType, unknown, Partial<FieldDefinition>, string]>([
  ['text', 'x'.repeat(501), {}, 'Use at most 500 characters.'],
  ['text', '🎒'.repeat(500), {}, 'taken'],
  ['text', 'x'.repeat(10_000), {}, 'Use at most 500 characters.'],
  ['text', 'ab', { limits: { minLength: 3 } }, 'Use at least 3 characters.'],
  ['text', 'abcdef', { limits: { maxLength: 5 } }, 'Use at most 5 characters.'],
  ['multiline', 'x'.repeat(10_000), {}, 'taken'],
  ['multiline', 'x'.repeat(10_001), {}, 'Use at most 10,000 characters.'],
  ['decimal', '12.345', { limits: { decimals: 2 } }, 'Use at most 2 places after the point.'],
  ['decimal', '1000', { limits: { max: '999.99' } }, 'Enter 999.99 or less.'],
  ['integer', '-1', { limits: { min: '0' } }, 'Enter 0 or more.'],
  ['currency', '12', { limits: { min: '12.01' } }, 'Enter 12.01 or more.'],
  ['currency', '12 EUR', {}, 'Enter the amount in USD.'],
  ['currency', '12 EUR', { limits: { currency: 'EUR' } }, 'taken'],
  ['date', 'soon', {}, 'Enter a date as MM/DD/YYYY.'],
  ['date', '2026-09-05', { limits: { disabledDays: [0, 6] } }, 'Dates on a Saturday cannot be chosen.'],
  ['date', '2026-09-07', { limits: { disabledDates: ['2026-09-07'] } }, '09/07/2026 cannot be chosen.'],
  ['date', '2026-08-31', { limits: { minDate: '2026-09-01' } }, 'Choose 09/01/2026 or a later date.'],
  ['date_range', '2026-09-01 - 2026-10-01', { limits: { maxDate: '2026-09-30' } }, 'Choose 09/30/2026 or an earlier date.'],
  ['datetime', '2026-10-01T03:59:00Z', { limits: { maxDate: '2026-09-30' } }, 'taken'],
  ['datetime', '2026-10-01T04:00:00Z', { limits: { maxDate: '2026-09-30' } }, 'Choose 09/30/2026 or an earlier date.'],
  ['datetime', '03/08/2026 2:30 AM', {}, 'The clocks go forward on 03/08/2026, and 2:30 AM does not exist on that day. Enter an earlier or later time.'],
  ['date_picker', ['2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04'], { limits: { maxCount: 3 } }, 'Choose at most 3 dates: 4 are chosen.'],
  ['date_picker', ['2026-09-01', '2026-09-01'], { limits: { minCount: 2 } }, 'Choose at least 2 dates: 1 is chosen.'],
  ['chips', ['a', 'b', 'c'], { limits: { maxCount: 2 } }, 'Enter at most 2 entries: there are 3.'],
  ['chips', ['x'.repeat(101)], {}, 'Each entry may have at most 100 characters.'],
  ['multiselect', [1, 2], { options: [option(1, 'A'), option(2, 'B')], limits: { maxCount: 1 } }, 'Choose at most 1: 2 are chosen.'],
  ['dropdown', 1, { options: [option(1, 'Old', '2026-11-21')] }, 'Old can no longer be chosen, since 11/21/2026.'],
  ['dropdown', 1, { options: [option(1, 'Soon old', '2026-11-22')] }, 'taken'],
  ['dropdown', 'Soy', { options: [] }, 'Soy is not one of the options.'],
  ['generator', 'PV-2026-00001', {}, 'The identifier is made when the form is saved and cannot be changed.'],
  ['generator', '', {}, 'taken'],
])('%s: %j with %j: %s', (type, raw, given, expected) => expect(words(type, raw, given)).toBe(expected));

it('keeps what was stored before an option retired, a currency or an identifier changed', () => {
  const options = [option(1, 'Old', '2020-01-01'), option(2, 'Older', '2020-01-01')];
  expect(words('dropdown', 1, { options }, 1)).toBe('taken');
  expect(words('dropdown', 2, { options }, 1)).toContain('can no longer be chosen');
  expect(words('multiselect', [1], { options }, [1])).toBe('taken');
  expect(words('multiselect', [1, 2], { options }, [1])).toContain('Older can no longer');
  expect(words('currency', '13 EUR', {}, { amount: '12.00', currency: 'EUR' })).toBe('taken');
  expect(words('generator', 'PV-1', {}, 'PV-1')).toBe('taken');
});

it('leaves days to one rule', () => {
  const limits = { minDate: '2026-09-01', maxDate: '2026-09-30', disabledDays: [0], disabledDates: ['2026-09-07'] };
  expect(['2026-08-31', '2026-09-01', '2026-09-06', '2026-09-07', '2026-09-08', '2026-10-01'].map((day) => dateAllowed(day, limits))).toEqual([false, true, false, false, true, false]);
});

it('says which of two equal times of an autumn night is meant, and reads both back', () => {
  const kind = kindOf('datetime');
  const of = fieldOf('datetime');
  const shown = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z', '2026-11-01T07:30:00.000Z'].map((instant) => kind.format(instant, of, CONTEXT));
  expect(shown).toEqual(['11/01/2026 01:30 AM EDT', '11/01/2026 01:30 AM EST', '11/01/2026 02:30 AM']);
});

it('never gives a secret away, and keeps it when its mask comes back', () => {
  const kind = kindOf('password');
  const of = fieldOf('password');
  expect([kind.format('hunter2', of, CONTEXT), kind.toCsv('hunter2', of, CONTEXT), kind.toJson('hunter2', of), kind.toList('hunter2', of)]).toEqual([SECRET_MASK, SECRET_MASK, SECRET_MASK, []]);
  expect(accept(SECRET_MASK, of, 'hunter2')).toEqual({ value: 'hunter2' });
  expect(accept(SECRET_MASK, of, null)).toEqual({ value: null });
  expect(accept('other', of, 'hunter2')).toEqual({ value: 'other' });
  const subform = fieldOf('subform', { fields: [fieldOf('password', { id: 8 })] });
  const row = { rowId: '0196f0aa-0000-7000-8000-000000000001', values: { 8: 'hunter2' } };
  expect(JSON.stringify(kindOf('subform').toJson([row], subform))).not.toContain('hunter2');
  expect(kindOf('subform').toCsv([row], subform, CONTEXT) + kindOf('subform').format([row], subform, CONTEXT)).not.toContain('hunter2');
  expect(accept(kindOf('subform').toJson([row], subform), subform, [row])).toEqual({ value: [row] });
});

describe('a signature', () => {
  const text = 'I agree to the pick-up rules.';
  const typed = { kind: 'typed', name: 'Ana López', agreedText: text };
  it.each<[string, unknown, string]>([
    ['nothing agreed to', { ...typed, agreedText: '' }, 'The signature does not say what was agreed to. Read the text on the form, and sign there.'],
    ['another text', { ...typed, agreedText: 'I agree to nothing.' }, 'The text was changed after you opened the form. Read it and sign again.'],
    ['no name', { ...typed, name: ' ' }, 'Type the name of who signs.'],
    ['no strokes', { ...typed, kind: 'drawn', strokes: [] }, 'Draw the signature in the box.'],
    ['script for strokes', { ...typed, kind: 'drawn', strokes: ['M0,0"/><script>'] }, 'Draw the signature in the box.'],
    ['a url for strokes', { ...typed, kind: 'drawn', strokes: ['url(https://evil.example)'] }, 'Draw the signature in the box.'],
    ['too many strokes', { ...typed, kind: 'drawn', strokes: Array.from({ length: MOST_STROKES + 1 }, () => 'M0,0') }, 'The signature has too many strokes. Clear it and draw it again.'],
    ['strokes too long', { ...typed, kind: 'drawn', strokes: [`M${'1'.repeat(LONGEST_STROKES)}`] }, 'The signature has too many strokes. Clear it and draw it again.'],
    ['a cell', 'Signed by Ana López, 09/03/2026 03:30 PM', 'Sign on the form: draw, or type your name.'],
    ['a name', typed, 'taken'],
    ['strokes', { ...typed, kind: 'drawn', strokes: ['M1.00,2.00 Q3.00,4.00 3.50,4.50 T5.00,6.00 Z', 'M1,2 L3,-4 C1,2 3,4 5,6'] }, 'taken'],
  ])('of %s', (_, raw, expected) => expect(words('signature', raw, { text })).toBe(expected));

  it('of a form without a text is for an administrator to mend', () => expect(words('signature', typed, { text: ' ' })).toBe('There is no text to agree to. An administrator must write it before anyone signs.'));

  it('has the time of the clock, not the one that was sent', () => {
    const of = fieldOf('signature', { text });
    expect(accept({ ...typed, signedAt: '2001-01-01T00:00:00.000Z' }, of, null)).toEqual({ value: { ...typed, strokes: [], signedAt: CONTEXT.now } });
  });

  it('stays as it was when it comes back, also after the text was changed', () => {
    const before = { kind: 'typed', name: 'Ana López', strokes: [], agreedText: text, signedAt: '2026-09-03T19:30:00.000Z' } as const;
    const changed = fieldOf('signature', { text: 'Other rules.' });
    expect(accept({ ...typed }, changed, before)).toEqual({ value: before });
    expect(accept({ ...typed, name: 'Ben' }, changed, before).issue?.code).toBe('SIGNATURE_TEXT_CHANGED');
  });
});

it('names the row and the column of an answer that is not taken', () => {
  const fields = [fieldOf('text', { id: 8, name: 'Name', required: true }), fieldOf('dropdown', { id: 9, name: 'Relation', options: [option(1, 'Aunt', '2020-01-01')] })];
  const of = fieldOf('subform', { fields });
  const row = (values: unknown, n = 1) => ({ rowId: `0196f0aa-0000-7000-8000-00000000000${n}`, values });
  const said = (raw: unknown, before: unknown = null) => {
    const kind = kindOf('subform');
    const parsed = kind.parse(raw, of, CONTEXT);
    const problem = parsed.issue ?? (parsed.value === null ? null : kind.validate(parsed.value, of, CONTEXT, before as FieldValue | null));
    return problem ? issueWords(problem, of) : 'taken';
  };
  expect(said([row({ 8: 'Ana' }), row({ 9: 1 }, 2)])).toBe('Row 2: Name is required.');
  expect(said([row({ 8: 'Ana', 9: 1 })])).toBe('Row 1, Relation: Aunt can no longer be chosen, since 01/01/2020.');
  expect(said([row({ 8: 'Ana', 9: 1 })], [row({ 8: 'A', 9: 1 })])).toBe('taken');
  expect(said([row({ 8: 'x'.repeat(501) })])).toBe('Row 1, Name: Use at most 500 characters.');
  expect(said([row({ 99: 'x' })])).toBe('Row 1 answers a question that the form does not have.');
  expect(said([row({ 8: 'Ana' }), row({ 8: 'Ben' })])).toBe('One of the rows cannot be told from the others. Remove it and add it again.');
  expect(said([{ rowId: '1', values: {} }])).toBe('The rowId of row 1 is none: send the one that was loaded, or leave it out of a new row.');
  expect(said(Array.from({ length: 101 }, () => row({})))).toBe('Add at most 100 rows: there are 101.');
});

it('makes identifiers from patterns with one counter', () => {
  expect(['PV-{yyyy}-{#####}', '{#}', '{##########}'].every(isGeneratorPattern)).toBe(true);
  expect(['PV', '{#}{#}', '{###########}', '{year}{#}', '{#', ' {#}', `${'x'.repeat(100)}{#}`].some(isGeneratorPattern)).toBe(false);
  expect(generateIdentifier('PV-{yyyy}{yy}{mm}-{####}', 42, '2026-09-03')).toBe('PV-20262609-0042');
  expect(generateIdentifier('{##}', 12_345, '2026-09-03')).toBe('12345');
});
