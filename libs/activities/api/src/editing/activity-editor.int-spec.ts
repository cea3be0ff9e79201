import { entriesFor, PermissionSet } from '@afterbell/core/domain';
import { makeTenant, openTestBed, type TestBed } from '../../test/test-bed';
import { SAVE, type SessionWorld, sessionWorld } from '../../test/session-bed';

const ENABLE = 'mutation ($id: ID!, $enabled: Boolean!, $version: Int!) { setActivityEnabled(id: $id, enabled: $enabled, version: $version) { activity { enabled version } problems { code } } }';
const REMOVE = 'mutation ($id: ID!) { removeActivity(id: $id) { problems { code message } } }';
const LISTED = 'query ($filter: ActivityFilter, $sort: [ActivitySort!]) { activities(first: 9, filter: $filter, sort: $sort) { nodes { name location capacity gradeFrom gradeTo } } }';
const MAY = new PermissionSet([...entriesFor('activities.list', 'edit', 'delete'), ...entriesFor('activities.session', 'edit', 'delete'), ...entriesFor('activities.scheduled', 'edit', 'delete')]);
const FALL = { name: 'Fall', startsOn: '2026-11-16', endsOn: '2026-11-27', patterns: [{ frequency: 'weekly', weekdays: [1], startTime: '15:00', endTime: '17:00' }] };

interface Answer {
  activity?: { enabled: boolean; version: number } | null;
  problems: { code: string; message?: string }[];
}

let bed: TestBed;
let world: SessionWorld;

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  world = await sessionWorld(bed);
  world.site = { ...world.site, permissions: MAY };
});

const enable = (enabled: boolean, version: number) => world.call<Answer>(ENABLE, { id: world.activityId, enabled, version }, world.site);
const remove = () => world.call<Answer>(REMOVE, { id: world.activityId }, world.site);
const addSession = async () => (await world.call(SAVE, { input: { activityId: world.activityId, ...FALL } }, world.site)).session?.id ?? '';

it('refuses other sites and tenants, and who may not have to do with activities of its type', async () => {
  const stranger = { ...(await makeTenant(bed)).top, permissions: MAY };
  const dropIns = await world.activity(world.siteId, 'Open gym', 'drop_in');
  for (const [principal, id, code] of [[stranger, world.activityId, 'NOT_FOUND'], [{ ...world.site, organizationId: world.otherSiteId }, world.activityId, 'NOT_FOUND'], [world.site, dropIns, 'FORBIDDEN'], [world.site, 'no-id', 'NOT_FOUND']] as const) {
    expect((await bed.graphql(principal, ENABLE, { id, enabled: false, version: 1 })).codes).toEqual([code]);
    expect((await bed.graphql(principal, REMOVE, { id })).codes).toEqual([code]);
  }
});

it('is not edited through its form by who may not edit its type, nor turned into such a one', async () => {
  const FORM = 'query ($id: ID!) { form(section: activities, subSection: "activity", id: $id) { version viewerCan { edit } fields { id hardcodedName } } activityTypeOptions { optionId type } }';
  const SAVE_FORM = 'mutation ($input: SaveFormInput!) { saveForm(input: $input) { problems { code path message } } }';
  const dropIns = await world.activity(world.siteId, 'Open gym', 'drop_in');
  const load = async (id: string) => (await bed.graphql(world.site, FORM, { id })).data as { form: { version: number; viewerCan: { edit: boolean }; fields: { id: number; hardcodedName: string }[] }; activityTypeOptions: { optionId: number; type: string }[] };
  const { form, activityTypeOptions } = await load(world.activityId);
  const fieldOf = (name: string) => form.fields.find(({ hardcodedName }) => hardcodedName === name)?.id;
  const save = (id: string, fieldId: number | undefined, value: object) => bed.graphql(world.site, SAVE_FORM, { input: { section: 'activities', subSection: 'activity', id, version: 1, values: [{ fieldId, value }] } });
  expect((await load(dropIns)).form.viewerCan.edit).toBe(false);
  expect((await save(dropIns, fieldOf('name'), { text: 'Closed gym' })).codes).toEqual(['FORBIDDEN']);
  const turned = await save(world.activityId, fieldOf('type'), { option: activityTypeOptions.find(({ type }) => type === 'drop_in')?.optionId });
  expect(turned.data).toMatchObject({ saveForm: { problems: [{ code: 'VALIDATION', path: String(fieldOf('type')) }] } });
  expect((await save(world.activityId, fieldOf('location'), { text: 'Gym' })).data).toEqual({ saveForm: { problems: [] } });
});

it('is disabled and enabled again, not on an older version', async () => {
  expect(await enable(false, 1)).toEqual({ activity: { enabled: false, version: 2 }, problems: [] });
  expect(await enable(true, 1)).toMatchObject({ activity: null, problems: [{ code: 'STALE_VERSION' }] });
  expect(await enable(true, 2)).toMatchObject({ activity: { enabled: true, version: 3 } });
});

it('stays with what was entered in its sessions, by their names; else it goes with them', async () => {
  const session = await addSession();
  const child = await world.person('participant', [world.siteId]);
  await world.attend(session, '2026-11-16', child);
  expect((await remove()).problems).toEqual([{ code: 'ACTIVITY_USED', message: 'Attendance or an outcome was entered in Fall: the activity stays. Disable it instead.' }]);
  expect(await world.dates(session)).toHaveLength(2);
  await bed.admin.query('delete from attendance where session_id = $1', [session]);
  expect((await remove()).problems).toEqual([]);
  const { rows } = await bed.admin.query('select 1 from activity where id = $1 union all select 1 from session where activity_id = $1', [world.activityId]);
  expect(rows).toEqual([]);
});

it('lists find it by where it meets, how many it takes and whom it is for', async () => {
  await bed.admin.query(`update activity set location = 'Gym', capacity = 20, grade_from = 'K', grade_to = '3' where id = $1`, [world.activityId]);
  await world.activity(world.siteId, 'Chess');
  const found = async (field: string, mode: string, value: string) => ((await bed.graphql(world.site, LISTED, { filter: { match: 'and', rules: [{ field, mode, value }] }, sort: [{ field: 'capacity', direction: 'desc' }] })).data as { activities: { nodes: object[] } }).activities.nodes;
  for (const [field, mode, value] of [['location', 'contains', 'gy'], ['capacity', 'gt', '19'], ['gradeFrom', 'equals', 'K'], ['gradeTo', 'equals', '3']] as const) expect(await found(field, mode, value)).toEqual([{ name: 'Robotics', location: 'Gym', capacity: 20, gradeFrom: 'K', gradeTo: '3' }]);
});
