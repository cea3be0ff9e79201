import request from 'supertest';
import { newId } from '@afterbell/core/domain';
import { FileJobs } from '@afterbell/forms/api';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';
import { addSchool, DAY, type School } from './school-fixture';

interface Entry {
  id: string;
  version: number;
}
interface Answer {
  entry: Entry | null;
  problems: { code: string; path: string | null; message: string; conflicts?: { field: string; current: string; version: number }[] }[];
}
interface Kind {
  name: string;
  plural: string;
  values: Record<string, unknown>;
  /** Values that are refused, by the field that says so. */
  wrong: [string, Record<string, unknown>][];
}

let test: TestApp;
let north: TestTenant;
let school: School;
let child: string;
let site: Caller;
let teacherId: string;

const LONG = 'x'.repeat(10_000);
const KINDS: Kind[] = [
  { name: 'ParticipantNote', plural: 'participantNotes', values: { text: 'Loves chess.\r\nNot\u200b loud.', visibility: 'everyone' }, wrong: [['text', { text: ' \u200b ' }], ['text', { text: LONG }], ['visibility', { visibility: 'nobody' }]] },
  { name: 'ParticipantCommunication', plural: 'participantCommunications', values: { onDate: '2026-11-02', atTime: '15:10', channel: 'phone', withWhom: 'أمينة الفاسي', about: 'Late pick-up' }, wrong: [['onDate', { onDate: '2999-01-01' }], ['followUpOn', { followUpOn: '2026-11-01' }], ['withWhom', { withWhom: LONG }]] },
  { name: 'ParticipantGoal', plural: 'participantGoals', values: { title: 'Read 20 books', startValue: 0, targetValue: 20, startsOn: '2026-09-01', status: 'active' }, wrong: [['dueOn', { dueOn: '2026-08-31' }], ['targetValue', { targetValue: 1e12 }], ['status', { status: 'won' }]] },
  { name: 'ParticipantReferral', plural: 'participantReferrals', values: { referredOn: '2026-09-10', referredTo: 'School counsellor', reason: 'Sleep', status: 'open', followUpOn: '2026-09-20' }, wrong: [['reason', { reason: '' }], ['followUpOn', { followUpOn: '2026-09-09' }]] },
  { name: 'ParticipantDocument', plural: 'participantDocuments', values: { name: 'Consent', kind: 'consent' }, wrong: [['fileId', { fileId: newId() }], ['kind', { kind: 'spell' }]] },
  { name: 'TeacherLink', plural: 'teacherLinks', values: { status: 'pending', subject: 'Mathematics' }, wrong: [['teacherPersonId', { teacherPersonId: newId() }], ['status', { status: 'maybe' }]] },
  { name: 'ParticipantEmployment', plural: 'participantEmployments', values: { employer: 'Bakery', startsOn: '2026-06-01', hoursPerWeek: 7.5 }, wrong: [['endsOn', { endsOn: '2026-05-31' }], ['hoursPerWeek', { hoursPerWeek: 169 }]] },
];

const listed = ({ plural }: Kind) => `query l($p: ID!) { ${plural}(participantId: $p) { nodes { id version canEdit createdByName } totalCount { value } } }`;
const saving = ({ name }: Kind) => `mutation s($p: ID!, $id: ID, $v: Int, $values: ${name}Values!) { save${name}(participantId: $p, id: $id, version: $v, values: $values) { entry { id version } problems { code path message ... on ConflictProblem { conflicts { field current version } } } } }`;
const changing = ({ name }: Kind, verb: string) => `mutation c($id: ID!) { ${verb}${name}(id: $id) { entry { id version } problems { code } } }`;

