import { newId } from '@afterbell/core/domain';
import { as, codeOf, closeSite, count, DAY, enroll, enter, lockMonth, makePerson, makeSession, makeWorld, openTestBed, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import { DoorListService } from './door-list.service';
import { DoorService } from './door.service';

let bed: TestBed;
let door: DoorService;
let lists: DoorListService;
let world: World;
const CODE = '0123456789AB';

beforeAll(async () => {
  bed = await openTestBed();
  door = bed.get(DoorService);
  lists = bed.get(DoorListService);
});
afterAll(() => bed?.close());
beforeEach(async () => {
  world = await makeWorld(bed.admin);
  clock('15:31');
});

/** The wall of New York on DAY, in winter time. */
const clock = (time: string) => void (bed.clock.now = new Date(`${DAY}T${time}:00-05:00`));
const ana = () => world.people[0] ?? '';
const step = (more: object = {}) => ({ sessionId: world.sessionId, date: DAY, personId: ana(), how: 'roster' as const, ...more });
const arrive = (more: object = {}) => as(world.taker, () => door.checkIn(step(more)));
const leave = (more: object = {}) => as(world.taker, () => door.checkOut(step(more)));
const mark = async () => (await bed.admin.query(`select status, left(start_time::text, 5) as from, left(end_time::text, 5) as to, version, recorded_by from attendance where session_id = $1 and person_id = $2`, [world.sessionId, ana()])).rows[0];
async function badge(personId: string, code = CODE) {
  await enter(bed.admin, world.tenantId);
  await bed.admin.query('insert into person_badge (id, person_id, code) values ($1, $2, $3)', [newId(), personId, code]);
}
async function contact(flags: string): Promise<string> {
  await enter(bed.admin, world.tenantId);
  const id = newId();
  await bed.admin.query(`insert into person (id, first_name, last_name, is_contact) values ($1, 'Maria', 'García', true)`, [id]);
  await bed.admin.query(`insert into relationship (id, participant_person_id, other_person_id, kind, ${flags}) values ($1, $2, $3, 'mother', true)`, [newId(), ana(), id]);
  return id;
}

describe('the door refuses', () => {
  it('other days, closed days, locked months and sessions out of sight', async () => {
    expect(await codeOf(arrive({ date: '2026-11-24' }))).toBe('DOOR_NOT_TODAY');
    const other = await makeSession(bed.admin, { tenantId: world.tenantId, siteId: world.otherSiteId });
    expect(await codeOf(arrive({ sessionId: other.sessionId }))).toBe('NOT_FOUND');
    const stranger = await makeWorld(bed.admin);
    expect(await codeOf(arrive({ sessionId: stranger.sessionId }))).toBe('NOT_FOUND');
    await lockMonth(bed.admin, world, '2026-11-01');
    expect(await codeOf(arrive())).toBe('MONTH_LOCKED');
    expect(await count(bed.admin, 'door_event where tenant_id = $1', [world.tenantId])).toBe(0);
  });

  it('a closed day that nobody opened', async () => {
    await closeSite(bed.admin, world, DAY);
    expect(await codeOf(arrive())).toBe('DATE_CLOSED');
  });

  it('a child without a place, until somebody gives one for the day; and two places at once', async () => {
    const guest = await makePerson(bed.admin, world, { first: 'Guest' });
    expect(await codeOf(arrive({ personId: guest }))).toBe('ATTENDANCE_NOT_ENROLLED');
    expect(await arrive({ personId: guest, enrollMissing: true })).toMatchObject({ did: 'in', at: '15:31' });
    const other = await makeSession(bed.admin, world, { name: 'Chess' });
    await enroll(bed.admin, world, other.sessionId, ana());
    await arrive();
    expect(await codeOf(arrive({ sessionId: other.sessionId }))).toBe('ATTENDANCE_OVERLAP');
  });

  it('codes of other sites, revoked ones and what is no code, all alike', async () => {
    const elsewhere = await makePerson(bed.admin, { tenantId: world.tenantId, siteId: world.otherSiteId }, { first: 'Elsewhere' });
    await badge(elsewhere, '0123456789AC');
    await badge(ana());
    await bed.admin.query('update person_badge set revoked_at = now() where person_id = $1', [ana()]);
    for (const code of ['0123456789AC', CODE, 'ZZZZZZZZZZZZ', '', 'x'.repeat(10_000), "'; drop table kiosk; --"]) expect(await as(world.taker, () => lists.childOfCode(world.siteId, code))).toBeNull();
    await badge(ana(), '0123456789AD');
    expect(await as(world.taker, () => lists.childOfCode(world.siteId, '0123-4567 89ad'))).toBe(ana());
  });

  it('to release a child to a restricted person or one who is not on the list, until staff agree', async () => {
    expect(await codeOf(leave())).toBe('DOOR_NOT_IN');
    await arrive();
    const restricted = await contact('is_restricted');
    expect(await codeOf(leave())).toBe('DOOR_NOT_RELEASED');
    expect(await codeOf(leave({ pickedUpBy: restricted }))).toBe('DOOR_NOT_RELEASED');
    expect(await codeOf(leave({ pickedUpName: ' maria GARCIA ' }))).toBe('DOOR_NOT_RELEASED');
    expect(await codeOf(leave({ pickedUpName: 'Somebody Else' }))).toBe('DOOR_NOT_RELEASED');
    expect(await codeOf(leave({ how: 'kiosk' }))).toBe('DOOR_NOT_RELEASED');
    expect(await codeOf(leave({ pickedUpName: 'x'.repeat(101), released: true }))).toBe('VALIDATION');
    expect(await mark()).toMatchObject({ to: '17:00' });
    expect(await leave({ pickedUpName: 'Somebody Else', released: true })).toMatchObject({ did: 'out' });
    const [, out] = await as(world.taker, () => lists.events(world.sessionId, DAY, ana()));
    expect(out).toMatchObject({ kind: 'out', pickedUpBy: 'Somebody Else', byStaff: true, recordedBy: 'Dana Taker' });
  });

  it.each([
    ['a contact who is restricted today', () => contact('is_restricted')],
    ['the restriction written on the record', () => bed.admin.query(`update person set contact_restriction = 'Not the uncle' where id = $1`, [ana()])],
  ])('to let a kiosk release a child to anybody without staff: %s', async (_, restrict) => {
    const mother = await contact('may_pick_up');
    await arrive();
    await restrict();
    const shown = await as(world.taker, () => lists.child(world.siteId, ana()));
    expect(shown).toMatchObject({ state: 'in', restricted: true });
    expect(await codeOf(leave({ how: 'kiosk', pickedUpBy: mother }))).toBe('DOOR_NOT_RELEASED');
    expect(await mark()).toMatchObject({ to: '17:00' });
    expect(await leave({ how: 'kiosk', pickedUpBy: mother, released: true })).toMatchObject({ did: 'out' });
    expect((await as(world.taker, () => lists.events(world.sessionId, DAY, ana()))).at(-1)).toMatchObject({ kind: 'out', pickedUpBy: 'Maria García', byStaff: true });
  });
});

it('lets a kiosk release by the list once a restriction is over, and staff on the roster while it stands', async () => {
  const mother = await contact('may_pick_up');
  const restricted = await contact('is_restricted');
  await arrive();
  expect(await leave({ pickedUpBy: mother })).toMatchObject({ did: 'out' });
  await arrive();
  await bed.admin.query(`update relationship set restricted_to = '2026-11-16' where other_person_id = $1`, [restricted]);
  expect(await as(world.taker, () => lists.child(world.siteId, ana()))).toMatchObject({ restricted: false });
  expect(await leave({ how: 'kiosk', pickedUpBy: mother })).toMatchObject({ did: 'out' });
  expect((await as(world.taker, () => lists.events(world.sessionId, DAY, ana()))).map(({ byStaff }) => byStaff)).not.toContain(true);
});

it('checks in and out by the clock of the site, once however often it is asked', async () => {
  const mother = await contact('may_pick_up');
  expect((await Promise.all([arrive(), arrive()])).map(({ did, at }) => `${did} ${at}`).sort()).toEqual(['already_in 15:31', 'in 15:31']);
  expect(await mark()).toMatchObject({ status: 'Present', from: '15:31', to: '17:00', version: 1, recorded_by: world.userId });
  clock('16:40');
  expect(await arrive()).toMatchObject({ did: 'already_in', at: '15:31' });
  expect(await leave({ pickedUpBy: mother })).toMatchObject({ did: 'out', at: '16:40' });
  clock('16:45');
  expect(await leave({ pickedUpBy: mother })).toMatchObject({ did: 'already_out', at: '16:40' });
  expect(await mark()).toMatchObject({ from: '15:31', to: '16:40', version: 2 });
  expect(await count(bed.admin, 'door_event where tenant_id = $1', [world.tenantId])).toBe(2);
  expect(await count(bed.admin, `audit where tenant_id = $1 and action in ('door.in', 'door.out')`, [world.tenantId])).toBe(2);
  // Back again, as long as planned; gone again at once.
  expect(await arrive()).toMatchObject({ did: 'in', at: '16:45' });
  expect(await mark()).toMatchObject({ from: '15:31', to: '17:00' });
  clock('18:10');
  expect(await leave()).toMatchObject({ did: 'out', at: '18:10' });
  expect(await mark()).toMatchObject({ from: '15:31', to: '18:10' });
});

it('tells the real times of a child whose mark was typed before the session began', async () => {
  clock('14:40');
  await as(world.taker, () => bed.attendance.save({ sessionId: world.sessionId, date: DAY, marks: [{ personId: ana(), status: 'Present' }] }));
  expect(await arrive()).toMatchObject({ did: 'already_in', at: null });
  const shown = () => as(world.taker, () => lists.child(world.siteId, ana()));
  expect(await shown()).toMatchObject({ state: 'in', session: { from: null } });
  clock('14:42');
  expect(await arrive()).toMatchObject({ did: 'already_in', at: null });
  clock('14:45');
  expect(await leave()).toMatchObject({ did: 'out', at: '14:45' });
  clock('14:50');
  expect(await leave()).toMatchObject({ did: 'already_out', at: '14:45' });
  expect(await shown()).toMatchObject({ state: 'left', session: { to: '14:45' } });
  expect((await as(world.taker, () => lists.events(world.sessionId, DAY, ana()))).map(({ kind, at }) => [kind, at])).toEqual([['out', '14:45']]);
  expect(await mark()).toMatchObject({ from: '14:44', to: '14:45' });
  // Back again, for as long as was planned.
  clock('14:58');
  expect(await arrive()).toMatchObject({ did: 'in', at: '14:58' });
  expect(await mark()).toMatchObject({ from: '14:44', to: '17:00' });
});

it('takes who has just come for come, though staff had marked them present ahead', async () => {
  clock('14:40');
  await as(world.taker, () => bed.attendance.save({ sessionId: world.sessionId, date: DAY, marks: [{ personId: ana(), status: 'Present' }] }));
  clock('14:42');
  expect(await arrive({ arrives: true })).toMatchObject({ did: 'in', at: '14:42' });
  expect(await mark()).toMatchObject({ from: '14:42', to: '17:00' });
  clock('14:44');
  expect(await arrive({ arrives: true })).toMatchObject({ did: 'already_in', at: '14:42' });
  expect(await as(world.taker, () => lists.child(world.siteId, ana()))).toMatchObject({ state: 'in', session: { from: '14:42' } });
});

describe('a child who comes hours before the session', () => {
  const shown = () => as(world.taker, () => lists.child(world.siteId, ana()));
  const steps = async () => (await as(world.taker, () => lists.events(world.sessionId, DAY, ana()))).map(({ kind, at }) => `${kind} ${at}`);

  it('is here from then on, for the hours of the session: nobody at the door can be asked about as long a stay', async () => {
    clock('08:35');
    expect(await arrive({ how: 'kiosk' })).toMatchObject({ did: 'in', at: '08:35' });
    expect(await mark()).toMatchObject({ status: 'Present', from: '15:00', to: '17:00' });
    expect(await steps()).toEqual(['in 08:35']);
    for (const time of ['08:40', '14:20', '15:30']) {
      clock(time);
      expect(await shown()).toMatchObject({ state: 'in', session: { from: '08:35' } });
      expect(await arrive({ how: 'kiosk' })).toMatchObject({ did: 'already_in', at: '08:35' });
    }
    // What staff set afterwards is told.
    clock('15:40');
    await as(world.taker, () => bed.attendance.save({ sessionId: world.sessionId, date: DAY, marks: [{ personId: ana(), status: 'Present', startTime: '15:10', endTime: '17:00' }] }));
    expect(await shown()).toMatchObject({ state: 'in', session: { from: '15:10' } });
  });

  it.each([
    ['08:50', '08:35', 'soon after'],
    ['12:20', '08:35', 'before it, for as long as is not asked about'],
    ['14:50', '14:49', 'before it, for longer: the last minute is known'],
    ['16:00', '15:00', 'while it runs'],
    ['17:20', '15:00', 'after it'],
  ])('and leaves at %s, was there from %s: %s', async (now, from) => {
    clock('08:35');
    await arrive();
    clock(now);
    expect(await leave()).toMatchObject({ did: 'out', at: now });
    expect(await mark()).toMatchObject({ from, to: now });
    expect(await steps()).toEqual(['in 08:35', `out ${now}`]);
    expect(await shown()).toMatchObject({ state: 'left', session: { to: now } });
    expect(await leave()).toMatchObject({ did: 'already_out', at: now });
  });

  it.each([['08:55', '15:00'], ['14:40', '14:40'], ['15:20', '15:20']])('and is back at %s, is there from %s on', async (now, from) => {
    clock('08:35');
    await arrive();
    clock('08:50');
    await leave();
    clock(now);
    expect(await arrive()).toMatchObject({ did: 'in', at: now });
    expect(await mark()).toMatchObject({ from, to: '17:00' });
    expect(await shown()).toMatchObject({ state: 'in', session: { from: now } });
    expect(await steps()).toEqual(['in 08:35', 'out 08:50', `in ${now}`]);
  });

  it('keeps the start that staff have said, though it lies as far back', async () => {
    clock('15:10');
    await as(world.taker, () => bed.attendance.save({ sessionId: world.sessionId, date: DAY, marks: [{ personId: ana(), status: 'Present', startTime: '08:00', endTime: '17:00' }], allowLong: true }));
    await leave();
    clock('15:50');
    await arrive();
    expect(await mark()).toMatchObject({ from: '08:00', to: '17:00' });
  });

  it('begins with what staff have marked ahead, where they have', async () => {
    clock('08:00');
    await as(world.taker, () => bed.attendance.save({ sessionId: world.sessionId, date: DAY, marks: [{ personId: ana(), status: 'Present', startTime: '15:30', endTime: '17:30' }] }));
    clock('08:35');
    expect(await arrive({ arrives: true })).toMatchObject({ did: 'in', at: '08:35' });
    expect(await mark()).toMatchObject({ from: '15:30', to: '17:30' });
    expect(await shown()).toMatchObject({ state: 'in', session: { from: '08:35' } });
  });

  it('a while before has the true time, and as long as the rules of the tenant say', async () => {
    clock('14:40');
    await arrive();
    expect(await mark()).toMatchObject({ from: '14:40', to: '17:00' });
    clock('11:00');
    await arrive({ personId: world.people[1] });
    clock('10:59');
    await arrive({ personId: world.people[2] });
    const from = async (personId: string | undefined) => (await bed.admin.query(`select left(start_time::text, 5) as from from attendance where session_id = $1 and person_id = $2`, [world.sessionId, personId])).rows[0]?.from;
    expect([await from(world.people[1]), await from(world.people[2])]).toEqual(['11:00', '15:00']);
  });

  it('comes to a drop-in as to every other', async () => {
    const gym = await makeSession(bed.admin, world, { type: 'drop_in', name: 'Open gym', dates: [], start: '15:00', end: '19:00' });
    clock('06:30');
    expect(await arrive({ sessionId: gym.sessionId, how: 'kiosk' })).toMatchObject({ did: 'in', at: '06:30' });
    const { rows } = await bed.admin.query(`select left(start_time::text, 5) as from, left(end_time::text, 5) as to from attendance where session_id = $1`, [gym.sessionId]);
    expect(rows).toEqual([{ from: '15:00', to: '19:00' }]);
  });
});

describe('a child who is marked present ahead in one session, and whom the door sees leave another', () => {
  let chess: { sessionId: string };
  const markChess = (from: string, to = '19:00') => as(world.taker, () => bed.attendance.save({ sessionId: chess.sessionId, date: DAY, marks: [{ personId: ana(), status: 'Present', startTime: from, endTime: to }], allowOverlap: true }));
  const shown = () => as(world.taker, () => lists.child(world.siteId, ana()));
  const chessMark = async () => (await bed.admin.query(`select left(start_time::text, 5) as from, left(end_time::text, 5) as to from attendance where session_id = $1 and person_id = $2`, [chess.sessionId, ana()])).rows[0];
  beforeEach(async () => {
    chess = await makeSession(bed.admin, world, { name: 'Chess', start: '16:30', end: '19:00' });
    await enroll(bed.admin, world, chess.sessionId, ana());
  });

  it('is not there by the mark that was made before; the badge that is read when they come is their coming', async () => {
    clock('15:05');
    await arrive();
    await markChess('16:30');
    clock('16:10');
    await leave();
    clock('16:40');
    expect(await shown()).toMatchObject({ state: 'expected', session: { sessionId: chess.sessionId }, arrival: { sessionId: chess.sessionId }, isAhead: true });
    expect((await as(world.taker, () => lists.today(world.siteId))).find(({ personId }) => personId === ana())).toMatchObject({ state: 'expected' });
    clock('17:20');
    expect(await arrive({ sessionId: chess.sessionId })).toMatchObject({ did: 'in', at: '17:20' });
    expect(await chessMark()).toEqual({ from: '17:20', to: '19:00' });
    expect(await shown()).toMatchObject({ state: 'in', session: { sessionId: chess.sessionId, from: '17:20' } });
    expect(await arrive({ sessionId: chess.sessionId })).toMatchObject({ did: 'already_in', at: '17:20' });
  });

  it('is there by a mark that is made afterwards', async () => {
    clock('15:05');
    await arrive();
    clock('16:10');
    await leave();
    clock('16:11');
    await markChess('16:30');
    clock('16:40');
    expect(await shown()).toMatchObject({ state: 'in', session: { sessionId: chess.sessionId } });
    expect(await arrive({ sessionId: chess.sessionId })).toMatchObject({ did: 'already_in' });
    // One that is changed after the leaving is told anew.
    await leave({ sessionId: chess.sessionId });
    expect(await shown()).toMatchObject({ state: 'left' });
  });

  it('was there from the first time on where the door had seen them before', async () => {
    clock('15:05');
    await arrive();
    await arrive({ sessionId: chess.sessionId, allowOverlap: true });
    clock('16:10');
    await leave();
    clock('16:45');
    expect(await shown()).toMatchObject({ state: 'expected', session: { sessionId: chess.sessionId } });
    expect(await arrive({ sessionId: chess.sessionId, allowOverlap: true })).toMatchObject({ did: 'in', at: '16:45' });
    expect(await chessMark()).toEqual({ from: '15:05', to: '19:00' });
  });

  it('comes after the end that was planned', async () => {
    clock('15:05');
    await arrive();
    await markChess('16:30', '17:00');
    clock('16:10');
    await leave();
    clock('17:30');
    expect(await arrive({ sessionId: chess.sessionId })).toMatchObject({ did: 'in', at: '17:30' });
    expect(await chessMark()).toEqual({ from: '17:30', to: '19:00' });
  });
});

it('sends nobody to a session that did not run, and lists nobody for it', async () => {
  const close = (outcome: string | null) => bed.admin.query('update session_date set outcome = $3 where session_id = $1 and on_date = $2', [world.sessionId, DAY, outcome]);
  const gym = await makeSession(bed.admin, world, { type: 'drop_in', name: 'Open gym', dates: [], end: '19:00' });
  const shown = () => as(world.taker, () => lists.child(world.siteId, ana()));
  expect(await shown()).toMatchObject({ session: { sessionId: world.sessionId } });
  for (const outcome of ['did_not_run', 'nobody_came']) {
    await close(outcome);
    expect(await shown()).toMatchObject({ state: 'expected', session: { sessionId: gym.sessionId } });
    expect(await as(world.taker, () => lists.today(world.siteId))).toEqual([]);
  }
  await close('taken');
  expect(await shown()).toMatchObject({ session: { sessionId: world.sessionId } });
});

it('lists who is expected, in and gone, and acts for nobody at a kiosk', async () => {
  const nobody = { ...principalOf(world, world.siteId, 'site'), userId: '', accessId: '' };
  await as(nobody, () => door.checkIn(step({ how: 'kiosk' })));
  expect(await mark()).toMatchObject({ from: '15:31', recorded_by: null });
  const dropIn = await makeSession(bed.admin, world, { type: 'drop_in', name: 'Open gym', dates: [], end: '19:00' });
  const guest = await makePerson(bed.admin, world, { first: 'Guest' });
  const list = await as(nobody, () => lists.today(world.siteId));
  expect(list.map(({ firstName, state }) => `${firstName} ${state}`)).toEqual(['Child0 in', 'Child1 expected', 'Child2 expected']);
  // An absence that was entered is no one to wait for, and keeps nobody out who comes all the same.
  await bed.admin.query(`insert into attendance (session_id, on_date, organization_id, person_id, status) values ($1, $2, $3, $4, 'ExcusedAbsence')`, [world.sessionId, DAY, world.siteId, world.people[1]]);
  expect((await as(nobody, () => lists.today(world.siteId))).map(({ state }) => state)).toEqual(['in', 'absent', 'expected']);
  expect(await as(nobody, () => door.checkIn(step({ personId: world.people[1], how: 'kiosk' })))).toMatchObject({ did: 'in' });
  expect(await as(nobody, () => lists.child(world.siteId, guest))).toMatchObject({ state: 'expected', session: { sessionId: dropIn.sessionId } });
  expect((await as(nobody, () => lists.found(world.siteId, 'chi'))).length).toBe(3);
  // What is shown of a child who is found is what a step is about, also once the own session is over.
  const [shown] = await as(nobody, () => lists.found(world.siteId, 'child2'));
  expect(shown?.session?.sessionId).toBe(world.sessionId);
  clock('17:30');
  for (const child of [(await as(nobody, () => lists.found(world.siteId, 'child2')))[0], await as(nobody, () => lists.child(world.siteId, world.people[2] ?? ''))]) expect(child?.session?.sessionId).toBe(dropIn.sessionId);
  clock('15:31');
  for (const name of ['c', 'c\u0301', '\u0301\u0301', '_', '', '%%', 'García', '\u0000\u0000']) expect(await as(nobody, () => lists.found(world.siteId, name))).toEqual([]);
  // A name of one letter is found by it, and no other name.
  await bed.admin.query(`update person set preferred_name = 'Ç' where id = $1`, [world.people[2]]);
  expect((await as(nobody, () => lists.found(world.siteId, 'c'))).map(({ personId }) => personId)).toEqual([world.people[2]]);
  expect(await codeOf(as(nobody, () => lists.today(world.otherSiteId)))).toBe('NOT_FOUND');
});
