import { entriesFor, newId, PermissionSet } from '@afterbell/core/domain';
import { as, codeOf, count, DAY, enroll as enrollAs, enter, lockMonth, makePerson, makeWorld, openTestBed, type TestBed, type World } from '../../test/attendance-fixture';
import type { EnrollParticipantsInput } from '../enrollment/enrollment.types';

let bed: TestBed;
let world: World;

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed?.close());
beforeEach(async () => {
  world = await makeWorld(bed.admin);
});

const enroll = (personIds: string[], more: Partial<EnrollParticipantsInput> = {}, by = world.taker) => as(by, () => bed.enrollments.enroll({ sessionId: world.sessionId, personIds, startsOn: DAY, ...more }));
const limit = (capacity: number) => bed.admin.query('update session set capacity = $2 where id = $1', [world.sessionId, capacity]);
const children = (many: number) => Promise.all(Array.from({ length: many }, () => makePerson(bed.admin, world)));
const waiting = async () => (await as(world.taker, () => bed.waiting.list(world.sessionId))).map(({ personId }) => personId);
const list = (search = '', ended = false) => as(world.taker, () => bed.places.list(world.sessionId, search, ended, { first: 100, offset: 0 }));
const placeOf = async (person: string) => (await list('', true)).nodes.find(({ personId }) => personId === person) as { id: string; startsOn: string; endsOn: string | null };
const change = async (person: string, days: { startsOn: string; endsOn: string | null }, before?: { startsOn: string; endsOn: string | null }) => {
  const place = await placeOf(person);
  return as(world.taker, () => bed.places.change(world.sessionId, [{ id: place.id, ...days, before: before ?? place }]));
};
const mark = (person: string, date: string, status = 'Present') => bed.admin.query(`insert into attendance (session_id, on_date, person_id, organization_id, status) values ($1, $2, $3, $4, $5)`, [world.sessionId, date, person, world.siteId, status]);
const COORDINATOR = [...entriesFor('participation.by_activity', 'edit'), ...entriesFor('activities.session', 'edit')];
const coordinator = () => ({ ...world.taker, permissions: new PermissionSet(COORDINATOR) });

describe('refuses', () => {
  it('sessions of other tenants and sites, and places that are of another session', async () => {
    const other = await makeWorld(bed.admin);
    const slice = { first: 10, offset: 0 };
    const [place] = (await as(other.taker, () => bed.places.list(other.sessionId, '', false, slice))).nodes;
    const days = { startsOn: '2026-08-20', endsOn: '2026-12-01' };
    const before = { startsOn: '2026-08-20', endsOn: null };
    expect(await codeOf(as(world.taker, () => bed.places.list(other.sessionId, '', false, slice)))).toBe('NOT_FOUND');
    expect(await codeOf(as(world.taker, () => bed.places.applicants(other.sessionId, DAY, '', {}, slice)))).toBe('NOT_FOUND');
    expect(await codeOf(as(world.taker, () => bed.places.change(other.sessionId, [{ id: place?.id ?? '', ...days, before }])))).toBe('NOT_FOUND');
    expect(await codeOf(as(world.taker, () => bed.places.change(world.sessionId, [{ id: place?.id ?? '', ...days, before }])))).toBe('NOT_FOUND');
    expect(await codeOf(as(world.taker, () => bed.places.remove(world.sessionId, [place?.id ?? '']))) ).toBe('NOT_FOUND');
    expect(await codeOf(as(world.taker, () => bed.waiting.remove(other.sessionId, other.people)))).toBe('NOT_FOUND');
    expect(await codeOf(as(world.taker, () => bed.places.list(world.sessionId, '', false, { first: 201, offset: 0 })))).toBe('PAGE_TOO_LARGE');
    expect(await count(bed.admin, 'enrollment where session_id = $1', [other.sessionId])).toBe(3);
  });

  it('changes that touch a locked month, that are late, or that leave no day; a place that attendance rests on is not removed', async () => {
    const [ana = '', ben = ''] = world.people;
    await lockMonth(bed.admin, world, '2026-10-01');
    expect(await codeOf(change(ana, { startsOn: '2026-08-20', endsOn: '2026-10-15' }))).toBe('MONTH_LOCKED');
    expect(await codeOf(as(world.taker, async () => bed.places.remove(world.sessionId, [(await placeOf(ana)).id])))).toBe('MONTH_LOCKED');
    expect(await codeOf(change(ana, { startsOn: '2026-08-20', endsOn: '2026-11-30' }, { startsOn: '2026-08-20', endsOn: '2026-11-01' }))).toBe('STALE_VERSION');
    expect(await codeOf(change(ana, { startsOn: '2026-12-01', endsOn: '2026-11-30' }))).toBe('MONTH_LOCKED');
    await bed.admin.query('delete from participation_lock');
    expect(await codeOf(change(ana, { startsOn: '2026-12-01', endsOn: '2026-11-30' }))).toBe('VALIDATION');
    await bed.admin.query(`insert into attendance (session_id, on_date, person_id, organization_id, status) values ($1, $2, $3, $4, 'Present')`, [world.sessionId, DAY, ben, world.siteId]);
    expect(await codeOf(as(world.taker, async () => bed.places.remove(world.sessionId, [(await placeOf(ben)).id])))).toBe('VALIDATION');
    expect((await change(ana, { startsOn: '2026-08-20', endsOn: '2026-11-30' })).places).toMatchObject([{ personId: ana, endsOn: '2026-11-30' }]);
    expect((await as(world.taker, async () => bed.places.remove(world.sessionId, [(await placeOf(ana)).id]))).places).toMatchObject([{ personId: ana, startsOn: '2026-08-20', endsOn: '2026-11-30' }]);
    expect((await list()).nodes.map(({ personId }) => personId)).not.toContain(ana);
  });
});

