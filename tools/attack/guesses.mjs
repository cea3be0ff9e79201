// Secrets that let somebody in who is not signed in: links, cookies, codes, tokens. Random ones, nearly right ones, those of others and those that are over are all answered alike, and open nothing.
import { createHash, createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles, root } from '../scripts/common.mjs';
import { browserAt, codeFor, makePeople } from './browser-at.mjs';
import { addCaller, inTenant, openKiosk } from './callers.mjs';
import { clientOperations } from './client-documents.mjs';
import { absent, faultsIn, shapeOf } from './compare.mjs';
import { inventory, rootFields } from './generate.mjs';
import { Tally } from './report.mjs';
import { inTurn, send } from './wire.mjs';

const hashed = (text) => createHash('sha256').update(text).digest();
const fresh = () => randomBytes(32).toString('base64url');
const operations = clientOperations();

/** What nobody has to be signed in for, and takes nothing that would have to be guessed. Whatever else is public must be an entrance below. */
const TAKES_NO_SECRET = {
  'GET /health': 'a probe',
  'GET /health/ready': 'a probe',
  'GET /dev/mailbox': 'is not there in production',
  'GET /dev/mailbox.json': 'is not there in production',
  'POST /auth/route-rule': 'a path in, a path out',
  'POST /auth/signout': 'ends what its cookie opens, which is tried with that',
  'POST /auth/verifyemail': 'an address, known and unknown ones alike (sign-in)',
  'mutation requestSignInCode': 'an address, known and unknown ones alike (sign-in)',
  'mutation signOut': 'ends what its cookie opens, which is tried with that',
  'query session': 'what its cookie opens, which is tried with that',
};
/** Arguments of those that GraphQL has; one more must be looked at here. */
const ARGUMENTS = {
  'mutation kioskCheckIn': ['childId'],
  'mutation kioskCheckOut': ['childId', 'pickedUpBy', 'pickedUpName', 'pin'],
  'mutation kioskScan': ['code'],
  'mutation leaveKiosk': ['pin'],
  'mutation openKiosk': ['code'],
  'mutation requestSignInCode': ['email'],
  'mutation signIn': ['email', 'code'],
  'query kioskChildren': ['name'],
  'query kioskPickUps': ['childId'],
};
/** Secrets that are not sent by somebody who is signed out, or are tried where what they need stands. */
const ELSEWHERE = {
  'sign_in_challenge.code_hash': 'sign-in (guessing): five tries',
  'kiosk.pin_hash': 'kiosk (guesses): five tries',
  'email_change.code_hash': 'asked of whoever is signed in',
  'oauth_attempt.state_hash': 'oauth.int-spec.ts: it needs a provider that answers',
  'oauth_attempt.browser_hash': 'oauth.int-spec.ts: it needs a provider that answers',
};
/** Cookies that open nothing by themselves. */
const OTHER_COOKIES = { 'afterbell-device': 'gives a browser a budget of its own (sign-in)', 'afterbell-oauth': 'oauth.int-spec.ts: it needs a provider that answers' };

/** What the grant of a kiosk opens. */
const BY_KIOSK = ['GET /file/photo/kiosk/:id', 'mutation kioskCheckIn', 'mutation kioskCheckOut', 'mutation kioskScan', 'mutation leaveKiosk', 'query kioskChildren', 'query kioskHere', 'query kioskPickUps', 'query kioskStaffCode'];

const changed = (token, at) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
/** The last sign of 43 holds two bits that nothing is made of: a lenient reader takes four signs for the same. */
const sameBits = (token) => {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = signs.indexOf(token.at(-1));
  return [1, 2, 3].map((by) => token.slice(0, -1) + signs[last ^ by]);
};
const swapped = (token) => [...token].map((sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase())).join('');
const percent = (text) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** What somebody may try who saw a part of it, or who thinks that it is read carelessly. */
function nearly(token, id) {
  const half = token.length >> 1;
  return [
    changed(token, 0), changed(token, half), changed(token, token.length - 1), ...(token.length === 43 ? sameBits(token) : []),
    token.slice(1), token.slice(0, -1), token.slice(0, half), `${token}A`, `A${token}`, token + token, `${token}=`, `${token}==`,
    swapped(token), token.toUpperCase(), token.toLowerCase(), [...token].reverse().join(''),
    ` ${token}`, `${token} `, `\t${token}`, `${token}\n`, `${token}\u0000`, `${token}\u0000.ics`, `${token}/`, `../${token}`, `${token}%`, percent(token), `"${token}"`, `${token}'--`,
    hashed(token).toString('hex'), hashed(token).toString('base64url'), Buffer.from(token).toString('base64'), `\\x${hashed(token).toString('hex')}`,
    id, id.replaceAll('-', ''), randomUUID(), '00000000-0000-0000-0000-000000000000', '', '0', '1', '2', '42', '-1', '1000001', 'null', 'undefined', 'true', '*', '%', '_', `${'_'.repeat(43)}`, '[object Object]', 'A'.repeat(4_000), 'é'.repeat(43),
  ];
}

