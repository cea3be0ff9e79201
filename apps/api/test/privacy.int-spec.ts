import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { ErasureJob, KEPT_COLUMNS, PersonExportJob, PersonParts } from '@afterbell/people/api';
import { newId } from '@afterbell/core/domain';
import { type Caller, startTestApp, type TestApp } from './harness';
import { fillRecord, privacyWorld, type PrivacyWorld } from './privacy-fixture';

const folder = mkdtempSync(join(tmpdir(), 'privacy-'));
let test: TestApp;
let world: PrivacyWorld;

beforeAll(async () => {
  test = await startTestApp({ FILES_DIR: folder });
  world = await privacyWorld(test, 'north');
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Problem {
  code: string;
  path: string | null;
  message: string;
}
type Payload = { problems: Problem[] } & Record<string, unknown>;

const problems = '{ problems { code path message } }';
const DISCLOSURE = { onDate: '2026-11-02', ground: 'consent', recipient: 'Lincoln High School', purpose: 'Placement', what: 'Grades' };
const EXPORT = { ground: 'parent', recipient: 'Rosa Vega', purpose: 'She asked to see the record' };
const REQUEST = { kind: 'access', askedBy: 'Rosa Vega', relation: 'Mother', channel: 'phone', askedOn: '2026-11-02', status: 'open' };

const SAVE_REQUEST = 'mutation ($input: SavePrivacyRequestInput!, $values: PrivacyRequestValues!) { savePrivacyRequest(input: $input, values: $values) { request { id version status dueOn isOverdue assigneeName } problems { code path message } } }';
const REQUESTS = 'query ($scope: RequestScope!) { personRequests(scope: $scope) { nodes { id kind status askedBy personName visiblePersonId personKinds isOverdue version } } personRequestCounts { waiting overdue mine } }';
const EXPORT_PERSON = 'mutation ($id: ID!, $values: PersonExportValues!) { exportPerson(personId: $id, values: $values) { export { id state isOwn } problems { code path message } } }';
const EXPORTS = 'query ($id: ID!) { personExports(personId: $id) { id state doneParts allParts size isOwn leftOut { title why } } }';
const LOG = 'query ($id: ID!) { disclosures(personId: $id) { nodes { id recipient isAutomatic struckAt } } }';
const STATE = 'query ($id: ID!) { personPrivacy(personId: $id) { isErased hold { id reason } erasure { id } } }';
const HOLD = `mutation ($id: ID!) { setLegalHold(personId: $id, startsOn: "2026-11-01", reason: "Court order") ${problems} }`;
const LIFT = `mutation ($id: ID!) { liftLegalHold(id: $id, reason: "Settled") ${problems} }`;
const PREVIEW = 'query ($id: ID!) { erasurePreview(personId: $id) { name graceDays obstacles parts { title treatment count } } }';
const ERASE = `mutation ($input: ErasePersonInput!) { erasePerson(input: $input) ${problems} }`;

/** The code that a caller is refused with, as an error or as a problem. */
async function refusal(caller: Caller | null, query: string, variables: object): Promise<string | undefined> {
  const { data, errors } = await test.graphql(caller, query, variables);
  return errors[0]?.extensions.code ?? (Object.values(data ?? {})[0] as Payload | undefined)?.problems?.[0]?.code;
}
async function ok<T = Payload>(caller: Caller, query: string, variables: object): Promise<T> {
  const { data, errors } = await test.graphql(caller, query, variables);
  expect(errors).toEqual([]);
  const answer = Object.values(data ?? {})[0] as T & { problems?: Problem[] };
  expect(answer.problems ?? []).toEqual([]);
  return answer;
}
const runExport = (id: string) => test.app.get(PersonExportJob).run(world.north.id, id);
const askExport = async (caller: Caller, person = world.child) => ((await ok(caller, EXPORT_PERSON, { id: person, values: EXPORT })).export as { id: string }).id;
const download = (caller: Caller | null, id: string) =>
  test.get(caller, `/export/person/${id}`).buffer(true).parse((response, done) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => done(null, Buffer.concat(chunks)));
  });