describe('a session that is full', () => {
  it('gives its last place once, however many ask for it at the same time', async () => {
    await limit(4);
    const asked = await children(4);
    const codes = await Promise.all(asked.map((id) => codeOf(enroll([id]))));
    expect(codes.sort()).toEqual(['SESSION_FULL', 'SESSION_FULL', 'SESSION_FULL', 'no error']);
    expect(await count(bed.admin, 'enrollment where session_id = $1', [world.sessionId])).toBe(4);
  });

  it('lets the others wait in their order, takes more with the right and a reason, and none without', async () => {
    await limit(4);
    const [one = '', two = '', three = ''] = await children(3);
    expect(await codeOf(enroll([one, two, three]))).toBe('SESSION_FULL');
    expect(await enroll([one, two, three], { whenFull: 'wait', reason: 'Sister is here' })).toMatchObject({ enrolledPersonIds: [one], waitingPersonIds: [two, three] });
    expect(await enroll([three, two], { whenFull: 'wait' })).toMatchObject({ enrolledPersonIds: [], waitingPersonIds: [three, two] });
    expect(await waiting()).toEqual([two, three]);
    await as(world.taker, () => bed.waiting.reorder(world.sessionId, [three]));
    expect(await waiting()).toEqual([three, two]);
    expect(await codeOf(enroll([three], { whenFull: 'exceed', reason: 'Court order' }))).toBe('FORBIDDEN');
    expect(await codeOf(enroll([three], { whenFull: 'exceed', reason: ' ' }, coordinator()))).toBe('VALIDATION');
    expect(await codeOf(enroll([three], { whenFull: 'exceed', reason: 'x'.repeat(201) }, coordinator()))).toBe('VALIDATION');
    expect((await enroll([three], { whenFull: 'exceed', reason: 'Court order' }, coordinator())).enrolledPersonIds).toEqual([three]);
    expect(await waiting()).toEqual([two]);
    expect(await as(world.taker, () => bed.places.counts(world.sessionId))).toMatchObject({ capacity: 4, enrolled: 5, waiting: 1 });
    await as(world.taker, () => bed.waiting.remove(world.sessionId, [two]));
    expect(await waiting()).toEqual([]);
    expect(await count(bed.admin, `audit where subject_id = $1 and action in ('enrollment.wait', 'enrollment.orderWaiting', 'enrollment.stopWaiting')`, [world.sessionId])).toBe(4);
  });

  it('counts those who hold a place on the same day: neither who left before nor who came once', async () => {
    await limit(3);
    const [ana = ''] = world.people;
    await change(ana, { startsOn: '2026-08-20', endsOn: '2026-11-16' });
    const [visitor = '', next = '', late = ''] = await children(3);
    await enrollAs(bed.admin, world, world.sessionId, visitor, DAY, DAY);
    expect((await enroll([next])).enrolledPersonIds).toEqual([next]);
    expect(await codeOf(change(ana, { startsOn: '2026-08-20', endsOn: null }))).toBe('SESSION_FULL');
    expect((await enroll([late], { startsOn: '2026-09-01', endsOn: '2026-09-30', whenFull: 'wait' })).waitingPersonIds).toEqual([late]);
    expect((await list('', false)).nodes.map(({ personId }) => personId)).not.toContain(visitor);
    const { nodes } = await as(world.taker, () => bed.places.applicants(world.sessionId, DAY, 'garcia', {}, { first: 50, offset: 0 }));
    expect(nodes.map(({ personId, waiting: waits }) => [personId, waits]).sort()).toEqual([[ana, false], [visitor, false], [late, true]].sort());
  });

  it('is so for several places that are made longer in one go', async () => {
    const [one = '', two = ''] = await children(2);
    await enroll([one, two], { endsOn: '2026-11-20' });
    await limit(4);
    const longer = (people: string[]) => Promise.all(people.map(async (id) => ({ place: await placeOf(id) }))).then((found) => as(world.taker, () => bed.places.change(world.sessionId, found.map(({ place }) => ({ id: place.id, startsOn: place.startsOn, endsOn: '2026-12-01', before: place })))));
    expect(await codeOf(longer([one, two]))).toBe('SESSION_FULL');
    expect((await placeOf(two)).endsOn).toBe('2026-11-20');
    expect((await longer([one])).places).toMatchObject([{ endsOn: '2026-12-01' }]);
    expect(await codeOf(longer([two]))).toBe('SESSION_FULL');
  });

  it('takes the newer days of a child who waits already, at the same turn, and none after the session', async () => {
    await limit(3);
    const [one = '', two = ''] = await children(2);
    await enroll([one, two], { whenFull: 'wait', endsOn: '2026-11-20', reason: 'Sister is here' });
    await enroll([one], { whenFull: 'wait', startsOn: '2026-11-24' });
    const rows = await as(world.taker, () => bed.waiting.list(world.sessionId));
    expect(rows.map(({ personId, startsOn, endsOn, reason }) => [personId, startsOn, endsOn, reason])).toEqual([[one, '2026-11-24', null, 'Sister is here'], [two, DAY, '2026-11-20', 'Sister is here']]);
    expect(await codeOf(enroll([two], { whenFull: 'wait', startsOn: '2026-12-25' }))).toBe('VALIDATION');
  });

  it('gives no place that ends before its first day', async () => {
    const [ana = ''] = world.people;
    const [early = ''] = await children(1);
    const { rows: [session] } = await bed.admin.query<{ on: string }>(`select to_char(min(least(s.starts_on, d.on_date)), 'MM/DD/YYYY') as on from session s join session_date d on d.session_id = s.id where s.id = $1`, [world.sessionId]);
    const message = `The session begins on ${session?.on}.`;
    await expect(enroll([early], { startsOn: '2025-01-06', endsOn: '2025-01-10' })).rejects.toMatchObject({ code: 'VALIDATION', params: { problems: [{ path: 'endsOn', message }] } });
    await expect(change(ana, { startsOn: '2025-01-06', endsOn: '2025-01-10' })).rejects.toMatchObject({ params: { problems: [{ path: 'places.0.endsOn', message }] } });
  });

  it('gives no place that begins after its last day, an added one too, and says so before it asks what to do without places', async () => {
    const [ana = ''] = world.people;
    const [late = ''] = await children(1);
    await enroll([late]);
    const after = { startsOn: '2026-12-20' };
    const refused = { code: 'VALIDATION', params: { problems: [{ path: 'startsOn', message: 'The session ends on 12/18/2026.' }] } };
    await limit(4);
    const [next = ''] = await children(1);
    for (const more of [{}, { whenFull: 'wait' as const }, { endsOn: '2026-12-21' }]) await expect(enroll([next], { ...after, ...more })).rejects.toMatchObject(refused);
    await limit(9);
    await expect(enroll([next], after)).rejects.toMatchObject(refused);
    await expect(change(ana, { ...after, endsOn: null })).rejects.toMatchObject({ params: { problems: [{ path: 'places.0.startsOn', message: 'The session ends on 12/18/2026.' }] } });
    expect(await waiting()).toEqual([]);
    expect(await count(bed.admin, 'enrollment where session_id = $1', [world.sessionId])).toBe(4);
    // A place of before that begins too late can still be ended.
    await enrollAs(bed.admin, world, world.sessionId, next, '2026-12-20');
    expect((await change(next, { startsOn: '2026-12-20', endsOn: '2026-12-20' })).places).toMatchObject([{ endsOn: '2026-12-20' }]);
    await bed.admin.query(`insert into session_date (session_id, organization_id, on_date, start_time, end_time, source) values ($1, $2, '2026-12-21', '15:00', '17:00', 'added')`, [world.sessionId, world.siteId]);
    const [extra = ''] = await children(1);
    expect((await enroll([extra], { startsOn: '2026-12-21' })).enrolledPersonIds).toEqual([extra]);
  });

  it('counts and lists the places of the day of its site', async () => {
    const [ana = ''] = world.people;
    await enter(bed.admin, world.tenantId);
    await bed.admin.query(`update organization set time_zone = 'Pacific/Honolulu' where id = $1`, [world.siteId]);
    await change(ana, { startsOn: '2026-08-20', endsOn: DAY });
    const now = bed.clock.now;
    const shown = async () => [(await list()).nodes.map(({ personId }) => personId).includes(ana), (await as(world.taker, () => bed.places.counts(world.sessionId))).enrolled];
    // Past midnight in New York, not in Honolulu.
    bed.clock.now = new Date('2026-11-18T05:30:00Z');
    const before = await shown();
    bed.clock.now = new Date('2026-11-18T10:30:00Z');
    const after = await shown();
    bed.clock.now = now;
    expect([before, after]).toEqual([[true, 3], [false, 2]]);
  });

  it('offers the children of the grades that the activity is for first, and those of a grade alone when asked', async () => {
    const of = (grade: string | null, last: string) => makePerson(bed.admin, world, { last, grade });
    const [older, fits, unknown] = [await of('9', 'Abel'), await of('4', 'Baker'), await of(null, 'Cole')];
    const offered = async (grades: string[] | null) => {
      const page = await as(world.taker, () => bed.places.applicants(world.sessionId, DAY, '', { grades }, { first: 50, offset: 0 }));
      return [page.nodes.map(({ personId }) => personId).filter((id) => [older, fits, unknown].includes(id)), page.grades];
    };
    expect(await offered(null)).toEqual([[older, fits, unknown], []]);
    await bed.admin.query(`update activity set grade_from = '3', grade_to = '5' where id = $1`, [world.activityId]);
    expect(await offered(null)).toEqual([[fits, unknown, older], ['3', '4', '5']]);
    expect((await offered(['4', '9']))[0]).toEqual([fits, older]);
    expect(await codeOf(offered(['13']))).toBe('VALIDATION');
  });

  it('tells children of one name apart, and of nobody else more than the name and the grade', async () => {
    const [first, second, other] = [await makePerson(bed.admin, world, { first: 'Mia', last: 'Ruiz', grade: '4', birthDate: '2016-05-04', localId: 'A-1' }), await makePerson(bed.admin, world, { first: 'mía', last: 'RUIZ', grade: '4', birthDate: '2016-09-30' }), await makePerson(bed.admin, world, { first: 'Noa', last: 'Ruiz', grade: '4', birthDate: '2016-01-01', localId: 'A-3' })];
    const { nodes } = await as(world.taker, () => bed.places.applicants(world.sessionId, DAY, 'ruiz', {}, { first: 50, offset: 0 }));
    const told = new Map(nodes.map(({ personId, birthDate, localId }) => [personId, [birthDate, localId]]));
    expect([first, second, other].map((id) => told.get(id))).toEqual([['2016-05-04', 'A-1'], ['2016-09-30', null], [null, null]]);
  });

  it('tells children of one name apart among those who have a place', async () => {
    const people = [await makePerson(bed.admin, world, { first: 'Mia', last: 'Ruiz' }), await makePerson(bed.admin, world, { first: 'mía', last: 'RUIZ' }), await makePerson(bed.admin, world, { first: 'Noa', last: 'Ruiz' })];
    await enroll(people);
    const { rows } = await bed.admin.query<{ id: string; generatedId: string }>('select id, generated_id as "generatedId" from person where id = any($1::uuid[])', [people]);
    const told = new Map((await list('ruiz', true)).nodes.map(({ personId, generatedId }) => [personId, generatedId]));
    expect(people.map((id) => told.get(id))).toEqual([rows.find(({ id }) => id === people[0])?.generatedId, rows.find(({ id }) => id === people[1])?.generatedId, null]);
  });

  it('tells children of one name apart on the wait list too, by their Participant IDs', async () => {
    await limit(3);
    const people = [await makePerson(bed.admin, world, { first: 'Mia', last: 'Ruiz' }), await makePerson(bed.admin, world, { first: 'mía', last: 'RUIZ' }), await makePerson(bed.admin, world, { first: 'Noa', last: 'Ruiz' })];
    await enroll(people, { whenFull: 'wait' });
    const { rows } = await bed.admin.query<{ id: string; generatedId: string }>('select id, generated_id as "generatedId" from person where id = any($1::uuid[])', [people]);
    const idOf = (person = '') => rows.find(({ id }) => id === person)?.generatedId;
    expect((await as(world.taker, () => bed.waiting.list(world.sessionId))).map(({ generatedId }) => generatedId)).toEqual([idOf(people[0]), idOf(people[1]), null]);
  });

  it('tells who edits its sessions when a place becomes free for somebody who waits, whoever ends it', async () => {
    await limit(3);
    const [ana = '', ben = ''] = world.people;
    const [late = ''] = await children(1);
    await enroll([late], { whenFull: 'wait' });
    const [userId, roleId] = [newId(), newId()];
    await bed.admin.query('insert into app_user (id, email, name) values ($1, $2, $3)', [userId, `${userId}@example.org`, 'Cory']);
    await bed.admin.query('insert into tenant_user (user_id) values ($1)', [userId]);
    await bed.admin.query(`insert into role (id, name, levels) values ($1, $2, '{site}')`, [roleId, `Role ${roleId}`]);
    for (const { section, subSection, tab, value } of COORDINATOR) await bed.admin.query('insert into role_entry (role_id, section, sub_section, tab, value) values ($1, $2, $3, $4, $5)', [roleId, section, subSection, tab ?? '', value]);
    await bed.admin.query('insert into access (id, user_id, organization_id, role_id) values ($1, $2, $3, $4)', [newId(), userId, world.siteId, roleId]);
    const told = () => count(bed.admin, `notification where kind = 'place.freed' and user_id = $1`, [userId]);
    await change(ana, { startsOn: '2026-08-20', endsOn: '2026-11-30' });
    // The place is wanted from now on, and is not free before December.
    expect(await told()).toBe(0);
    await change(ben, { startsOn: '2026-08-20', endsOn: '2026-11-16' });
    expect(await told()).toBe(1);
    expect((await enroll([late])).enrolledPersonIds).toEqual([late]);
    expect(await waiting()).toEqual([]);
    // Nobody is called to a session that is over.
    const [other = ''] = await children(1);
    await enroll([other], { whenFull: 'wait' });
    const now = bed.clock.now;
    bed.clock.now = new Date('2026-12-19T17:00:00Z');
    await change(ana, { startsOn: '2026-08-20', endsOn: '2026-11-20' });
    bed.clock.now = now;
    expect(await told()).toBe(1);
  });
});

