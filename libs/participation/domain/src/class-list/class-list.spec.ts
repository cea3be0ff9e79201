import fc from 'fast-check';
import { type ClassListOptions, readClassList } from './class-list';
import { differences, planRow, type RecordedMatch } from './match';

const read = (text: string, more: Partial<ClassListOptions> = {}) => readClassList(text, { today: '2026-11-21', ...more });
const rows = (text: string, more: Partial<ClassListOptions> = {}) =>
  read(text, more).rows.map(({ line, firstName, lastName, birthDate, grade, localId }) => [line, firstName, lastName, birthDate, grade, localId]);
const problems = (text: string) => read(text).rows.flatMap(({ line, problems: found }) => found.map(({ field, message }) => [line, field, message]));

describe('refuses', () => {
  it.each([
    ['', 'There are no rows in this file.'],
    ['First Name,Last Name\n', 'There are no rows in this file.'],
    ['E-mail,Phone\na@b,555', 'No column holds the names. Choose the columns of the first and last name, or of the full name.'],
    ['First,Last\n"Ana,Diaz\nBen,Ode', 'Line 2 has a quotation mark that is never closed.'],
    [`First,Last\n${'Ana,Diaz\n'.repeat(2001)}`, 'The file has 2001 rows; at most 2000 can be imported at once.'],
  ])('%#: says %2$p of the file', (text, problem) => {
    const list = read(text);
    expect([list.problems, list.rows]).toEqual([[problem], []]);
  });

  it('rows by line, field and reason, and keeps the others', () => {
    const text = 'First,Last,DOB,Grade\nAna,,3/14/2015,3\nBen,Ode,32/14/2015,K\n\nCarl,Poe,3/14/2030,1\nDora,Lee,3/14/2015,17\nEve,Ray,3/14/2015,2\n';
    expect(problems(text)).toEqual([
      [3, 'birthDate', '"32/14/2015" is not a date.'],
      [5, 'birthDate', 'The birth date is in the future.'],
      [6, 'grade', '"17" is not a grade.'],
    ]);
    expect(problems('Name\n"Diaz,"\nTotal: 24\nBen Ode')).toEqual([[2, 'fullName', '"Diaz," has no first and last name.']]);
    expect(problems('First,Last\n,Diaz')).toEqual([[2, 'firstName', 'The first name is required.']]);
    expect(problems(`First,Last\n${'x'.repeat(101)},Ode`)).toEqual([[2, 'firstName', 'The first name has more than 100 characters.']]);
  });
});

describe('reads', () => {
  it('a tidy export', () => {
    expect(rows('Student ID,Last Name,First Name,DOB,Grade\n0042,García,Ana,3/14/2015,3rd\n43,Ode,Ben,12/1/2016,K')).toEqual([
      [2, 'Ana', 'García', '2015-03-14', '3', '0042'],
      [3, 'Ben', 'Ode', '2016-12-01', 'K', '43'],
    ]);
  });

  it('titles above the headings, quoted line breaks, trailing empty columns and Excel texts', () => {
    const text = '\ufeff"Lincoln Elementary\nRoom 12";;;\r\nPrinted 11/20/2026;;;\r\n;;;\r\n"Last, First";Gr.;ID;\r\n"de la Cruz, Ana";03;="0042";\r\n"Ode,\nBen";K;\'0043;\r\n';
    expect(rows(text)).toEqual([
      [6, 'Ana', 'de la Cruz', null, '3', '0042'],
      [7, 'Ben', 'Ode', null, 'K', '0043'],
    ]);
  });

  it.each(['Name,Grade\nSukarno,3', 'First,Last,Grade\nSukarno,,3'])('a name of one word, and says so: %p', (text) => {
    const [row] = read(text).rows;
    expect(row).toMatchObject({ firstName: 'Sukarno', lastName: '', problems: [], warnings: [{ message: 'No last name: the child is taken to have one name.' }] });
  });

  it('headings in Spanish', () => {
    expect(rows('Nombre;Apellidos;Fecha de nacimiento;Grado\nÁngel;Núñez;14/03/2015;Primero')).toEqual([[2, 'Ángel', 'Núñez', '2015-03-14', '1', null]]);
  });

  it.each([
    ['Ana,Diaz,3/14/2015,3\nBen,Ode,12/1/2016,K', [[1, 'Ana', 'Diaz', '2015-03-14', '3', null], [2, 'Ben', 'Ode', '2016-12-01', 'K', null]]],
    ['Ana Diaz\nBen Ode', [[1, 'Ana', 'Diaz', null, null, null], [2, 'Ben', 'Ode', null, null, null]]],
    ['K\t10042\tDiaz, Ana\n3\t10043\tOde, Ben', [[1, 'Ana', 'Diaz', null, 'K', '10042'], [2, 'Ben', 'Ode', null, '3', '10043']]],
  ])('%#: a file without headings', (text, expected) => {
    expect(read(text).hasHeader).toBe(false);
    expect(rows(text)).toEqual(expected);
  });

  it('columns as somebody chose them', () => {
    expect(rows('A,B,C\nDiaz,Ana,x', { mapping: { lastName: 0, firstName: 1, grade: 9 } })).toEqual([
      [1, 'B', 'A', null, null, null],
      [2, 'Ana', 'Diaz', null, null, null],
    ]);
    const list = read('Student,Who\nDiaz,Ana');
    expect(list.columns).toEqual([{ index: 0, header: 'Student', samples: ['Diaz'] }, { index: 1, header: 'Who', samples: ['Ana'] }]);
  });

  it('dates by what the file or its heading says, and flags them when neither does', () => {
    expect(read('First,Last,DOB\nAna,Diaz,3/4/2015').rows[0]?.warnings).toEqual([{ field: 'birthDate', message: '"3/4/2015" was read with the month first.' }]);
    expect(read('First,Last,DOB\nAna,Diaz,3/4/2015\nBen,Ode,3/14/2015').rows[0]?.warnings).toEqual([]);
    expect(read('First,Last,DOB\nAna,Diaz,3/4/2015\nBen,Ode,14/3/2015').rows[0]).toMatchObject({ birthDate: '2015-04-03', warnings: [] });
    expect(read('First,Last,DOB (dd/mm/yyyy)\nAna,Diaz,3/4/2015').rows[0]).toMatchObject({ birthDate: '2015-04-03', warnings: [] });
    const mixed = 'First,Last,DOB (mm/dd/yyyy)\nAna,Diaz,13/4/2015\nBen,Ode,4/13/2015\nCem,Poe,4/5/2015';
    expect(read(mixed).dateOrder).toBeNull();
    expect(read(mixed).rows.map(({ birthDate, problems }) => [birthDate, problems.length])).toEqual([['2015-04-13', 0], ['2015-04-13', 0], [null, 1]]);
    expect(read(mixed, { dateOrder: 'dmy' }).rows.map(({ birthDate }) => birthDate)).toEqual(['2015-04-13', '2015-04-13', '2015-05-04']);
    expect(read('First,Last,DOB\nAna,Diaz,3/4/2015', { dateOrder: 'dmy' }).rows[0]).toMatchObject({ birthDate: '2015-04-03', warnings: [] });
  });

  it('the same child only once', () => {
    const text = 'First,Last,DOB,ID\nAna,García,3/14/2015,1\nANA,Garcia,3/14/2015,\nAna,García,5/15/2014,\nBen,Ode,,7\nBenjamin,Ode,,7\nBen,Ode,,8';
    expect(read(text).rows.map(({ repeats }) => repeats)).toEqual([null, 2, null, null, 5, null]);
  });

  it('anything without throwing, and never more rows than lines', () => {
    const noise = fc.string({ unit: fc.constantFrom(...'Name,First;Last\tDOB\n\r"3/14/2015 Ana é='.split('')), maxLength: 120 });
    fc.assert(fc.property(noise, (text) => read(text).rows.length <= text.split(/\r\n|\r|\n/).length));
  });
});

