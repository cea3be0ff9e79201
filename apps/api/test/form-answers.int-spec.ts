import request from 'supertest';
import { newId } from '@afterbell/core/domain';
import { DraftJobs } from '@afterbell/forms/api';
import { type Design, formsOf, idOf, type Maintenance, PARTICIPANTS } from './form-fixture';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';
import { addSchool } from './school-fixture';

let test: TestApp;
let north: TestTenant;
let top: Caller;
let site: Caller;
let forms: ReturnType<typeof formsOf>;
let definition: Maintenance;

const SAVE = 'mutation s($input: SaveFormInput!) { saveForm(input: $input) { form { id version fields { id name display } } problems { path message } } }';
const LIST = 'query l($filter: ParticipantFilter, $ids: [Int!]!) { participants(filter: $filter, first: 50) { nodes { id firstName customValues(fieldIds: $ids) { display } } } }';

interface Saved {
  form: { id: string; version: number; fields: { id: number; name: string; display: string | null }[] } | null;
  problems: { path: string; message: string }[];
}
interface Listed {
  nodes: { id: string; firstName: string; customValues: { display: string | null }[] }[];
}

const field = (id: number, name: string, type: string, more: object = {}): Design => ({ id, name, type, tabName: 'HEALTH', ...more });
const of = (name: string) => idOf(definition, name);
const columnOf = (name: string, column: string) => (definition.fields.find((one) => one.name === name)?.fields as Design[]).find((one) => one.name === column)?.id;
const save = (input: object) => forms.ask<Saved>(site, SAVE, { input: { ...PARTICIPANTS, ...input } });
const addChild = async (firstName: string, values: object[]) => {
  const { form, problems } = await save({ parentId: north.siteId, values: [...values, { fieldId: of('First name'), value: { text: firstName } }, { fieldId: of('Last name'), value: { text: 'Okafor' } }] });
  if (!form) throw new Error(JSON.stringify(problems));
  return form;
};
const upload = async (name: string, caller = site): Promise<string> => {
  const { body } = await request(test.app.getHttpServer()).post('/file/uploadAttachment').set('Host', caller.host).set('Cookie', caller.cookie).attach('file', Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n'), name);
  return (body as { id: string }).id;
};

beforeAll(async () => {
  test = await startTestApp();
  forms = formsOf(test);
  north = await test.tenant('northlake');
  top = await test.signIn(north, 'tenant_administrator', north.topId);
  site = await test.signIn(north, 'site_coordinator', north.siteId);
  const yes = { nodes: [{ kind: 'test', fieldId: -1, op: 'is', operands: [{ number: -11 }] }] };
  definition = await forms.add(top, [
    field(-1, 'Asthma', 'radio_group', { options: [{ id: -11, label: 'Yes' }, { id: -12, label: 'No' }] }),
    field(-2, 'Inhaler', 'text', { requiredWhen: yes, text: 'Text' }),
    field(-3, 'Plan', 'attachment'),
    field(-4, 'Papers', 'subform', { fields: [{ id: -41, name: 'Paper', type: 'attachment', tabName: '' }] }),
    field(-5, 'Score', 'decimal'),
    field(-6, 'Seen on', 'date'),
    field(-7, 'Code', 'password'),
  ]);
});
afterAll(() => test?.close());

it('answers one tab by its key or by what people read on it, over REST and GraphQL', async () => {
  for (const tabName of ['HEALTH', 'Health', 'héalth']) {
    const { status, body } = await test.rest(site, '/forms/load', { ...PARTICIPANTS, parentId: north.siteId, tabName });
    expect([status, body.tabName, body.fields.length]).toEqual([200, 'HEALTH', 7]);
    const { fields } = await forms.ask<{ fields: object[] }>(site, 'query f($tab: String) { form(section: participants, subSection: "participant", tab: $tab) { fields { id } } }', { tab: tabName });
    expect(fields).toHaveLength(7);
  }
  expect((await test.rest(site, '/forms/load', { ...PARTICIPANTS, parentId: north.siteId, tabName: 'Wealth' })).status).toBe(404);
});

it('what lists compare follows the answers of a field: fewer, more, others, none; the rest stays', async () => {
  definition = await forms.add(top, [field(-1, 'Clubs', 'multiselect', { options: ['Art', 'Band', 'Chess', 'Drama'].map((label, index) => ({ id: -11 - index, label })) }), field(-2, 'Locker', 'integer')]);
  const options = definition.fields.find(({ name }) => name === 'Clubs')?.options ?? [];
  const clubs = (...labels: string[]) => ({ fieldId: of('Clubs'), value: labels.length ? { options: labels.map((label) => options.find((one) => one.label === label)?.id ?? 0) } : { clear: true } });
  let child = await addChild('Noor', [clubs('Art', 'Band', 'Chess'), { fieldId: of('Locker'), value: { integer: 7 } }]);
  const listed = async () =>
    (await test.admin.query<{ field: number; found: number }>('select field_id as field, coalesce(option_id, number) as found from custom_value where record_id = $1 order by field_id, place', [child.id])).rows.map(({ field: id, found }) =>
      id === of('Clubs') ? options.find((one) => one.id === found)?.label : found,
    );
  const change = async (...values: object[]) => {
    const { form, problems } = await save({ id: child.id, version: child.version, values });
    if (!form) throw new Error(JSON.stringify(problems));
    child = form;
  };
  expect(await listed()).toEqual(['Art', 'Band', 'Chess', 7]);
  await change(clubs('Chess'));
  expect(await listed()).toEqual(['Chess', 7]);
  await change(clubs('Band', 'Drama'), { fieldId: of('Locker'), value: { integer: 12 } });
  expect(await listed()).toEqual(['Band', 'Drama', 12]);
  await change(clubs());
  expect(await listed()).toEqual([12]);
});

it('says the same of what is required on both, by rules as they are; words of a type are no text of a field', async () => {
  const ask = async (id: string) => {
    const { fields } = await forms.ask<{ fields: { name: string; required: boolean; requiredByForm: boolean; text: string }[] }>(site, 'query f($id: ID) { form(section: participants, subSection: "participant", id: $id) { fields { name required requiredByForm text } } }', { id });
    const { body } = await test.rest(site, '/forms/load', { ...PARTICIPANTS, id });
    const rest = body.fields as { name: string; required: boolean; text: string }[];
    expect(rest.map(({ name, required, text }) => [name, required, text])).toEqual(fields.map(({ name, required, text }) => [name, required, text]));
    return fields.find(({ name }) => name === 'Inhaler');
  };
  const option = definition.fields.find(({ name }) => name === 'Asthma')?.options?.[0]?.id;
  const { id, version } = await addChild('Rita', []);
  expect(await ask(id)).toEqual({ name: 'Inhaler', required: false, requiredByForm: false, text: '' });
  const answered = await save({ id, version, values: [{ fieldId: of('Asthma'), value: { option } }, { fieldId: of('Inhaler'), value: { text: 'Blue' } }] });
  expect(answered.problems).toEqual([]);
  expect(await ask(id)).toEqual({ name: 'Inhaler', required: true, requiredByForm: false, text: '' });
  const { body } = await test.rest(site, '/forms/save', { ...PARTICIPANTS, id, fields: [{ id: of('Inhaler'), valueEdited: '' }, { id: of('Score'), valueEdited: 'much' }, { id: 4711, valueEdited: 1 }] });
  expect(body.message).toEqual(['Inhaler is required.', expect.stringMatching(/^Score: Enter a number such as /), 'Field 4711: The form has no such field. Load the form again.']);
});

it('shows files by their names: in the form, in rows, in lists, in files, in the trail', async () => {
  const [plan, paper] = [await upload('Action plan.pdf'), await upload('Court order.pdf')];
  const rows = [{ rowId: newId(), values: [{ fieldId: columnOf('Papers', 'Paper'), value: { file: paper } }] }];
  const { id, fields } = await addChild('Fay', [{ fieldId: of('Plan'), value: { file: plan } }, { fieldId: of('Papers'), value: { rows } }, { fieldId: of('Seen on'), value: { date: '2026-09-03' } }]);
  expect(['Plan', 'Papers'].map((name) => fields.find((one) => one.name === name)?.display)).toEqual(['Action plan.pdf', 'Court order.pdf']);
  const { body } = await test.rest(site, '/forms/load', { ...PARTICIPANTS, id });
  expect(body.fields.find(({ name }: { name: string }) => name === 'Plan')).toMatchObject({ value: plan, display: 'Action plan.pdf' });
  const filter = { match: 'and', rules: [{ field: 'firstName', mode: 'equals', value: 'Fay' }] };
  expect((await forms.ask<Listed>(site, LIST, { filter, ids: [of('Plan')] })).nodes).toMatchObject([{ customValues: [{ display: 'Action plan.pdf' }] }]);
  const url = `/export/participants?${new URLSearchParams({ filter: JSON.stringify(filter), columns: `firstName,custom.${of('Plan')},custom.${of('Seen on')},createdAt` })}`;
  const { text } = await test.get(site, url);
  // Dates of the product's own columns and of the tenant's are written alike.
  expect(text.split('\r\n')[1]).toMatch(/^Fay,Action plan\.pdf,09\/03\/2026,\d{2}\/\d{2}\/\d{4} \d{2}:\d{2} [AP]M$/);
  const { rows: trail } = await test.admin.query<{ count: number }>(`select count(*)::int as count from audit where subject_id = $1 and action = 'participant.update'`, [id]);
  expect(trail[0]?.count).toBe(1);
  // The cell of such a file, sent back untouched, means the file that is there.
  const again = await test.rest(site, '/forms/save', { ...PARTICIPANTS, id, fields: [{ id: of('Plan'), valueEdited: 'Action plan.pdf' }] });
  expect([again.status, again.body.fields.find(({ name }: { name: string }) => name === 'Plan').value]).toEqual([200, plan]);
  const other = await test.rest(site, '/forms/save', { ...PARTICIPANTS, id, fields: [{ id: of('Plan'), valueEdited: 'Another plan.pdf' }] });
  expect(other.body.message).toEqual(['Plan: Upload the file first, then save.']);
  // Two who replace the same file are told both names; of a file that somebody else uploaded nothing is told.
  const replace = (valueEdited: string) => test.rest(site, '/forms/save', { ...PARTICIPANTS, id, fields: [{ id: of('Plan'), valueInitial: paper, valueEdited }] });
  const stale = async (file: string) => ((await replace(file)).body as { extra: { conflicts: { current: string; attempted: string }[] } }).extra.conflicts;
  expect(await stale(await upload('My plan.pdf'))).toMatchObject([{ current: 'Action plan.pdf', attempted: 'My plan.pdf' }]);
  expect(JSON.stringify(await stale(await upload('Their plan.pdf', top)))).not.toContain('Their plan');
});

it('counts who answers every field, also those that no list compares', async () => {
  await addChild('Uma', [{ fieldId: of('Code'), value: { secret: 'open sesame' } }, { fieldId: of('Score'), value: { decimal: '1.5' } }]);
  const { usage } = await forms.maintenance(top);
  const count = (name: string) => usage?.find(({ fieldId }) => fieldId === of(name))?.count ?? 0;
  expect(['Code', 'Score', 'Papers', 'Plan', 'Inhaler'].map((name) => [name, count(name)])).toEqual([['Code', 1], ['Score', 1], ['Papers', 1], ['Plan', 1], ['Inhaler', 1]]);
  const south = await test.tenant('southlake');
  const other = await forms.maintenance(await test.signIn(south, 'tenant_administrator', south.topId));
  expect(other.usage).toEqual([]);
});

it('counts who answers the fields that the product brings, and each of their options', async () => {
  const { fields } = definition;
  const grade = fields.find(({ hardcodedName }) => hardcodedName === 'grade');
  const third = grade?.options?.find(({ label }) => label === '3rd grade')?.id ?? 0;
  await addChild('Ben', [{ fieldId: grade?.id, value: { option: third } }]);
  const { usage } = await forms.maintenance(top);
  const { rows } = await test.admin.query<{ children: number; graded: number; third: number }>(
    `select count(*)::int as children, count(grade)::int as graded, count(*) filter (where grade = '3')::int as third from person where tenant_id = $1 and is_participant and removed_at is null`, [north.id]);
  const used = (name: string) => usage?.find(({ fieldId }) => fieldId === fields.find(({ hardcodedName }) => hardcodedName === name)?.id);
  expect(rows[0]?.third).toBeGreaterThan(0);
  expect([used('firstName')?.count, used('grade')?.count, used('grade')?.options.find(({ optionId }) => optionId === third)?.count]).toEqual([rows[0]?.children, rows[0]?.graded, rows[0]?.third]);
  expect(used('allergies')).toBeUndefined();
});

it('compares numbers in lists by their first fifteen digits; the answer itself keeps every digit', async () => {
  const [one, two] = ['12345678901234567890', '12345678901234567891'];
  const made = await addChild('Nia', [{ fieldId: of('Score'), value: { decimal: two } }]);
  expect(made.fields.find(({ name }) => name === 'Score')?.display).toBe('12,345,678,901,234,567,891');
  const found = (value: string) => forms.ask<Listed>(site, LIST, { filter: { match: 'and', rules: [{ field: 'custom', customFieldId: of('Score'), mode: 'equals', value }] }, ids: [] }).then(({ nodes }) => nodes.map(({ firstName }) => firstName));
  expect(await found(one)).toEqual(['Nia']);
  expect(await found('123456789012345')).toEqual([]);
});

it('forgets drafts that nobody came back to, in every tenant, and no others', async () => {
  const draft = 'mutation d($input: SaveFormDraftInput!) { saveFormDraft(input: $input) { savedAt problems { message } } }';
  const { id } = await addChild('Old', []);
  for (const key of [id, null]) await forms.ask(site, draft, { input: { ...PARTICIPANTS, id: key, values: [{ fieldId: of('Inhaler'), value: { text: 'x' } }] } });
  await test.admin.query(`update form_draft set saved_at = now() - interval '31 days' where record_key = $1`, [id]);
  await test.app.get(DraftJobs).forget();
  const { rows } = await test.admin.query<{ key: string }>('select record_key as key from form_draft where tenant_id = $1', [north.id]);
  expect(rows).toEqual([{ key: '' }]);
});

it('keeps the type of an activity that has sessions, and says why', async () => {
  const { activityId } = await addSchool(test, north, 1);
  const ACTIVITY = { section: 'activities', subSection: 'activity' };
  const { body } = await test.rest(site, '/forms/load', { ...ACTIVITY, id: activityId });
  const type = body.fields.find(({ hardcodedName }: Design) => hardcodedName === 'type') as { id: number; mode: string; help: string; closedReason: string; value: number; options: { id: number; label: string }[] };
  expect([type.mode, type.help, type.closedReason]).toEqual(['ro', '', 'Type cannot be changed: the activity has sessions.']);
  const other = type.options.find(({ id }) => id !== type.value)?.id;
  const change = async (id: string) => (await test.rest(site, '/forms/save', { ...ACTIVITY, id, fields: [{ id: type.id, valueEdited: other }] })).body as { message?: string[]; fields?: unknown[] };
  expect((await change(activityId)).message).toEqual(['Type cannot be changed: the activity has sessions.']);
  await test.admin.query('delete from enrollment where tenant_id = $1', [north.id]);
  await test.admin.query('delete from session_date where tenant_id = $1', [north.id]);
  await test.admin.query('delete from session where tenant_id = $1', [north.id]);
  expect((await change(activityId)).message).toBeUndefined();
});
