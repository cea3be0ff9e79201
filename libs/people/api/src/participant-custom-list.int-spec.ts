import { compileList } from '@afterbell/core/api';
import { entriesFor, type ListQuery, PermissionSet } from '@afterbell/core/domain';
import { field } from '@afterbell/forms/domain';
import { as, makeTenant, openTestBed, type TestBed, type TestTenant } from '../test/test-bed';
import { participantList } from './participant-list';

const PEOPLE = 50_000;

let bed: TestBed;
let tenant: TestTenant;
let top: TestTenant['top'];

beforeAll(async () => {
  bed = await openTestBed();
  tenant = await makeTenant(bed);
  top = { ...tenant.top, permissions: new PermissionSet(entriesFor('people.participants', 'view')) };
  const options = Array.from({ length: 40 }, (_, index) => ({ id: index + 1, label: `Option ${index + 1}`, retiredOn: null }));
  const fields = [
    field({ id: 1, name: 'Allergic to', type: 'dropdown', tabName: 'HEALTH', options }),
    field({ id: 2, name: 'Weight', type: 'integer', tabName: 'HEALTH' }),
    field({ id: 3, name: 'Checked on', type: 'date', tabName: 'HEALTH' }),
    field({ id: 4, name: 'Doctor', type: 'text', tabName: 'HEALTH' }),
  ];
  const definition = JSON.stringify({ tabs: [{ name: 'HEALTH', label: 'Health' }], fields });
  const { admin } = bed;
  await admin.query(`insert into form_version (tenant_id, section, sub_section, version, definition, field_count, custom_count, saved_by) values ($1, 'participants', 'participant', 1, $2, 3, 3, gen_random_uuid())`, [tenant.id, definition]);
  await admin.query(`insert into form_definition (tenant_id, section, sub_section, version) values ($1, 'participants', 'participant', 1)`, [tenant.id]);
  // Nobody is searched for here: the rows are all that counts.
  await admin.query('alter table person disable trigger user');
  await admin.query(
    `insert into person (tenant_id, id, first_name, last_name, is_participant) select $1, gen_random_uuid(), 'Child' || n, 'Family' || (n * 7919 % 50021), true from generate_series(1, ${PEOPLE}) n`,
    [tenant.id],
  );
  await admin.query('alter table person enable trigger user');
  await admin.query(
    `insert into custom_value (tenant_id, subject, record_id, field_id, place, option_id, number, day, text)
     select p.tenant_id, 'person', p.id, f, 0, case f when 1 then 1 + n % 40 end, case f when 2 then n end, case f when 3 then date '2000-01-01' + (n % 5000)::int end, case f when 4 then 'dr. ' || (n % 30000) end
     from (select tenant_id, id, row_number() over () as n from person where tenant_id = $1) p cross join generate_series(1, 4) f`,
    [tenant.id],
  );
  await admin.query(
    `insert into person_trait (tenant_id, person_id, list, starts_on, codes, list_effective_on)
     select tenant_id, id, list, date '2026-01-01' + later, array[case (hashtext(id::text || list) & 63) when 0 then 'rare' else 'usual' end], '2020-01-01'
     from person cross join unnest(array['sex', 'home_language']) list cross join generate_series(0, 1) later where tenant_id = $1`,
    [tenant.id],
  );
  await admin.query('vacuum analyze person_trait');
  await admin.query('vacuum analyze custom_value');
  await admin.query('vacuum analyze person');
}, 180_000);
afterAll(() => bed?.close());

const plan = async (change: Partial<ListQuery>) =>
  as(top, async () => {
    const query = { offset: 0, limit: 25, ...change };
    const list = await bed.custom.extend('participants', participantList(true, 'UTC'), query);
    const { where, orderBy, values } = compileList(list, query);
    const rows = await bed.db.read((tx) => tx.query<{ 'QUERY PLAN': string }>(`explain select ${list.select} from ${list.from} where ${list.base} and ${where} order by ${orderBy} limit 26`, values));
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
const rule = (fieldId: number, mode: 'equals' | 'gte' | 'dateIs' | 'contains', value: string) => ({ filter: { match: 'and' as const, rules: [{ field: `custom.${fieldId}`, mode, value }] } });

it.each([
  ['an option', rule(1, 'equals', '7')],
  ['a number', rule(2, 'gte', '49990')],
  ['a day', rule(3, 'dateIs', '2000-02-01')],
  ['a text', rule(4, 'contains', '29999')],
])('finds by %s through an index, as the API’s own role', async (_, change) => {
  const read = await plan(change);
  // Read by the field once, never looked up person by person.
  expect(read).toMatch(/using custom_value_by_\w+ on custom_value/);
  expect(read).not.toMatch(/Seq Scan|person_(participants|everyone)_by_name/);
});

it.each(['rare', 'usual'])('finds by a coded list through an index, in the order of another (%s)', async (value) => {
  const read = await plan({ filter: { match: 'and', rules: [{ field: 'sex', mode: 'equals', value }] }, sort: [{ field: 'birthDate', direction: 'asc' }] });
  expect(read).toMatch(/using person_trait_by_list on person_trait/);
  expect(read).toMatch(/hashed SubPlan/);
  expect(read).not.toMatch(/Seq Scan/);
});

it('answers the page of a rare value', async () => {
  const page = await as(top, () => bed.participants.list({ ...rule(2, 'gte', '49990'), offset: 0, limit: 25 }));
  expect(page.nodes).toHaveLength(11);
});
