import { dateIn, newId } from '@afterbell/core/domain';
import { inTenant } from '@afterbell/forms/api';
import { GradeYears } from '@afterbell/people/api';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;
let north: TestTenant;
let south: TestTenant;
let site: Caller;
let otherSite: Caller;
let institution: Caller;
let taker: Caller;
let viewer: Caller;
let stranger: Caller;
let fields: Map<string, number>;

const ADD = `mutation a($input: AddParticipantInput!) { addParticipant(input: $input) { participant { id displayName grade sites { id } } problems { code message path ... on DuplicateProblem { candidates { id label } } } } }`;
const STAYS = 'query s($id: ID!) { participantStays(personId: $id) { id startsOn endsOn endReason state version organization { id } programmes { code label startsOn endsOn } } }';
const TRAITS = 'query t($id: ID!, $on: PlainDate) { personTraits(personId: $id, on: $on) { list startsOn codes { code label } } }';
const stayMutation = (name: string, type: string) => `mutation m($input: ${type}!) { ${name}(input: $input) { stays { id startsOn endsOn version endReason organization { id } programmes { code endsOn } } problems { code message path } } }`;
const BEGIN = stayMutation('beginStay', 'BeginStayInput');
const CHANGE = stayMutation('changeStay', 'ChangeStayInput');
const MOVE = stayMutation('moveStay', 'MoveStayInput');
const PROGRAMMES = stayMutation('setEnrolledProgrammes', 'SetProgrammesInput');
const SET_TRAITS = 'mutation t($input: SetTraitsInput!) { setPersonTraits(input: $input) { traits { list startsOn } problems { code path message } } }';

interface Problems {
  problems: { code: string; message: string; path: string | null; candidates?: { id: string }[] }[];
}
interface Stay {
  id: string;
  startsOn: string;
  endsOn: string | null;
  endReason: string | null;
  version: number;
  organization: { id: string };
  programmes: { code: string; endsOn: string | null }[];
}
type Changed = Problems & { stays: Stay[] | null };

async function ask<T>(caller: Caller | null, query: string, variables: object): Promise<T> {
  const { data, errors } = await test.graphql(caller, query, variables);
  if (errors.length) throw new Error(errors.map(({ extensions, message }) => `${extensions.code} ${message}`).join());
  return Object.values(data ?? {})[0] as T;
}
const code = async (caller: Caller | null, query: string, variables: object) => (await test.graphql(caller, query, variables)).errors[0]?.extensions.code;

const answers = (firstName: string, lastName: string, more: Record<string, object> = {}) =>
  Object.entries({ 'First name': { text: firstName }, 'Last name': { text: lastName }, ...more }).map(([name, value]) => ({ fieldId: fields.get(name), value }));
const child = (firstName: string, lastName: string, more: object = {}, values: Record<string, object> = {}) => ({ siteId: north.siteId, startsOn: '2026-09-01', values: answers(firstName, lastName, values), ...more });
const add = (input: object, caller = site) => ask<Problems & { participant: { id: string; displayName: string; sites: { id: string }[] } | null }>(caller, ADD, { input });
async function added(firstName: string, lastName: string, more: object = {}): Promise<string> {
  const { participant, problems } = await add(child(firstName, lastName, more));
  if (!participant) throw new Error(JSON.stringify(problems));
  return participant.id;
}
const stays = (id: string, caller = institution) => ask<Stay[]>(caller, STAYS, { id });
const people = async () => Number((await test.admin.query<{ count: string }>('select count(*) from person')).rows[0]?.count);

beforeAll(async () => {
  test = await startTestApp();
  [north, south] = [await test.tenant('northlake'), await test.tenant('southport')];
  site = await test.signIn(north, 'site_coordinator', north.siteId);
  otherSite = await test.signIn(north, 'site_coordinator', north.otherSiteId);
  institution = await test.signIn(north, 'institution_administrator', north.institutionId);
  taker = await test.signIn(north, 'attendance_taker', north.siteId);
  viewer = await test.signIn(north, 'viewer', north.siteId);
  stranger = await test.signIn(south, 'tenant_administrator', south.topId);
  const form = await ask<{ fields: { id: number; name: string }[] }>(site, '{ form(section: participants, subSection: "participant") { fields { id name } } }', {});
  fields = new Map(form.fields.map(({ id, name }) => [name, id]));
});
afterAll(() => test?.close());

