import { newId } from '@afterbell/core/domain';
import { PersonParts } from '@afterbell/people/api';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';
import { addPair, inTenant, type Pair, rowsIn } from './merge-fixture';
import { addSchool, DAY, type School } from './school-fixture';

let test: TestApp;
let north: TestTenant;
let school: School;
let site: Caller;

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('northlake');
  school = await addSchool(test, north, 2);
  site = await test.signIn(north, 'site_coordinator', north.siteId);
});
afterAll(() => test?.close());

interface Preview {
  winner: { version: number };
  loser: { version: number };
  beyond: boolean;
  fields: { name: string; winner: string | null; loser: string | null; suggestsLoser: boolean; both: string | null }[];
  parts: { key: string; winnerCount: number; loserCount: number; overlaps: { count: number }[] }[];
}
interface Payload {
  mergeId: string | null;
  problems: { code: string; message: string }[];
}

const PREVIEW = `query p($w: ID!, $l: ID!) { mergePreview(winnerId: $w, loserId: $l) { winner { version } loser { version } beyond
  fields { name winner loser suggestsLoser both } parts { key winnerCount loserCount overlaps { decision count } } } }`;
const MERGE = 'mutation m($input: MergePersonsInput!) { mergePersons(input: $input) { mergeId problems { code message } } }';
const UNDO = 'mutation u($id: ID!) { undoMerge(id: $id) { loserId problems { code message } } }';

const ask = (caller: Caller, { winner, loser }: Pick<Pair, 'winner' | 'loser'>) => test.graphql(caller, PREVIEW, { w: winner, l: loser });
async function preview(pair: Pick<Pair, 'winner' | 'loser'>, caller = site): Promise<Preview> {
  const { data, errors } = await ask(caller, pair);
  expect(errors).toEqual([]);
  return data?.mergePreview as Preview;
}
async function merge(pair: Pick<Pair, 'winner' | 'loser'>, { caller = site, fromLoser = [] as string[], keepBoth = [] as string[], versions = [1, 1] } = {}): Promise<Payload> {
  const input = { winnerId: pair.winner, loserId: pair.loser, winnerVersion: versions[0], loserVersion: versions[1], fromLoser, keepBoth };
  const { data, errors } = await test.graphql(caller, MERGE, { input });
  return (data?.mergePersons as Payload | null) ?? { mergeId: null, problems: errors.map(({ extensions, message }) => ({ code: extensions.code, message })) };
}
async function undo(id: string | null, caller = site): Promise<Payload> {
  const { data, errors } = await test.graphql(caller, UNDO, { id });
  return (data?.undoMerge as Payload | null) ?? { mergeId: null, problems: errors.map(({ extensions, message }) => ({ code: extensions.code, message })) };
}
const parts = () => test.app.get(PersonParts).all();
const KEPT_BY_ITSELF = ['person_merge', 'person_key'];
/** Sums of hours follow the marks as soon as they are counted. */
const settleHours = () => test.admin.query(`select set_config('app.tenant_id', $1, false), attendance_settle(1000)`, [north.id]);
async function everything(): Promise<Record<string, string[]>> {
  await settleHours();
  const tables = [...parts().filter(({ table }) => !KEPT_BY_ITSELF.includes(table)), { table: 'person' }];
  const all: Record<string, string[]> = {};
  for (const part of tables) all[part.table] = await rowsIn(test, north, part);
  return all;
}
const codes = ({ problems }: Payload) => problems.map(({ code }) => code);
const hanging = async (table: string, columns: readonly string[], id: string) =>
  Number((await test.admin.query<{ count: string }>(`select count(*) from ${table} t where ${columns.map((column) => `t.${column} = $1`).join(' or ')}`, [id])).rows[0]?.count);

