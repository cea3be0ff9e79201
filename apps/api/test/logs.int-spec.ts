import { addSchool, DAY } from './school-fixture';
import { startTestApp, type TestApp, type TestTenant } from './harness';

const NAME = 'Xochiquetzal';
const ADDRESS = 'xochi.delgado@family.example';
const PARTICIPANT = { section: 'participants', subSection: 'participant' };

let test: TestApp;
let north: TestTenant;

beforeAll(async () => {
  test = await startTestApp({ LOG_LEVEL: 'trace' });
  north = await test.tenant('northlake');
});
afterAll(() => test?.close());

const logged = () => test.log.map((line) => JSON.stringify(line)).join('\n');

/** A person who signs in with a code, wrongly first. Answers every secret of it. */
async function signInByCode(): Promise<string[]> {
  const { accessId, cookie } = await test.signIn(north, 'site_coordinator', north.siteId);
  await test.admin.query('update app_user set email = $2 where id = (select user_id from access where id = $1)', [accessId, ADDRESS]);
  const host = 'northlake.localhost';
  const asked = await test.rest({ host, cookie: '', accessId }, '/auth/verifyemail', { email: ADDRESS });
  const challenge = String(asked.headers['set-cookie']).split(';')[0] ?? '';
  const { rows } = await test.admin.query<{ text_body: string }>('select text_body from mail_outbox where to_address = $1', [ADDRESS]);
  const code = /(\d{4}) (\d{4})/.exec(rows[0]?.text_body ?? '') ?? [];
  const enter = (typed: string) => test.rest({ host, cookie: challenge, accessId }, '/auth/signin', { email: ADDRESS, code: typed });
  expect((await enter('00000001')).status).toBe(400);
  const entered = await enter(`${code[1]}${code[2]}`);
  expect(entered.status).toBe(200);
  const session = /afterbell=([^;]+)/.exec(String(entered.headers['set-cookie']))?.[1] ?? '';
  expect(session).toHaveLength(43);
  return [`${code[1]}${code[2]}`, `${code[1]} ${code[2]}`, session, challenge.split('=')[1] ?? '', cookie.split('=')[1] ?? ''];
}

it('keeps no code, cookie, token, name or address in the log, whatever its level', async () => {
  const secrets = await signInByCode();
  const site = await test.signIn(north, 'site_coordinator', north.siteId);
  const { sessionId, people } = await addSchool(test, north, 2);
  const { fields } = (await test.rest(site, '/forms/load', PARTICIPANT)).body as { fields: { name: string }[] };
  const values: Record<string, string> = { 'First name': NAME, 'Last name': NAME };
  const saved = await test.rest(site, '/forms/save', { ...PARTICIPANT, parentId: north.siteId, fields: fields.map((field) => (field.name in values ? { ...field, valueEdited: values[field.name] } : field)) });
  expect(saved.status).toBe(200);
  const marks = await test.rest(site, '/participation/setParticipantsStatus', { sessionId, date: DAY, isDropIn: false, participants: [{ personId: people[0], status: 'Present', startTime: '15:00', endTime: '16:00' }] });
  expect(marks.status).toBe(200);
  expect((await test.get(site, `/export/participants?search=${NAME}`)).status).toBe(200);
  expect((await test.graphql(site, 'query ($s: String) { participants(search: $s) { nodes { id lastName } } }', { s: NAME })).errors).toEqual([]);
  await test.graphql(site, `{ participants(search: "${NAME}") { nothing } }`);
  await test.rest(site, '/auth/verifyemail', { email: `${ADDRESS}"` });
  const log = logged();
  // It did log, each request with its path and tenant.
  expect(test.log.filter(({ path }) => path === '/forms/save')).toHaveLength(1);
  expect(log).toContain(north.id);
  for (const secret of [...secrets, site.cookie.split('=')[1] ?? '', NAME, ADDRESS, 'canary-northlake']) expect([secret, secret.length > 5 && log.includes(secret)]).toEqual([secret, false]);
});

it('keeps nobody’s data when the database refuses a row', async () => {
  const site = await test.signIn(north, 'site_coordinator', north.siteId);
  const before = test.log.length;
  await test.admin.query(`alter table person add constraint nobody_like_this check (last_name <> '${NAME}!') not valid`);
  const { fields } = (await test.rest(site, '/forms/load', PARTICIPANT)).body as { fields: { name: string }[] };
  const values: Record<string, string> = { 'First name': NAME, 'Last name': `${NAME}!` };
  const answer = await test.rest(site, '/forms/save', { ...PARTICIPANT, parentId: north.siteId, forceMode: 'create', fields: fields.map((field) => (field.name in values ? { ...field, valueEdited: values[field.name] } : field)) });
  expect([answer.status, answer.text.includes('nobody_like_this')]).toEqual([500, false]);
  const faults = test.log.slice(before).filter(({ msg }) => msg === 'unexpected fault');
  expect(faults).toHaveLength(1);
  expect(JSON.stringify(faults)).toContain('nobody_like_this');
  expect(JSON.stringify(faults)).not.toContain(NAME);
});