describe('refuses', () => {
  it('who may not add, a site elsewhere, and says who may see stays and traits', async () => {
    const input = child('Nobody', 'Known');
    for (const caller of [null, taker, viewer]) expect(await code(caller, ADD, { input })).toMatch(/SIGNED_OUT|UNAUTHENTICATED|FORBIDDEN/);
    for (const caller of [otherSite, stranger]) expect(await code(caller, ADD, { input })).toBe('NOT_FOUND');
    const id = await added('Zuri', 'Abara');
    const [stay] = await stays(id);
    const change = { id: stay?.id, version: 1, startsOn: '2026-09-01' };
    for (const caller of [otherSite, stranger]) {
      for (const query of [STAYS, TRAITS]) expect(await code(caller, query, { id })).toBe('NOT_FOUND');
      expect(await code(caller, CHANGE, { input: change })).toBe('NOT_FOUND');
      expect(await code(caller, SET_TRAITS, { input: { personId: id, traits: [{ list: 'sex', codes: ['female'] }] } })).toBe('NOT_FOUND');
      expect(await code(caller, BEGIN, { input: { personId: id, siteId: caller === otherSite ? north.otherSiteId : south.siteId, startsOn: '2026-09-01' } })).toBe('NOT_FOUND');
    }
    for (const query of [STAYS, TRAITS]) expect(await code(taker, query, { id })).toBe('FORBIDDEN');
    expect(await code(viewer, CHANGE, { input: change })).toBe('FORBIDDEN');
    expect(await code(taker, 'query p { peopleToLink(search: "aba") { id } }', {})).toBe('FORBIDDEN');
  });

  it('the whole of it when any part is wrong: nobody is added', async () => {
    const before = await people();
    const wrong: [object, string][] = [
      [{ programmes: ['nonsense'] }, 'programmes.0.code'],
      [{ traits: [{ list: 'sex', codes: ['female', 'male'] }] }, 'traits.0.codes'],
      [{ contacts: [{ kind: 'mother', person: { firstName: 'Ana' } }, { kind: 'father', person: { firstName: 'Bo', phone: '12' } }] }, 'contacts.1.person.phone'],
      [{ contacts: [{ kind: 'mother', force: true, person: { firstName: 'Ana' } }, { kind: 'father', person: { firstName: 'Bo', phone: '12' } }] }, 'contacts.1.person.phone'],
    ];
    for (const [more, path] of wrong) {
      const { participant, problems } = await add(child('Half', 'Done', more));
      expect(participant).toBeNull();
      expect(problems.map((one) => one.path)).toEqual([path]);
    }
    expect((await add({ ...child('Half', 'Done'), startsOn: '1066-10-14' })).problems[0]?.path).toBe('startsOn');
    expect(await people()).toBe(before);
  });
});

it('adds once what is sent twice: at the same time, after a lost answer, and although adding anyway was chosen', async () => {
  const before = await people();
  const wish = child('Ife', 'Twice', { idempotencyKey: newId(), forceMode: 'create', contacts: [{ kind: 'mother', person: { firstName: 'Bisi', lastName: 'Twice' } }] });
  const [one, two] = await Promise.all([add(wish), add(wish)]);
  const three = await add(wish);
  expect(one.participant?.id).toBeTruthy();
  expect([two.participant?.id, three.participant?.id]).toEqual([one.participant?.id, one.participant?.id]);
  expect(await people()).toBe(before + 2);
  expect((await add({ ...wish, contacts: [] })).problems).toMatchObject([{ code: 'IDEMPOTENCY_MISMATCH' }]);
  // A key of what was refused is free again, and one's own key is nobody else's.
  const key = newId();
  expect((await add(child('', '', { idempotencyKey: key }))).problems.length).toBeGreaterThan(0);
  expect((await add(child('Ade', 'Freed', { idempotencyKey: key }))).participant).not.toBeNull();
  expect((await add({ ...child('Ola', 'Elsewhere', { idempotencyKey: key }), siteId: north.otherSiteId }, otherSite)).participant).not.toBeNull();
  expect((await add(child('Ola', 'Long', { idempotencyKey: 'x'.repeat(256) }))).problems).toMatchObject([{ code: 'VALIDATION', path: 'idempotencyKey' }]);
});