describe('refuses', () => {
  it('who may not both edit and remove, another site, another tenant, an old version, and a record with itself', async () => {
    const pair = await addPair(test, north, school);
    const before = await everything();
    const taker = await test.signIn(north, 'attendance_taker', north.siteId);
    const otherSite = await test.signIn(north, 'site_coordinator', north.otherSiteId);
    const river = await test.tenant('river');
    const stranger = await test.signIn(river, 'tenant_administrator', river.topId);
    for (const [caller, code] of [[taker, 'FORBIDDEN'], [otherSite, 'NOT_FOUND'], [stranger, 'NOT_FOUND']] as const) {
      expect((await ask(caller, pair)).errors.map(({ extensions }) => extensions.code)).toEqual([code]);
      expect(codes(await merge(pair, { caller }))).toEqual([code]);
      if (caller === taker) continue;
      // Nothing is an answer about a child in sight; of any other it is refused, as of one who is not there.
      for (const field of ['personMerges', 'householdsOf', 'personRelationships']) {
        for (const id of [pair.winner, newId(), 'x']) {
          const { errors } = await test.graphql(caller, `query ($id: ID!) { ${field}(personId: $id) { id } }`, { id });
          expect([field, errors.map(({ extensions }) => extensions.code)]).toEqual([field, ['NOT_FOUND']]);
        }
      }
    }
    expect(codes(await merge(pair, { versions: [1, 7] }))).toEqual(['STALE_VERSION']);
    expect(codes(await merge({ winner: pair.winner, loser: pair.winner }))).toEqual(['VALIDATION']);
    expect(codes(await merge(pair, { fromLoser: ['removedAt'] }))).toEqual(['VALIDATION']);
    expect(await everything()).toEqual(before);
  });

  it('a record of which something is beyond the caller’s reach, which somebody above may merge', async () => {
    const pair = await addPair(test, north, school);
    await inTenant(test, north, [['insert into stay (id, person_id, organization_id, starts_on) values (gen_random_uuid(), $1, $2, $3)', [pair.loser, north.otherSiteId, '2026-09-01']]]);
    expect((await preview(pair)).beyond).toBe(true);
    expect((await merge(pair)).problems).toEqual([{ code: 'VALIDATION', message: 'Part of this record belongs to organizations that you do not reach. Somebody who acts above them can merge it.' }]);
    const institution = await test.signIn(north, 'institution_administrator', north.institutionId);
    expect((await preview(pair, institution)).beyond).toBe(false);
    const before = await everything();
    const done = await merge(pair, { caller: institution });
    expect(done.problems).toEqual([]);
    // The child's mother is a contact wherever the child stays, and no longer when the records come apart.
    expect(await hanging('stay', ['person_id'], pair.mother)).toBe(2);
    expect((await undo(done.mergeId, institution)).problems).toEqual([]);
    expect(await everything()).toEqual(before);
  });
});

