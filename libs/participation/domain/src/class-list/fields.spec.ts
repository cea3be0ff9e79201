import { isPlainDate } from '@afterbell/core/domain';
import fc from 'fast-check';
import { dateOrderOf, parseBirthDate } from './birth-date';
import { guessMapping, recognizeHeader, saysDateOrder, saysLastFirst } from './columns';
import { readGrade } from './grade';
import { splitName } from './person-name';

describe('a heading', () => {
  it.each([
    ['First Name', 'firstName'], ['FIRSTNAME', 'firstName'], ['StudentFirstName', 'firstName'], ['Given name(s)', 'firstName'], ['Nombre', 'firstName'], ["Child's First Name (legal)", 'firstName'], ['first_name', 'firstName'], ['Prénom', 'firstName'],
    ['Last', 'lastName'], ['Surname', 'lastName'], ['Apellidos', 'lastName'], ['Apellido del estudiante', 'lastName'], ['Family Name *', 'lastName'],
    ['Student Name', 'fullName'], ['Last, First', 'fullName'], ['Name (Last, First)', 'fullName'], ['Nombre completo', 'fullName'], ['Participant', 'fullName'], ['NAME', 'fullName'], ['Apellidos y Nombres', 'fullName'],
    ['DOB', 'birthDate'], ['D.O.B.', 'birthDate'], ['Date of Birth (MM/DD/YYYY)', 'birthDate'], ['Fecha de nacimiento', 'birthDate'], ['BirthDate', 'birthDate'], ['Student Birthday', 'birthDate'],
    ['Grade', 'grade'], ['Gr.', 'grade'], ['Grade Level 2026-2027', 'grade'], ['Grado', 'grade'], ['Current grade', 'grade'],
    ['Student ID', 'localId'], ['ID', 'localId'], ['Student #', 'localId'], ['ID Number', 'localId'], ['Matrícula', 'localId'],
    ['Parent First Name', null], ["Mother's name", null], ['Emergency contact', null], ['Email', null], ['#', null], ['No.', null], ['School', null], ['Homeroom teacher', null], ['', null], ['Middle Name', null], ['Grade school attended', null],
  ])('%p is %p', (header, field) => expect(recognizeHeader(header)).toBe(field));

  it.each([
    [['Grade', 'Last Name', 'ID', 'First Name', 'DOB'], { grade: 0, lastName: 1, localId: 2, firstName: 3, birthDate: 4 }],
    [['Nombre', 'Grado'], { fullName: 0, grade: 1 }],
    [['Nombre', 'Apellidos'], { firstName: 0, lastName: 1 }],
    [['Name', 'Surname'], { firstName: 0, lastName: 1 }],
    [['Student Name', 'First Name', 'Last Name', 'Grade', 'Grade'], { firstName: 1, lastName: 2, grade: 3 }],
  ])('of %p map to %p', (headers, mapping) => expect(guessMapping(headers)).toEqual(mapping));

  it('says which part of a name or date comes first', () => {
    expect(['Last, First', 'Apellidos y nombres', 'First Last', 'Name'].map(saysLastFirst)).toEqual([true, true, false, null]);
    expect(['DOB (mm/dd/yyyy)', 'Fecha (dd/mm/aaaa)', 'DOB'].map(saysDateOrder)).toEqual(['mdy', 'dmy', null]);
  });
});

describe('a name', () => {
  it.each([
    ['García, Ana María', 'Ana María', 'García'],
    ['Ana García', 'Ana', 'García'],
    ['  Ana\u00a0 María   García ', 'Ana María', 'García'],
    ['Ana de la Cruz', 'Ana', 'de la Cruz'],
    ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
    ['Sam Reed Jr.', 'Sam', 'Reed Jr.'],
    ['Sam Reed, Jr.', 'Sam', 'Reed Jr.'],
    ['Reed, Sam, III', 'Sam', 'Reed III'],
    ["O'Neil,Órla", 'Órla', "O'Neil"],
    ['de la Cruz, Ana', 'Ana', 'de la Cruz'],
    ['Van Dyke', 'Van', 'Dyke'],
  ])('%p', (text, firstName, lastName) => expect(splitName(text)).toEqual({ firstName, lastName }));

  it('without a comma in a column that has the family name first', () => {
    expect(splitName('García Ana María', true)).toEqual({ firstName: 'Ana María', lastName: 'García' });
    expect(splitName('de la Cruz Ana', true)).toEqual({ firstName: 'Ana', lastName: 'de la Cruz' });
  });

  it.each(['', ' , ', 'Ana', 'García,', ', Ana'])('is none: %p', (text) => expect(splitName(text)).toBeNull());

  it('never throws, and both parts hold something', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aB ,.-éJrde\u00a0'.split('')), maxLength: 20 }), fc.boolean(), (text, lastFirst) => {
        const name = splitName(text, lastFirst);
        return name === null || (name.firstName.trim() !== '' && name.lastName.trim() !== '');
      }),
    );
  });
});

