import { type AppError, newId, PermissionSet, subSectionEntries } from '@afterbell/core/domain';
import { as, codeOf, count, DAY, enroll as place, lockMonth, makePerson, makeWorld, openTestBed, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import type { EnrollParticipantsInput, QuickAddParticipantInput } from './enrollment.types';

let bed: TestBed;
let world: World;
const enroll = (personIds: string[], more: Partial<EnrollParticipantsInput> = {}, by = world.taker) =>
  as(by, () => bed.enrollments.enroll({ sessionId: world.sessionId, personIds, startsOn: DAY, ...more }));
const add = (more: Partial<QuickAddParticipantInput> = {}, by = world.taker) =>
  as(by, () => bed.quickAdd.addChild({ sessionId: world.sessionId, date: DAY, firstName: 'Zoë', lastName: 'Ode', birthDate: '2016-05-04', grade: '4', ...more }));
const places = (personId: string) => count(bed.admin, 'enrollment where person_id = $1', [personId]);
const people = () => count(bed.admin, 'person where tenant_id = $1', [world.tenantId]);

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed?.close());
beforeEach(async () => {
  world = await makeWorld(bed.admin);
});

describe('enrolling', () => {
  it("refuses other tenants', other sites', unknown and removed participants, and enrolls nobody then", async () => {
    const other = await makeWorld(bed.admin);
    const mine = await makePerson(bed.admin, world);
    const stranger = await makePerson(bed.admin, { ...world, siteId: world.otherSiteId }, { first: 'Nora', last: 'Near' });
    const removed = await makePerson(bed.admin, world);
    await bed.admin.query('update person set removed_at = now() where id = $1', [removed]);
    expect(await codeOf(enroll([mine], { sessionId: other.sessionId }))).toBe('NOT_FOUND');
    expect(await codeOf(enroll([mine, other.people[0] as string]))).toBe('NOT_FOUND');
    expect(await codeOf(enroll([mine, newId()]))).toBe('NOT_FOUND');
    expect(await codeOf(enroll([mine, removed]))).toBe('NOT_FOUND');
    const error = await enroll([mine, stranger], {}, principalOf(world, world.topId, 'top')).catch((thrown: AppError) => thrown as never);
    expect(error).toMatchObject({ code: 'VALIDATION', messages: ['Participant 2: Nora Near does not belong here on 11/17/2026.'] });
    expect(await places(mine)).toBe(0);
  });

  it('refuses a reversed range, nobody, too many, and days of a locked month', async () => {
    const mine = await makePerson(bed.admin, world);
    expect(await codeOf(enroll([mine], { endsOn: '2026-11-16' }))).toBe('VALIDATION');
    expect(await codeOf(enroll([]))).toBe('VALIDATION');
    expect(await codeOf(enroll(Array.from({ length: 501 }, () => newId())))).toBe('VALIDATION');
    await lockMonth(bed.admin, world, '2026-12-01');
    expect(await codeOf(enroll([mine]))).toBe('MONTH_LOCKED');
    expect((await enroll([mine], { endsOn: '2026-11-30' })).enrolledPersonIds).toEqual([mine]);
  });

  it('is done once, in parallel too, and makes a visit of one day a place', async () => {
    const mine = await makePerson(bed.admin, world);
    await as(world.taker, () => bed.attendance.save({ sessionId: world.sessionId, date: DAY, marks: [{ personId: mine, status: 'Present' }], enrollMissing: true }));
    const [one, two] = await Promise.all([enroll([mine, mine]), enroll([mine])]);
    expect([one.enrolledPersonIds.length, two.enrolledPersonIds.length].sort()).toEqual([0, 1]);
    expect(await places(mine)).toBe(1);
    expect(await count(bed.admin, 'enrollment where person_id = $1 and ends_on is null', [mine])).toBe(1);
    expect(await enroll([mine, world.people[0] as string])).toEqual({ enrolledPersonIds: [], alreadyEnrolledPersonIds: [mine, world.people[0]], waitingPersonIds: [], widenedPersonIds: [] });
    expect(await count(bed.admin, `audit where action = 'enrollment.create' and subject_id = $1`, [world.sessionId])).toBe(1);
  });
});