it('shows both side by side, keeps everything, and comes apart again exactly as it was', async () => {
  const pair = await addPair(test, north, school);
  const before = await everything();
  const shown = await preview(pair);
  const field = (name: string) => shown.fields.find((one) => one.name === name);
  expect(field('firstName')).toMatchObject({ winner: 'Sofia', loser: 'Sofía', suggestsLoser: true });
  expect(field('phone')).toMatchObject({ loser: null, suggestsLoser: false });
  expect(field('allergies')).toMatchObject({ both: 'Peanuts; Milk' });
  expect(shown.parts.find(({ key }) => key === 'attendance')).toMatchObject({ winnerCount: 1, loserCount: 2, overlaps: [{ count: 1 }] });

  const fromLoser = shown.fields.filter(({ suggestsLoser }) => suggestsLoser).map(({ name }) => name);
  const done = await merge(pair, { fromLoser: [...fromLoser, 'grade'], keepBoth: ['allergies'] });
  expect(done.problems).toEqual([]);
  await settleHours();
  for (const { table, people, only, merge: rule } of parts()) {
    if (only !== undefined || rule === 'keep' || KEPT_BY_ITSELF.includes(table) || table === 'person_search') continue;
    expect([table, await hanging(table, people, pair.loser)]).toEqual([table, 0]);
    expect([table, (await hanging(table, people, pair.winner)) > 0]).toEqual([table, true]);
  }
  const { rows } = await test.admin.query('select first_name, local_id is not null as has_id, allergies, phone, grade, no_contact is not null as restricted, removed_at from person where id = any($1) order by removed_at nulls first', [[pair.winner, pair.loser]]);
  expect(rows).toEqual([
    { first_name: 'Sofía', has_id: true, allergies: 'Peanuts; Milk', phone: '+19165550123', grade: '5', restricted: true, removed_at: null },
    expect.objectContaining({ first_name: 'Sofía', has_id: false, removed_at: expect.any(Date) }),
  ]);
  const marks = await test.admin.query('select on_date::text, status, start_time from attendance where person_id = $1 order by on_date', [pair.winner]);
  expect(marks.rows).toEqual([{ on_date: DAY, status: 'Present', start_time: '15:05:00' }, { on_date: '2026-11-18', status: 'Present', start_time: null }]);
  const stays = await test.admin.query(`select starts_on::text, ends_on from stay where person_id = $1`, [pair.winner]);
  expect(await hanging('grade_rolled', ['person_id'], pair.winner)).toBe(2);
  expect(stays.rows).toEqual([{ starts_on: '2026-08-15', ends_on: null }]);

  // A field that the caller's forms do not show fills what the record that stayed did not say, with what lists and files know of it.
  const { rows: own } = await test.admin.query(`select p.custom, (select count(*)::int from custom_value v where v.record_id = p.id) as listed, (select count(*)::int from stored_file f where f.record_id = p.id and f.subject = 'person') as files, (select count(*)::int from stored_file f where f.record_id = p.id and f.subject = 'person_photo' and f.id = p.photo_file_id) as photos from person p where id = $1`, [pair.winner]);
  expect(own).toEqual([{ custom: { 9001: 'Bus 4' }, listed: 1, files: 1, photos: 1 }]);

  // The old address leads to the record that stayed, for who sees it alone.
  const into = async (caller: Caller) => (await test.graphql(caller, 'query i($id: ID!) { personMergedInto(id: $id) { id displayName } }', { id: pair.loser })).data?.personMergedInto;
  expect(await into(site)).toEqual({ id: pair.winner, displayName: 'García, Sofía' });
  expect(await into(await test.signIn(north, 'site_coordinator', north.otherSiteId))).toBeNull();
  expect((await test.graphql(site, 'query i($id: ID!) { participant(id: $id) { id } }', { id: pair.loser })).data?.participant).toEqual({ id: pair.winner });
  const form = { section: 'participants', subSection: 'participant', id: pair.loser };
  expect((await test.rest(site, '/forms/load', form)).body).toMatchObject({ id: pair.winner });
  expect((await test.rest(site, '/forms/save', { ...form, version: 2, fields: [] })).status).toBe(404);
  expect((await test.graphql(site, 'query i($id: ID!) { participantTabs(participantId: $id) { key count } }', { id: pair.loser })).data?.participantTabs).toContainEqual({ key: 'NOTES', count: 2 });
  expect((await test.graphql(site, 'query i($id: ID!) { personMerges(personId: $id) { id loserName } }', { id: pair.winner })).data?.personMerges).toEqual([{ id: done.mergeId, loserName: 'García, Sofía' }]);

  // What is added in the meantime belongs to the record that stayed.
  expect(codes(await undo(done.mergeId, await test.signIn(north, 'attendance_taker', north.siteId)))).toEqual(['FORBIDDEN']);
  expect(codes(await undo(done.mergeId, await test.signIn(north, 'site_coordinator', north.otherSiteId)))).toEqual(['NOT_FOUND']);
  expect((await undo(done.mergeId)).problems).toEqual([]);
  expect(await everything()).toEqual(before);
  expect(codes(await undo(done.mergeId))).toEqual(['NOT_FOUND']);
});

const version = async (id: string) => Number((await test.admin.query<{ version: number }>('select version from person where id = $1', [id])).rows[0]?.version);