async function list(caller: Caller, kind: Kind, personId = child): Promise<Entry[]> {
  const { data, errors } = await test.graphql(caller, listed(kind), { p: personId });
  expect(errors).toEqual([]);
  return (data?.[kind.plural] as { nodes: Entry[] }).nodes;
}
async function save(caller: Caller, kind: Kind, values: object, more: { id?: string; v?: number; p?: string } = {}): Promise<Answer> {
  const { data, errors } = await test.graphql(caller, saving(kind), { p: child, values, ...more });
  expect(errors).toEqual([]);
  return data?.[`save${kind.name}`] as Answer;
}
const refusal = async (caller: Caller, query: string, variables: object): Promise<string | undefined> => {
  const { data, errors } = await test.graphql(caller, query, variables);
  return errors[0]?.extensions.code ?? (Object.values(data ?? {})[0] as Answer | undefined)?.problems[0]?.code;
};
const upload = async (caller: Caller): Promise<string> => {
  const { body } = await request(test.app.getHttpServer()).post('/file/upload').set('Host', caller.host).set('Cookie', caller.cookie).attach('file', Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n'), 'plan.pdf');
  return (body as { id: string }).id;
};
/** What a kind needs besides its plain values. */
async function valuesOf(kind: Kind): Promise<Record<string, unknown>> {
  if (kind.name === 'ParticipantDocument') return { ...kind.values, fileId: await upload(site) };
  return kind.name === 'TeacherLink' ? { ...kind.values, teacherPersonId: teacherId } : kind.values;
}
async function inTenant(sql: string, values: unknown[]): Promise<void> {
  await test.owner.query('begin');
  await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
  await test.owner.query(sql, values);
  await test.owner.query('commit');
}

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('northlake');
  school = await addSchool(test, north, 2);
  child = school.people[0] ?? '';
  site = await test.signIn(north, 'site_coordinator', north.siteId);
  teacherId = newId();
  await inTenant(`insert into person (id, first_name, last_name, is_teacher) values ($1, 'Ines', 'Özdemir', true)`, [teacherId]);
  await inTenant(`insert into stay (id, person_id, organization_id, starts_on, kind) values (gen_random_uuid(), $1, $2, '2026-07-01', 'teacher')`, [teacherId, north.siteId]);
});
afterAll(() => test?.close());

describe.each(KINDS)('$plural', (kind) => {
  it('are refused without the tab, to who may only view, to another site and to another tenant', async () => {
    const values = await valuesOf(kind);
    const { entry } = await save(site, kind, values);
    const id = entry?.id ?? '';
    const taker = await test.signIn(north, 'attendance_taker', north.siteId);
    const viewer = await test.signIn(north, 'viewer', north.siteId);
    const otherSite = await test.signIn(north, 'site_coordinator', north.otherSiteId);
    const river = await test.tenant(`river${kind.plural.toLowerCase()}`);
    const foreign = await test.signIn(river, 'tenant_administrator', river.topId);
    const tries: [Caller, string, string][] = [[taker, 'FORBIDDEN', 'FORBIDDEN'], [otherSite, 'NOT_FOUND', 'NOT_FOUND'], [foreign, 'NOT_FOUND', 'NOT_FOUND']];
    for (const [caller, read, write] of tries) {
      expect(await refusal(caller, listed(kind), { p: child })).toBe(read);
      expect(await refusal(caller, saving(kind), { p: child, values })).toBe(write);
      expect(await refusal(caller, saving(kind), { p: child, id, v: 1, values })).toBe(write);
      for (const verb of ['remove', 'restore']) expect(await refusal(caller, changing(kind, verb), { id })).toBe(write);
    }
    expect(await list(viewer, kind)).toEqual([expect.objectContaining({ id, canEdit: false, createdByName: 'The site_coordinator' })]);
    expect(await refusal(viewer, saving(kind), { p: child, values })).toBe('FORBIDDEN');
    // Not under another participant either.
    expect(await refusal(site, saving(kind), { p: school.people[1], id, v: 1, values })).toBe('NOT_FOUND');
    expect(await list(site, kind)).toHaveLength(1);
  });

  it('name the field that is wrong, keep what was saved meanwhile, and come back after they were removed', async () => {
    const [entry] = await list(site, kind);
    const id = entry?.id ?? '';
    const { data } = await test.graphql(site, `query l($p: ID!) { ${kind.plural}(participantId: $p) { nodes { ${Object.keys(kind.values).join(' ')} } } }`, { p: child });
    const [held] = (data?.[kind.plural] as { nodes: object[] }).nodes;
    expect(held).toEqual(kind.name === 'ParticipantNote' ? { ...kind.values, text: 'Loves chess.\nNot loud.' } : kind.values);
    const values = kind.name === 'ParticipantDocument' || kind.name === 'TeacherLink' ? await fromServer(kind) : kind.values;
    for (const [path, wrong] of kind.wrong) expect((await save(site, kind, { ...values, ...wrong }, { id, v: 1 })).problems).toEqual([expect.objectContaining({ path })]);
    const key = ['text', 'about', 'title', 'reason', 'name', 'subject', 'employer'].find((name) => name in kind.values) ?? '';
    const changed = await save(site, kind, { ...values, [key]: 'Changed' }, { id, v: 1 });
    expect(changed).toEqual({ entry: { id, version: 2 }, problems: [] });
    const late = await save(site, kind, { ...values, [key]: 'Too late' }, { id, v: 1 });
    expect(late.problems).toEqual([expect.objectContaining({ code: 'STALE_VERSION', conflicts: [{ field: key, current: 'Changed', version: 2 }] })]);
    await test.graphql(site, changing(kind, 'remove'), { id });
    expect(await list(site, kind)).toEqual([]);
    expect(await refusal(site, saving(kind), { p: child, id, v: 3, values })).toBe('NOT_FOUND');
    await test.graphql(site, changing(kind, 'restore'), { id });
    expect((await list(site, kind)).map((one) => one.id)).toEqual([id]);
    const { rows } = await test.admin.query<{ action: string }>('select action from audit where subject_id = $1 and action not like $2 order by at, id', [id, 'file.%']);
    expect(rows.map(({ action }) => action.split('.')[1])).toEqual(['create', 'update', 'remove', 'restore']);
  });
});