describe('one place at a time', () => {
  const days = async (personId: string) => (await bed.admin.query<{ id: string; days: string }>(`select id, starts_on || ' ' || coalesce(ends_on::text, '-') as days from enrollment where person_id = $1 order by starts_on`, [personId])).rows;

  it('an earlier start makes the place that is there longer, told and audited, and takes in those it meets', async () => {
    const mine = await makePerson(bed.admin, world);
    await enroll([mine], { startsOn: '2026-11-21' });
    const [before] = await days(mine);
    expect(await enroll([mine], { startsOn: '2026-11-16' })).toMatchObject({ enrolledPersonIds: [mine], widenedPersonIds: [mine] });
    expect(await days(mine)).toEqual([{ id: before?.id, days: '2026-11-16 -' }]);
    const { rows } = await bed.admin.query(`select before, after from audit where action = 'enrollment.create' and subject_id = $1 order by at desc limit 1`, [world.sessionId]);
    expect(rows[0]).toMatchObject({ before: { places: [{ personId: mine, startsOn: '2026-11-21', endsOn: null }] }, after: { personIds: [mine], startsOn: '2026-11-16', endsOn: null } });

    const other = await makePerson(bed.admin, world);
    await enroll([other], { startsOn: '2026-10-01', endsOn: '2026-10-20' });
    await enroll([other], { startsOn: '2026-11-01', endsOn: '2026-11-20' });
    expect((await days(other)).length).toBe(2);
    expect(await enroll([other], { startsOn: '2026-10-15', endsOn: '2026-11-10' })).toMatchObject({ widenedPersonIds: [other] });
    expect((await days(other)).map((place) => place.days)).toEqual(['2026-10-01 2026-11-20']);
  });

  it('the database holds no two, whoever writes, at once too; what a stay leaves out is joined with them', async () => {
    const mine = await makePerson(bed.admin, world);
    const put = (from: string, until: string | null = null) => place(bed.admin, world, world.sessionId, mine, from, until);
    await put('2026-11-21');
    await put('2026-11-16', '2026-11-30');
    expect((await days(mine)).map((one) => one.days)).toEqual(['2026-11-16 -']);
    await Promise.all([enroll([mine], { startsOn: '2026-11-10' }), as(world.taker, () => bed.attendance.save({ sessionId: world.sessionId, date: '2026-11-10', marks: [{ personId: mine, status: 'Present' }], enrollMissing: true })).catch(() => null)]);
    expect((await days(mine)).map((one) => one.days)).toEqual(['2026-11-10 -']);
    // A place that had not begun when the stay ended comes back into one that was given meanwhile.
    const other = await makePerson(bed.admin, world);
    const stay = (until: string | null) => bed.admin.query('update stay set ends_on = $2 where person_id = $1', [other, until]);
    await enroll([other], { startsOn: '2026-12-01' });
    await stay('2026-11-20');
    await enroll([other], { startsOn: '2026-11-10' });
    expect((await days(other)).map((one) => one.days)).toEqual(['2026-11-10 2026-11-20']);
    await stay(null);
    expect((await days(other)).map((one) => one.days)).toEqual(['2026-11-10 -']);
    await stay('2026-11-20');
    expect((await days(other)).map((one) => one.days)).toEqual(['2026-11-10 2026-11-20']);
  });

  it('giving a place days of another one of the participant is refused', async () => {
    const mine = await makePerson(bed.admin, world);
    await enroll([mine], { startsOn: '2026-10-01', endsOn: '2026-10-20' });
    await enroll([mine], { startsOn: '2026-11-01', endsOn: '2026-11-20' });
    const [first] = await days(mine);
    const change = { id: first?.id ?? '', startsOn: '2026-10-01', endsOn: null, before: { startsOn: '2026-10-01', endsOn: '2026-10-20' } };
    const error = await as(world.taker, () => bed.places.change(world.sessionId, [change])).catch((thrown: AppError) => thrown.params['problems']);
    expect(error).toEqual([{ path: 'places.0.startsOn', message: 'There is another place from 11/01/2026 to 11/20/2026: change or remove that one.' }]);
  });

  it('lists applicants without a roster named', async () => {
    const mine = await makePerson(bed.admin, world);
    const { nodes } = await as(world.taker, () => bed.places.applicants(world.sessionId, DAY, '', {}, { first: 10, offset: 0 }));
    expect(nodes.map(({ personId }) => personId)).toEqual([mine]);
  });
});