let network = 0;
/** Each from a network of its own, so that no limit hides what an answer tells. */
const elsewhere = () => ({ 'x-forwarded-for': `10.${(network += 1) >> 8 & 255}.${network & 255}.7`, 'x-forwarded-proto': 'https' });

/** Every way in, each with a secret that is right, those that are over, and one of another tenant. */
async function entrances(world) {
  const { db, victim, attacker, secret } = world;
  const [holder, stranger] = [await addCaller(world, victim, 'site_coordinator', victim.here.site), await addCaller(world, attacker, 'site_coordinator', attacker.here.site)];
  const { host } = holder;
  const cookie = (name, token) => ({ cookie: `__Host-${name}=${encodeURIComponent(token)}` });
  const call = (endpoint, variables) => {
    const { operation, query, names, said } = operations.get(endpoint);
    return { path: '/graphql', body: { operationName: operation, query, variables: { ...said, ...Object.fromEntries(Object.entries(variables).map(([name, value]) => [names[name] ?? name, value])) } } };
  };

  const feeds = { right: fresh(), over: fresh(), other: fresh() };
  for (const [caller, tenant, token, end] of [[holder, victim, feeds.right, null], [holder, victim, feeds.over, new Date()], [stranger, attacker, feeds.other, null]]) {
    await inTenant(db, tenant.id, (query) => query('insert into calendar_feed (id, organization_id, made_by, access_id, token_hash, revoked_at) values ($1, $2, $3, $4, $5, $6)', [randomUUID(), tenant.here.site, caller.userId, caller.accessId, hashed(token), end]));
  }

  const handovers = { right: fresh(), over: fresh(), late: fresh(), other: fresh() };
  for (const [caller, tenant, token, used, lasts] of [[holder, victim, handovers.right, null, '5 minutes'], [holder, victim, handovers.over, new Date(), '5 minutes'], [holder, victim, handovers.late, null, '-1 second'], [stranger, attacker, handovers.other, null, '5 minutes']]) {
    await db.query('insert into sign_in_handover (token_hash, user_id, tenant_id, access_id, expires_at, used_at) values ($1, $2, $3, $4, now() + $5::interval, $6)', [hashed(token), caller.userId, tenant.id, caller.accessId, lasts, used]);
  }

  const steps = { right: fresh(), over: fresh(), other: fresh() };
  for (const [caller, tenant, token, used] of [[holder, victim, steps.right, null], [holder, victim, steps.over, new Date()], [stranger, attacker, steps.other, null]]) {
    await db.query(`insert into sign_in_step (token_hash, user_id, tenant_id, access_id, expires_at, used_at) values ($1, $2, $3, $4, now() + interval '5 minutes', $5)`, [hashed(token), caller.userId, tenant.id, caller.accessId, used]);
  }

  const ended = await addCaller(world, victim, 'site_coordinator', victim.here.site);
  await db.query('update sign_in_session set revoked_at = now() where access_id = $1', [ended.accessId]);
  await db.query('update api_token set revoked_at = now() where access_id = $1', [ended.accessId]);
  const session = ({ session: { cookie: line } }) => line.split('=')[1];

  const [mine, gone, theirs] = [await openKiosk(world, victim, victim.here.site), await openKiosk(world, victim, victim.here.site), await openKiosk(world, attacker, attacker.here.site)];
  const grant = ({ cookie: line }) => line.split('=')[1];
  await db.query('update kiosk set revoked_at = now() where token_hash = $1', [hashed(grant(gone))]);

  const codes = { right: '', over: '', other: '' };
  for (const [kind, tenant, made, lasts] of [['right', victim, mine, '15 minutes'], ['over', victim, await openKiosk(world, victim, victim.here.site), '-1 second'], ['other', attacker, theirs, '15 minutes']]) {
    codes[kind] = String(randomInt(10 ** 7, 10 ** 8));
    const sum = createHmac('sha256', secret).update(JSON.stringify(['kiosk-code', tenant.code, codes[kind]])).digest();
    await db.query('update kiosk set code_hash = $2, code_expires_at = now() + $3::interval where token_hash = $1', [hashed(grant(made)), sum, lasts]);
  }

  const [{ email }] = await makePeople(world, 1, 'entered');
  const asked = browserAt(await world.behind(), host, { secure: true, address: elsewhere()['x-forwarded-for'] });
  await asked.ask(email);
  const code = await codeFor(world, email);
  const challenge = asked.jar.get(asked.names('challenge'));

  const provider = { right: victim.here.oauth_provider, other: attacker.here.oauth_provider };
  // An address that is refused before it is called: that the provider is known is seen by what follows.
  await db.query(`update oauth_provider set issuer = 'https://127.0.0.1:1', enabled = true where id = any($1)`, [Object.values(provider)]);

  return {
    host,
    list: [
      { what: 'the link of a calendar', endpoints: ['GET /calendar/:file'], columns: ['calendar_feed.token_hash'], right: feeds.right, wrong: [feeds.over, feeds.other], id: victim.here.calendar_feed, again: true, limit: 60, ask: (token) => ({ method: 'GET', path: `/calendar/${encodeURIComponent(token)}.ics` }), opens: ({ text }) => /BEGIN:VCALENDAR/.test(text) },
      { what: 'the way to another tenant', endpoints: ['GET /auth/handover'], columns: ['sign_in_handover.token_hash'], right: handovers.right, wrong: [handovers.over, handovers.late, handovers.other, `${handovers.right}.${randomUUID()}`], id: holder.userId, again: false, ask: (token) => ({ method: 'GET', path: `/auth/handover?token=${encodeURIComponent(token)}` }), opens: ({ headers }) => headers.location !== '/login' || Boolean(headers['set-cookie']) },
      { what: 'a session', endpoints: [], columns: ['sign_in_session.token_hash', 'sign_in_session.previous_token_hash'], cookie: 'afterbell', right: session(holder), wrong: [session(ended), session(stranger)], id: holder.userId, again: true, ask: (token) => ({ path: '/auth/permissions', body: {}, headers: cookie('afterbell', token) }), opens: ({ status }) => status === 200 },
      { what: 'an API token', endpoints: [], columns: ['api_token.token_hash'], right: holder.token, wrong: [ended.token, stranger.token, holder.token.slice(3), holder.token.toUpperCase()], id: holder.userId, again: true, limit: 60, fits: (token) => /^[\x21-\x7e]*$/.test(token), ask: (token) => ({ path: '/auth/permissions', body: {}, headers: { authorization: `Bearer ${token}` } }), opens: ({ status }) => status === 200 },
      { what: 'a passkey still wanted', endpoints: ['POST /auth/passkey', 'POST /auth/passkey/options'], columns: ['sign_in_step.token_hash'], cookie: 'afterbell-step', right: steps.right, wrong: [steps.over, steps.other], id: holder.userId, again: true, ask: (token) => ({ path: '/auth/passkey/options', body: {}, headers: cookie('afterbell-step', token) }), opens: ({ status }) => status === 200 },
      { what: 'the browser that asked for a code', endpoints: ['POST /auth/signin', 'mutation signIn'], columns: ['sign_in_challenge.token_hash'], cookie: 'afterbell-challenge', right: challenge, wrong: [], id: holder.userId, again: false, ask: (token) => ({ path: '/auth/signin', body: { email, code }, headers: cookie('afterbell-challenge', token) }), opens: ({ status }) => status === 200 },
      { what: 'a kiosk', endpoints: BY_KIOSK, columns: ['kiosk.token_hash'], cookie: 'afterbell-kiosk', right: grant(mine), wrong: [grant(gone), grant(theirs)], id: victim.here.kiosk, again: true, ask: (token) => ({ ...call('query kioskHere', {}), headers: cookie('afterbell-kiosk', token) }), opens: ({ text }) => /"kioskHere":\{/.test(text) },
      { what: 'the code that opens a kiosk', endpoints: ['mutation openKiosk'], columns: ['kiosk.code_hash'], digits: true, right: codes.right, wrong: [codes.over, codes.other, String((Number(codes.right) + 1) % 10 ** 8).padStart(8, '0')], id: victim.here.kiosk, again: false, ask: (token) => call('mutation openKiosk', { code: token }), opens: ({ headers }) => Boolean(headers['set-cookie']) },
      ...['', '/callback?code=a&state=b'].map((rest) => ({ what: `an identity provider${rest && ', coming back'}`, endpoints: [`GET /auth/oauth/:provider${rest && '/callback'}`], columns: [], right: provider.right, wrong: [provider.other], id: randomUUID(), again: true, uuid: true, ask: (token) => ({ method: 'GET', path: `/auth/oauth/${encodeURIComponent(token) || '%20'}${rest}` }), opens: ({ headers }) => headers.location !== '/login?oauth=unavailable' })),
    ],
  };
}

/** What is public in the inventory, hashed in a table or set as a cookie is tried below or named above: a new one cannot be forgotten. */
async function nothingForgotten({ world, tally, list }) {
  const known = new Set([...Object.keys(TAKES_NO_SECRET), ...list.flatMap(({ endpoints }) => endpoints)]);
  for (const [endpoint, access] of Object.entries(inventory)) if (access === 'public' || access === 'guest') tally.must(known.has(endpoint), `${endpoint} is ${access}, and nothing says what it takes (tools/attack/guesses.mjs)`);
  for (const endpoint of known) tally.must(endpoint in inventory, `${endpoint} is named, and is no endpoint (tools/attack/guesses.mjs)`);
  for (const { endpoint, access, document } of rootFields()) {
    if (access !== 'public' && access !== 'guest') continue;
    const args = [...document(0).split(/\{/)[0].matchAll(/\$(\w+):/g)].map(([, name]) => name).sort();
    tally.must(JSON.stringify(args) === JSON.stringify([...(ARGUMENTS[endpoint] ?? [])].sort()), `${endpoint} takes ${args.join(', ') || 'nothing'}: not what tools/attack/guesses.mjs tries`);
  }
  const { rows } = await world.db.query(`select table_name || '.' || column_name as place from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'bytea' and column_name ~ '(token|code|pin|state|browser|key|secret)_hash$' order by 1`);
  const columns = new Set([...Object.keys(ELSEWHERE), ...list.flatMap((one) => one.columns)]);
  tally.must(rows.length > 8, `only ${rows.length} columns hold the hash of a secret`);
  for (const { place } of rows) tally.must(columns.has(place), `${place} holds the hash of a secret that nobody tries (tools/attack/guesses.mjs)`);
  for (const place of columns) tally.must(rows.some((row) => row.place === place), `${place} is named, and is no column (tools/attack/guesses.mjs)`);
  const cookies = new Set([...Object.keys(OTHER_COOKIES), ...list.flatMap(({ cookie = [] }) => cookie)]);
  const sources = listFiles('libs', (file) => /\/api\/src\/.*\.ts$/.test(file) && !/spec\.ts$/.test(file)).map((file) => fs.readFileSync(path.join(root, file), 'utf8')).filter((text) => /Cookie\(|\.cookie\(|cookieName/.test(text));
  for (const [, name] of sources.join('\n').matchAll(/'(?:__Host-)?(afterbell(?:-[a-z]+)?)'/g)) tally.must(cookies.has(name), `the cookie ${name} is one that nobody tries (tools/attack/guesses.mjs)`);
}

async function tryEntrance({ tally, server, host, entrance, count }) {
  const { what, right, wrong, id, again, limit, digits, uuid, fits = () => true, ask, opens } = entrance;
  const send1 = (token, headers = elsewhere()) => {
    const call = ask(token);
    return send(server, { ...call, caller: { host }, headers: { ...call.headers, ...headers } });
  };
  const random = () => (digits ? String(randomInt(10 ** 8)).padStart(8, '0') : uuid ? randomUUID() : right.startsWith('ab_') ? `ab_${fresh()}` : fresh());
  const model = random();
  const shape = (answer, token) => shapeOf(answer, [token, encodeURIComponent(token)].filter((one) => one.length >= 8));
  const wanted = shape(await send1(model), model);
  const tokens = [...Array.from({ length: count }, random), ...nearly(right, id), ...wrong].filter((token) => token !== right && fits(token) && !(digits && token.replace(/[\s-]+/g, '') === right) && !(uuid && token.toLowerCase() === right));
  await inTurn(tokens, 8, async (token) => {
    const answer = await send1(token);
    const told = JSON.stringify(token).slice(0, 60);
    const answered = shape(answer, token);
    tally.try([...faultsIn(answer, []).map((fault) => `${what}: ${told} ${fault}`), opens(answer) ? `${what}: ${told} opens it: ${answer.status} ${answer.text.slice(0, 80)}` : answered === wanted ? null : `${what}: ${told} is answered otherwise than a random one: ${answered.slice(0, 400)} / ${wanted.slice(0, 400)}`]);
  });
  if (limit) {
    const here = elsewhere();
    const answers = await inTurn(Array.from({ length: limit + 1 }, random), 4, (token) => send1(token, here));
    const refused = answers.filter(({ status }) => status === 429);
    tally.must(refused.length === 1 && Number(refused[0]?.headers['retry-after']) > 0, `${what}: of ${limit + 1} wrong ones from a network ${refused.length} are refused`);
    const honest = await send1(right, here);
    tally.must(opens(honest), `${what}: the right one is refused where others guessed: ${honest.status} ${honest.text.slice(0, 120)}`);
  }
  const opened = await send1(right);
  tally.must(opens(opened), `${what}: the right one opens nothing, so nothing was tried: ${opened.status} ${opened.headers.location ?? ''} ${opened.text.slice(0, 160)}`);
  if (again) return;
  const twice = await send1(right);
  tally.must(!opens(twice) && shape(twice, right) === wanted, `${what}: works twice, or says that it worked: ${twice.status} ${twice.text.slice(0, 160)}`);
}

/** A kiosk's own calls where there is no kiosk: a child that is there and one that is nowhere. */
async function withoutGrant({ tally, world, server, host }) {
  const { here } = world.victim;
  const shapes = new Set();
  for (const endpoint of BY_KIOSK) {
    for (const id of [here.person, here.other, absent(), '1', '']) {
      const said = operations.get(endpoint);
      const request = said ? { path: '/graphql', body: { operationName: said.operation, query: said.query, variables: { ...said.said, ...Object.fromEntries(Object.values(said.names).map((name) => [name, id])) } } } : { method: 'GET', path: endpoint.slice(4).replace(':id', encodeURIComponent(id) || '%20') };
      const answer = await send(server, { ...request, caller: { host }, headers: elsewhere() });
      shapes.add(`${endpoint} ${shapeOf(answer, [id].filter((one) => one.length >= 8))}`);
      tally.must(/KIOSK_CLOSED/.test(answer.text) || answer.status === 410, `${endpoint} without a kiosk is answered with ${answer.status} ${answer.text.slice(0, 140)}`);
    }
  }
  tally.must(shapes.size === BY_KIOSK.length, `a kiosk's calls without a kiosk are answered in ${shapes.size} ways`);
}

export async function guesses({ world, behind, short }) {
  const tally = new Tally('random tokens');
  const server = await behind();
  const { list, host } = await entrances({ ...world, behind });
  await nothingForgotten({ world, tally, list });
  for (const entrance of list) await tryEntrance({ tally, server, host, entrance, count: short ? 100 : 2_000 });
  await withoutGrant({ tally, world, server, host });
  for (const asked of ['/dev/mailbox', '/dev/mailbox.json']) {
    const [mailbox, nowhere] = [await send(server, { caller: { host }, method: 'GET', path: asked }), await send(server, { caller: { host }, method: 'GET', path: asked.replace('mailbox', 'nothing') })];
    tally.must(mailbox.status === 404 && mailbox.status === nowhere.status, `${asked} is answered with ${mailbox.status}`);
  }
  // The guesses are counted for everybody: whoever comes next begins anew.
  await world.db.query('delete from rate_limit');
  return tally;
}