async function fromServer(kind: Kind): Promise<Record<string, unknown>> {
  const own = kind.name === 'TeacherLink' ? 'teacherPersonId' : 'fileId';
  const { data } = await test.graphql(site, `query l($p: ID!) { ${kind.plural}(participantId: $p) { nodes { ${own} } } }`, { p: child });
  return { ...kind.values, ...(data?.[kind.plural] as { nodes: Record<string, unknown>[] }).nodes[0] };
}

it('shows a note to those it is meant for, also in counts and by its id', async () => {
  const [notes] = KINDS as [Kind];
  const other = school.people[1] ?? '';
  const role = newId();
  await inTenant(`insert into role (id, name, levels) values ($1, 'Tutor', '{site}')`, [role]);
  await inTenant(`insert into role_entry (role_id, section, sub_section, tab, value) values ($1, 'people', 'participants', '', 'allow-edit'), ($1, 'people', 'participants', 'NOTES', 'allow-edit')`, [role]);
  const tutor = await test.signIn({ ...north, roleIds: { ...north.roleIds, tutor: role } } as TestTenant, 'tutor', north.siteId);
  const leader = await test.signIn(north, 'site_coordinator', north.siteId);
  const by: [Caller, string][] = [[site, 'everyone'], [site, 'leaders'], [site, 'author'], [tutor, 'leaders'], [tutor, 'author']];
  const ids: string[] = [];
  for (const [caller, visibility] of by) ids.push((await save(caller, notes, { text: `For ${visibility}`, visibility }, { p: other })).entry?.id ?? '');
  const seen = async (caller: Caller) => (await list(caller, notes, other)).map(({ id }) => ids.indexOf(id)).sort();
  expect([await seen(site), await seen(leader), await seen(tutor)]).toEqual([[0, 1, 2, 3], [0, 1, 3], [0, 3, 4]]);
  const count = async (caller: Caller) => {
    const { data } = await test.graphql(caller, 'query t($p: ID!) { participantTabs(participantId: $p) { key count canEdit } }', { p: other });
    return (data?.participantTabs as { key: string; count: number }[]).find(({ key }) => key === 'NOTES')?.count;
  };
  expect([await count(site), await count(leader), await count(tutor)]).toEqual([4, 3, 3]);
  expect(await refusal(leader, changing(notes, 'remove'), { id: ids[4] })).toBe('NOT_FOUND');
  expect(await refusal(tutor, changing(notes, 'remove'), { id: ids[0] })).toBe('FORBIDDEN');
  // What was noted stays out of the trail, which others read.
  const { rows } = await test.admin.query<{ before: unknown; after: unknown }>(`select before, after from audit where subject_id = $1`, [ids[2]]);
  expect(rows).toEqual([{ before: null, after: null }]);
  const trail = await test.graphql(await test.signIn(north, 'tenant_administrator', north.topId), `{ auditTrail(first: 100) { nodes { action changes { before after } } } }`);
  expect(JSON.stringify(trail.data)).not.toContain('For author');
  expect(JSON.stringify(trail.data)).toContain('note.create');
});

