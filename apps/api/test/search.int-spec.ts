import { newId } from '@afterbell/core/domain';
import { FOLD_TEXT, REFOLD } from '../src/migrations/1764300000050-ligatures-folded';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

interface Hit {
  title: string;
  place: string | null;
  birthDate: string | null;
  identifier: string | null;
  isRestricted: boolean;
  isSimilar: boolean;
  stayState: string | null;
  stayDay: string | null;
  path: string;
}
interface Group {
  kind: string;
  count: { value: number; capped: boolean };
  listPath: string | null;
  hits: Hit[];
}

const SEARCH = 'query ($text: String!, $first: Int! = 5) { search(text: $text, first: $first) { kind count { value capped } listPath hits { title place birthDate identifier isRestricted isSimilar stayState stayDay path } } }';

let test: TestApp;
let north: TestTenant;
let river: TestTenant;
let site: Caller;
let top: Caller;

async function person(tenant: TestTenant, siteId: string, kind: string, first: string, last: string, more: Record<string, unknown> = {}): Promise<string> {
  const id = newId();
  const columns = { tenant_id: tenant.id, id, first_name: first, last_name: last, [`is_${kind}`]: true, ...more };
  const names = Object.keys(columns);
  // What keeps the sites of a person runs as the tables' owner, which is walled too.
  await test.admin.query(`select set_config('app.tenant_id', $1, false)`, [tenant.id]);
  await test.admin.query(`insert into person (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`, Object.values(columns));
  await test.admin.query(`insert into stay (tenant_id, id, person_id, organization_id, kind, starts_on) values ($1, $2, $3, $4, $5, '2026-08-01')`, [tenant.id, newId(), id, siteId, kind]);
  return id;
}

async function find(caller: Caller | null, text: string, first = 5): Promise<Group[]> {
  const { data, errors } = await test.graphql(caller, SEARCH, { text, first });
  expect(errors).toEqual([]);
  return data?.search as Group[];
}
const titles = async (caller: Caller, text: string) => (await find(caller, text)).flatMap(({ kind, hits }) => hits.map(({ title }) => `${kind} ${title}`));

beforeAll(async () => {
  test = await startTestApp();
  [north, river] = [await test.tenant('north'), await test.tenant('river')];
  site = await test.signIn(north, 'site_coordinator', north.siteId);
  top = await test.signIn(north, 'tenant_administrator', north.topId);
  await person(north, north.siteId, 'participant', 'Sofía', 'García', { local_id: 'L-77', birth_date: '2016-05-04', contact_restriction: 'Not to the uncle' });
  await person(north, north.siteId, 'participant', 'Mateo', 'García López');
  await person(north, north.siteId, 'contact', 'Ana', 'García', { phone: '+19165550123', email: 'ana.g@mail.example' });
  await person(north, north.siteId, 'staff', 'John', 'Smith', { employee_id: 'E-9' });
  await person(north, north.siteId, 'participant', 'Ngọc', '');
  await person(north, north.siteId, 'participant', '明', '王');
  await person(north, north.siteId, 'teacher', 'Mary-Ann', "O'Brien");
  await person(north, north.otherSiteId, 'participant', 'Elsewhere', 'García');
  await person(river, river.siteId, 'participant', 'Foreign', 'García');
});
afterAll(() => test?.close());

it('answers nobody who is signed out, and refuses a text or a number out of bounds by name', async () => {
  expect((await test.graphql(null, SEARCH, { text: 'garcia' })).errors[0]?.extensions.code).toBe('SIGNED_OUT');
  for (const [variables, field] of [[{ text: 'x'.repeat(201) }, 'text'], [{ text: 'garcia', first: 21 }, 'first']] as const) {
    const [error] = (await test.graphql(site, SEARCH, variables)).errors;
    expect([error?.extensions.code, error?.extensions.messages.join()]).toEqual(['VALIDATION', expect.stringMatching(new RegExp(field, 'i'))]);
  }
});

it('groups people by kind with counts and marks, within the acting organization alone', async () => {
  expect(await find(site, 'GARCIA')).toMatchObject([
    {
      kind: 'participant',
      count: { value: 2, capped: false },
      listPath: '/people/participants?q=GARCIA&only=all',
      hits: [
        { title: 'García López, Mateo', isRestricted: false, isSimilar: false },
        { title: 'García, Sofía', place: 'Site north', birthDate: '2016-05-04', identifier: 'L-77', isRestricted: true, path: expect.stringMatching(/^\/people\/participants\/edit\?id=/) },
      ],
    },
    { kind: 'contact', count: { value: 1 }, listPath: '/people/list?q=GARCIA', hits: [{ title: 'García, Ana', place: 'Site north', birthDate: null }] },
  ]);
  // The whole tenant, and never the other one.
  expect((await titles(top, 'garcia')).sort()).toEqual(['participant García López, Mateo', 'participant García, Elsewhere', 'participant García, Sofía']);
});