it('adds a child with two guardians, programmes and traits in one go', async () => {
  const { participant } = await add(
    child('Amara', 'Nwosu', {
      programmes: ['21cclc', 'tutoring'],
      traits: [{ list: 'race_ethnicity', codes: ['white', 'black'] }, { list: 'meals', codes: ['free'] }],
      contacts: [
        { kind: 'mother', isPrimary: true, emergencyOrder: 1, mayPickUp: true, person: { firstName: 'Ngozi', lastName: 'Nwosu', phone: '202 555 0101' } },
        { kind: 'grandparent', emergencyOrder: 2, person: { firstName: 'Sukarno' } },
      ],
    }),
  );
  const id = participant?.id ?? '';
  const [stay] = await stays(id, site);
  expect(stay).toMatchObject({ startsOn: '2026-09-01', endsOn: null, programmes: [{ code: '21cclc', endsOn: null }, { code: 'tutoring', endsOn: null }] });
  expect(await ask(site, TRAITS, { id })).toEqual([
    expect.objectContaining({ list: 'meals', startsOn: '2026-09-01', codes: [{ code: 'free', label: 'Free' }] }),
    expect.objectContaining({ list: 'race_ethnicity', codes: [{ code: 'black', label: 'Black or African American' }, { code: 'white', label: 'White' }] }),
  ]);
  const found = await ask<{ displayName: string; children: string[] }[]>(site, 'query p { peopleToLink(search: "(202) 555-0101") { displayName children } }', {});
  expect(found).toEqual([{ displayName: 'Nwosu, Ngozi', children: ['Nwosu, Amara'] }]);
  expect(await ask(otherSite, 'query p { peopleToLink(search: "nwosu") { displayName } }', {})).toEqual([]);
  // A sibling shares the mother, who is on record now.
  const twin = await added('Chidi', 'Nwosu', { contacts: [{ kind: 'mother', personId: (await ask<{ id: string }[]>(site, 'query p { peopleToLink(search: "ngozi") { id } }', {}))[0]?.id }] });
  expect(twin).not.toBe(id);
});

it('warns of the child and of a contact, each at its place, and does as told', async () => {
  const day = { 'Birth date': { date: '2015-03-02' } };
  const { participant } = await add(child('Sofía', 'García', { contacts: [{ kind: 'mother', person: { firstName: 'Elena', lastName: 'García', email: 'elena@example.org' } }] }, day));
  const again = await add(child('Sofia', 'Garcia', {}, day));
  expect(again.problems).toEqual([expect.objectContaining({ code: 'DUPLICATE_PERSON', path: null, candidates: [expect.objectContaining({ id: participant?.id })] })]);
  const brother = child('Mateo', 'García', { contacts: [{ kind: 'father', person: { firstName: 'Raúl' } }, { kind: 'mother', person: { firstName: 'Elena', lastName: 'García', email: 'elena@example.org' } }] });
  expect((await add(brother)).problems).toEqual([expect.objectContaining({ code: 'DUPLICATE_PERSON', path: 'contacts.1.person' })]);
  brother.startsOn = '2026-09-02';
  (brother as unknown as { contacts: object[] }).contacts[1] = { kind: 'mother', force: true, person: { firstName: 'Elena', lastName: 'García', email: 'elena@example.org' } };
  expect((await add(brother)).problems).toEqual([]);
  const before = await people();
  const kept = await add({ ...child('Sofia', 'Garcia', { programmes: ['summer'] }, day), forceMode: 'update', forceModeId: participant?.id });
  expect(kept.participant?.id).toBe(participant?.id);
  expect(await people()).toBe(before);
  expect((await stays(participant?.id ?? ''))[0]?.programmes.map((one) => one.code)).toEqual(['summer']);
});

