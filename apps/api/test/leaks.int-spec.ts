import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { PARTICIPANT_TABS } from '@afterbell/core/domain';
import { type GraphQLField, getNamedType, getNullableType, type GraphQLInputType, type GraphQLOutputType, isCompositeType, isEnumType, isInputObjectType, isInterfaceType, isListType, isNonNullType, isObjectType, isUnionType } from 'graphql';
import { type Caller, type GraphqlAnswer, startTestApp, type TestApp } from './harness';
import { fillRecord, privacyWorld, type PrivacyWorld } from './privacy-fixture';

const WORD = 'Quetzalina';
const IN_TABS = 'Xochimilco';
const DEPTH = 3;
/** What some arguments have to be, whatever their type. */
const NAMED: Readonly<Record<string, string>> = { section: 'participants', subSection: 'participant' };
const folder = mkdtempSync(join(tmpdir(), 'leaks-'));

let test: TestApp;
let world: PrivacyWorld;
/** What an argument that is called `id` may name: the child, and what hangs on it. */
let ids: string[];
/** What arguments with a name of their own stand for. */
let standsFor: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp({ FILES_DIR: folder });
  world = await privacyWorld(test, 'north');
  const { rows } = await test.admin.query<{ user_id: string }>('select user_id from access where id = $1', [world.site.accessId]);
  await fillRecord(world, WORD, rows[0]?.user_id ?? '', IN_TABS);
  const held = await test.admin.query<{ note: string; goal: string; stay: string; relationship: string }>(
    `select (select id from participant_note where person_id = $1 and visibility = 'everyone') as note, (select id from participant_goal where person_id = $1) as goal, (select id from stay where person_id = $1) as stay,
      (select id from relationship where participant_person_id = $1) as relationship`,
    [world.child],
  );
  const { note = '', goal = '', stay = '', relationship = '' } = held.rows[0] ?? {};
  ids = [world.child, note, stay, relationship];
  standsFor = { sessionId: world.school.sessionId, activityId: world.school.activityId, goalId: goal, siteId: world.north.siteId, organizationId: world.north.siteId };
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A value that an argument takes: the id that is tried, the word that is looked for. */
function valueOf(name: string, type: GraphQLInputType, id: string): unknown {
  const known = NAMED[name] ?? standsFor[name];
  if (known) return known;
  const plain = getNullableType(type);
  if (isListType(plain)) return [valueOf(name, plain.ofType, id)];
  const named = getNamedType(plain);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (isInputObjectType(named)) return Object.fromEntries(Object.values(named.getFields()).filter((field) => isNonNullType(field.type)).map((field) => [field.name, valueOf(field.name, field.type, id)]));
  const samples: Record<string, unknown> = { Int: name === 'year' ? 2026 : 50, Float: 1, Boolean: true, PlainDate: '2026-11-17', PlainTime: '15:30', Instant: '2026-11-20T00:00:00Z', ID: id };
  return samples[named.name] ?? (/id$/i.test(name) ? id : WORD);
}

const needs = (field: GraphQLField<unknown, unknown>) => field.args.some(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);

/** Every field that can be asked for without arguments, some levels deep. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (isUnionType(named)) return `{ __typename ${named.getTypes().map((one) => `... on ${one.name} ${selectionOf(one, depth - 1)}`).join(' ')} }`;
  if (!isObjectType(named) && !isInterfaceType(named)) return '{ __typename }';
  const fields = Object.values(named.getFields()).filter((field) => !needs(field) && (depth > 0 || !isCompositeType(getNamedType(field.type))));
  return `{ __typename ${fields.map((field) => `${field.name} ${selectionOf(field.type, depth - 1)}`).join(' ')} }`;
}

/** The query of a field, with every argument that is an id, a search or required. */
function asked(field: GraphQLField<unknown, unknown>, id: string): { query: string; variables: Record<string, unknown>; byId: boolean } {
  const used = field.args.filter(({ name, type, defaultValue }) => /id$|^search$|^first$/i.test(name) || (isNonNullType(type) && defaultValue === undefined));
  const head = used.length ? `(${used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')})` : '';
  const call = used.length ? `(${used.map(({ name }) => `${name}: $${name}`).join(', ')})` : '';
  return {
    query: `query walk${head} { ${field.name}${call} ${selectionOf(field.type, DEPTH)} }`,
    variables: Object.fromEntries(used.map(({ name, type }) => [name, valueOf(name, type, id)])),
    byId: used.some(({ name }) => name === 'id'),
  };
}

