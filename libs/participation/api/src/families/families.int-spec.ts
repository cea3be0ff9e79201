import type { Principal } from '@afterbell/core/api';
import { entriesFor, newId, PermissionSet, standardRole } from '@afterbell/core/domain';
import { as, closeSite, codeOf, count, DAY, enroll, enter, lockMonth, makePerson, makeSession, makeWorld, openTestBed, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import type { SessionOutcome } from '@afterbell/participation/domain';
import type { AdultFields } from './adult.types';

/** A day of the session a week earlier. */
const BEFORE = '2026-11-10';
let bed: TestBed;
let world: World;
let site: Principal;

const ALL = new PermissionSet(standardRole('tenant_administrator').entries);
beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed?.close());
beforeEach(async () => {
  world = await makeWorld(bed.admin, { people: 2 });
  site = { ...world.taker, permissions: ALL };
  await bed.admin.query(`insert into session_date (session_id, on_date, organization_id, start_time, end_time, source) select id, $2, organization_id, start_time, end_time, 'schedule' from session where id = $1`, [world.sessionId, BEFORE]);
});

const save = (at: Principal, adults: Partial<AdultFields>[], date = DAY, sessionId = world.sessionId) => as(at, () => bed.adults.save({ sessionId, date, adults: adults.map((one) => ({ memberType: 'parent', ...one })) }));
const problemsOf = (promise: Promise<unknown>) => promise.then(() => [], (error: { params?: { problems?: { path: string }[] } }) => error.params?.problems?.map(({ path }) => path));

async function contact(firstName: string, childId: string, kind = 'mother', restricted = false): Promise<string> {
  await enter(bed.admin, world.tenantId);
  const id = newId();
  await bed.admin.query('insert into person (id, first_name, last_name, is_contact) values ($1, $2, $3, true)', [id, firstName, 'García']);
  await bed.admin.query('insert into relationship (id, participant_person_id, other_person_id, kind, is_restricted) values ($1, $2, $3, $4, $5)', [newId(), childId, id, kind, restricted]);
  return id;
}