describe('refuses', () => {
  it('everything about a person to another site, another tenant and whoever may not', async () => {
    const { child, site, otherSite, foreign, viewer, institution } = world;
    const hold = newId();
    const forExporters: [string, object][] = [[LOG, { id: child }], [EXPORTS, { id: child }], [EXPORT_PERSON, { id: child, values: EXPORT }], [`mutation ($id: ID!, $values: DisclosureValues!) { enterDisclosure(personId: $id, values: $values) ${problems} }`, { id: child, values: DISCLOSURE }]];
    const forDeciders: [string, object][] = [[HOLD, { id: child }], [PREVIEW, { id: child }], [ERASE, { input: { personId: child, name: 'x', reason: 'x' } }], [SAVE_REQUEST, { input: { personId: child }, values: REQUEST }]];
    for (const [query, variables] of [...forExporters, [STATE, { id: child }] as [string, object]]) {
      for (const caller of [otherSite, foreign]) expect([query, await refusal(caller, query, variables)]).toEqual([query, 'NOT_FOUND']);
    }
    for (const [query, variables] of forExporters) expect([query, await refusal(viewer, query, variables)]).toEqual([query, 'FORBIDDEN']);
    for (const [query, variables] of forDeciders) {
      expect([query, await refusal(site, query, variables)]).toEqual([query, 'FORBIDDEN']);
      expect([query, await refusal(foreign, query, variables)]).toEqual([query, 'NOT_FOUND']);
    }
    for (const caller of [institution, foreign]) expect(await refusal(caller, LIFT, { id: hold })).toBe('NOT_FOUND');
    expect((await test.get(null, `/export/disclosures?person=${child}`)).status).toBe(403);
    expect((await test.get(viewer, `/export/disclosures?person=${child}`)).status).toBe(403);
    for (const caller of [otherSite, foreign]) expect((await test.get(caller, `/export/disclosures?person=${child}`)).status).toBe(404);
    expect((await test.graphql(foreign, REQUESTS, { scope: 'all' })).data).toEqual({ personRequests: { nodes: [] }, personRequestCounts: { waiting: 0, overdue: 0, mine: 0 } });
  });
});