it('lists what was to be followed up and was not, of the tabs and the participants that the caller sees', async () => {
  const due = async (caller: Caller) => {
    const { data, errors } = await test.graphql(caller, '{ overdueFollowUps { nodes { tab participantId withWhom } totalCount { value } } }');
    expect(errors).toEqual([]);
    return (data?.overdueFollowUps as { nodes: { tab: string; participantId: string; withWhom: string }[] }).nodes;
  };
  const log = KINDS[1] as Kind;
  const { entry } = await save(site, log, { ...log.values, withWhom: 'Aunt', onDate: '2026-01-02', followUpOn: '2026-01-05' });
  await save(site, log, { ...log.values, withWhom: 'Uncle', onDate: '2026-01-02', followUpOn: '2026-01-05', followUpDone: true });
  const aunt = { tab: 'COMLOG', participantId: child, withWhom: 'Aunt' };
  expect(await due(site)).toContainEqual(aunt);
  expect((await due(site)).map(({ withWhom }) => withWhom)).not.toContain('Uncle');
  expect(await due(await test.signIn(north, 'tenant_administrator', north.topId))).toContainEqual(aunt);
  for (const [role, place] of [['attendance_taker', north.siteId], ['site_coordinator', north.otherSiteId]] as const) expect(await due(await test.signIn(north, role, place))).toEqual([]);
  await test.graphql(site, changing(log, 'remove'), { id: entry?.id });
  expect(await due(site)).not.toContainEqual(aunt);
});

it('gives a document’s file to whoever has the tab and sees the participant', async () => {
  const fileId = await upload(site);
  await save(site, KINDS[4] as Kind, { name: 'Plan', kind: 'medical', fileId });
  const status = async (caller: Caller) => (await test.rest(caller, `/file/can-download/${fileId}`)).status;
  const others = ['attendance_taker', 'site_coordinator'].map((role, index) => test.signIn(north, role, index ? north.otherSiteId : north.siteId));
  expect(await status(await test.signIn(north, 'viewer', north.siteId))).toBe(200);
  for (const caller of await Promise.all(others)) expect(await status(caller)).toBe(404);
  // One file belongs to one document.
  expect((await save(site, KINDS[4] as Kind, { name: 'Twice', kind: 'medical', fileId })).problems).toEqual([expect.objectContaining({ path: 'fileId' })]);
});

it('lets the file of a removed document be collected after the retention time, and keeps every other', async () => {
  const documents = KINDS[4] as Kind;
  const [gone, kept, photo] = [await upload(site), await upload(site), await upload(site)];
  const { entry } = await save(site, documents, { name: 'Gone', kind: 'medical', fileId: gone });
  await save(site, documents, { name: 'Kept', kind: 'medical', fileId: kept });
  await test.graphql(site, changing(documents, 'remove'), { id: entry?.id });
  await inTenant(`update stored_file set expires_at = now() - interval '1 minute' where id = $1 and expires_at is not null`, [gone]);
  // The photo of somebody who is off the record goes the same way.
  await inTenant('update person set photo_file_id = $2 where id = $1', [school.people.at(-1), photo]);
  await inTenant(`update stored_file set expires_at = now() - interval '1 minute' where id = $1`, [photo]);
  await test.app.get(FileJobs).collect();
  const left = async (sql: string) => (await test.admin.query<{ id: string }>(sql, [[gone, kept, photo]])).rows.map(({ id }) => id);
  expect(await left('select id from stored_file where id = any($1)')).toEqual([kept]);
  expect(await left('select file_id as id from participant_document where file_id = any($1)')).toEqual([kept]);
  expect(await left('select photo_file_id as id from person where photo_file_id = any($1)')).toEqual([]);
  expect(await refusal(site, changing(documents, 'restore'), { id: entry?.id })).toBe('NOT_FOUND');
});

it('measures goals, and keeps progress with its goal and its child', async () => {
  const goals = KINDS[2] as Kind;
  const progress = { ...goals, name: 'ParticipantGoalProgress', plural: 'participantGoalProgress' };
  const goalId = (await list(site, goals))[0]?.id ?? '';
  await save(site, progress, { goalId, onDate: '2026-10-01', value: 5 });
  await save(site, progress, { goalId, onDate: '2026-11-01', value: 12, comment: 'Every evening' });
  expect(await refusal(site, saving(progress), { p: school.people[1], values: { goalId, onDate: '2026-11-01', value: 1 } })).toBe('NOT_FOUND');
  const { data } = await test.graphql(site, 'query g($p: ID!) { participantGoals(participantId: $p) { nodes { reached progress { value comment } } } }', { p: child });
  expect((data?.participantGoals as { nodes: object[] }).nodes).toEqual([{ reached: 0.6, progress: [{ value: 12, comment: 'Every evening' }, { value: 5, comment: null }] }]);
});