it('says who merged it, and carries over what was typed on the record that went, unless its writer has a draft of the one that stays', async () => {
  const pair = await addPair(test, north, school);
  const colleague = await test.signIn(north, 'site_coordinator', north.siteId);
  const address = { section: 'participants', subSection: 'participant' };
  const formOf = async (caller: Caller, id: string) => (await test.graphql(caller, 'query f($id: ID!) { form(section: participants, subSection: "participant", id: $id) { fields { id hardcodedName } draft { version values { value { ... on TextValue { text } } } } } }', { id })).data?.form as { fields: { id: number; hardcodedName: string | null }[]; draft: { version: number; values: { value: { text: string } }[] } | null };
  const fieldId = (await formOf(site, pair.winner)).fields.find(({ hardcodedName }) => hardcodedName === 'middleName')?.id;
  const keep = async (caller: Caller, id: string, text: string) => (await test.graphql(caller, 'mutation d($input: SaveFormDraftInput!) { saveFormDraft(input: $input) { problems { code path } } }', { input: { ...address, id, version: 1, values: [{ fieldId, value: { text } }] } })).data?.saveFormDraft;
  const typed = async (caller: Caller) => {
    const { draft } = await formOf(caller, pair.winner);
    return draft && { version: draft.version, text: draft.values[0]?.value.text };
  };
  const kept = { problems: [] };
  expect([await keep(site, pair.loser, 'Lu'), await keep(colleague, pair.loser, 'Zoe'), await keep(colleague, pair.winner, 'Mia')]).toEqual([kept, kept, kept]);
  const done = await merge(pair, { caller: colleague });
  expect(done.problems).toEqual([]);
  const into = async (caller: Caller) => (await test.graphql(caller, 'query i($id: ID!) { personMergedInto(id: $id) { id mergedBy mergedByYou mergedAt } }', { id: pair.loser })).data?.personMergedInto;
  expect(await into(site)).toEqual({ id: pair.winner, mergedBy: 'The site_coordinator', mergedByYou: false, mergedAt: expect.stringMatching(/Z$/) });
  expect(await into(colleague)).toMatchObject({ mergedByYou: true });
  expect([await typed(site), await typed(colleague)]).toEqual([{ version: 0, text: 'Lu' }, { version: 1, text: 'Mia' }]);
  // Whoever still has the old record open goes on typing.
  expect([await keep(site, pair.loser, 'Lucía'), await keep(colleague, pair.loser, 'Zoe A')]).toEqual([kept, { problems: [{ code: 'VALIDATION', path: 'id' }] }]);
  expect([await typed(site), await typed(colleague)]).toEqual([{ version: 0, text: 'Lucía' }, { version: 1, text: 'Mia' }]);
  // Undone, each has what was typed on it; merged anew it is carried again.
  expect((await undo(done.mergeId)).problems).toEqual([]);
  expect([await typed(site), await typed(colleague), (await formOf(site, pair.loser)).draft]).toEqual([null, { version: 1, text: 'Mia' }, expect.objectContaining({ version: null, values: [{ value: { text: 'Lucía' } }] })]);
  expect((await merge(pair, { caller: colleague, versions: [await version(pair.winner), await version(pair.loser)] })).problems).toEqual([]);
  expect(await typed(site)).toEqual({ version: 0, text: 'Lucía' });
  for (const caller of [site, colleague]) await test.graphql(caller, 'mutation d($id: ID!) { discardFormDraft(section: participants, subSection: "participant", id: $id) { problems { code } } }', { id: pair.loser });
  expect([await typed(site), await typed(colleague)]).toEqual([null, { version: 1, text: 'Mia' }]);
});

it('is not undone when what it changed was changed since, when it is too late, or while the record was merged on', async () => {
  const pair = await addPair(test, north, school);
  const done = await merge(pair, { fromLoser: ['firstName'] });
  expect(done.problems).toEqual([]);
  await inTenant(test, north, [[`update person set first_name = 'Sophie', phone = null where id = $1`, [pair.winner]]]);
  const merged = await everything();
  expect((await undo(done.mergeId)).problems.map(({ message }) => message)).toEqual(['Fields of the record: one was changed since the merge.']);
  expect(await everything()).toEqual(merged);
  await inTenant(test, north, [[`update person set first_name = 'Sofía' where id = $1`, [pair.winner]]]);

  const other = await addPair(test, north, school);
  const on = await merge({ winner: other.winner, loser: pair.winner }, { versions: [await version(other.winner), await version(pair.winner)] });
  expect(on.problems).toEqual([]);
  expect((await undo(done.mergeId)).problems.map(({ message }) => message)).toEqual(['The record was merged into another one since: undo that first.']);
  expect((await test.graphql(site, 'query i($id: ID!) { personMergedInto(id: $id) { id } }', { id: pair.loser })).data?.personMergedInto).toEqual({ id: other.winner });
  expect((await undo(on.mergeId)).problems).toEqual([]);
  await inTenant(test, north, [[`update person_merge set undo_until = now() - interval '1 hour' where id = $1`, [done.mergeId]]]);
  expect((await undo(done.mergeId)).problems.map(({ message }) => message)).toEqual(['This merge is too long ago to be undone.']);
  await inTenant(test, north, [[`update person_merge set undo_until = now() + interval '1 hour' where id = $1`, [done.mergeId]]]);
  expect((await undo(done.mergeId)).problems).toEqual([]);
});

