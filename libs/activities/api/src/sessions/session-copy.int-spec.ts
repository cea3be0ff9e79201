import { newId } from '@afterbell/core/domain';
import { openTestBed, type TestBed } from '../../test/test-bed';
import { CONFLICTS, COPY, type Payload, ROOM, SAVE, type SessionWorld, sessionWorld } from '../../test/session-bed';

let bed: TestBed;
let world: SessionWorld;
let springId: string;

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  world = await sessionWorld(bed);
  springId = newId();
  await bed.admin.query(`insert into term (tenant_id, id, name, kind, starts_on, ends_on) values ($1, $2, 'Spring', 'spring', '2027-01-01', '2027-06-30')`, [world.id, springId]);
});

const AFTERNOON = { frequency: 'weekly', weekdays: [1, 3], startTime: '15:00', endTime: '17:00' };
const FALL = { name: 'Robotics, Fall', startsOn: '2026-11-16', endsOn: '2026-11-27', patterns: [AFTERNOON] };
interface Copies {
  problems: Payload['problems'];
  copies: { id: string; name: string; activityId: string; startsOn: string; endsOn: string; firstDate: string | null; lastDate: string | null; dateCount: number; closed: string[]; staffCount: number; enrolledCount: number; notEnrolledCount: number }[] | null;
}
const copy = (input: object) => world.call<Copies>(COPY, { input });

async function added(change: object = {}): Promise<string> {
  const { problems, session } = await world.call(SAVE, { input: { activityId: world.activityId, ...FALL, ...change } });
  expect(problems).toEqual([]);
  return session?.id ?? '';
}

const enroll = (sessionId: string, personId: string, endsOn: string | null = null) =>
  bed.admin.query(`insert into enrollment (tenant_id, id, session_id, organization_id, person_id, starts_on, ends_on) values ($1, $2, $3, $4, $5, '2026-11-16', $6)`, [world.id, newId(), sessionId, world.siteId, personId, endsOn]);

it('copies nothing that is locked, outside of the term, or of another site', async () => {
  const id = await added();
  expect((await copy({ sessionIds: [id], startsOn: '2027-02-01' })).problems).toEqual([expect.objectContaining({ code: 'VALIDATION' })]);
  expect((await copy({ sessionIds: [id], termId: springId, startsOn: '2027-07-05' })).problems).toEqual([expect.objectContaining({ code: 'VALIDATION' })]);
  await world.lock('2026-12-01');
  expect((await copy({ sessionIds: [id], startsOn: '2026-11-30' })).problems).toEqual([expect.objectContaining({ code: 'MONTH_LOCKED' })]);
  expect((await bed.graphql({ ...world.site, organizationId: world.otherSiteId }, COPY, { input: { sessionIds: [id], startsOn: '2026-11-30' } })).codes).toEqual(['NOT_FOUND']);
  expect((await bed.admin.query('select 1 from session where tenant_id = $1', [world.id])).rows).toHaveLength(1);
});

it('says of the session what its pattern cannot: whoever copies sees no pattern', async () => {
  const id = await added({ endsOn: '2026-11-20' });
  await Promise.all(['2026-11-30', '2026-12-02'].map((day) => world.close(day)));
  const closed = 'The weekdays of Robotics, Fall fall on closed days of the site only: 11/30/2026 and 1 more.';
  expect((await copy({ sessionIds: [id], startsOn: '2026-11-30' })).problems).toMatchObject([{ path: 'sessionIds', message: closed }]);
  expect((await copy({ sessionIds: [id], startsOn: '2026-12-06', endsOn: '2026-12-07' })).copies).toMatchObject([{ dateCount: 1 }]);
});

it('copies within the term, by whole weeks and around closed days', async () => {
  const id = await added();
  await world.close('2026-12-02');
  const rehearsed = await copy({ sessionIds: [id], startsOn: '2026-12-01', dryRun: true });
  expect(rehearsed.copies).toMatchObject([{ id: null, startsOn: '2026-11-30', endsOn: '2026-12-11', firstDate: '2026-11-30', lastDate: '2026-12-09', dateCount: 3, closed: ['2026-12-02'] }]);
  const { copies } = await copy({ sessionIds: [id], startsOn: '2026-12-01' });
  expect(copies?.[0]).toMatchObject({ name: 'Robotics, Fall (2)', activityId: world.activityId });
  expect(await world.dates(copies?.[0]?.id ?? '')).toEqual(['2026-11-30 15:00', '2026-12-07 15:00', '2026-12-09 15:00']);
});

it.each(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'])('means the whole week of %s: the same dates, whichever of its days is named', async (startsOn) => {
  const id = await added({ patterns: [{ ...AFTERNOON, weekdays: [1, 3, 5] }] });
  const days = await world.activity(world.siteId, 'Open gym', 'drop_in');
  const byHand = await world.call(SAVE, { input: { activityId: days, ...FALL, name: 'By hand', patterns: [], startTime: '15:00', endTime: '16:00' } });
  await bed.admin.query(`insert into session_date (tenant_id, session_id, organization_id, on_date, start_time, end_time, source) values ($1, $2, $3, '2026-11-17', '15:00', '16:00', 'added')`, [world.id, byHand.session?.id, world.siteId]);
  const { problems, copies } = await copy({ sessionIds: [id, byHand.session?.id], startsOn });
  expect(problems).toEqual([]);
  expect(copies).toMatchObject([{ startsOn: '2026-11-30', endsOn: '2026-12-11', dateCount: 6 }, { startsOn: '2026-11-30', endsOn: '2026-12-11', firstDate: '2026-12-01', lastDate: '2026-12-01', dateCount: 1 }]);
  expect(await world.dates(copies?.[0]?.id ?? '')).toEqual(['2026-11-30', '2026-12-02', '2026-12-04', '2026-12-07', '2026-12-09', '2026-12-11'].map((day) => `${day} 15:00`));
});

