import { GRADE_LABELS, GRADES, gradeOrder, isGrade, parseGrade } from './grades';

it('refuses what is no grade', () => {
  for (const value of ['', '0', '13', 'first', '5a', 'grade', '-1', '1.5']) expect([value, parseGrade(value)]).toEqual([value, null]);
  expect(isGrade('13')).toBe(false);
  expect(isGrade(5)).toBe(false);
  expect(isGrade('toString')).toBe(false);
});

it.each([
  ['05', '5'],
  ['5th', '5'],
  ['Grade 5', '5'],
  ['5th grade', '5'],
  [' 12 ', '12'],
  ['KG', 'K'],
  ['Kindergarten', 'K'],
  ['Pre-K', 'PK'],
  ['pk', 'PK'],
])('reads %s as %s', (text, grade) => expect(parseGrade(text)).toBe(grade));

it('orders grades as a school does, and reads its own values and labels', () => {
  expect([...GRADES].sort((a, b) => gradeOrder(a) - gradeOrder(b))).toEqual(GRADES);
  expect(gradeOrder('PK')).toBeLessThan(gradeOrder('K'));
  expect(gradeOrder('2')).toBeLessThan(gradeOrder('10'));
  for (const grade of GRADES) {
    expect(parseGrade(grade)).toBe(grade);
    expect(parseGrade(GRADE_LABELS[grade])).toBe(grade);
  }
});
