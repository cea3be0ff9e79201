import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { newId } from '@afterbell/core/domain';
import { type Design, formsOf, idOf, type Maintenance } from './form-fixture';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

const folder = mkdtempSync(join(tmpdir(), 'form-files-'));
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
let test: TestApp;
let north: TestTenant;
let site: Caller;
let colleague: Caller;
let viewer: Caller;
let otherSite: Caller;
let stranger: Caller;
let forms: ReturnType<typeof formsOf>;
let definition: Maintenance;
let child: string;

const VALUE = '__typename ... on FileValue { file } ... on RowsValue { rows { rowId values { fieldId value { ... on FileValue { file } } } } }';
const SAVE = `mutation s($input: SaveFormInput!) { saveForm(input: $input) { form { id version fields { name value { ${VALUE} } } } problems { code message path } } }`;

interface Saved {
  form: { id: string; version: number; fields: { name: string; value: { file?: string } | null }[] } | null;
  problems: { code: string; message: string; path: string | null }[];
}
const of = (name: string) => idOf(definition, name);
const field = (id: number, name: string, type: string, more: object = {}): Design => ({ id, name, type, tabName: 'HEALTH', ...more });
let version = 0;
const save = async (values: object[], caller = site) => {
  const saved = await forms.ask<Saved>(caller, SAVE, { input: { section: 'participants', subSection: 'participant', id: child, version, values } });
  version = saved.form?.version ?? version;
  return saved;
};
const holds = (name: string, file: string | null) => ({ fieldId: of(name), value: file === null ? { clear: true } : { file } });
const upload = async (caller = site, path = '/file/uploadAttachment', name = 'plan.pdf'): Promise<string> => {
  const { status, body } = await request(test.app.getHttpServer()).post(path).set({ Host: caller.host, Cookie: caller.cookie }).attach('file', PDF, { filename: name });
  expect(status).toBe(200);
  return body.id as string;
};
const download = async (caller: Caller, id: string) => (await test.get(caller, `/file/download/${id}`)).status;
const stored = async (id: string) => (await test.admin.query<{ subject: string | null; record_id: string | null; field_id: number | null; days: number | null }>(`select subject, record_id, field_id, round(extract(epoch from expires_at - now()) / 86400)::int as days from stored_file where id = $1`, [id])).rows[0];

beforeAll(async () => {
  test = await startTestApp({ FILES_DIR: folder });
  forms = formsOf(test);
  north = await test.tenant('northlake');
  const river = await test.tenant('rivermark');
  const top = await test.signIn(north, 'tenant_administrator', north.topId);
  site = await test.signIn(north, 'site_coordinator', north.siteId);
  colleague = await test.signIn(north, 'site_coordinator', north.siteId);
  viewer = await test.signIn(north, 'viewer', north.siteId);
  otherSite = await test.signIn(north, 'site_coordinator', north.otherSiteId);
  stranger = await test.signIn(river, 'site_coordinator', river.siteId);
  definition = await forms.add(top, [
    field(-1, 'Care plan', 'attachment', { limits: { accept: ['pdf'] } }),
    field(-2, 'Photo', 'image'),
    field(-3, 'Court order', 'file', { mode: 'role', roleModes: [{ roleId: north.roleIds.viewer, mode: 'hidden' }] }),
    field(-4, 'Papers', 'subform', { fields: [{ id: -5, name: 'Paper', type: 'attachment', tabName: '' }] }),
    field(-7, 'Letter', 'attachment', { mode: 'role', roleModes: [{ roleId: north.roleIds.viewer, mode: 'hidden' }] }),
    field(-6, 'Weight', 'integer', { limits: { min: '0' } }),
  ]);
  const made = await forms.ask<Saved>(site, SAVE, { input: { section: 'participants', subSection: 'participant', parentId: north.siteId, values: [{ fieldId: of('First name'), value: { text: 'Ada' } }, { fieldId: of('Last name'), value: { text: 'Okafor' } }] } });
  child = made.form?.id ?? '';
  version = made.form?.version ?? 0;
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['there is no such file', () => Promise.resolve(newId()), 'Care plan', /not found/],
  ['it is a colleague’s upload', () => upload(colleague), 'Care plan', /not found/],
  ['it is another tenant’s', () => upload(stranger), 'Care plan', /not found/],
  ['its ending is not among the field’s', () => upload(site, '/file/uploadAttachment', 'list.csv'), 'Care plan', /Accepted: pdf/],
  ['it was uploaded for another type of field', () => upload(site, '/file/upload'), 'Care plan', /another type/],
  ['it is a document and the field shows images', () => upload(site, '/file/upload'), 'Photo', /another type/],
] as const)('a field does not hold a file when %s', async (_why, made, name, message) => {
  const { form, problems } = await save([holds(name, await made())]);
  expect([form, problems]).toEqual([null, [{ code: 'VALIDATION', message: expect.stringMatching(message), path: String(of(name)) }]]);
});