it('begins with the term in its first week, whichever day of the week is named, and in no week before', async () => {
  const id = await added();
  for (const startsOn of ['2026-12-27', '2027-01-02']) expect((await copy({ sessionIds: [id], termId: springId, startsOn, dryRun: true })).copies).toMatchObject([{ startsOn: '2027-01-01', firstDate: '2027-01-04', lastDate: '2027-01-06', dateCount: 2 }]);
  expect((await copy({ sessionIds: [id], termId: springId, startsOn: '2026-12-26' })).problems).toMatchObject([{ code: 'VALIDATION', path: 'startsOn' }]);
});

it('names the copy after the term it lies in, where the activity is one of the whole year', async () => {
  const yearId = newId();
  await bed.admin.query(`insert into term (tenant_id, id, name, kind, starts_on, ends_on) values ($1, $2, '2026–27', 'school_year', '2026-07-01', '2027-06-30')`, [world.id, yearId]);
  await bed.admin.query('update activity set term_id = $2 where id = $1', [world.activityId, yearId]);
  const id = await added();
  expect((await copy({ sessionIds: [id], startsOn: '2027-01-04' })).copies).toMatchObject([{ name: 'Robotics, Spring', activityId: world.activityId }]);
  expect((await copy({ sessionIds: [id], termId: springId, startsOn: '2027-02-01' })).copies).toMatchObject([{ name: 'Robotics, Spring (2)', activityId: world.activityId }]);
});

it('copies into the next term: a twin of the activity, the term’s name, staff and whoever stays', async () => {
  const [staff, gone] = [await world.person('staff', [world.siteId]), await world.person('staff', [world.siteId])];
  const id = await added({ staffIds: [staff, gone], capacity: 2 });
  const later = await added({ name: 'Second block', startsOn: '2026-11-30', endsOn: '2026-12-11' });
  const children = [await world.person('participant', [world.siteId]), await world.person('participant', [world.siteId]), await world.person('participant', [world.siteId])];
  for (const child of children.slice(0, 2)) await enroll(id, child);
  await enroll(id, children[2] ?? '', '2026-11-16');
  await bed.admin.query(`update stay set ends_on = '2026-12-20' where tenant_id = $1 and person_id = any($2::uuid[])`, [world.id, [gone, children[1]]]);
  const { problems, copies } = await copy({ sessionIds: [id, later], termId: springId, startsOn: '2027-01-04', withStaff: true, withEnrollments: true });
  expect(problems).toEqual([]);
  expect(copies).toMatchObject([
    { name: 'Robotics, Spring', startsOn: '2027-01-04', endsOn: '2027-01-15', dateCount: 4, staffCount: 1, enrolledCount: 1, notEnrolledCount: 1 },
    { name: 'Second block', startsOn: '2027-01-18', endsOn: '2027-01-29', dateCount: 4, staffCount: 0, enrolledCount: 0 },
  ]);
  const { rows } = await bed.admin.query('select name, type, term_id from activity where id = $1', [copies?.[0]?.activityId]);
  expect(rows).toEqual([{ name: 'Robotics', type: 'scheduled', term_id: springId }]);
  const again = await copy({ sessionIds: [id], termId: springId, startsOn: '2027-02-01' });
  expect(again.copies).toMatchObject([{ name: 'Robotics, Spring (2)', activityId: copies?.[0]?.activityId }]);
});

it('says where a room and a person are taken, and no name of what the caller does not see', async () => {
  const staffId = await world.person('staff', [world.siteId, world.otherSiteId]);
  const { room } = await world.call<{ room: { id: string } }>(ROOM, { input: { siteId: world.siteId, name: 'Lab' } });
  await added({ roomId: room.id });
  const elsewhere = await world.activity(world.otherSiteId, 'Chess');
  const { problems } = await world.call(SAVE, { input: { ...FALL, activityId: elsewhere, name: 'C', patterns: [{ ...AFTERNOON, weekdays: [3], startTime: '16:30', endTime: '18:00' }], staffIds: [staffId] } }, world.top);
  expect(problems).toEqual([]);
  const input = { ...FALL, siteId: world.siteId, roomId: room.id, staffIds: [staffId] };
  const asked = ({ name: _, ...rest }: typeof input) => rest;
  const seen = await world.call<object[]>(CONFLICTS, { input: asked(input) });
  expect(seen).toEqual([
    { kind: 'room', subjectName: 'Lab', sessionName: 'Robotics: Robotics, Fall', siteName: 'Lincoln', dates: ['2026-11-16', '2026-11-18', '2026-11-23', '2026-11-25'] },
    { kind: 'staff', subjectName: 'Ada Okafor', sessionName: null, siteName: null, dates: ['2026-11-18', '2026-11-25'] },
  ]);
  expect(await world.call<object[]>(CONFLICTS, { input: asked(input) }, world.top)).toMatchObject([{ kind: 'room' }, { kind: 'staff', sessionName: 'Chess: C', siteName: 'Roosevelt' }]);
  // Of a series that is changed from a day on, what lies before it is not moved.
  expect(await world.call<object[]>(CONFLICTS, { input: { ...asked(input), from: '2026-11-24' } })).toMatchObject([{ kind: 'room', dates: ['2026-11-25'] }, { kind: 'staff', dates: ['2026-11-25'] }]);
  const after = { ...asked(input), patterns: [{ ...AFTERNOON, startTime: '18:00', endTime: '19:00' }] };
  expect(await world.call(CONFLICTS, { input: after })).toEqual([]);
});
