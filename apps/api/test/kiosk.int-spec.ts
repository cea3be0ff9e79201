import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import request from 'supertest';
import { newId, nowTimeIn, todayIn } from '@afterbell/core/domain';
import { documentFor } from './endpoint-sample';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;
let north: TestTenant;
let coordinator: Caller;
/** Where it is noon now: a day at the door does not end while it is tested. */
const EAST = 12 - new Date().getUTCHours();
const ZONE = `Etc/GMT${EAST > 0 ? '-' : '+'}${Math.abs(EAST)}`;
const CODE = '0123456789AB';
const people: Record<string, string> = {};

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('northlake');
  coordinator = await test.signIn(north, 'site_coordinator', north.siteId);
  const today = todayIn(ZONE, new Date());
  await inTenant(async (sql) => {
    const [activity, session] = [newId(), newId()];
    await sql('update organization set time_zone = $2 where id = $1', [north.siteId, ZONE]);
    await sql('insert into activity (id, organization_id, name, type) values ($1, $2, $3, $4)', [activity, north.siteId, 'Robotics', 'scheduled']);
    await sql(`insert into session (id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays) values ($1, $2, $3, 'Robotics', $4, $4, '00:00', '23:59', '{}')`, [session, activity, north.siteId, today]);
    await sql(`insert into session_date (session_id, on_date, organization_id, start_time, end_time) values ($1, $2, $3, '00:00', '23:59')`, [session, today, north.siteId]);
    for (const name of ['Ana', 'Ben']) {
      const id = newId();
      people[name] = id;
      await sql(`insert into person (id, first_name, last_name, is_participant) values ($1, $2, 'García', true)`, [id, name]);
      await sql('insert into stay (id, person_id, organization_id, starts_on) values ($1, $2, $3, $4)', [newId(), id, north.siteId, today]);
      await sql('insert into enrollment (id, session_id, organization_id, person_id, starts_on, ends_on) values ($1, $2, $3, $4, $5, $5)', [newId(), session, north.siteId, id, today]);
    }
    await sql('insert into person_badge (id, person_id, code) values ($1, $2, $3)', [newId(), people['Ana'], CODE]);
    const mother = newId();
    people['Maria'] = mother;
    await sql(`insert into person (id, first_name, last_name, is_contact) values ($1, 'Maria', 'García', true)`, [mother]);
    await sql(`insert into relationship (id, participant_person_id, other_person_id, kind, may_pick_up) values ($1, $2, $3, 'mother', true)`, [newId(), people['Ana'], mother]);
  });
});
afterAll(() => test?.close());

async function inTenant(work: (sql: (text: string, values: unknown[]) => Promise<unknown>) => Promise<void>): Promise<void> {
  await test.owner.query('begin');
  await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
  await work((text, values) => test.owner.query(text, values));
  await test.owner.query('commit');
}

const MAKE = `mutation ($input: MakeKioskInput!) { makeKiosk(input: $input) { problems { path message } kiosk { id } code link qr } }`;
const OPEN = 'mutation ($code: String!) { openKiosk(code: $code) { problems { code } } }';
const HERE = '{ kioskHere { name siteName } }';
const SCAN = 'mutation ($code: String!) { kioskScan(code: $code) { problems { code } did at child { id name state hasPhoto } } }';
const COME = 'mutation ($childId: ID!) { kioskCheckIn(childId: $childId) { did } }';
const OUT = `mutation ($childId: ID!, $pickedUpBy: ID, $pickedUpName: String, $pin: String) { kioskCheckOut(childId: $childId, pickedUpBy: $pickedUpBy, pickedUpName: $pickedUpName, pin: $pin) { problems { code } did } }`;

interface Made {
  kiosk: { id: string };
  code: string;
  link: string;
  qr: string;
}