describe('a row and who is on record', () => {
  const row = (more = {}) => ({ line: 2, firstName: 'Ana', lastName: 'García', birthDate: '2015-03-14', grade: null, localId: null, problems: [], warnings: [], repeats: null, ...more });
  const match = (more: Partial<RecordedMatch> = {}): RecordedMatch => ({ id: 'a', label: 'Garcia, Ana', kind: 'duplicate', reason: '', atSite: true, birthDate: '2015-03-14', grade: '3', localId: null, generatedId: null, ...more });
  const similar = (more: Partial<RecordedMatch> = {}) => match({ kind: 'similar', ...more });

  it.each([
    ['nobody alike', row(), [], 'add'],
    ['a problem', row({ problems: [{ field: null, message: '' }] }), [match()], 'error'],
    ['a repeat', row({ repeats: 1 }), [match()], 'skip'],
    ['the same name and birth date', row(), [match()], 'enroll'],
    ['the same at another site', row(), [match({ atSite: false })], 'decide'],
    ['two of the same', row(), [match(), match({ id: 'b' })], 'decide'],
    ['the same student ID under another name', row({ localId: '7' }), [match({ label: 'Ode, Ben', localId: '7' })], 'decide'],
    ['the same name, no birth date on record', row(), [similar({ birthDate: null })], 'enroll'],
    ['the same name, no birth date in the file, two on record', row({ birthDate: null }), [similar(), similar({ id: 'b', birthDate: '2014-01-01' })], 'decide'],
    ['the same name, another birth date', row(), [similar({ birthDate: '2015-03-15' })], 'decide'],
    ['a name alike, no birth date', row({ birthDate: null }), [similar({ label: 'Garcia, Anna' })], 'decide'],
    ['a name alike, another birth date', row(), [similar({ label: 'Garcia, Andrea', birthDate: '2013-01-01' })], 'add'],
  ])('%s', (_name, given, matches, action) => expect(planRow(given, matches).action).toBe(action));

  it('says what the file has otherwise', () => {
    expect(planRow(row({ grade: '4', localId: '9' }), [match()]).warnings.map(({ message }) => message)).toEqual([
      'The grade on record is 3, the file says 4; the record stays as it is.',
      'The student ID on record is empty, the file says 9; the record stays as it is.',
    ]);
    expect(differences(row(), match({ birthDate: '2014-01-31' })).map(({ message }) => message)).toEqual([expect.stringMatching(/^The birth date on record is 01\/31\/2014, the file says \d\d\/\d\d\/\d{4}; the record stays as it is\.$/)]);
  });
});

it('wonders about a birth year that the grade does not bear out, and imports the row all the same', () => {
  const rows = read('First,Last,DOB,Grade\nAna,Diaz,3/14/1950,5\nBen,Ode,3/14/2015,5\nCem,Poe,3/14/2024,5\nDee,Roe,3/14/1950,').rows;
  expect(rows.map(({ warnings }) => warnings.map(({ message }) => message))).toEqual([
    [expect.stringMatching(/^Born 03\/14\/1950 makes 7\d years in 5th grade. Is the year right\?$/)],
    [],
    [expect.stringContaining('Is the year right?')],
    [expect.stringMatching(/^Born 03\/14\/1950 makes 7\d years\./)],
  ]);
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
});