it.each([
  ['what is mistyped', 'garcai sofia', ['participant García, Sofía']],
  ['swapped letters of a short name', 'jhon smith', ['staff Smith, John']],
  ['another spelling', 'smyth', ['staff Smith, John']],
  ['one name', 'ngoc', ['participant Ngọc']],
  ['a name of two signs', '王', ['participant 王, 明']],
  ['a name without its signs', 'obrien mary ann', ["teacher O'Brien, Mary-Ann"]],
  ['a name with signs that are not there', "smi'th-john", ['staff Smith, John']],
  ['an identifier', 'l-77', ['participant García, Sofía']],
  ['an employee ID', 'e-9', ['staff Smith, John']],
  ['a phone number as people write it', '(916) 555-0123', ['contact García, Ana']],
  ['an e-mail address', 'ana.g@mail', ['contact García, Ana']],
  ['an organization', 'site nor', ['organization Site north']],
  ['only a letter', 'g', []],
  ['nothing but spaces', '   ', []],
  ['a sign that no database holds', 'gar\u0000cia', []],
  ['signs of patterns', '%%%', []],
])('finds by %s', async (_what, text, expected) => {
  expect(await titles(site, text)).toEqual(expected);
});

it('marks who has left with the last day, and who is to come', async () => {
  const left = await person(north, north.siteId, 'participant', 'Zuri', 'Quillfeather');
  await test.admin.query(`update stay set starts_on = '2020-09-01', ends_on = '2021-06-30' where person_id = $1`, [left]);
  const coming = await person(north, north.siteId, 'participant', 'Zola', 'Quillfeather');
  await test.admin.query(`update stay set starts_on = '2999-09-01' where person_id = $1`, [coming]);
  const hits = (await find(site, 'quillfeather'))[0]?.hits;
  expect(hits?.map(({ title, place, stayState, stayDay }) => [title, place, stayState, stayDay])).toEqual([
    ['Quillfeather, Zola', 'Site north', 'ahead', '2999-09-01'],
    ['Quillfeather, Zuri', null, 'ended', '2021-06-30'],
  ]);
});

it('says what is only written alike, and offers no list of it', async () => {
  const [group] = await find(site, 'smyth');
  expect([group?.count, group?.listPath, group?.hits[0]?.isSimilar]).toEqual([{ value: 0, capped: false }, null, true]);
});

it('shows a role the kinds that it may view, at levels that have their page', async () => {
  const taker = await test.signIn(north, 'attendance_taker', north.siteId);
  expect((await find(taker, 'garcia')).map(({ kind }) => kind)).toEqual(['participant']);
  const guest = await test.signIn(north, 'guest', north.siteId);
  expect(await find(guest, 'garcia')).toEqual([]);
  // Contacts have no page at the top.
  expect(await titles(top, 'ana.g@mail')).toEqual([]);
});

it('follows a change of name at once', async () => {
  const id = await person(north, north.siteId, 'participant', 'Before', 'Marriage');
  await test.admin.query(`update person set last_name = 'Wedding', email = 'w@mail.example' where id = $1`, [id]);
  expect([await titles(site, 'marriage'), await titles(site, 'wedding'), await titles(site, 'w@mail')]).toEqual([[], ['participant Wedding, Before'], ['participant Wedding, Before']]);
});

it('finds names with ligatures by their letters, those of before too; where another has the name, both stay as they are', async () => {
  const { owner, admin } = test;
  const before = FOLD_TEXT.replace(/,\s*E'.ufb0\d', '\w+'\)/g, '').replace('replace('.repeat(13), 'replace('.repeat(6));
  await owner.query(before);
  const { rows: was } = await admin.query(`select fold_text(E'\\ufb02') as folded`);
  expect(was).toEqual([{ folded: '\ufb02' }]);
  await person(north, north.siteId, 'participant', '\ufb01rst', '\ufb02ast');
  const role = (name: string) => admin.query(`insert into role (tenant_id, id, name, levels) values ($1, $2, $3, '{site}')`, [north.id, newId(), name]);
  await role('O\ufb03ce');
  await role('Office');
  const tag = (name: string) => admin.query(`insert into tag (tenant_id, id, name, colour) values ($1, $2, $3, 'gray')`, [north.id, newId(), name]);
  await tag('\ufb02at');
  await tag('flat');
  await tag('\ufb01ne');
  await owner.query(FOLD_TEXT);
  await owner.query(REFOLD);
  const { rows: tags } = await admin.query(`select name_folded as folded from tag where tenant_id = $1 order by 1`, [north.id]);
  expect(tags.map(({ folded }) => folded)).toEqual(expect.arrayContaining(['fine', 'flat', '\ufb02at']));
  const { rows: people } = await admin.query(`select sort_name from person where tenant_id = $1 and last_name = $2`, [north.id, '\ufb02ast']);
  expect(people).toEqual([{ sort_name: 'flast, first' }]);
  const { data } = await test.graphql(site, SEARCH, { text: 'flast' });
  expect((data as { search: Group[] }).search.flatMap(({ hits }) => hits.map(({ title }) => title))).toEqual([expect.stringContaining('\ufb02ast')]);
});