it('keeps stays apart, moves a child between sites, and refuses who comes too late', async () => {
  const id = await added('Kenji', 'Nakamura', { programmes: ['21cclc'] });
  const [stay] = await stays(id);
  if (!stay) throw new Error('no stay');
  const begin = (startsOn: string, endsOn: string | null = null) => ask<Changed>(site, BEGIN, { input: { personId: id, siteId: north.siteId, startsOn, endsOn } });
  expect((await begin('2027-01-01')).problems).toEqual([expect.objectContaining({ path: 'startsOn', message: expect.stringContaining('overlap') as string })]);
  expect((await begin('2026-05-01', '2026-04-01')).problems[0]?.path).toBe('endsOn');
  expect((await begin('2026-02-01', '2026-08-31')).stays).toHaveLength(2);
  expect(await code(site, MOVE, { input: { id: stay.id, version: 1, siteId: north.otherSiteId, on: '2026-11-01' } })).toBe('NOT_FOUND');
  const moved = await ask<Changed>(institution, MOVE, { input: { id: stay.id, version: 1, siteId: north.otherSiteId, on: '2026-11-01' } });
  expect(moved.stays?.map(({ startsOn, endsOn, organization }) => [organization.id, startsOn, endsOn])).toEqual([
    [north.otherSiteId, '2026-11-01', null],
    [north.siteId, '2026-09-01', '2026-10-31'],
    [north.siteId, '2026-02-01', '2026-08-31'],
  ]);
  expect(moved.stays?.[1]).toMatchObject({ endReason: 'Moved to Other site northlake', programmes: [{ code: '21cclc', endsOn: '2026-10-31' }] });
  expect((await ask<Changed>(institution, CHANGE, { input: { id: stay.id, version: 1, startsOn: '2026-09-01' } })).problems[0]?.code).toBe('STALE_VERSION');
  // Each site sees its own.
  expect(await stays(id, otherSite)).toHaveLength(1);
  const programmes = { stayId: moved.stays?.[0]?.id, version: 1, programmes: [{ code: '21cclc', startsOn: '2026-10-01' }] };
  expect((await ask<Changed>(otherSite, PROGRAMMES, { input: programmes })).problems[0]).toMatchObject({ path: 'programmes.0.startsOn' });
  programmes.programmes = [{ code: '21cclc', startsOn: '2026-11-01' }, { code: '21cclc', startsOn: '2026-12-01' }];
  expect((await ask<Changed>(otherSite, PROGRAMMES, { input: programmes })).problems[0]).toMatchObject({ message: expect.stringContaining('twice') as string });
});

it('knows what was true on a day, of which version of the list, and hides sensitive lists', async () => {
  const id = await added('Femi', 'Okoye', { startsOn: '2020-09-01' });
  const set = (traits: object[], caller = site) => ask<Problems>(caller, SET_TRAITS, { input: { personId: id, traits } });
  expect((await set([{ list: 'sex', codes: ['neither'], startsOn: '2020-09-01' }])).problems[0]).toMatchObject({ path: 'traits.0.codes' });
  expect((await set([{ list: 'sex', codes: ['male'], startsOn: '2099-01-01' }])).problems[0]).toMatchObject({ path: 'traits.0.startsOn' });
  expect((await set([{ list: 'sex', codes: ['male'], startsOn: '2020-09-01' }, { list: 'sex', codes: ['neither'], startsOn: '2022-01-10' }, { list: 'disability', codes: ['iep'], startsOn: '2021-01-01' }])).problems).toEqual([]);
  const on = async (day: string, caller = site) => (await ask<{ list: string; codes: { code: string }[] }[]>(caller, TRAITS, { id, on: day })).map(({ list, codes }) => `${list}:${codes.map((one) => one.code).join()}`);
  expect(await on('2020-08-31')).toEqual([]);
  expect(await on('2021-12-31')).toEqual(['disability:iep', 'sex:male']);
  expect(await on('2022-01-10')).toEqual(['disability:iep', 'sex:neither']);
  // Who may see registration but not the tab has no sensitive list at all, to read or to write.
  expect(await on('2021-12-31', viewer)).toEqual(['disability:iep', 'sex:male']);
  await test.admin.query(`delete from role_entry where tab = 'REGISTRATION' and role_id = $1`, [north.roleIds['viewer']]);
  expect(await on('2021-12-31', await test.signIn(north, 'viewer', north.siteId))).toEqual(['sex:male']);
});