describe('a birth date', () => {
  const today = '2026-11-21';
  it.each([
    ['03/04/2015', '2015-03-04'], ['3/4/15', '2015-03-04'], ['3-4-2015', '2015-03-04'], ['2015-03-04', '2015-03-04'], ['2015/3/4', '2015-03-04'], ['20150304', '2015-03-04'], ['04.03.2015', '2015-03-04'], ['4. 3. 2015', '2015-03-04'],
    ['42067', '2015-03-04'], ['42067.0', '2015-03-04'], ['March 4, 2015', '2015-03-04'], ['Mar 4 2015', '2015-03-04'], ['4 March 2015', '2015-03-04'], ['4-Mar-15', '2015-03-04'], ['4 de marzo de 2015', '2015-03-04'], ['Wednesday, March 4th, 2015', '2015-03-04'],
    ['3/4/2015 0:00', '2015-03-04'], ['3/4/2015 12:00:00 AM', '2015-03-04'], ['2015-03-04T00:00:00.000Z', '2015-03-04'], ['13/04/2015', '2015-04-13'], ['2/29/2016', '2016-02-29'], ['1/1/30', '1930-01-01'], ['12/31/26', '2026-12-31'], ['15 Ago 2014', '2014-08-15'],
  ])('%p is %p', (text, date) => expect(parseBirthDate(text, null, today)?.date).toBe(date));

  it.each(['', 'n/a', '2/29/2015', '13/13/2015', '31.02.2015', '2015', '12', '99999', 'Mayberry', 'March 2015', 'Ana', '0/0/0', '2015-13-01', '1/2/3/4'])('is none: %p', (text) => expect(parseBirthDate(text, null, today)).toBeNull());

  it('is ambiguous only while nothing tells day from month', () => {
    expect(parseBirthDate('3/4/2015', null, today)?.ambiguous).toBe(true);
    expect(parseBirthDate('4/4/2015', null, today)?.ambiguous).toBe(false);
    expect(parseBirthDate('3/14/2015', null, today)?.ambiguous).toBe(false);
    expect(parseBirthDate('3/4/2015', 'dmy', today)).toEqual({ date: '2015-04-03', ambiguous: false });
    expect(parseBirthDate('3/4/2015', 'mdy', today)).toEqual({ date: '2015-03-04', ambiguous: false });
  });

  it("takes its order from the file's other dates", () => {
    expect(dateOrderOf(['3/4/2015', '3/14/2015'])).toBe('mdy');
    expect(dateOrderOf(['3/4/2015', '14/3/2015 0:00'])).toBe('dmy');
    expect(dateOrderOf(['14/3/2015', '3/14/2015'])).toBe('mixed');
    expect(dateOrderOf(['14/3/2015', '31/31/2015'])).toBe('dmy');
    expect(dateOrderOf(['3/4/2015', 'x'])).toBeNull();
  });

  it('reads every day back from every form it is written in', () => {
    const two = (n: number) => String(n).padStart(2, '0');
    fc.assert(
      fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2026-11-20'), noInvalidDate: true }), (at) => {
        const iso = at.toISOString().slice(0, 10);
        const [y, m, d] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
        const serial = String((Date.parse(iso) - Date.parse('1899-12-30')) / 86_400_000);
        const month = at.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
        for (const form of [`${two(m)}/${two(d)}/${y}`, `${m}/${d}/${two(y % 100)}`, iso, `${two(d)}.${two(m)}.${y}`, serial, `${month} ${d}, ${y}`, `${d} ${month.slice(0, 3)} ${y}`]) {
          expect([form, parseBirthDate(form, 'mdy', today)?.date]).toEqual([form, iso]);
        }
      }),
    );
  });

  it('is a real day or none, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/-. MarT:'.split('')), maxLength: 14 }), (text) => {
        const read = parseBirthDate(text, null, today);
        return read === null || isPlainDate(read.date);
      }),
    );
  });
});

describe('a grade', () => {
  it.each([
    ['3', '3'], ['03', '3'], ['3rd', '3'], ['Third', '3'], ['3rd grade', '3'], ['Grade 3', '3'], ['Gr. 3', '3'], ['G3', '3'], ['third grade', '3'], ['3.0', '3'], ['3er grado', '3'], ['Tercero', '3'], ['3º', '3'], ['Séptimo', '7'],
    ['K', 'K'], ['Kindergarten', 'K'], ['kinder', 'K'], ['KG', 'K'], ['0', 'K'], ['Pre-K', 'PK'], ['PreK', 'PK'], ['PK', 'PK'], ['Pre-Kindergarten', 'PK'], ['TK', 'PK'], ['-1', 'PK'], ['12', '12'], ['12th Grade', '12'], ['Senior', '12'], ['1st', '1'], ['2nd', '2'], ['11', '11'],
  ])('%p is %p', (text, grade) => expect(readGrade(text)).toBe(grade));

  it.each(['', '13', '99', 'Ms. Ode', 'n/a', 'X1', 'Third-ish', '3/4'])('is none: %p', (text) => expect(readGrade(text)).toBeNull());
});