const queries = () => Object.values(test.app.get(GraphQLSchemaHost).schema.getQueryType()?.getFields() ?? {});

/** The queries whose answer holds a word of the record, and a word of its tabs, by name. */
async function walk(caller: Caller): Promise<{ record: string[]; tabs: string[] }> {
  const [record, tabs] = [new Set<string>(), new Set<string>()];
  for (const field of queries()) {
    const { byId } = asked(field, world.child);
    for (const id of byId ? ids : [world.child]) {
      const { query, variables } = asked(field, id);
      const answer: GraphqlAnswer = await test.graphql(caller, query, variables);
      // A query that cannot even be asked would prove nothing.
      expect([field.name, answer.errors.filter(({ extensions }) => extensions.code === 'GRAPHQL_VALIDATION_FAILED')]).toEqual([field.name, []]);
      // What was pasted comes back line by line: that is no answer.
      const text = JSON.stringify(answer, (key, value: unknown) => (key === 'line' && value === WORD ? undefined : value));
      if (text.includes(WORD) && answer.data) record.add(field.name);
      if (text.includes(IN_TABS)) tabs.add(field.name);
    }
  }
  return { record: [...record].sort(), tabs: [...tabs].sort() };
}

describe('every query of the schema, with every id that hangs on a child', () => {
  it('tells its own site what stands on record', async () => {
    const { record, tabs } = await walk(world.site);
    expect(record).toEqual(expect.arrayContaining(['participant', 'participants', 'people', 'form', 'roster']));
    expect(tabs).toEqual(expect.arrayContaining(['participantNotes', 'participantCommunications', 'participantGoals', 'participantReferrals', 'participantEmployments', 'personRelationships', 'teacherLinks']));
  });

  it.each(['otherSite', 'foreign'] as const)('tells %s nothing', async (who) => {
    expect(await walk(world[who])).toEqual({ record: [], tabs: [] });
  });

  it('tells whoever has no tabs nothing of what stands in them', async () => {
    const taker = await test.signIn(world.north, 'attendance_taker', world.north.siteId);
    const { record, tabs } = await walk(taker);
    expect(record).toContain('participant');
    expect(tabs).toEqual([]);
    const { data } = await test.graphql(taker, 'query ($id: ID!) { participantTabs(participantId: $id) { key } }', { id: world.child });
    expect(data).toEqual({ participantTabs: [] });
  });
});

it('leaves each tab out that a role does not have, and no other', async () => {
  const { north, child, inNorth } = world;
  const keys = async () => {
    const caller = await test.signIn(north, 'viewer', north.siteId);
    const { data } = await test.graphql(caller, 'query ($id: ID!) { participantTabs(participantId: $id) { key } }', { id: child });
    return (data?.participantTabs as { key: string }[]).map(({ key }) => key);
  };
  const all = await keys();
  expect([...all].sort()).toEqual([...PARTICIPANT_TABS].sort());
  for (const [index, tab] of all.entries()) {
    await inNorth('delete from role_entry where role_id = $1 and tab = $2', [north.roleIds['viewer'], tab]);
    expect(await keys()).toEqual(all.slice(index + 1));
  }
});

it('tells nobody else anything over REST: forms, exports, files', async () => {
  const { otherSite, foreign, site, child } = world;
  const inventory = JSON.parse(readFileSync(join(__dirname, 'access-inventory.json'), 'utf8')) as Record<string, string>;
  const exports = Object.keys(inventory).flatMap((endpoint) => (endpoint.startsWith('GET /export/') ? [endpoint.slice(4).replace(':id', child)] : []));
  const forms = ['participant', 'contact'].map((subSection) => ({ section: 'participants', subSection, id: child }));
  const own: string[] = [];
  for (const path of exports) {
    const address = `${path}?person=${child}&roster=${child}&search=${WORD}`;
    if ((await test.get(site, address)).text?.includes(WORD)) own.push(path);
    for (const caller of [otherSite, foreign]) expect([path, (await test.get(caller, address)).text?.includes(WORD)]).toEqual([path, false]);
  }
  expect(own).toEqual(expect.arrayContaining(['/export/participants', '/export/people']));
  for (const body of forms) {
    for (const caller of [otherSite, foreign]) {
      const answer = await test.rest(caller, '/forms/load', body);
      expect([answer.status, answer.text.includes(WORD)]).toEqual([404, false]);
    }
  }
  expect((await test.rest(site, '/forms/load', forms[0])).text).toContain(WORD);
});
