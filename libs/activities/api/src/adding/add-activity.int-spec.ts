import { entriesFor, newId, PermissionSet } from '@afterbell/core/domain';
import { openTestBed, type TestBed } from '../../test/test-bed';
import { type Payload, ROOM, type SessionWorld, sessionWorld } from '../../test/session-bed';

const FORM = 'query { form(section: activities, subSection: "activity") { fields { id hardcodedName } } activityTypeOptions { optionId type } }';
const ADD = `mutation ($input: AddActivityInput!) { addActivity(input: $input) { activity { id name version } problems { code message path }
  sessions { changes { name dateCount gained closed } conflicts { kind subjectName sessionName dates } } } }`;

interface Added {
  activity: { id: string; name: string } | null;
  problems: Payload['problems'];
  sessions: { changes: { name: string; dateCount: number; gained: string[]; closed: string[] }[]; conflicts: { kind: string; subjectName: string; sessionName: string; dates: string[] }[] }[] | null;
}

let bed: TestBed;
let world: SessionWorld;
let fieldOf: (name: string) => number;
let optionOf: (type: string) => number;

const MAY = (...types: readonly ('activities.scheduled' | 'activities.drop_in')[]) => new PermissionSet([...entriesFor('activities.list', 'edit'), ...entriesFor('activities.session', 'edit'), ...types.flatMap((type) => entriesFor(type, 'edit'))]);
const AFTERNOON = { frequency: 'weekly', weekdays: [1, 3, 5], startTime: '15:00', endTime: '17:00' };
const FALL = { name: 'Fall', startsOn: '2026-11-16', endsOn: '2026-11-27', patterns: [AFTERNOON] };

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  world = await sessionWorld(bed);
  world.site = { ...world.site, permissions: MAY('activities.scheduled') };
  const { data } = await bed.graphql(world.site, FORM);
  const { form, activityTypeOptions } = data as { form: { fields: { id: number; hardcodedName: string }[] }; activityTypeOptions: { optionId: number; type: string }[] };
  fieldOf = (name) => form.fields.find(({ hardcodedName }) => hardcodedName === name)?.id ?? 0;
  optionOf = (type) => activityTypeOptions.find((one) => one.type === type)?.optionId ?? 0;
});

const inputOf = (change: object = {}, type = 'scheduled', name = 'Robotics club') => ({
  siteId: world.siteId,
  termId: world.termId,
  values: [{ fieldId: fieldOf('name'), value: { text: name } }, { fieldId: fieldOf('type'), value: { option: optionOf(type) } }],
  sessions: [FALL],
  ...change,
});
const add = (change: object = {}, type?: string, name?: string) => world.call<Added>(ADD, { input: inputOf(change, type, name) }, world.site);
const stored = async () => Number((await bed.admin.query(`select (select count(*) from activity where tenant_id = $1 and name = 'Robotics club') + (select count(*) from session where tenant_id = $1) as many`, [world.id])).rows[0].many);