async function make(pin = '2468', caller = coordinator): Promise<Made> {
  const { data, errors } = await test.graphql(caller, MAKE, { input: { name: 'Front door', pin, days: 30 } });
  if (!data) throw new Error(JSON.stringify(errors));
  return data['makeKiosk'] as Made;
}

/** Opens with a code as a browser does; answers its cookie, or null. */
async function open(code: string, more = ''): Promise<{ caller: Caller | null; cookies: string[]; problems: unknown }> {
  const { headers, body } = await request(test.app.getHttpServer()).post('/graphql').set('Host', 'northlake.localhost').set('Cookie', more).send({ query: OPEN, variables: { code } });
  const cookies = ([] as string[]).concat((headers['set-cookie'] as unknown as string[]) ?? []);
  const cookie = cookies.find((line) => line.startsWith('afterbell-kiosk='))?.split(';')[0];
  return { caller: cookie ? { cookie, host: 'northlake.localhost', accessId: '' } : null, cookies, problems: body.data?.openKiosk?.problems };
}

async function device(pin?: string): Promise<{ caller: Caller; made: Made }> {
  const made = await make(pin);
  const { caller } = await open(made.code);
  if (!caller) throw new Error('The kiosk did not open');
  return { caller, made };
}
const codesOf = (data: Record<string, unknown> | null, field: string) => (data?.[field] as { problems: { code: string }[] }).problems.map(({ code }) => code);

