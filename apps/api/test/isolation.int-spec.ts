import { addSchool, DAY, type School } from './school-fixture';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;
let north: TestTenant;
let river: TestTenant;
let school: School;
let owner: Caller;
let strangers: [string, Caller][];

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('northlake');
  river = await test.tenant('rivermark');
  school = await addSchool(test, north);
  await addSchool(test, river, 3);
  owner = await test.signIn(north, 'site_coordinator', north.siteId);
  strangers = [
    ['another tenant', await test.signIn(river, 'site_coordinator', river.siteId)],
    ["another tenant's administrator", await test.signIn(river, 'tenant_administrator', river.topId)],
    ['another site of the same tenant', await test.signIn(north, 'site_coordinator', north.otherSiteId)],
  ];
});
afterAll(() => test?.close());

const mark = (personId?: string, status = 'Present') => ({ personId, status });

/** Every way in by an id; the owner may, nobody else. */
const byId: [string, (school: School, tenant: TestTenant) => { query: string; variables: object; write?: boolean }][] = [
  ['participant', ({ people }) => ({ query: 'query ($id: ID!) { participant(id: $id) { id lastName } }', variables: { id: people[0] } })],
  ['activity', ({ activityId }) => ({ query: 'query ($id: ID!) { activity(id: $id) { id name } }', variables: { id: activityId } })],
  ['organization', (_school, tenant) => ({ query: 'query ($id: ID!) { organization(id: $id) { id name } }', variables: { id: tenant.siteId } })],
  [
    'roster',
    ({ sessionId }) => ({ query: 'query ($id: ID!, $date: PlainDate!) { roster(sessionId: $id, date: $date) { sessionName rows { personId } } }', variables: { id: sessionId, date: DAY } }),
  ],
  [
    'sessionCalendar',
    ({ sessionId }) => ({ query: 'query ($id: ID!, $date: PlainDate!) { sessionCalendar(sessionId: $id, from: $date, to: $date) { date } }', variables: { id: sessionId, date: DAY } }),
  ],
  [
    'attendanceGrid',
    ({ sessionId }) => ({ query: 'query ($id: ID!, $date: PlainDate!) { attendanceGrid(sessionId: $id, from: $date, to: $date) { sessionName rows { personId } } }', variables: { id: sessionId, date: DAY } }),
  ],
  [
    'participantGrid',
    ({ people }) => ({ query: 'query ($id: ID!, $date: PlainDate!) { participantGrid(personId: $id, from: $date, to: $date) { lastName sessions { sessionName } } }', variables: { id: people[0], date: DAY } }),
  ],
  [
    'saveParticipantAttendance',
    ({ sessionId, people }) => ({
      query: 'mutation ($input: SaveAttendanceInput!) { saveParticipantAttendance(input: $input) { problems { code message } } }',
      variables: { input: { sessionId, date: DAY, marks: [mark(people[0])] } },
      write: true,
    }),
  ],
  [
    'saveGridAttendance',
    ({ sessionId, people }) => ({
      query: 'mutation ($input: SaveAttendanceInput!) { saveGridAttendance(input: $input) { problems { code message } } }',
      variables: { input: { sessionId, date: DAY, marks: [mark(people[0])] } },
      write: true,
    }),
  ],
  [
    'saveAttendance',
    ({ sessionId, people }) => ({
      query: 'mutation ($input: SaveAttendanceInput!) { saveAttendance(input: $input) { problems { code message } } }',
      variables: { input: { sessionId, date: DAY, marks: [mark(people[0])] } },
      write: true,
    }),
  ],
  [
    'closeSessionDate',
    ({ sessionId }) => ({
      query: 'mutation ($input: CloseSessionDateInput!) { closeSessionDate(input: $input) { problems { code message } } }',
      variables: { input: { sessionId, date: DAY, outcome: 'taken' } },
      write: true,
    }),
  ],
  [
    'addSessionDate',
    ({ sessionId }) => ({
      query: 'mutation ($input: AddSessionDateInput!) { addSessionDate(input: $input) { problems { code message } } }',
      variables: { input: { sessionId, date: '2026-11-21' } },
      write: true,
    }),
  ],
];

const fingerprint = async () =>
  (await test.admin.query(`select (select count(*) from attendance) a, (select count(*) from session_date) d, (select count(*) from session_date where outcome is not null) o, (select count(*) from audit) t`)).rows[0];