it('takes a site one grade up for a year, which records follow when it begins, and back again but for what was changed since', async () => {
  const school = await test.tenant('eastport');
  const coordinator = await test.signIn(school, 'site_coordinator', school.siteId);
  const year = new Date().getMonth() >= 6 ? new Date().getFullYear() + 1 : new Date().getFullYear();
  const form = await ask<{ fields: { id: number; name: string; options: { id: number; label: string }[] }[] }>(coordinator, '{ form(section: participants, subSection: "participant") { fields { id name options { id label } } } }', {});
  const grade = form.fields.find(({ name }) => name === 'Grade');
  const of = async (firstName: string, label: string, startsOn = '2020-09-01') => {
    const option = grade?.options.find((one) => one.label === label)?.id;
    const input = { siteId: school.siteId, startsOn, programmes: ['21cclc'], values: answers(firstName, 'Rivera', { Grade: { option } }) };
    return (await add({ ...input, forceMode: 'create' }, coordinator)).participant?.id ?? '';
  };
  const [fifth, last, repeats, changed] = [await of('Fatima', '5th grade'), await of('Grace', '12th grade'), await of('Ravi', 'Kindergarten'), await of('Carla', '1st grade')];
  const PREVIEW = 'query p($siteId: ID!, $programmeYear: Int!) { gradeRollOver(siteId: $siteId, programmeYear: $programmeYear) { steps { from to people outside } serves { gradeFrom gradeTo } entered graduated made { id undoneAt } } }';
  const ROLL = 'mutation r($input: RollGradesInput!) { rollGradesOver(input: $input) { changed preview { made { id waiting people } } problems { path message } } }';
  const UNDO = 'mutation u($id: ID!) { undoGradeRollOver(id: $id) { changed problems { message } } }';
  const input = { siteId: school.siteId, programmeYear: year };
  // Only grades up to the fifth: who would go on to the sixth is told of, as is who is in the twelfth.
  await test.admin.query(`update organization set grade_from = 'K', grade_to = '5' where id = $1`, [school.siteId]);
  const outside = async (id: string) => (await ask<{ outsideGrades: object[] }>(coordinator, 'query p($id: ID!) { participant(id: $id) { outsideGrades { organization { id } gradeFrom gradeTo } } }', { id })).outsideGrades;
  expect([await outside(fifth), await outside(last)]).toEqual([[], [{ organization: { id: school.siteId }, gradeFrom: 'K', gradeTo: '5' }]]);
  const SERVES = 'query s($siteId: ID!) { siteGrades(siteId: $siteId) { gradeFrom gradeTo } }';
  expect(await ask(coordinator, SERVES, input)).toEqual({ gradeFrom: 'K', gradeTo: '5' });
  for (const caller of [site, stranger]) expect(await code(caller, SERVES, input)).toBe('NOT_FOUND');
  expect(await ask(coordinator, PREVIEW, input)).toMatchObject({
    serves: { gradeFrom: 'K', gradeTo: '5' },
    steps: [{ from: 'K', to: '1', people: 1, outside: false }, { from: '1', to: '2', people: 1, outside: false }, { from: '5', to: '6', people: 1, outside: true }, { from: '12', to: null, people: 1, outside: false }],
  });
  const CHILDREN = 'query c($siteId: ID!, $programmeYear: Int!, $search: String, $first: Int!) { gradeRollOverChildren(siteId: $siteId, programmeYear: $programmeYear, search: $search, first: $first) { total nodes { displayName grade next } } }';
  expect(await ask(coordinator, CHILDREN, { ...input, first: 2 })).toEqual({ total: 4, nodes: [{ displayName: 'Rivera, Ravi', grade: 'K', next: '1' }, { displayName: 'Rivera, Carla', grade: '1', next: '2' }] });
  expect(await ask(coordinator, CHILDREN, { ...input, search: 'GRACE', first: 50 })).toEqual({ total: 1, nodes: [{ displayName: 'Rivera, Grace', grade: '12', next: null }] });
  expect(await code(coordinator, CHILDREN, { ...input, first: 201 })).toBe('PAGE_TOO_LARGE');
  for (const caller of [site, stranger]) expect(await code(caller, CHILDREN, { ...input, first: 2 })).toBe('NOT_FOUND');
  for (const caller of [site, stranger]) expect(await code(caller, ROLL, { input })).toBe('NOT_FOUND');
  expect((await ask<Problems>(coordinator, ROLL, { input: { ...input, programmeYear: year + 5 } })).problems[0]?.path).toBe('programmeYear');
  const roll = (repeat: string[]) => ask<{ changed: number; preview: { made: { id: string; waiting: boolean; people: number }[] } }>(coordinator, ROLL, { input: { ...input, repeat } });
  const gradesOf = (id: string) => ask<{ programmeYear: number; grade: string; source: string }[]>(coordinator, 'query g($id: ID!) { participantGrades(personId: $id) { programmeYear grade source } }', { id });
  const gradeNow = async (id: string) => (await ask<{ grade: string }>(coordinator, 'query p($id: ID!) { participant(id: $id) { grade } }', { id })).grade;
  const first = await roll([repeats]);
  // Who graduates by it has no grade of that year.
  expect(await ask(coordinator, PREVIEW, input)).toMatchObject({ steps: [], entered: 3, graduated: 1 });
  // Who repeats is not changed; nobody's record changes before the year begins.
  expect(first).toMatchObject({ changed: 3, preview: { made: [{ waiting: true, people: 3 }] } });
  expect([await gradeNow(fifth), await gradeNow(changed)]).toEqual(['5', '1']);
  expect((await ask<Problems>(coordinator, ROLL, { input })).problems[0]?.message).toContain('already');
  expect(await gradesOf(fifth)).toEqual([{ programmeYear: year, grade: '6', source: 'roll_over' }, { programmeYear: year - 1, grade: '5', source: 'entered' }]);
  expect((await gradesOf(repeats))[0]).toEqual({ programmeYear: year, grade: 'K', source: 'roll_over' });
  const [graduated] = await stays(last, coordinator);
  expect(graduated).toMatchObject({ endsOn: `${year}-06-30`, endReason: 'Graduated', programmes: [{ endsOn: `${year}-06-30` }] });
  const undo = (id?: string) => ask<{ changed: number }>(coordinator, UNDO, { id });
  expect(await code(stranger, UNDO, { id: first.preview.made[0]?.id })).toBe('NOT_FOUND');
  expect((await undo(first.preview.made[0]?.id)).changed).toBe(3);
  expect(await gradesOf(fifth)).toEqual([expect.objectContaining({ programmeYear: year - 1, grade: '5' })]);
  expect((await stays(last, coordinator))[0]).toMatchObject({ endsOn: null, programmes: [{ endsOn: null }] });
  expect((await ask<Problems>(coordinator, UNDO, { id: first.preview.made[0]?.id })).problems[0]?.message).toContain('already');

  // Whoever comes later is taken on by another; the first of July makes the year's grades those of the records, once.
  const second = await roll([repeats]);
  const [late, leaves] = [await of('Late', '2nd grade'), await of('Leila', '3rd grade')];
  expect((await roll([])).changed).toBe(2);
  const correct = async (id: string, grade: string) => {
    await test.owner.query('begin');
    await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [school.id]);
    await test.owner.query('update person set grade = $2 where id = $1', [id, grade]);
    await test.owner.query('commit');
  };
  await correct(changed, '4');
  await correct(repeats, 'PK');
  const years = test.app.get(GradeYears);
  const begin = (programmeYear: number) => inTenant(school.id, () => years.begin(programmeYear));
  await begin(year - 1);
  expect(await gradeNow(fifth)).toBe('5');
  await Promise.all([begin(year), begin(year)]);
  // Corrected meanwhile: one goes on from what is right now, the other still repeats.
  expect(await Promise.all([fifth, late, leaves, changed, repeats, last].map(gradeNow))).toEqual(['6', '3', '4', '5', 'PK', '12']);
  expect((await gradesOf(changed)).slice(0, 2)).toEqual([{ programmeYear: year, grade: '5', source: 'roll_over' }, { programmeYear: year - 1, grade: '4', source: 'entered' }]);
  const { made } = await ask<{ made: { id: string; waiting: boolean }[] }>(coordinator, 'query p($siteId: ID!, $programmeYear: Int!) { gradeRollOver(siteId: $siteId, programmeYear: $programmeYear) { made { id waiting } } }', input);
  expect(made.map(({ waiting }) => waiting)).toEqual([false, false, true]);
  // What somebody has changed since stays.
  await correct(fifth, '7');
  expect((await undo(second.preview.made[0]?.id)).changed).toBe(2);
  expect(await Promise.all([fifth, late, changed, repeats].map(gradeNow))).toEqual(['7', '3', '4', 'PK']);

  // Of the year that runs, whoever came since it began is in one line as well: with a grade of it, or taken on; only nobody graduates by a year that was over.
  const today = dateIn('America/New_York', new Date());
  const [came, older, senior] = [await of('Cem', '2nd grade', today), await of('Cora', '3rd grade', today), await of('Sena', '12th grade', today)];
  const running = { siteId: school.siteId, programmeYear: year - 1 };
  const LINES = 'query p($siteId: ID!, $programmeYear: Int!) { gradeRollOver(siteId: $siteId, programmeYear: $programmeYear) { steps { from to people } entered graduated withoutGrade remarks } }';
  expect(await ask(coordinator, LINES, running)).toEqual({ steps: [], entered: 9, graduated: 0, withoutGrade: 0, remarks: [] });
  await test.admin.query('delete from person_grade where person_id = any($1::uuid[])', [[came, senior]]);
  expect(await ask(coordinator, LINES, running)).toEqual({ steps: [{ from: '2', to: '3', people: 1 }], entered: 7, graduated: 0, withoutGrade: 0, remarks: ['1 child of the last grade came since that year began: nothing is done.'] });
  expect(await ask(coordinator, ROLL, { input: running })).toMatchObject({ changed: 1, problems: [] });
  expect(await Promise.all([came, older, senior].map(gradeNow))).toEqual(['3', '3', '12']);
  expect((await stays(senior, coordinator))[0]).toMatchObject({ endsOn: null });
});

