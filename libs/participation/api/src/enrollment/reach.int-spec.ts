import { as, enter, makePerson, makeWorld, openTestBed, type TestBed, type World } from '../../test/attendance-fixture';
import { Db } from '@afterbell/core/api';
import { reachRemarks, reachWarnings } from './reach';

let bed: TestBed;
let world: World;
let db: Db;
beforeAll(async () => {
  bed = await openTestBed();
  db = bed.get(Db);
});
afterAll(() => bed?.close());
beforeEach(async () => {
  world = await makeWorld(bed.admin, { people: 0 });
  await enter(bed.admin, world.tenantId);
});

const child = async (grade: string | null, birthDate: string | null) => {
  const id = await makePerson(bed.admin, world, { first: 'Ana', last: 'Reyes' });
  await bed.admin.query('update person set grade = $2, birth_date = $3 where id = $1', [id, grade, birthDate]);
  return id;
};
const reach = (from: string | null, to: string | null, youngest: number | null, oldest: number | null) =>
  bed.admin.query(`update activity set name = 'Robotics', grade_from = $2, grade_to = $3, age_from = $4, age_to = $5 where id = $1`, [world.activityId, from, to, youngest, oldest]);
const warned = (ids: string[], on = '2026-11-17') => as(world.taker, () => db.read((tx) => reachWarnings(tx, world.sessionId, on, ids)));

it('warns of children whom the activity is not for, by the grade of the year and the age on the day', async () => {
  const fits = await child('4', '2017-01-01');
  const older = await child('9', '2012-01-01');
  const unknown = await child(null, null);
  expect(await warned([fits, older, unknown])).toEqual([]);
  await reach('3', '6', 8, 12);
  expect(await warned([fits, older, unknown])).toEqual([{ personId: older, message: 'Robotics is for grades 3–6 and ages 8–12; this child: Grade 9, older.' }]);
  expect(await as(world.taker, () => db.read((tx) => reachRemarks(tx, world.sessionId, '2026-11-17', [fits, older])))).toEqual(['1 of them is outside the grades 3–6 and ages 8–12 that Robotics is for.']);
  // Next year's grade is what is known of next year, and nothing where nobody has said it.
  await bed.admin.query('insert into person_grade (person_id, programme_year, grade) values ($1, 2027, $2)', [fits, '7']);
  await reach('3', '6', null, null);
  expect((await warned([fits, older], '2027-09-01')).map(({ personId }) => personId)).toEqual([fits]);
});

it('a class list says it beside its row and enrolls all the same', async () => {
  await reach('3', '6', null, null);
  const input = { sessionId: world.sessionId, date: '2026-11-17', text: 'First name,Last name,Grade\nZoe,Park,9\nMax,Park,4' };
  const { rows, counts } = await as(world.taker, () => bed.classLists.import(input));
  expect(counts).toMatchObject({ add: 2, error: 0 });
  expect(rows.map(({ warnings }) => warnings.map(({ message }) => message))).toEqual([['Robotics is for grades 3–6; this child: Grade 9.'], []]);
});