it('a save that fails elsewhere leaves the upload what it was', async () => {
  const id = await upload();
  const { problems } = await save([holds('Care plan', id), { fieldId: of('Weight'), value: { integer: -1 } }]);
  expect(problems.map(({ path }) => path)).toEqual([String(of('Weight'))]);
  expect(await stored(id)).toMatchObject({ subject: null, days: 1 });
  expect(await download(site, id)).toBe(200);
  expect(await download(colleague, id)).toBe(404);
});

it('what a record holds is had by whoever sees the record and the field, and by nobody else', async () => {
  const [plan, order] = [await upload(), await upload(site, '/file/upload')];
  expect((await save([holds('Care plan', plan), holds('Court order', order)])).problems).toEqual([]);
  expect(await stored(plan)).toEqual({ subject: 'person', record_id: child, field_id: of('Care plan'), days: null });
  for (const [caller, ofPlan, ofOrder] of [
    [site, 200, 200],
    [colleague, 200, 200],
    [viewer, 200, 404],
    [otherSite, 404, 404],
    [stranger, 404, 404],
  ] as const) {
    expect([await download(caller, plan), await download(caller, order)]).toEqual([ofPlan, ofOrder]);
  }
});

it('a file moves with its field: who sees it is decided where it is now', async () => {
  const letter = await upload();
  await save([holds('Letter', letter)]);
  expect(await download(viewer, letter)).toBe(404);
  await save([holds('Letter', null), holds('Care plan', letter)]);
  expect(await download(viewer, letter)).toBe(200);
  await save([holds('Letter', letter), holds('Care plan', null)]);
  expect([await download(viewer, letter), await download(site, letter)]).toEqual([404, 200]);
  const twice = (await save([holds('Care plan', letter)])).problems.map(({ path, message }) => [path, /two fields at once/.test(message)]);
  expect(twice).toEqual([[String(of('Care plan')), true], [String(of('Letter')), true]]);
  expect((await save([holds('Letter', null), holds('Photo', letter)])).problems).toEqual([expect.objectContaining({ message: expect.stringMatching(/another type/) })]);
});

it('a file in a row of a subform is the record’s like any other', async () => {
  const paper = await upload();
  const column = (definition.fields.find(({ name }) => name === 'Papers')?.fields as { id: number }[] | undefined)?.[0]?.id;
  const rows = (files: string[]) => ({ fieldId: of('Papers'), value: { rows: files.map((file) => ({ rowId: newId(), values: [{ fieldId: column, value: { file } }] })) } });
  expect((await save([rows([await upload(colleague)])])).problems).toHaveLength(1);
  expect((await save([rows([paper])])).problems).toEqual([]);
  expect([await download(viewer, paper), await download(otherSite, paper)]).toEqual([200, 404]);
  await save([rows([])]);
  expect(await download(viewer, paper)).toBe(404);
});

it('what is replaced or emptied goes after the retention time, and is nobody’s meanwhile', async () => {
  const [first, second] = [await upload(), await upload()];
  await save([holds('Care plan', first)]);
  await save([holds('Care plan', second)]);
  expect([await download(site, first), await download(site, second)]).toEqual([404, 200]);
  expect(await stored(first)).toMatchObject({ days: 30 });
  await save([holds('Care plan', null)]);
  expect([await download(site, second), (await stored(second))?.days]).toEqual([404, 30]);
});