describe('what participation brings', () => {
  const YEAR = `query y($p: ID!) { participantYear(participantId: $p, year: 2026) { firstYear total { minutes daysPresent excused band { from to } } terms { name minutes } days { date minutes present } } }`;

  it('counts what overlaps once, only at sites that the caller sees', async () => {
    const late = await addSchool(test, north, 0);
    const elsewhere = await addSchool(test, north, 0, north.otherSiteId);
    await inTenant(`insert into attendance (session_id, on_date, person_id, organization_id, status, start_time, end_time)
      values ($1, $2, $3, $4, 'Present', null, null), ($5, $2, $3, $4, 'Present', '16:30', '18:00'), ($6, $2, $3, $7, 'Present', '08:00', '08:20')`, [school.sessionId, DAY, child, north.siteId, late.sessionId, elsewhere.sessionId, north.otherSiteId]);
    const year = async (caller: Caller) => (await test.graphql(caller, YEAR, { p: child })).data?.participantYear;
    const band = { from: 0, to: 900 };
    expect(await year(site)).toEqual({ firstYear: 2026, total: { minutes: 180, daysPresent: 1, excused: 0, band }, terms: [{ name: 'School year', minutes: 180 }], days: [{ date: DAY, minutes: 180, present: 2 }] });
    expect(await year(await test.signIn(north, 'tenant_administrator', north.topId))).toMatchObject({ total: { minutes: 200 } });
    const marks = await test.graphql(site, 'query m($p: ID!) { participantMarks(participantId: $p) { nodes { date status startTime siteName } } participantEnrollments(participantId: $p) { nodes { sessionName startsOn } } }', { p: child });
    expect((marks.data?.participantMarks as { nodes: object[] }).nodes).toHaveLength(2);
    expect((marks.data?.participantEnrollments as { nodes: object[] }).nodes).toEqual([{ sessionName: 'Afternoon', startsOn: '2026-11-01' }]);
  });

  it('is refused without the tabs, at another site and in another tenant', async () => {
    const river = await test.tenant('riveryears');
    const callers: [Caller, string][] = [
      [await test.signIn(north, 'attendance_taker', north.siteId), 'FORBIDDEN'],
      [await test.signIn(north, 'site_coordinator', north.otherSiteId), 'NOT_FOUND'],
      [await test.signIn(river, 'tenant_administrator', river.topId), 'NOT_FOUND'],
    ];
    for (const [caller, code] of callers) {
      for (const query of [YEAR, 'query m($p: ID!) { participantMarks(participantId: $p) { nodes { date } } }', 'query e($p: ID!) { participantEnrollments(participantId: $p) { nodes { id } } }', 'query s($p: ID!) { participantStays(personId: $p) { id } }']) {
        expect(await refusal(caller, query, { p: child })).toBe(code);
      }
    }
    const [[taker]] = callers as [[Caller, string]];
    expect((await test.graphql(taker, 'query t($p: ID!) { participantTabs(participantId: $p) { key } }', { p: child })).data).toEqual({ participantTabs: [] });
  });
});

it('asks for a record and all its tabs in a number of statements that does not grow with what they hold', async () => {
  const all = `query all($p: ID!) {
    participant(id: $p) { displayName sites { name } } participantTabs(participantId: $p) { key count }
    ${KINDS.map(({ plural }) => `${plural}(participantId: $p) { nodes { id createdByName${plural === 'participantGoals' ? ' progress { value }' : plural === 'participantDocuments' ? ' file { name }' : plural === 'teacherLinks' ? ' teacherName' : ''} } }`).join('\n')}
    participantStays(personId: $p) { organization { name } programmes { code } } participantMarks(participantId: $p) { nodes { date } } participantEnrollments(participantId: $p) { nodes { id } } participantYear(participantId: $p) { days { date } } }`;
  const statements = async () => {
    test.log.length = 0;
    expect((await test.graphql(site, all, { p: child })).errors).toEqual([]);
    return test.log.find(({ path }) => path === '/graphql')?.statements ?? Number.POSITIVE_INFINITY;
  };
  const before = await statements();
  for (let nth = 0; nth < 5; nth += 1) {
    await save(site, KINDS[0] as Kind, { text: `Note ${nth}`, visibility: 'everyone' });
    await save(site, KINDS[2] as Kind, { ...(KINDS[2] as Kind).values, title: `Goal ${nth}` });
    await save(site, KINDS[4] as Kind, { name: `File ${nth}`, kind: 'other', fileId: await upload(site) });
  }
  expect(await statements()).toBe(before);
  expect(before).toBeLessThanOrEqual(55);
});