describe.each(byId)('%s', (_name, make) => {
  it('finds nothing and changes nothing for anyone else, as if the record did not exist', async () => {
    const { query, variables } = make(school, north);
    const before = await fingerprint();
    for (const [who, caller] of strangers) {
      const answer = await test.graphql(caller, query, variables);
      const text = JSON.stringify(answer);
      expect([who, text.includes('canary-northlake')]).toEqual([who, false]);
      expect([who, /NOT_FOUND/.test(text)]).toEqual([who, true]);
    }
    expect(await fingerprint()).toEqual(before);
  });

  it('answers its own', async () => {
    const { query, variables } = make(school, north);
    const answer = await test.graphql(owner, query, variables);
    expect(answer.errors).toEqual([]);
    expect(JSON.stringify(answer.data)).not.toMatch(/NOT_FOUND/);
  });
});

describe('lists', () => {
  it.each([
    ['participants', '{ participants(first: 200) { nodes { lastName } totalCount { value } } }'],
    ['participants search', '{ participants(search: "canary-northlake") { nodes { lastName } totalCount { value } } }'],
    ['activities', '{ activities(first: 200) { nodes { name } totalCount { value } } }'],
    ['organizations', '{ organizations(first: 200) { nodes { name } totalCount { value } } }'],
    ['actingOrganizations', '{ actingOrganizations(first: 100) { name path } }'],
    ['todaysSessions', '{ todaysSessions(first: 100) { nodes { sessionId } } }'],
    ['notEntered', '{ notEntered(first: 100) { nodes { sessionId } } }'],
  ])('%s shows no row of another tenant', async (_name, query) => {
    for (const [who, caller] of strangers.slice(0, 2)) {
      const text = JSON.stringify(await test.graphql(caller, query));
      expect([who, /northlake/.test(text.replaceAll('rivermark', '')), text.includes(school.sessionId)]).toEqual([who, false, false]);
    }
  });

  it('of another site show no child of this one', async () => {
    const [, sibling] = strangers[2] ?? [];
    const answer = await test.graphql(sibling ?? null, '{ participants { nodes { lastName } totalCount { value } } activities { nodes { name } } }');
    expect(answer.data).toEqual({ participants: { nodes: [], totalCount: { value: 0 } }, activities: { nodes: [] } });
  });
});

describe('REST', () => {
  const calls: [string, () => object][] = [
    ['/participation/checkDate', () => ({ activityId: school.activityId, sessionId: school.sessionId, date: DAY, isDropIn: false })],
    ['/participation/addDate', () => ({ activityId: school.activityId, sessionId: school.sessionId, date: '2026-11-28', isDropIn: false })],
    ['/participation/getParticipantsStatus', () => ({ activityId: school.activityId, sessionId: school.sessionId, date: DAY })],
    [
      '/participation/setParticipantsStatus',
      () => ({ activityId: school.activityId, sessionId: school.sessionId, date: DAY, participants: [{ personId: school.people[0], status: 'Present', startTime: '15:00', endTime: '17:00' }] }),
    ],
  ];
  it.each(calls)('%s answers 404 to anyone else and changes nothing', async (path, body) => {
    const before = await fingerprint();
    for (const [who, caller] of [strangers[0], strangers[2]] as [string, Caller][]) {
      const { status, text } = await test.rest(caller, path, body());
      expect([who, status, text.includes('canary')]).toEqual([who, 404, false]);
    }
    expect(await fingerprint()).toEqual(before);
  });
});

it('answers the same over REST and GraphQL', async () => {
  const rest = await test.rest(owner, '/participation/getParticipantsStatus', { activityId: school.activityId, sessionId: school.sessionId, date: DAY });
  const graphql = await test.graphql(owner, 'query ($id: ID!, $date: PlainDate!) { roster(sessionId: $id, date: $date) { rows { personId status } } }', { id: school.sessionId, date: DAY });
  const wanted = (graphql.data?.roster as { rows: { personId: string; status: string }[] }).rows.map(({ personId, status }) => `${personId} ${status}`);
  expect(rest.status).toBe(200);
  expect((rest.body.combinedParticipants as { personId: string; status: string }[]).map(({ personId, status }) => `${personId} ${status}`)).toEqual(wanted);
  expect(wanted).toHaveLength(25);
});