it('says which attendance a place would leave behind before its days change, and leaves it when that is meant', async () => {
  const [ana = ''] = world.people;
  await bed.admin.query(`insert into session_date (session_id, on_date, organization_id, start_time, end_time) select $1, day, $2, '15:00', '16:00' from unnest(array['2026-11-07', '2026-11-14']::date[]) day on conflict do nothing`, [world.sessionId, world.siteId]);
  for (const date of ['2026-11-07', '2026-11-14']) await mark(ana, date);
  const before = await placeOf(ana);
  const days = { startsOn: before.startsOn, endsOn: '2026-10-01' };
  await expect(change(ana, days)).rejects.toMatchObject({ code: 'PLACE_MARKED', message: expect.stringMatching(/ has attendance on 2 days that the place would no longer hold: 11\/07\/2026, 11\/14\/2026\.$/) });
  expect(await placeOf(ana)).toEqual(before);
  expect(await codeOf(change(ana, { startsOn: '2026-11-08', endsOn: null }))).toBe('PLACE_MARKED');
  expect(await codeOf(change(ana, { startsOn: before.startsOn, endsOn: '2026-11-14' }))).toBe('no error');
  const kept = await as(world.taker, async () => bed.places.change(world.sessionId, [{ id: before.id, ...days, before: { startsOn: before.startsOn, endsOn: '2026-11-14' } }], true));
  expect(kept.places).toMatchObject([{ personId: ana, endsOn: '2026-10-01' }]);
  expect(await count(bed.admin, 'attendance where person_id = $1', [ana])).toBe(2);
});
