import request from 'supertest';
import { type Design, formsOf, idOf, type Maintenance } from './form-fixture';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;
let north: TestTenant;
let top: Caller;
let site: Caller;
let forms: ReturnType<typeof formsOf>;
let definition: Maintenance;

const SAVE = 'mutation s($input: SaveFormInput!) { saveForm(input: $input) { form { id version } problems { message path } } }';

interface Saved {
  form: { id: string; version: number } | null;
  problems: { message: string; path: string }[];
}

const save = (input: object) => forms.ask<Saved>(site, SAVE, { input: { section: 'participants', subSection: 'participant', ...input } });
const upload = async (caller: Caller): Promise<string> => {
  const { status, body } = await request(test.app.getHttpServer()).post('/file/uploadAttachment').set('Host', caller.host).set('Cookie', caller.cookie).attach('file', Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n'), 'plan.pdf');
  if (status !== 200 && status !== 201) throw new Error(JSON.stringify(body));
  return (body as { id: string }).id;
};
const mayDownload = async (caller: Caller, id: string) => (await test.rest(caller, `/file/can-download/${id}`)).status;

beforeAll(async () => {
  test = await startTestApp();
  forms = formsOf(test);
  north = await test.tenant('northlake');
  top = await test.signIn(north, 'tenant_administrator', north.topId);
  site = await test.signIn(north, 'site_coordinator', north.siteId);
  const field = (id: number, name: string, more: object = {}): Design => ({ id, name, type: 'attachment', tabName: 'HEALTH', ...more });
  definition = await forms.add(top, [field(-1, 'Action plan'), field(-2, 'Custody papers', { mode: 'role', roleModes: [{ roleId: north.roleIds.viewer, mode: 'hidden' }] })]);
});
afterAll(() => test?.close());

it('holds a file with the record: whoever sees record and field has it, nobody else', async () => {
  const [plan, papers] = [await upload(site), await upload(site)];
  const viewer = await test.signIn(north, 'viewer', north.siteId);
  expect(await mayDownload(viewer, plan)).toBe(404);
  const value = (name: string, file: string) => ({ fieldId: idOf(definition, name), value: { file } });
  const names = [['First name', 'Ada'], ['Last name', 'Okafor']].map(([name, text]) => ({ fieldId: idOf(definition, name as string), value: { text } }));
  const { form, problems } = await save({ parentId: north.siteId, values: [...names, value('Action plan', plan), value('Custody papers', papers)] });
  expect(problems).toEqual([]);
  expect([await mayDownload(viewer, plan), await mayDownload(viewer, papers)]).toEqual([200, 404]);
  expect([await mayDownload(top, papers), await mayDownload(await test.signIn(north, 'site_coordinator', north.otherSiteId), plan)]).toEqual([200, 404]);

  // Somebody else's upload, one that is held elsewhere, and one that is not there are refused at the field, and nothing is saved.
  const foreign = await upload(top);
  for (const file of [foreign, papers, '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b']) {
    const refused = await save({ id: form?.id, version: form?.version, values: [value('Action plan', file)] });
    expect(refused.problems.map(({ path }) => path)).toContain(String(idOf(definition, 'Action plan')));
    expect(refused.form).toBeNull();
  }
  const emptied = await save({ id: form?.id, version: form?.version, values: [{ fieldId: idOf(definition, 'Action plan'), value: { clear: true } }] });
  expect(emptied.problems).toEqual([]);
  expect(await mayDownload(viewer, plan)).toBe(404);
});

it('lets go of the files of a record that is removed, after the retention time, and of no other’s', async () => {
  const [plan, kept] = [await upload(site), await upload(site)];
  const add = async (lastName: string, file: string) => {
    const names = [['First name', 'Ida'], ['Last name', lastName]].map(([name, text]) => ({ fieldId: idOf(definition, name as string), value: { text } }));
    const { form } = await save({ parentId: north.siteId, values: [...names, { fieldId: idOf(definition, 'Action plan'), value: { file } }] });
    return form?.id ?? '';
  };
  const [gone] = [await add('Gone', plan), await add('Stays', kept)];
  const removed = await forms.ask<{ done: boolean; problems: unknown[] }>(site, 'mutation r($input: RemovePersonInput!) { removePerson(input: $input) { done problems { message } } }', { input: { kind: 'participant', id: gone } });
  expect(removed).toEqual({ done: true, problems: [] });
  expect([await mayDownload(site, plan), await mayDownload(site, kept)]).toEqual([404, 200]);
  const { rows } = await test.admin.query('select removed_at is not null as removed, round(extract(epoch from expires_at - now()) / 86400)::int as days from stored_file where id = any($1) order by expires_at nulls last', [[plan, kept]]);
  expect(rows).toEqual([{ removed: true, days: 30 }, { removed: false, days: null }]);
});