describe('requests', () => {
  it('are due 45 days after they were asked, say what is wrong, and are answered in words', async () => {
    const { child, institution } = world;
    const saved = (await ok(institution, SAVE_REQUEST, { input: { personId: child }, values: REQUEST })).request as { id: string; version: number; dueOn: string };
    expect(saved).toMatchObject({ version: 1, dueOn: '2026-12-17' });
    const save = async (values: object, version: number) => (await test.graphql(institution, SAVE_REQUEST, { input: { id: saved.id, personId: child, version }, values: { ...REQUEST, ...values } })).data?.savePrivacyRequest as Payload;
    for (const [path, wrong] of [['askedBy', { askedBy: ' \u200b' }], ['askedOn', { askedOn: '2999-01-01' }], ['note', { note: 'x'.repeat(10_000) }], ['outcome', { status: 'done' }], ['assignedTo', { assignedTo: newId() }]] as const) {
      expect((await save(wrong, 1)).problems).toEqual([expect.objectContaining({ code: 'VALIDATION', path })]);
    }
    expect(await save({ status: 'in_progress', askedOn: '2026-01-05' }, 1)).toMatchObject({ problems: [], request: { version: 2, isOverdue: true } });
    expect((await save({ status: 'declined', outcome: 'x' }, 1)).problems).toEqual([expect.objectContaining({ code: 'STALE_VERSION' })]);
    const { data } = await test.graphql(institution, REQUESTS, { scope: 'overdue' });
    expect(data).toMatchObject({ personRequests: { nodes: [{ id: saved.id, kind: 'access', isOverdue: true, personKinds: ['participant'] }] }, personRequestCounts: { overdue: 1 } });
    expect(await save({ status: 'done', outcome: 'Copy handed over' }, 2)).toMatchObject({ problems: [], request: { status: 'done', isOverdue: false } });
  });

  it('hold links to teachers, for whoever may see that tab, and tell who is given one', async () => {
    const { child, institution, viewer, site, north, inNorth } = world;
    const [teacher, link] = [newId(), newId()];
    await inNorth(`insert into person (id, first_name, last_name, is_teacher) values ($1, 'Ines', 'Özdemir', true)`, [teacher]);
    await inNorth(`insert into stay (id, person_id, organization_id, starts_on, kind) values (gen_random_uuid(), $1, $2, '2026-07-01', 'teacher')`, [teacher, north.siteId]);
    await inNorth(`insert into teacher_link (id, person_id, teacher_person_id, status) values ($1, $2, $3, 'pending')`, [link, child, teacher]);
    const DECIDE = `mutation ($input: DecideTeacherLinkInput!) { decideTeacherLink(input: $input) { request { status version } problems { code } } }`;
    expect(await refusal(site, DECIDE, { input: { id: link, version: 1, status: 'linked' } })).toBe('FORBIDDEN');
    expect(await refusal(viewer, DECIDE, { input: { id: link, version: 1, status: 'linked' } })).toBe('FORBIDDEN');
    expect(await refusal(world.foreign, DECIDE, { input: { id: link, version: 1, status: 'linked' } })).toBe('NOT_FOUND');
    const waiting = await test.graphql(institution, REQUESTS, { scope: 'waiting' });
    expect(waiting.data?.personRequests).toMatchObject({ nodes: [{ id: link, kind: 'teacher_link', status: 'open', askedBy: 'Özdemir, Ines', visiblePersonId: child }] });
    expect((await ok(institution, DECIDE, { input: { id: link, version: 1, status: 'linked' } })).request).toEqual({ status: 'done', version: 2 });
    expect(await refusal(institution, DECIDE, { input: { id: link, version: 1, status: 'declined' } })).toBe('STALE_VERSION');
    await inNorth('delete from role_entry where role_id = $1 and tab = $2', [north.roleIds['viewer'], 'TEACHERS']);
    await inNorth('update role set version = version + 1 where id = $1', [north.roleIds['viewer']]);
    const without = await test.signIn(north, 'viewer', north.institutionId);
    expect(JSON.stringify((await test.graphql(without, REQUESTS, { scope: 'all' })).data)).not.toContain(link);

    const colleague = await test.signIn(north, 'institution_administrator', north.institutionId);
    const { rows } = await test.admin.query<{ user_id: string }>('select user_id from access where id = $1', [colleague.accessId]);
    await ok(institution, SAVE_REQUEST, { input: { personId: child }, values: { ...REQUEST, assignedTo: rows[0]?.user_id } });
    const told = await test.admin.query('select kind, path from notification where user_id = $1', [rows[0]?.user_id]);
    expect(told.rows).toEqual([{ kind: 'request.assigned', path: '/people/requests' }]);
    expect((await test.graphql(colleague, REQUESTS, { scope: 'mine' })).data?.personRequestCounts).toMatchObject({ mine: 1 });
  });
});