it('adds thirty contacts in a number of statements that grows with them only by their trail', async () => {
  const contacts = Array.from({ length: 10 }, (_, index) => ({ kind: 'other_relative', person: { firstName: `Tía ${index}`, lastName: 'Zapata' } }));
  const count = async (input: object) => {
    test.log.length = 0;
    expect((await add(input)).problems).toEqual([]);
    return Number(test.log.find(({ path }) => path === '/graphql')?.statements);
  };
  const [few, many] = [await count(child('Uno', 'Zapata', { contacts: contacts.slice(0, 2) })), await count(child('Xiomara', 'Quispe', { contacts: contacts.slice(2) }))];
  expect(few).toBeLessThan(60);
  expect(many - few).toBeLessThanOrEqual(6 * 6);
});

it('keeps a draft with what else the page holds, for its owner alone', async () => {
  const keep = (more: string) => ask<Problems>(site, `mutation k($input: SaveFormDraftInput!) { saveFormDraft(input: $input) { problems { path } } }`, { input: { section: 'participants', subSection: 'participant', values: [], more } });
  expect((await keep('[1]')).problems[0]?.path).toBe('more');
  expect((await keep('nonsense')).problems[0]?.path).toBe('more');
  expect((await keep(JSON.stringify({ contacts: [] }))).problems).toEqual([]);
  const draft = (caller: Caller) => ask<{ draft: { more: string } | null }>(caller, '{ form(section: participants, subSection: "participant") { draft { more } } }', {});
  expect((await draft(site)).draft?.more).toBe('{"contacts": []}'.replace(' ', ''));
  expect((await draft(institution)).draft).toBeNull();
  await added('Draft', `Gone ${newId().slice(0, 4)}`);
  expect((await draft(site)).draft).toBeNull();
});