describe('refuses', () => {
  it('who may not edit activities of the type, or no sessions, and other sites', async () => {
    const codes = async (principal: typeof world.site, change: object = {}, type?: string) => (await bed.graphql(principal, ADD, { input: inputOf(change, type) })).codes;
    expect(await codes(world.site, {}, 'drop_in')).toEqual(['FORBIDDEN']);
    expect(await codes({ ...world.site, permissions: new PermissionSet([...entriesFor('activities.list', 'edit'), ...entriesFor('activities.scheduled', 'edit')]) })).toEqual(['FORBIDDEN']);
    for (const siteId of [world.otherSiteId, newId(), 'no-id']) expect(await codes(world.site, { siteId })).toEqual(['NOT_FOUND']);
    expect(await stored()).toBe(0);
  });

  it('whatever is wrong with any of its sessions, each at its place, and keeps nothing of the rest', async () => {
    const sessions = [FALL, { ...FALL, startsOn: '2026-08-01' }, { ...FALL, name: '', patterns: [{ ...AFTERNOON, endTime: '14:00' }] }];
    const { problems, activity } = await add({ sessions });
    expect(activity).toBeNull();
    expect(problems.map(({ path }) => path)).toEqual(['sessions.1.startsOn', 'sessions.2.name', 'sessions.2.patterns.0.endTime']);
    expect((await add({}, 'scheduled', ' ')).problems).toMatchObject([{ path: String(fieldOf('name')) }]);
    expect((await add({ sessions }, 'scheduled', ' ')).problems.map(({ path }) => path)).toEqual([String(fieldOf('name')), 'sessions.1.startsOn', 'sessions.2.name', 'sessions.2.patterns.0.endTime']);
    expect((await add({ termId: newId() })).problems).toMatchObject([{ path: 'termId' }]);
    await world.lock('2026-11-01');
    expect((await add()).problems).toMatchObject([{ code: 'MONTH_LOCKED', path: 'sessions.0', message: 'Participation of November 2026 is locked.' }]);
    expect(await stored()).toBe(0);
  });

  it('another wish with the key of an earlier one; the same wish is done once', async () => {
    const idempotencyKey = newId();
    const first = await add({ idempotencyKey });
    expect((await add({ idempotencyKey })).activity?.id).toBe(first.activity?.id);
    expect((await add({ idempotencyKey, sessions: [] })).problems).toMatchObject([{ code: 'IDEMPOTENCY_MISMATCH' }]);
    expect(await stored()).toBe(2);
  });
});

it('says before it is saved which dates there will be and who and what is taken twice, its own sessions included, and writes nothing', async () => {
  await world.close('2026-11-25', 'Thanksgiving');
  const staffId = await world.person('staff', [world.siteId]);
  const { room } = await world.call<{ room: { id: string } }>(ROOM, { input: { siteId: world.siteId, name: 'Lab' } }, { ...world.site });
  const sessions = [
    { ...FALL, roomId: room.id, patterns: [AFTERNOON, { ...AFTERNOON, startTime: '07:00', endTime: '08:00' }] },
    { ...FALL, name: 'Older', roomId: room.id, staffIds: [staffId], patterns: [{ ...AFTERNOON, weekdays: [3], startTime: '16:00', endTime: '18:00' }] },
  ];
  const asked = await add({ sessions, dryRun: true });
  expect(asked).toMatchObject({ activity: null, problems: [] });
  expect(asked.sessions?.[0]?.changes).toMatchObject([{ name: 'Fall', dateCount: 5, closed: ['2026-11-25'] }, { name: 'Fall, 07:00 AM', dateCount: 5 }]);
  expect(asked.sessions?.map(({ conflicts }) => conflicts)).toMatchObject([[{ kind: 'room', sessionName: 'Robotics club: Older', dates: ['2026-11-18'] }], [{ kind: 'room', sessionName: 'Robotics club: Fall', dates: ['2026-11-18'] }]]);
  expect(await stored()).toBe(0);
});

it('adds the activity, its sessions and their dates at once', async () => {
  await world.close('2026-11-25', 'Thanksgiving');
  const { activity, problems } = await add({ sessions: [FALL, { ...FALL, name: 'Morning', patterns: [{ ...AFTERNOON, weekdays: [2], startTime: '07:30', endTime: '08:15' }] }] });
  expect(problems).toEqual([]);
  const { rows } = await bed.admin.query<{ name: string; dates: string[] }>(`select s.name, array_agg(d.on_date::text order by d.on_date) as dates from session s join session_date d on d.session_id = s.id where s.activity_id = $1 group by s.id, s.name order by s.name`, [activity?.id]);
  expect(rows).toEqual([{ name: 'Fall', dates: ['2026-11-16', '2026-11-18', '2026-11-20', '2026-11-23', '2026-11-27'] }, { name: 'Morning', dates: ['2026-11-17', '2026-11-24'] }]);
});

it('needs no schedule of a drop-in, and no session at all', async () => {
  world.site = { ...world.site, permissions: MAY('activities.drop_in') };
  const { problems, sessions } = await add({ sessions: [{ ...FALL, patterns: [], startTime: '15:00', endTime: '18:00' }] }, 'drop_in');
  expect(problems).toEqual([]);
  expect(sessions).toMatchObject([{ changes: [{ dateCount: 0 }] }]);
  expect((await add({ sessions: [] }, 'drop_in', 'Open gym')).problems).toEqual([]);
});
