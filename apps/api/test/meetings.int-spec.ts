import request from 'supertest';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';
import { addSchool, type School } from './school-fixture';

let test: TestApp;
let north: TestTenant;
let school: School;
let coordinator: Caller;
let taker: Caller;
let foreign: Caller;

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('north');
  const south = await test.tenant('south');
  school = await addSchool(test, north, 2);
  coordinator = await test.signIn(north, 'site_coordinator', north.siteId);
  taker = await test.signIn(north, 'attendance_taker', north.siteId);
  foreign = await test.signIn(south, 'tenant_administrator', south.topId);
});
afterAll(() => test?.close());

const SAVE = 'mutation ($input: SaveMeetingInput!) { saveMeeting(input: $input) { meeting { id version documents { id name } } problems { code path message } } }';
const VALUES = { title: '=cmd, "Weekly"', onDate: '2026-11-17', startTime: '15:00', endTime: '16:30' };
const save = (caller: Caller, input: object = {}) => test.graphql(caller, SAVE, { input: { kind: 'staff_meeting', values: VALUES, ...input } });
const SERVICE = 'mutation ($input: SaveServiceInput!) { saveService(input: $input) { service { id } problems { code path } } }';

it('refuses whoever has no right to the kind, to exporting, or to the tab', async () => {
  expect((await save(taker)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await test.graphql(taker, SERVICE, { input: { values: { onDate: '2026-11-17', category: 'tutoring', minutes: 5, visibility: 'everyone' }, personIds: school.people } })).errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await test.graphql(taker, 'query ($id: ID!) { participantServices(participantId: $id) { nodes { id } } }', { id: school.people[0] })).errors[0]?.extensions.code).toBe('FORBIDDEN');
  for (const path of ['/export/meetings?kind=staff_meeting', '/export/meeting-hours?kind=staff_meeting', '/export/services']) {
    expect([path, (await test.get(null, path)).status]).toEqual([path, 403]);
    expect([path, (await test.get(taker, path)).status]).toEqual([path, 403]);
  }
  expect((await test.get(coordinator, '/export/meetings?kind=party')).status).toBe(400);
  expect((await test.get(coordinator, '/export/meetings')).status).toBe(400);
});

it('holds a document for who sees the meeting and for nobody else, and writes a file that no sheet takes for a formula', async () => {
  const upload = await request(test.app.getHttpServer()).post('/file/upload').set({ Host: coordinator.host, Cookie: coordinator.cookie }).attach('file', Buffer.from('Agenda'), { filename: 'agenda.txt' });
  expect(upload.status).toBeLessThan(300);
  const { id: fileId } = upload.body as { id: string };
  const { data } = await save(coordinator, { fileIds: [fileId] });
  expect(data?.saveMeeting).toMatchObject({ problems: [], meeting: { documents: [{ id: fileId, name: 'agenda.txt' }] } });
  expect((await test.get(await test.signIn(north, 'viewer', north.siteId), `/file/download/${fileId}`)).status).toBe(200);
  for (const caller of [taker, foreign, await test.signIn(north, 'site_coordinator', north.otherSiteId)]) expect((await test.get(caller, `/file/download/${fileId}`)).status).toBe(404);
  const file = await test.get(coordinator, '/export/meetings?kind=staff_meeting&columns=title,onDate,present');
  expect([file.status, file.text.replace('\ufeff', '').split('\r\n').slice(0, 2)]).toEqual([200, ['Title,Date,Present', `"'=cmd, ""Weekly""",11/17/2026,0`]]);
  expect((await test.get(foreign, '/export/meetings?kind=staff_meeting')).text).not.toContain('Weekly');
});