describe('the file with everything', () => {
  it('holds every part that the role shows, says what it leaves out, is the asker’s alone, and stands in the disclosure log', async () => {
    const { site, child, institution, north } = world;
    const { rows } = await test.admin.query<{ user_id: string }>('select user_id from access where id = $1', [site.accessId]);
    await fillRecord(world, 'Quetzalina', rows[0]?.user_id ?? '');
    // Without an author, as a program writes it.
    await world.inNorth(`insert into participant_note (id, person_id, text, visibility) values (gen_random_uuid(), $1, 'Private Quetzalina too', 'author')`, [child]);
    await test.admin.query(`update participant_note set text = text || E'\\nשלום 王伟' where tenant_id = $1`, [north.id]);
    await world.inNorth(`update person set birth_date = '2016-03-14' where id = $1`, [child]);
    const id = await askExport(site);
    expect((await download(site, id)).status).toBe(404);
    await runExport(id);
    const [made] = await ok<{ id: string; state: string; doneParts: number; allParts: number; leftOut: { title: string; why: string }[] }[]>(site, EXPORTS, { id: child });
    expect(made).toMatchObject({ id, state: 'done', isOwn: true, leftOut: [{ title: 'Notes', why: expect.stringContaining('read 2 of them') }] });
    expect(made?.doneParts).toBe(made?.allParts);
    expect([(await download(null, id)).status, (await download(institution, id)).status, (await download(world.foreign, id)).status]).toEqual([403, 404, 404]);
    const { status, body } = await download(site, id);
    expect(status).toBe(200);
    const files = unzipSync(new Uint8Array(body as Buffer));
    expect(Object.keys(files)).toEqual(['person.json', 'person.pdf']);
    expect(Buffer.from(files['person.pdf'] ?? []).subarray(0, 5).toString()).toBe('%PDF-');
    const json = Buffer.from(files['person.json'] ?? []).toString();
    const document = JSON.parse(json) as { format: string; parts: { title: string; entries: object[] }[] };
    expect(document).toMatchObject({ format: 'afterbell.person', version: 1, person: { id: child, kinds: ['participant'] } });
    const filled = document.parts.filter(({ entries }) => entries.length).map(({ title }) => title);
    expect(filled).toEqual(expect.arrayContaining(['Relationships', 'Notes', 'Communications', 'Goals', 'Progress of goals', 'Referrals', 'Jobs', 'Links to teachers', 'Stays', 'Attendance', 'Places in sessions']));
    expect(json).toContain('For all Quetzalina');
    // A day of a form as a day of a part: for machines.
    expect([json.includes('"value": "2016-03-14"'), json.includes('03/14/2016')]).toEqual([true, false]);
    expect(json).not.toContain('Private Quetzalina');
    // A second download is no second disclosure.
    await download(site, id);
    expect(await ok(site, LOG, { id: child })).toMatchObject({ nodes: [{ recipient: 'Rosa Vega', isAutomatic: true, struckAt: null }] });
    const csv = await test.get(site, `/export/disclosures?person=${child}`);
    expect([csv.status, csv.text.split('\r\n')[1]]).toEqual([200, expect.stringContaining('parent,Rosa Vega')]);
  });

  it('leaves denied tabs out, and its bytes go when its time is over', async () => {
    const { north, child, inNorth } = world;
    await inNorth(`delete from role_entry where role_id = $1 and tab = any($2)`, [north.roleIds['site_group_coordinator'], ['NOTES', 'REFERRALS']]);
    const limited = await test.signIn(north, 'site_group_coordinator', north.siteId);
    const id = await askExport(limited);
    await runExport(id);
    const { body } = await download(limited, id);
    const json = Buffer.from(unzipSync(new Uint8Array(body as Buffer))['person.json'] ?? []).toString();
    expect(json).not.toContain('For all Quetzalina');
    const { parts, leftOut } = JSON.parse(json) as { parts: { title: string }[]; leftOut: { title: string }[] };
    expect(leftOut.map(({ title }) => title)).toEqual(['Notes', 'Referrals']);
    expect(parts.map(({ title }) => title)).not.toEqual(expect.arrayContaining(['Notes']));
    const stored = () => readdirSync(join(folder, 'stored', north.id));
    expect(stored()).toContain(id);
    await test.admin.query(`update person_export set expires_at = now() - interval '1 second' where id = $1`, [id]);
    expect((await download(limited, id)).status).toBe(404);
    await test.app.get(PersonExportJob).drop(north.id, id);
    expect(stored()).not.toContain(id);
    expect(await ok(limited, EXPORTS, { id: child })).toEqual(expect.arrayContaining([expect.objectContaining({ id, state: 'expired' })]));
  });

  it('is not made once it was cancelled, and a disclosure that was a mistake stays, struck', async () => {
    const { site, child } = world;
    const id = await askExport(site);
    await ok(site, 'mutation ($id: ID!) { cancelPersonExport(id: $id) { export { state } problems { code } } }', { id });
    await runExport(id);
    expect(await ok(site, EXPORTS, { id: child })).toEqual(expect.arrayContaining([expect.objectContaining({ id, state: 'cancelled' })]));
    const entered = (await ok(site, `mutation ($id: ID!, $values: DisclosureValues!) { enterDisclosure(personId: $id, values: $values) { entry { id } ${problems.slice(1)} }`, { id: child, values: DISCLOSURE })).entry as { id: string };
    const STRIKE = `mutation ($id: ID!) { strikeDisclosure(id: $id) ${problems} }`;
    await ok(site, STRIKE, { id: entered.id });
    const { nodes } = await ok<{ nodes: { id: string; isAutomatic: boolean; struckAt: string | null }[] }>(site, LOG, { id: child });
    expect(nodes.find((node) => node.id === entered.id)?.struckAt).not.toBeNull();
    expect(await refusal(site, STRIKE, { id: nodes.find(({ isAutomatic }) => isAutomatic)?.id })).toBe('VALIDATION');
    expect(await refusal(world.otherSite, STRIKE, { id: entered.id })).toBe('NOT_FOUND');
  });
});

