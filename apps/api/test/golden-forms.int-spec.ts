import { newId } from '@afterbell/core/domain';
import { type FieldDefinition, GOLDEN_FORMS, type GoldenCase, type GoldenForm, isDisplayType, isFileType, kindOf, problemWords, toWireInput } from '@afterbell/forms/domain';
import { PARTICIPANTS } from './form-fixture';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;
let north: TestTenant;
let version = 0;
const callers: Record<string, Caller> = {};

/** Roles of the golden forms as the tenant has them. */
const ROLES: Readonly<Record<string, string>> = { admin: 'institution_administrator', coordinator: 'site_coordinator', aide: 'site_group_coordinator' };

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('northlake');
  for (const table of ['tenant', 'organization']) await test.admin.query(`update ${table} set time_zone = $2 where id = $1`, [table === 'tenant' ? north.id : north.siteId, GOLDEN_FORMS[0]?.context.timeZone]);
  for (const [name, role] of Object.entries(ROLES)) callers[name] = await test.signIn(north, role, north.siteId);
  callers['reader'] = await test.signIn(north, 'viewer', north.siteId);
});
afterAll(() => test?.close());

/** The same form, with the tenant's own roles, as the next version of the tenant's. */
async function put({ definition }: GoldenForm): Promise<FieldDefinition[]> {
  const ofTenant = (one: FieldDefinition): FieldDefinition => ({ ...one, roleModes: Object.fromEntries(Object.entries(one.roleModes).map(([role, mode]) => [north.roleIds[ROLES[role] ?? ''] ?? role, mode])) });
  const fields = definition.fields.map(ofTenant);
  version += 1;
  await inTenant([
    [`insert into form_version (section, sub_section, version, definition, field_count, custom_count, saved_by) values ('participants', 'participant', $1, $2, 0, 0, $3)`, [version, JSON.stringify({ tabs: definition.tabs, fields }), newId()]],
    [`insert into form_definition (section, sub_section, version) values ('participants', 'participant', $1) on conflict (tenant_id, section, sub_section) do update set version = excluded.version`, [version]],
  ]);
  return fields;
}

async function inTenant(statements: readonly (readonly [string, readonly unknown[]])[]): Promise<void> {
  await test.owner.query('begin');
  await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
  for (const [text, values] of statements) await test.owner.query(text, [...values]);
  await test.owner.query('commit');
}

/** Only the tab of the name has to be complete. */
async function addChild(): Promise<string> {
  const admin = callers['admin'] as Caller;
  const { body: empty } = await test.rest(admin, '/forms/load', { ...PARTICIPANTS, parentId: north.siteId });
  const named = (empty.fields as FieldDefinition[]).filter(({ hardcodedName }) => hardcodedName === 'firstName' || hardcodedName === 'lastName');
  const { body } = await test.rest(admin, '/forms/save', { ...PARTICIPANTS, parentId: north.siteId, forceMode: 'create', tabName: named[0]?.tabName, fields: named.map(({ id }) => ({ id, valueEdited: 'Golden' })) });
  if (!body.id) throw new Error(JSON.stringify(body));
  return body.id as string;
}

const GOLDEN_FILE = '0190a000-0000-7000-8000-0000000000ff';

/** A record that stands as the case begins, with an upload of the caller for each file that is named. */
async function begin(one: GoldenCase, caller: Caller, fields: readonly FieldDefinition[]): Promise<{ id: string; version: number; golden: GoldenCase }> {
  const id = await addChild();
  const holders = fields.filter(({ id: fieldId, type }) => isFileType(type) && [one.edited[fieldId], one.before[fieldId]].includes(GOLDEN_FILE));
  const files = new Map(holders.map((field) => [String(field.id), newId()]));
  const ofCase = <T extends object>(values: T) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value === GOLDEN_FILE ? (files.get(key) ?? value) : value])) as T;
  const golden = { ...one, before: ofCase(one.before), edited: ofCase(one.edited), expected: { ...one.expected, values: ofCase(one.expected.values) } };
  const { user_id: userId } = (await test.admin.query<{ user_id: string }>('select user_id from access where id = $1', [caller.accessId])).rows[0] as { user_id: string };
  await inTenant([
    ['update person set custom = $2, form_version = $3 where id = $1', [id, JSON.stringify(golden.before), version]],
    ...holders.map((field): [string, unknown[]] => {
      const isHeld = golden.before[field.id] !== undefined;
      return [
        `insert into stored_file (id, organization_id, uploaded_by, name, kind, content_type, size, sha256, state, subject, record_id, field_id) values ($1, $2, $3, $4, $5, 'application/pdf', 9, '\\x00', 'available', $6, $7, $8)`,
        [files.get(String(field.id)), north.siteId, userId, field.type === 'image' ? 'plan.png' : 'plan.pdf', field.type, isHeld ? 'person' : null, isHeld ? id : null, isHeld ? field.id : null],
      ];
    }),
  ]);
  const row = (await test.admin.query<{ version: number }>('select version from person where tenant_id = $1 and id = $2', [north.id, id])).rows[0];
  return { id, version: Number(row?.version), golden };
}

