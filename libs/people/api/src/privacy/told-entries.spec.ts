import type { FieldContext, FieldDefinition, WireValue } from '@afterbell/forms/domain';
import { machineValue } from './form-data';
import { wordsOf } from './person-document';
import { toldEntries } from './told-entries';

const words = { code: (list: string, code: string, day: string) => `${list} ${code} on ${day}`, field: (name: string) => (name === 'localId' ? 'Local ID' : name) };
const told = (table: string, entry: Record<string, unknown>) => toldEntries({ table }, [entry], words)[0];

it('leaves what somebody wrote as they wrote it', () => {
  const goal = { title: 'read', unit: 'pages', status: 'active' };
  expect(told('participant_goal', goal)).toEqual({ title: 'read', unit: 'pages', status: 'Active' });
  expect(told('participant_note', { text: 'late', visibility: 'leaders' })).toEqual({ text: 'late', visibility: 'Those who lead the site' });
  expect(wordsOf('pages', 'America/New_York')).toBe('pages');
});

it('says codes as the screen does', () => {
  expect(told('participant_communication', { channel: 'in_person', about: 'phone' })).toEqual({ channel: 'Talk', about: 'phone' });
  expect(told('relationship', { kind: 'aunt_uncle', other: 'Ana' })).toEqual({ kind: 'Aunt or uncle', other: 'Ana' });
  expect(told('person_trait', { list: 'home_language', since: '2026-07-01', codes: ['es', 'en'] })).toEqual({ list: 'Home language', since: '2026-07-01', codes: 'home_language es on 2026-07-01, home_language en on 2026-07-01' });
  expect(told('enrolled_programme', { code: '21st_cclc', startsOn: '2026-09-01', endsOn: null })).toEqual({ code: 'programme 21st_cclc on 2026-09-01', startsOn: '2026-09-01', endsOn: null });
  expect(told('person_grade', { year: 2026, grade: 'K', source: 'roll_over' })).toEqual({ year: '2026–27', grade: 'Kindergarten', source: 'By roll-over' });
  expect(told('person_field_source', { field: 'localId', source: 'import', from: 'Roster' })).toEqual({ field: 'Local ID', source: 'File', from: 'Roster' });
  expect(told('employment', { funding: '21st_cclc', jobTitle: 'tutor' })).toEqual({ funding: '21st CCLC', jobTitle: 'tutor' });
  expect(told('disclosure', { ground: 'court', what: 'attendance' })).toEqual({ ground: 'Court order or subpoena', what: 'attendance' });
  // Parts of other sections, by what their keys hold everywhere.
  expect(told('attendance', { session: 'chess', status: 'UnexcusedAbsence' })).toEqual({ session: 'chess', status: 'Unexcused absence' });
});

it('writes the days in rows of a group for machines too', () => {
  const column = (id: number, name: string, type: string) => ({ id, name, type, fields: [], options: [] });
  const field = { ...column(1, 'Vaccinations', 'subform'), fields: [column(2, 'Given on', 'date'), column(3, 'Which', 'text')] } as unknown as FieldDefinition;
  const rows = [{ rowId: 'r', values: [{ fieldId: 2, value: { __typename: 'DateValue', date: '2026-03-14' } }, { fieldId: 3, value: { __typename: 'TextValue', text: 'Tetanus' } }] }];
  const wire = { __typename: 'RowsValue', rows } as unknown as WireValue;
  expect(machineValue(wire, '03/14/2026, Tetanus', { field, context: {} as FieldContext })).toEqual([{ 'Given on': '2026-03-14', Which: 'Tetanus' }]);
});