describe('erasing', () => {
  const eraseJob = (id: string) => test.app.get(ErasureJob).run(world.north.id, id);
  const erasureOf = async (person: string) => (await ok<{ erasure: { id: string } | null }>(world.institution, STATE, { id: person })).erasure?.id ?? '';
  const ask = (person: string, name: string) => refusal(world.institution, ERASE, { input: { personId: person, name, reason: 'Asked by the family' } });
  const due = (id: string) => test.admin.query(`update person_erasure set due_at = now() - interval '1 second' where id = $1`, [id]);

  it('waits for its day, for holds, and for the name to be typed; it can be taken back', async () => {
    const { institution, school } = world;
    const person = school.people[1] ?? '';
    expect(await ask(person, 'Somebody else')).toBe('VALIDATION');
    await ok(institution, HOLD, { id: person });
    expect(await refusal(institution, HOLD, { id: person })).toBe('VALIDATION');
    expect((await ok<{ obstacles: string[] }>(institution, PREVIEW, { id: person })).obstacles).toEqual([expect.stringContaining('legal hold')]);
    const name = 'zoe CANARY-north-2';
    expect(await ask(person, name)).toBe('VALIDATION');
    const hold = (await ok<{ hold: { id: string; reason: string | null } }>(institution, STATE, { id: person })).hold;
    expect((await ok<{ hold: { reason: string | null } }>(world.site, STATE, { id: person })).hold.reason).toBeNull();
    await ok(institution, LIFT, { id: hold.id });
    expect(await ask(person, name)).toBeUndefined();
    expect(await ask(person, name)).toBe('VALIDATION');
    const id = await erasureOf(person);
    await eraseJob(id);
    await ok(institution, HOLD, { id: person });
    await due(id);
    await eraseJob(id);
    expect(await ok(institution, STATE, { id: person })).toMatchObject({ isErased: false, erasure: { id } });
    await ok(institution, `mutation ($id: ID!) { cancelErasure(id: $id) ${problems} }`, { id });
    const held = (await ok<{ hold: { id: string } }>(institution, STATE, { id: person })).hold;
    await ok(institution, LIFT, { id: held.id });
    await eraseJob(id);
    expect(await ok(institution, STATE, { id: person })).toMatchObject({ isErased: false, hold: null, erasure: null });
  });

  it('is refused by the database itself when no erasure is due', async () => {
    const { north, school } = world;
    await test.owner.query('begin');
    await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
    await expect(test.owner.query('select erase_rows($1, $2, $3)', [school.people[2], 'participant_note', ['person_id']])).rejects.toMatchObject({ code: '42501' });
    await test.owner.query('rollback');
  });

  it('leaves nothing of the person anywhere but figures, during an export too, and twice is once', async () => {
    const { child, institution, site, north, inNorth } = world;
    // A record that was merged into this one is about the same child.
    const twin = newId();
    await inNorth(`insert into person (id, first_name, last_name, is_participant, removed_at) values ($1, 'Quetzalina', 'Twin', true, now())`, [twin]);
    await inNorth(`insert into stay (id, person_id, organization_id, starts_on) values (gen_random_uuid(), $1, $2, '2026-07-01')`, [twin, north.siteId]);
    await inNorth(`insert into participant_note (id, person_id, text, visibility) values (gen_random_uuid(), $1, 'Quetzalina', 'everyone')`, [twin]);
    await inNorth(`insert into person_merge (id, winner_person_id, loser_person_id, current_person_id, merged_by, undo_until, sealed) values (gen_random_uuid(), $1, $2, $1, gen_random_uuid(), now(), '\\x00')`, [child, twin]);
    expect(await refusal(institution, STATE, { id: twin })).toBe('NOT_FOUND');
    const { name, parts } = await ok<{ name: string; parts: { title: string; treatment: string; count: number }[] }>(institution, PREVIEW, { id: child });
    expect(parts).toEqual(expect.arrayContaining([{ title: 'Attendance', treatment: 'keep', count: 1 }, { title: 'Notes', treatment: 'delete', count: 3 }]));
    const made = await askExport(site);
    await runExport(made);
    const running = await askExport(site);
    await test.admin.query(`update person_export set state = 'running' where id = $1`, [running]);
    expect(await ask(child, name)).toBeUndefined();
    const id = await erasureOf(child);
    await due(id);
    const gone = test.app.get(PersonExportJob);
    await Promise.all([eraseJob(id), runExport(running)]);
    await eraseJob(id);
    const dropped = await test.admin.query<{ id: string }>(`select j.payload ->> 'id' as id from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id where k.identifier = 'drop_person_export'`);
    expect(dropped.rows.map((row) => row.id)).toEqual(expect.arrayContaining([made, running]));
    for (const row of dropped.rows) await gone.drop(north.id, row.id);
    expect(readdirSync(join(folder, 'stored', north.id))).toEqual([]);
    expect(readdirSync(join(folder, 'incoming'))).toEqual([]);

    const { rows: tables } = await test.admin.query<{ name: string }>(`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`);
    for (const { name: table } of tables) {
      const { rows } = await test.admin.query(`select 1 from ${table} t where t::text ilike '%quetzalina%' or t::text ilike '%canary-north-1%' limit 1`);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    const { rows: keys } = await test.admin.query('select 1 from person_key where person_id = $1', [child]);
    expect(keys).toEqual([]);
    const { rows: marks } = await test.admin.query('select status from attendance where person_id = $1', [child]);
    expect(marks).toEqual([{ status: 'Present' }]);
    const { rows: kept } = await test.admin.query<Record<string, unknown>>('select * from person where id = $1', [child]);
    const left = Object.entries(kept[0] ?? {}).filter(([column, value]) => value !== null && !KEPT_COLUMNS.includes(column) && !['first_name', 'last_name', 'custom', 'sort_name', 'photo_withheld'].includes(column));
    expect(left).toEqual([]);
    // Others keep theirs.
    const { rows: others } = await test.admin.query(`select first_name from person where tenant_id = $1 and first_name = 'Rosa'`, [north.id]);
    expect(others).toHaveLength(1);
    expect(await refusal(institution, ERASE, { input: { personId: child, name: 'Erased person', reason: 'again' } })).toBe('VALIDATION');
    expect(test.app.get(PersonParts).all().length).toBeGreaterThan(20);
  });
});