describe('refuses', () => {
  it('sessions, persons and rows of other sites and tenants, and children', async () => {
    const other = await makeWorld(bed.admin, { people: 1 });
    const day = await save(site, [{ name: 'Rosa' }]);
    const id = day.adults[0]?.id ?? '';
    const elsewhere = { ...principalOf(world, world.otherSiteId, 'site'), permissions: ALL };
    for (const at of [elsewhere, { ...other.taker, permissions: ALL }]) {
      expect(await codeOf(save(at, [{ name: 'Rosa' }]))).toBe('NOT_FOUND');
      expect(await codeOf(as(at, () => bed.families.get(world.sessionId, DAY)))).toBe('NOT_FOUND');
      expect(await codeOf(as(at, () => bed.adults.setRemoved({ id, restore: false })))).toBe('NOT_FOUND');
    }
    expect(await codeOf(save(site, [{ personId: other.people[0] }]))).toBe('NOT_FOUND');
    expect(await problemsOf(save(site, [{ name: 'Ana' }, { personId: world.people[0] }]))).toEqual(['adults.1.personId']);
    expect(await codeOf(save(site, [{ id, version: 1, name: 'Rosa' }], BEFORE))).toBe('NOT_FOUND');
  });

  it.each(['9999-12-31', '0001-01-01', '1899-12-31', '2101-01-01'])('%s, which no program has', async (date) => {
    expect(await problemsOf(as(site, () => bed.families.get(world.sessionId, date)))).toEqual(['date']);
    expect(await problemsOf(save(site, [{ name: 'Rosa' }], date))).toEqual(['date']);
  });

  it('no name, no type, impossible times, by row; nobody of the batch is recorded', async () => {
    expect(await problemsOf(save(site, [{ name: '\u200b' }, { name: 'x'.repeat(201) }, { name: 'Ana', memberType: 'child' }, { name: 'Ben', startTime: '16:00', endTime: '15:00' }, { name: 'Cai', endTime: '24:00' }, { name: 'Dan' }]))).toEqual(['adults.0.name', 'adults.1.name', 'adults.2.memberType', 'adults.3.endTime', 'adults.4.endTime']);
    expect(await count(bed.admin, 'adult_attendance where session_id = $1', [world.sessionId])).toBe(0);
  });

  it('a locked month, a closed day, a day that is not scheduled', async () => {
    const day = await save(site, [{ name: 'Rosa' }]);
    expect(await codeOf(save(site, [{ name: 'Rosa' }], '2026-11-18'))).toBe('DATE_NOT_SCHEDULED');
    await closeSite(bed.admin, world, '2026-11-24');
    expect(await codeOf(save(site, [{ name: 'Rosa' }], '2026-11-24'))).toBe('DATE_CLOSED');
    await lockMonth(bed.admin, world, '2026-11-01');
    expect(await codeOf(save(site, [{ name: 'Noor' }]))).toBe('MONTH_LOCKED');
    expect(await codeOf(as(site, () => bed.adults.setRemoved({ id: day.adults[0]?.id ?? '', restore: false })))).toBe('MONTH_LOCKED');
    expect(await as(site, () => bed.families.get(world.sessionId, DAY))).toMatchObject({ locked: true, canEdit: false });
  });

  it('anybody on a day to come, by the clock of the site', async () => {
    const [date, now] = ['2026-11-24', bed.clock.now];
    expect(await problemsOf(save(site, [{ name: 'Rosa' }], date))).toEqual(['date']);
    expect(await as(site, () => bed.families.get(world.sessionId, date))).toMatchObject({ toCome: true, canEdit: false });
    try {
      // Half an hour before and after midnight in New York.
      bed.clock.now = new Date('2026-11-24T04:30:00Z');
      expect(await problemsOf(save(site, [{ name: 'Rosa' }], date))).toEqual(['date']);
      bed.clock.now = new Date('2026-11-24T05:30:00Z');
      expect(await save(site, [{ name: 'Rosa' }], date)).toMatchObject({ toCome: false, canEdit: true, adults: [{ name: 'Rosa' }] });
    } finally {
      bed.clock.now = now;
    }
  });

  it('anybody on a day that did not run, and to say so of a day on which adults were', async () => {
    const close = (outcome: SessionOutcome) => as(site, () => bed.closing.close({ sessionId: world.sessionId, date: DAY, outcome, reason: 'Snow' }));
    const { adults: [rosa] } = await save(site, [{ name: 'Rosa' }]);
    const remove = (restore: boolean) => as(site, () => bed.adults.setRemoved({ id: rosa?.id ?? '', restore }));
    await expect(close('did_not_run')).rejects.toMatchObject({ params: { problems: [{ path: 'outcome', message: '1 adult is marked on this day. Take them off the day under Families first.' }] } });
    await remove(false);
    await close('did_not_run');
    expect([await problemsOf(save(site, [{ name: 'Noor' }])), await problemsOf(remove(true))]).toEqual([['adults'], ['adults']]);
    expect(await as(site, () => bed.families.get(world.sessionId, DAY))).toMatchObject({ adults: [], outcome: 'did_not_run', canEdit: false });
    await as(site, () => bed.closing.reopen({ sessionId: world.sessionId, date: DAY }));
    await close('nobody_came');
    expect((await remove(true)).adults).toMatchObject([{ name: 'Rosa' }]);
  });

  it('a change of what somebody else changed meanwhile', async () => {
    const { adults: [rosa] } = await save(site, [{ name: 'Rosa' }]);
    await save(site, [{ id: rosa?.id, version: 1, name: 'Rosa', memberType: 'guardian' }]);
    await expect(save(site, [{ id: rosa?.id, version: 1, name: 'Rosa', startTime: '15:30' }])).rejects.toMatchObject({ code: 'STALE_VERSION', extra: { conflicts: expect.arrayContaining([expect.objectContaining({ field: 'memberType', current: 'guardian' })]) } });
  });
});