/** What the server writes down itself: when somebody signed, and what proves a password. */
function settled(values: GoldenCase['before'], fields: readonly FieldDefinition[]): Record<string, unknown> {
  const stored = Object.entries(values).filter(([id, value]) => value !== null && fields.find((field) => String(field.id) === id)?.type !== 'generator');
  return Object.fromEntries(
    stored.map(([id, value]) => {
      const type = fields.find((field) => String(field.id) === id)?.type;
      if (type === 'signature') return [id, { ...(value as object), signedAt: expect.any(String) }];
      return [id, type === 'password' ? expect.stringMatching(/^scrypt\$/) : value];
    }),
  );
}

async function stored(id: string): Promise<{ custom: Record<string, unknown>; version: number }> {
  const { rows } = await test.admin.query<{ custom: Record<string, unknown>; version: number }>('select custom, version from person where tenant_id = $1 and id = $2', [north.id, id]);
  return rows[0] as { custom: Record<string, unknown>; version: number };
}

async function holds(id: string, began: { version: number; golden: GoldenCase }, fields: readonly FieldDefinition[]): Promise<void> {
  const { expected, before } = began.golden;
  const now = await stored(id);
  const isSaved = expected.problems.length === 0;
  const wanted = isSaved ? settled(expected.values, fields) : before;
  const generated = fields.filter(({ type }) => type === 'generator').map((field) => String(field.id));
  expect(Object.fromEntries(Object.entries(now.custom).filter(([key]) => !generated.includes(key)))).toEqual(isSaved ? wanted : Object.fromEntries(Object.entries(before).filter(([key]) => !generated.includes(key))));
  expect(now.version).toBe(isSaved && expected.changed.length > 0 ? began.version + 1 : began.version);
}

describe.each(GOLDEN_FORMS.map((form) => [form.title, form] as const))('%s', (_, form) => {
  let fields: FieldDefinition[];
  beforeAll(async () => {
    fields = await put(form);
  });

  it.each(form.cases.map((one) => [one.name, one] as const))('REST: %s', async (_name, one) => {
    const caller = callers[one.viewer.canEdit ? (one.viewer.roleId ?? 'admin') : 'reader'] as Caller;
    const began = await begin(one, caller, fields);
    const { edited, expected, tab } = began.golden;
    // A key that is no number cannot be sent as an id at all.
    const isId = (key: string) => Number.isSafeInteger(Number(key));
    const sent = Object.entries(edited).filter(([key]) => isId(key));
    const { status, body } = await test.rest(caller, '/forms/save', { ...PARTICIPANTS, id: began.id, version: began.version, ...(tab && { tabName: tab }), fields: sent.map(([id, valueEdited]) => ({ id: Number(id), valueEdited })) });
    if (!one.viewer.canEdit) {
      expect(status).toBe(403);
    } else {
      const lines = expected.problems.filter(({ path }) => isId(path.split('.')[0] ?? '')).map((problem) => problemWords(problem, fields.filter(({ id }) => !expected.problems.some(({ path, code }) => code === 'FIELD_UNKNOWN' && path === String(id)))) ?? `Field ${problem.path}: ${problem.message}`);
      expect([status, body.message ?? []]).toEqual([lines.length ? 400 : 200, lines]);
    }
    await holds(began.id, began, fields);
  });

  /** GraphQL's inputs are typed: what no member can carry, nobody can send. */
  const carried = form.cases.filter(({ edited }) =>
    Object.entries(edited).every(([id, raw]) => {
      const field = form.definition.fields.find((each) => String(each.id) === id);
      return field && !isDisplayType(field.type) && kindOf(field.type).parse(raw, field, form.context).issue === undefined;
    }),
  );
  it.each(carried.map((one) => [one.name, one] as const))('GraphQL: %s', async (_name, one) => {
    const caller = callers[one.viewer.canEdit ? (one.viewer.roleId ?? 'admin') : 'reader'] as Caller;
    const began = await begin(one, caller, fields);
    const { edited, expected, tab } = began.golden;
    const values = Object.entries(edited).map(([id, raw]) => {
      const field = fields.find((each) => String(each.id) === id) as FieldDefinition;
      return { fieldId: field.id, value: toWireInput(kindOf(field.type as never).parse(raw, field, form.context).value ?? null, field) };
    });
    const { data, errors } = await test.graphql(caller, 'mutation s($input: SaveFormInput!) { saveForm(input: $input) { form { version } problems { path message } } }', { input: { ...PARTICIPANTS, id: began.id, version: began.version, tab: tab ?? null, values } });
    if (!one.viewer.canEdit) {
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    } else {
      expect(errors).toEqual([]);
      expect((data?.['saveForm'] as { problems: object[] }).problems).toEqual(expected.problems.map(({ path, message }) => ({ path, message })));
    }
    await holds(began.id, began, fields);
  });
});