it('finds the record that stayed by the Participant ID of the one that went, through merges of merges, and each by its own again', async () => {
  const [pair, other] = [await addPair(test, north, school), await addPair(test, north, school)];
  const now = async (id: string) => (await test.admin.query<{ version: number; generated_id: string }>('select version, generated_id from person where id = $1', [id])).rows[0];
  const former = (await now(pair.loser))?.generated_id ?? '';
  const everywhere = async (caller: Caller) => {
    const { data } = await test.graphql(caller, `query f($text: String!) { search(text: $text, first: 5) { kind hits { path } } participants(search: $text, first: 5) { nodes { id } } }`, { text: former });
    const { search, participants } = data as { search: { kind: string; hits: { path: string }[] }[]; participants: { nodes: { id: string }[] } };
    return [search.filter(({ kind }) => kind === 'participant').flatMap(({ hits }) => hits.map(({ path }) => path.split('id=')[1])), participants.nodes.map(({ id }) => id)];
  };
  const found = (id: string) => [[id], [id]];
  const otherSite = await test.signIn(north, 'site_coordinator', north.otherSiteId);
  const PASTED = 'query p($text: String!) { pastedParticipants(text: $text) { line merged candidates { id } } }';
  const pasted = async (caller: Caller) => (await test.graphql(caller, PASTED, { text: former.toLowerCase() })).data?.pastedParticipants;
  const line = former.toLowerCase();
  expect(await everywhere(site)).toEqual(found(pair.loser));
  expect(await pasted(site)).toEqual([{ line, merged: false, candidates: [{ id: pair.loser }] }]);
  const first = await merge(pair);
  expect(await everywhere(site)).toEqual(found(pair.winner));
  const on = await merge({ winner: other.winner, loser: pair.winner }, { versions: [1, (await now(pair.winner))?.version ?? 0] });
  expect(await everywhere(site)).toEqual(found(other.winner));
  // A later change of the name keeps it.
  await inTenant(test, north, [[`update person set middle_name = 'Zoe' where id = $1`, [other.winner]]]);
  expect(await everywhere(site)).toEqual(found(other.winner));
  expect(await everywhere(otherSite)).toEqual([[], []]);
  // Pasted into a roster it means that one too, and says so.
  expect(await pasted(site)).toEqual([{ line, merged: true, candidates: [{ id: other.winner }] }]);
  expect(await pasted(otherSite)).toEqual([{ line, merged: false, candidates: [] }]);
  await inTenant(test, north, [[`update person set middle_name = null where id = $1`, [other.winner]]]);
  expect((await undo(on.mergeId)).problems).toEqual([]);
  expect(await everywhere(site)).toEqual(found(pair.winner));
  expect((await undo(first.mergeId)).problems).toEqual([]);
  expect(await everywhere(site)).toEqual(found(pair.loser));
});

it('lets one of two merges at once through: the other finds a changed record', async () => {
  const [a, b] = [await addPair(test, north, school), await addPair(test, north, school)];
  const outcomes = await Promise.all([merge({ winner: a.loser, loser: a.winner }), merge({ winner: b.winner, loser: a.loser })]);
  expect(outcomes.map(({ problems }) => problems.length).sort()).toEqual([0, 1]);
  expect(['STALE_VERSION', 'NOT_FOUND']).toContain(outcomes.flatMap(codes)[0]);
  const both = await addPair(test, north, school);
  const crossed = await Promise.all([merge(both), merge({ winner: both.loser, loser: both.winner })]);
  expect(crossed.map(({ problems }) => problems.length).sort()).toEqual([0, 1]);
});

it('tells who has the record open that a merge was undone, also where none of its fields had come from the other', async () => {
  const [winner, loser] = [newId(), newId()];
  await inTenant(test, north, [winner, loser].flatMap((id): (readonly [string, unknown[]])[] => [
    [`insert into person (id, first_name, last_name, is_participant) values ($1, 'Kim', 'Alder', true)`, [id]],
    [`insert into stay (id, person_id, organization_id, kind, starts_on) values ($1, $2, $3, 'participant', '2026-09-01')`, [newId(), id, north.siteId]],
  ]));
  const version = async () => (await test.admin.query<{ version: number }>('select version from person where id = $1', [winner])).rows[0]?.version ?? 0;
  const done = await merge({ winner, loser });
  const merged = await version();
  expect((await undo(done.mergeId)).problems).toEqual([]);
  expect(await version()).toBeGreaterThan(merged);
});

it('keeps what a merge knows where nobody reads it', async () => {
  const { rows } = await test.admin.query<{ sealed: Buffer }>('select sealed from person_merge');
  expect(rows.length).toBeGreaterThan(0);
  for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toContain('Garc');
});