it('no count, list or hour of children sees an adult', async () => {
  const { parent, child } = { parent: await contact('Rosa', world.people[0] ?? ''), child: world.people[0] ?? '' };
  await as(site, () => bed.attendance.save({ sessionId: world.sessionId, date: DAY, marks: [{ personId: child, status: 'Present' }] }));
  const seen = async () => ({
    roster: await as(site, () => bed.rosters.roster({ sessionId: world.sessionId, date: DAY, scope: 'all' })),
    figures: await as(site, () => bed.days.todaysFigures()),
    today: (await as(site, () => bed.days.today({ limit: 50, offset: 0 }))).nodes,
    child: await as(site, () => bed.records.year(child, 2026)),
    marks: await count(bed.admin, 'attendance where session_id = $1', [world.sessionId]),
    enrollments: await count(bed.admin, 'enrollment where session_id = $1', [world.sessionId]),
  });
  const before = await seen();
  await save(site, [{ personId: parent }, { name: 'Tío Luis', memberType: 'other', endTime: '16:00' }]);
  expect(await seen()).toEqual(before);
  expect(await as(site, () => bed.families.get(world.sessionId, DAY))).toMatchObject({ year: { adults: 2, visits: 2, minutes: 180 } });
});

it('offers the contacts of enrolled children first, with a warning, and who came before; not to who may not see families', async () => {
  const child = world.people[0] ?? '';
  await contact('Rosa', child);
  await contact('Pablo', child, 'grandparent', true);
  const elsewhere = await makePerson(bed.admin, world, { first: 'Noor' });
  await contact('Omar', elsewhere);
  await save(site, [{ name: 'Señora Díaz', memberType: 'other' }], BEFORE);
  const names = (at: Principal) => as(at, async () => (await bed.families.get(world.sessionId, DAY)).choices.map(({ name, memberType, restricted, children }) => [name, memberType, restricted, children.length]));
  expect(await names(site)).toEqual([['García, Pablo', 'grandparent', true, 1], ['García, Rosa', 'parent', false, 1], ['Señora Díaz', 'other', false, 0]]);
  const taker = { ...world.taker, permissions: new PermissionSet(entriesFor('participation.by_activity', 'edit')) };
  expect(await names(taker)).toEqual([['Señora Díaz', 'other', false, 0]]);
});

it('is there once, however often it is sent and however it is written; taken off, back again', async () => {
  const child = world.people[0] ?? '';
  const rosa = await contact('Rosa', child);
  for (let round = 0; round < 3; round += 1) await save(site, [{ personId: rosa }, { name: round === 1 ? 'SENORA DIAZ' : 'Señora Díaz' }]);
  const { adults } = await as(site, () => bed.families.get(world.sessionId, DAY));
  expect(adults.map(({ name, minutes }) => [name, minutes])).toEqual([['García, Rosa', 120], ['Señora Díaz', 120]]);
  const id = adults[1]?.id ?? '';
  expect((await as(site, () => bed.adults.setRemoved({ id, restore: false }))).adults).toHaveLength(1);
  expect((await as(site, () => bed.adults.setRemoved({ id, restore: true }))).adults).toHaveLength(2);
  expect(await count(bed.admin, `audit where action = 'adult_attendance.create' and subject_id = $1`, [`${world.sessionId}/${DAY}`])).toBe(1);
});

it('keeps a day with adults when dates are removed, and lets it go without them', async () => {
  const { sessionId } = await makeSession(bed.admin, world, { dates: [DAY], name: 'Family night' });
  await enroll(bed.admin, world, sessionId, world.people[0] ?? '');
  const { adults: [rosa] } = await save(site, [{ name: 'Rosa' }], DAY, sessionId);
  const remove = async () => {
    await enter(bed.admin, world.tenantId);
    return (await bed.admin.query('delete from session_date where session_id = $1', [sessionId])).rowCount;
  };
  expect(await remove()).toBe(0);
  await as(site, () => bed.adults.setRemoved({ id: rosa?.id ?? '', restore: false }));
  expect(await remove()).toBe(1);
});