describe('adding a child at the door', () => {
  it("refuses another tenant's session, a locked month, bad values and a role that may not add people", async () => {
    const other = await makeWorld(bed.admin);
    const before = await people();
    expect(await codeOf(add({ sessionId: other.sessionId }))).toBe('NOT_FOUND');
    expect(await codeOf(add({ birthDate: '2016-02-30' }))).toBe('VALIDATION');
    expect(await codeOf(add({ firstName: ' ' }))).toBe('VALIDATION');
    expect(await codeOf(add({ forceMode: 'update' }))).toBe('VALIDATION');
    expect(await codeOf(add({ forceMode: 'update', forceModeId: other.people[0] as string }))).toBe('NOT_FOUND');
    const taker = { ...world.taker, permissions: new PermissionSet(subSectionEntries('participation.by_activity', 'edit')) };
    expect(await codeOf(add({}, taker))).toBe('FORBIDDEN');
    await lockMonth(bed.admin, world, '2026-11-01');
    expect(await codeOf(add())).toBe('MONTH_LOCKED');
    expect(await people()).toBe(before);
  });

  it('makes the record, the stay and the place, and answers the row', async () => {
    const { personId, row } = await add();
    expect(row).toMatchObject({ personId, firstName: 'Zoë', lastName: 'Ode', grade: '4', enrolled: true, status: 'Enrolled', version: 0 });
    expect(await count(bed.admin, 'stay where person_id = $1 and organization_id = $2', [personId, world.siteId])).toBe(1);
    expect(await count(bed.admin, 'enrollment where person_id = $1 and starts_on = $2 and ends_on is null', [personId, DAY])).toBe(1);
  });

  it('asks where the session is full, lets the child wait, and sends nobody away: today is always possible', async () => {
    await bed.admin.query('update session set capacity = 1 where id = $1', [world.sessionId]);
    const before = await people();
    expect(await codeOf(add())).toBe('SESSION_FULL');
    expect(await codeOf(add({ whenFull: 'exceed', reason: 'Court order' }))).toBe('FORBIDDEN');
    expect(await people()).toBe(before);
    const today = await add({ dayOnly: true });
    expect(today).toMatchObject({ waiting: false, row: { enrolled: true } });
    expect(await count(bed.admin, 'enrollment where person_id = $1 and starts_on = $2 and ends_on = $2', [today.personId, DAY])).toBe(1);
    const late = await add({ firstName: 'Mia', lastName: 'Okafor', whenFull: 'wait' });
    expect(late).toMatchObject({ waiting: true, row: null });
    expect(await count(bed.admin, 'session_waiting where person_id = $1', [late.personId])).toBe(1);
    // A drop-in session that is over has no place to give; whoever stands at the door is let in for the day.
    await bed.admin.query(`update activity set type = 'drop_in' where id = (select activity_id from session where id = $1)`, [world.sessionId]);
    await bed.admin.query('delete from session_date where session_id = $1', [world.sessionId]);
    await bed.admin.query(`update session set ends_on = '2026-11-10' where id = $1`, [world.sessionId]);
    const again = { firstName: 'Noor', lastName: 'Haddad' };
    expect(await codeOf(add({ ...again, whenFull: 'wait' }))).toBe('VALIDATION');
    expect(await add({ ...again, dayOnly: true })).toMatchObject({ waiting: false, row: { enrolled: true } });
  });

  it('passes on who it may be, adds once on a double click, and does what was decided', async () => {
    const before = await people();
    const codes = await Promise.all([codeOf(add()), codeOf(add())]);
    expect(codes.sort()).toEqual(['DUPLICATE_PERSON', 'no error']);
    expect(await people()).toBe(before + 1);
    const error = await add().catch((thrown: AppError) => thrown);
    const { candidates } = (error as AppError).extra as { candidates: { id: string }[] };
    expect(candidates).toHaveLength(1);
    const existing = candidates[0]?.id as string;
    expect((await add({ forceMode: 'update', forceModeId: existing })).personId).toBe(existing);
    expect(await places(existing)).toBe(1);
    expect((await add({ forceMode: 'create' })).personId).not.toBe(existing);
    expect(await people()).toBe(before + 2);
  });

  it('tells two alike in all else apart by their Participant ID', async () => {
    for (let n = 0; n < 2; n += 1) await makePerson(bed.admin, world, { first: 'Zoë', last: 'Ode', grade: '4', birthDate: '2016-05-04' });
    const { rows } = await bed.admin.query<{ id: string }>(`select generated_id as id from person where last_name = 'Ode' and tenant_id = $1 order by 1`, [world.tenantId]);
    const { candidates } = (await add().catch((thrown: AppError) => thrown.extra)) as { candidates: { generatedId: string }[] };
    expect(candidates.map(({ generatedId }) => generatedId).sort()).toEqual(rows.map(({ id }) => id));
  });
});