describe('a kiosk is refused', () => {
  it('to be made by whoever does not coordinate, for what is no site, or badly', async () => {
    for (const [role, at] of [['attendance_taker', north.siteId], ['viewer', north.siteId]] as const) {
      const { errors } = await test.graphql(await test.signIn(north, role, at), MAKE, { input: { name: 'x', pin: '2468', days: 30 } });
      expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
    const above = await test.graphql(await test.signIn(north, 'institution_administrator', north.institutionId), MAKE, { input: { name: 'x', pin: '2468', days: 30 } });
    expect(JSON.stringify(above)).toMatch(/not found/);
    const { data } = await test.graphql(coordinator, MAKE, { input: { name: ' ', pin: '12', days: 3 } });
    expect((data?.['makeKiosk'] as { problems: { path: string }[] }).problems.map(({ path }) => path)).toEqual(['name', 'pin', 'days']);
  });

  it('to open with a wrong code, twice with one, late, or on another host', async () => {
    expect((await open('12345678')).problems).toEqual([{ code: 'KIOSK_CODE_WRONG' }]);
    expect((await open('x'.repeat(10_000))).problems).toEqual([{ code: 'KIOSK_CODE_WRONG' }]);
    const { code, kiosk } = await make();
    await test.tenant('rivermark');
    const elsewhere = await test.graphql({ cookie: '', host: 'rivermark.localhost', accessId: '' }, OPEN, { code });
    expect(codesOf(elsewhere.data, 'openKiosk')).toEqual(['KIOSK_CODE_WRONG']);
    const { caller } = await open(code);
    expect((await open(code)).caller).toBeNull();
    expect((await test.graphql({ ...(caller as Caller), host: 'rivermark.localhost' }, HERE)).errors[0]?.extensions.code).toBe('KIOSK_CLOSED');
    const late = await make();
    await inTenant((sql) => sql(`update kiosk set code_expires_at = now() - interval '1 second' where id = $1`, [late.kiosk.id]).then(() => undefined));
    expect((await open(late.code)).caller).toBeNull();
    await inTenant((sql) => sql(`update kiosk set expires_at = now() - interval '1 second' where id = $1`, [kiosk.id]).then(() => undefined));
    expect((await test.graphql(caller, HERE)).errors[0]?.extensions).toMatchObject({ code: 'KIOSK_CLOSED', statusCode: 410 });
  });

  it('everything but its own endpoints', async () => {
    const { caller } = await device();
    const rows = Object.entries(JSON.parse(readFileSync(join(__dirname, 'access-inventory.json'), 'utf8')) as Record<string, string>).filter(([, access]) => access !== 'public' && access !== 'guest');
    const { schema } = test.app.get(GraphQLSchemaHost);
    const open: string[] = [];
    for (const [endpoint] of rows) {
      const [kind = '', name = ''] = endpoint.split(' ');
      if (kind === 'query' || kind === 'mutation') {
        const field = (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[name];
        if (!field) throw new Error(`No field ${name}`);
        const { query, variables } = documentFor(kind, field);
        const { errors } = await test.graphql(caller, query, variables);
        if (errors[0]?.extensions.code !== 'SIGNED_OUT') open.push(endpoint);
      } else if (kind === 'POST' || kind === 'GET') {
        const { status, body } = kind === 'POST' ? await test.rest(caller, name) : await test.get(caller, name.replace(/:\w+/g, newId()));
        if (status !== 403 || body.message?.length !== 0) open.push(endpoint);
      }
    }
    expect(open).toEqual([]);
    expect(rows.length).toBeGreaterThan(200);
    const [session] = [(await test.graphql(caller, '{ session { user { id } } }')).data];
    expect(session).toEqual({ session: null });
  });

  it('the PIN after five wrong ones, the right one too; and what it is for', async () => {
    const { caller } = await device('1357');
    await test.graphql(caller, SCAN, { code: CODE });
    const ana = people['Ana'] ?? '';
    expect(codesOf((await test.graphql(caller, OUT, { childId: ana })).data, 'kioskCheckOut')).toEqual(['DOOR_NOT_RELEASED']);
    expect(codesOf((await test.graphql(caller, OUT, { childId: ana, pickedUpName: 'Somebody', pin: '' })).data, 'kioskCheckOut')).toEqual(['KIOSK_PIN_WRONG']);
    expect(codesOf((await test.graphql(caller, OUT, { childId: ana, pickedUpBy: people['Ben'] })).data, 'kioskCheckOut')).toEqual(['DOOR_NOT_RELEASED']);
    const LEAVE = 'mutation ($pin: String!) { leaveKiosk(pin: $pin) { problems { code message } } }';
    const wrong = { code: 'KIOSK_PIN_WRONG' };
    const told: unknown[] = [];
    for (let tries = 0; tries < 4; tries += 1) told.push((await test.graphql(caller, LEAVE, { pin: '0000' })).data?.['leaveKiosk']);
    // Who is told first at the sixth waits for nothing that was announced.
    expect(told).toEqual(['', ' Tries left: 2.', ' Tries left: 1.', ' Try again in 5 minutes; meanwhile a staff member can check out on the roster.'].map((more) => ({ problems: [{ ...wrong, message: `The PIN is not right.${more}` }] })));
    const sixth = await test.graphql(caller, LEAVE, { pin: '1357' });
    expect(sixth.errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', statusCode: 429 });
    expect((await test.graphql(caller, HERE)).data).toMatchObject({ kioskHere: { name: 'Front door' } });
  });

  it('the PIN for five minutes after the last wrong one; a right one forgets those before it', async () => {
    const { caller, made } = await device('1357');
    await test.graphql(caller, SCAN, { code: CODE });
    const tell = async (pin: string) => {
      const { data, errors } = await test.graphql(caller, OUT, { childId: people['Ana'], pickedUpName: 'Somebody', pin });
      return errors[0]?.extensions.messages[0] ?? codesOf(data, 'kioskCheckOut')[0] ?? 'done';
    };
    const wrong = async (times: number) => {
      for (let tries = 0; tries < times; tries += 1) expect(await tell('0000')).toBe('KIOSK_PIN_WRONG');
    };
    const later = (seconds: number) => test.owner.query(`update rate_limit set window_start = window_start - make_interval(secs => $2) where key = $1`, [`kiosk:pin:${made.kiosk.id}`, seconds]);
    await wrong(4);
    expect(await tell('1357')).toBe('done');
    await wrong(4);
    await later(200);
    await wrong(1);
    expect(await tell('1357')).toMatch(/Try again in 5 minutes/);
    await later(270);
    expect(await tell('1357')).toMatch(/Try again in [123]?\d seconds/);
    await later(30);
    await test.graphql(caller, COME, { childId: people['Ana'] });
    expect(await tell('1357')).toBe('done');
  });
});

it('releases a child with a contact restriction by the PIN alone, also to whoever may pick up', async () => {
  const { caller } = await device('1357');
  await test.graphql(caller, COME, { childId: people['Ana'] });
  const mother = { childId: people['Ana'], pickedUpBy: people['Maria'] };
  await inTenant((sql) => sql(`update person set contact_restriction = 'Not the uncle' where id = $1`, [people['Ana']]).then(() => undefined));
  expect(codesOf((await test.graphql(caller, OUT, mother)).data, 'kioskCheckOut')).toEqual(['DOOR_NOT_RELEASED']);
  expect(codesOf((await test.graphql(caller, OUT, { ...mother, pin: '0000' })).data, 'kioskCheckOut')).toEqual(['KIOSK_PIN_WRONG']);
  expect((await test.graphql(caller, SCAN, { code: CODE })).data).toMatchObject({ kioskScan: { did: 'already_in' } });
  expect((await test.graphql(caller, OUT, { ...mother, pin: '1357' })).data).toMatchObject({ kioskCheckOut: { did: 'out' } });
  await inTenant((sql) => sql('update person set contact_restriction = null where id = $1', [people['Ana']]).then(() => undefined));
});

it('finds first names in the order in which they are read, and tells two of them apart', async () => {
  const { caller } = await device();
  const [beatriz, bea, ben] = [newId(), newId(), newId()];
  await inTenant(async (sql) => {
    await sql(`insert into person (id, first_name, last_name, preferred_name, is_participant) values ($1, 'Beatriz', 'Zúñiga', null, true), ($2, 'Wanda', 'Aas', 'Bez', true), ($3, 'Ben', 'Göçmen', null, true)`, [beatriz, bea, ben]);
    for (const id of [beatriz, bea, ben]) {
      await sql('insert into stay (id, person_id, organization_id, starts_on) select $1, $2, organization_id, starts_on from stay where person_id = $3', [newId(), id, people['Ben']]);
      await sql('insert into enrollment (id, session_id, organization_id, person_id, starts_on, ends_on) select $1, session_id, organization_id, $2, starts_on, ends_on from enrollment where person_id = $3', [newId(), id, people['Ben']]);
    }
  });
  const found = await test.graphql(caller, '{ kioskChildren(name: "be") { name } }');
  expect(found.data).toEqual({ kioskChildren: ['Beatriz Z.', 'Ben Ga.', 'Ben Gö.', 'Bez A.'].map((name) => ({ name })) });
  await inTenant(async (sql) => void (await sql('delete from enrollment where person_id = any($1)', [[beatriz, bea, ben]])));
});

it('checks a child in by the badge, shows no more than a first name, and lets go with the list', async () => {
  const { caller } = await device();
  const unknown = await test.graphql(caller, SCAN, { code: 'ZZZZZZZZZZZZ' });
  expect(codesOf(unknown.data, 'kioskScan')).toEqual(['DOOR_CODE_UNKNOWN']);
  await inTenant((sql) => sql('delete from door_event', []).then(() => sql('delete from attendance', [])).then(() => undefined));
  const before = nowTimeIn(ZONE, new Date());
  const first = (await test.graphql(caller, SCAN, { code: CODE })).data?.['kioskScan'] as { did: string; at: string; child: object };
  expect(first).toMatchObject({ did: 'in', child: { id: people['Ana'], name: 'Ana G.', state: 'in', hasPhoto: false } });
  expect([before, nowTimeIn(ZONE, new Date())]).toContain(first.at);
  expect((await test.graphql(caller, SCAN, { code: CODE })).data).toMatchObject({ kioskScan: { did: 'already_in', at: first.at } });
  // That an absence was entered is nobody's business at the door.
  await inTenant((sql) => sql(`insert into attendance (session_id, on_date, organization_id, person_id, status) select session_id, on_date, organization_id, $1, 'ExcusedAbsence' from session_date`, [people['Ben']]).then(() => undefined));
  const found = await test.graphql(caller, '{ kioskChildren(name: "be") { id name state } }');
  expect(found.data).toEqual({ kioskChildren: [{ id: people['Ben'], name: 'Ben G.', state: 'expected' }] });
  const list = await test.graphql(caller, 'query ($id: ID!) { kioskPickUps(childId: $id) { id name relationship } }', { id: people['Ana'] });
  expect(list.data).toEqual({ kioskPickUps: [{ id: people['Maria'], name: 'Maria G.', relationship: 'Mother' }] });
  expect((await test.graphql(caller, OUT, { childId: people['Ana'], pickedUpBy: people['Maria'] })).data).toMatchObject({ kioskCheckOut: { did: 'out' } });
  expect((await test.get(caller, `/file/photo/kiosk/${people['Ana']}`)).status).toBe(404);
  const { rows } = await test.admin.query<{ user_id: string | null }>(`select user_id from audit where tenant_id = $1 and action = 'door.in'`, [north.id]);
  expect(rows.at(-1)).toEqual({ user_id: null });
});

it('marks nobody elsewhere by a badge that is read again after leaving, and tells strangers no family name', async () => {
  const { caller } = await device('1357');
  const chess = newId();
  await inTenant(async (sql) => {
    await sql('delete from door_event', []);
    await sql('delete from attendance', []);
    await sql(`insert into session (id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays) select $1, activity_id, organization_id, 'Chess', starts_on, ends_on, start_time, end_time, weekdays from session`, [chess]);
    await sql('insert into session_date (session_id, on_date, organization_id, start_time, end_time) select $1, on_date, organization_id, start_time, end_time from session_date', [chess]);
    for (const name of ['Ana', 'Ben']) await sql('insert into enrollment (id, session_id, organization_id, person_id, starts_on, ends_on) select $1, $2, organization_id, person_id, starts_on, ends_on from enrollment where person_id = $3', [newId(), chess, people[name]]);
  });
  const CARD = 'problems { message } did child { state sessionName arrivalName }';
  const read = async () => (await test.graphql(caller, `mutation ($code: String!) { kioskScan(code: $code) { ${CARD} } }`, { code: CODE })).data?.['kioskScan'];
  const step = async (name: 'kioskCheckIn' | 'kioskCheckOut', child: string, more = '') => (await test.graphql(caller, `mutation { ${name}(childId: "${people[child]}"${more}) { ${CARD} } }`)).data?.[name];
  const robotics = { sessionName: 'Robotics' };
  const marks = async () => (await test.admin.query('select s.name from attendance t join session s on s.id = t.session_id where t.tenant_id = $1 and t.person_id = $2 order by s.name', [north.id, people['Ana']])).rows.map(({ name }) => name);
  expect(await step('kioskCheckOut', 'Ana')).toMatchObject({ problems: [{ message: 'Ana G. is not checked in.' }], child: null });
  expect(await read()).toMatchObject({ did: 'in', child: { ...robotics, state: 'in', arrivalName: null } });
  expect(await step('kioskCheckOut', 'Ana', `, pickedUpBy: "${people['Maria']}"`)).toMatchObject({ did: 'out', child: { ...robotics, state: 'left' } });
  for (let times = 0; times < 2; times += 1) expect(await read()).toMatchObject({ did: 'already_out', child: { ...robotics, state: 'left', arrivalName: 'Robotics, Chess' } });
  expect(await marks()).toEqual(['Robotics']);
  // Who does stay for the other says so, in the same minute too.
  expect(await step('kioskCheckIn', 'Ana')).toMatchObject({ did: 'in', problems: [], child: { sessionName: 'Robotics, Chess', state: 'in' } });
  expect(await marks()).toEqual(['Chess', 'Robotics']);
  // Left long ago by the door, and there until the end by what staff entered.
  await inTenant(async (sql) => {
    await sql(`insert into attendance (session_id, on_date, organization_id, person_id, status, start_time, end_time) select session_id, on_date, organization_id, $1, 'Present', '00:00', '23:59' from session_date where session_id <> $2`, [people['Ben'], chess]);
    await sql(`insert into door_event (id, session_id, on_date, person_id, organization_id, kind, at_time, how) select $1, session_id, on_date, $2, organization_id, 'out', '00:01', 'roster' from session_date where session_id <> $3`, [newId(), people['Ben'], chess]);
  });
  expect(await step('kioskCheckIn', 'Ben')).toMatchObject({ problems: [{ message: 'Ben G. is already present in another session at this time.' }], child: null });
  await inTenant(async (sql) => {
    for (const table of ['door_event', 'attendance', 'enrollment', 'session_date']) await sql(`delete from ${table} where session_id = $1`, [chess]);
    await sql('delete from session where id = $1', [chess]);
  });
});

it('signs out whoever opens it, hands its list to staff by a fresh code alone, and ends at once', async () => {
  const own = await test.signIn(north, 'site_coordinator', north.siteId);
  const made = await make();
  const { caller, cookies } = await open(made.code, own.cookie);
  expect(cookies.join()).toMatch(/afterbell=;.*afterbell-kiosk=[^;]+; Max-Age=\d+; Path=\/;.*HttpOnly; SameSite=Lax/);
  expect((await test.graphql(own, '{ kiosks { id } }')).errors[0]?.extensions.code).toBe('SIGNED_OUT');
  expect(made.qr).toMatch(/^<svg/);
  const LIST = 'query ($nonce: String!) { doorList(nonce: $nonce) { siteName kioskName children { name state } } }';
  const { staffNonce } = jest.requireActual<{ staffNonce: (secret: string, id: string, at: number) => { nonce: string } }>('../../../libs/home/api/src/kiosk/kiosk-secrets');
  const { TEST_SECRET } = jest.requireActual<{ TEST_SECRET: string }>('../../../tools/test/clone-database.cjs');
  const nonceAt = (at: number) => staffNonce(TEST_SECRET, made.kiosk.id, at).nonce;
  const stale = await test.graphql(coordinator, LIST, { nonce: nonceAt(Date.now() - 90_000) });
  expect(stale.errors[0]?.extensions).toMatchObject({ code: 'DOOR_LINK_STALE', statusCode: 400 });
  const elsewhere = await test.graphql(await test.signIn(north, 'site_coordinator', north.otherSiteId), LIST, { nonce: nonceAt(Date.now()) });
  expect(elsewhere.errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await test.graphql(caller, LIST, { nonce: nonceAt(Date.now()) })).errors[0]?.extensions.code).toBe('SIGNED_OUT');
  const list = (await test.graphql(coordinator, LIST, { nonce: nonceAt(Date.now()) })).data?.['doorList'] as { children: { name: string }[] };
  expect(list.children.map(({ name }) => name)).toEqual(['García, Ana', 'García, Ben']);
  expect(codesOf((await test.graphql(coordinator, 'mutation ($id: ID!) { revokeKiosk(id: $id) { problems { code } } }', { id: made.kiosk.id })).data, 'revokeKiosk')).toEqual([]);
  expect((await test.graphql(caller, HERE)).errors[0]?.extensions.code).toBe('KIOSK_CLOSED');
  expect(codesOf((await test.graphql(caller, SCAN, { code: CODE })).data, 'kioskScan')).toEqual(['KIOSK_CLOSED']);
});
