// What is done to a sign-in: guessing over processes and addresses, replay, two at once, a code of another browser, planted sessions, telling known addresses from unknown ones, look-alikes, floods, forged hosts and proxies.
import { randomUUID } from 'node:crypto';
import { Tally } from './report.mjs';
import { addCaller } from './world.mjs';
import { graphql, inTurn, send, telling } from './wire.mjs';

const median = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const cookieOf = (answer, name) => (answer.headers['set-cookie'] ?? []).find((line) => line.startsWith(`${name}=`));
const valueOf = (line) => /^[^=]+=([^;]*)/.exec(line ?? '')?.[1] ?? '';

/** A browser that asks for codes and signs in at a server; every one has a network of its own behind the proxy. */
function browserAt(server, host, { secure, address }) {
  const names = (kind) => `${secure ? '__Host-' : ''}afterbell${kind ? `-${kind}` : ''}`;
  const jar = new Map();
  const post = async (path, body, headers = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await send(server, { caller: { host, ...(cookie ? { cookie } : {}) }, path, body, headers: { ...(address ? { 'x-forwarded-for': address, 'x-forwarded-proto': 'https' } : {}), ...headers } });
    for (const line of answer.headers['set-cookie'] ?? []) jar.set(line.slice(0, line.indexOf('=')), valueOf(line));
    return answer;
  };
  return { jar, names, post, ask: (email, more) => post('/auth/verifyemail', { email, ...more }), enter: (email, code) => post('/auth/signin', { email, code }), isIn: async () => (await post('/auth/permissions', {})).status === 200 };
}

async function makePeople(world, count, word) {
  const people = [];
  for (let at = 0; at < count; at += 1) {
    const email = `${word}${at}.${randomUUID().slice(0, 6)}@victim.example`;
    const { userId } = await addCaller(world, world.victim, 'site_coordinator', world.victim.here.site);
    await world.db.query('update app_user set email = $2 where id = $1', [userId, email]);
    people.push({ email, userId });
  }
  return people;
}

const codeFor = async ({ db }, email) => /(\d{4}) (\d{4})/.exec((await db.query('select text_body from mail_outbox where to_address = $1 order by created_at desc limit 1', [email])).rows[0]?.text_body ?? '')?.slice(1).join('') ?? '';
const wrongOf = (code, at) => String((Number(code) + 1 + at) % 10 ** 8).padStart(8, '0');

export async function signIn({ world, server, behind: startBehind, short }) {
  const tally = new Tally('sign-in');
  const host = `${world.victim.code}.localhost`;
  // A second process, as it runs behind a proxy with TLS: it believes one hop, and its cookies are those of a host.
  const behind = await startBehind();
  let network = 1;
  const browser = (more = {}) => browserAt(behind, host, { secure: true, address: `198.${18 + (network >> 8)}.${network++ & 255}.7`, ...more });
  await enumeration({ world, tally, browser, count: short ? 5 : 60 });
  await guessing({ world, tally, server, host, browser });
  await replaying({ world, tally, browser });
  await planting({ world, tally, browser, behind, host });
  await ending({ world, tally, server });
  await hosts({ world, tally, server, behind, host });
  await floods({ world, tally, server, host, browser, short });
  return tally;
}

async function enumeration({ world, tally, browser, count }) {
  const known = await makePeople(world, count, 'known');
  const times = { known: [], unknown: [] };
  for (const { email } of known) {
    const [a, b] = [await browser().ask(email), await browser().ask(email.replace('known', 'nobody'))];
    times.known.push(a.ms);
    times.unknown.push(b.ms);
    const shape = ({ status, text, headers }) => JSON.stringify([status, text, Object.keys(headers).sort(), (headers['set-cookie'] ?? []).map((line) => line.replace(/=[^;]{43}/, '=…').replace(/Expires=[^;]+/, ''))]);
    tally.must(shape(a) === shape(b), `a known address is answered otherwise than an unknown one: ${shape(a)} / ${shape(b)}`);
    const wrong = await Promise.all([browser(), browser()].map((one, at) => one.enter(at ? email : email.replace('known', 'nobody'), '00000000')));
    tally.must(wrong[0].status === wrong[1].status && wrong[0].text === wrong[1].text, `a wrong code for a known address is answered otherwise: ${wrong[1].text} / ${wrong[0].text}`);
  }
  tally.tell(`medians of ${count} each: known ${median(times.known).toFixed(1)} ms, unknown ${median(times.unknown).toFixed(1)} ms`);
}

async function guessing({ world, tally, server, host, browser }) {
  const [{ email }, { email: other }] = await makePeople(world, 2, 'guessed');
  const asked = browser();
  const sent = await asked.ask(email);
  tally.must(sent.status === 200, `asking for a code is answered with ${sent.status} ${sent.text}`);
  const code = await codeFor(world, email);
  tally.must(code.length === 8, 'no code was mailed');
  const challenge = asked.jar.get(asked.names('challenge'));
  // The same challenge at both processes, each guess from another network.
  for (let at = 0; at < 5; at += 1) {
    const guesser = at % 2 ? browser() : browserAt(server, host, { secure: false });
    guesser.jar.set(guesser.names('challenge'), challenge);
    const answer = await guesser.enter(email, wrongOf(code, at));
    tally.must(answer.status === 400, `a wrong code is answered with ${answer.status}`);
  }
  const late = await asked.enter(email, code);
  tally.must(late.status === 400 && !(await asked.isIn()), `after five wrong codes the right one still signs in: ${late.status}`);
  // A code belongs to its browser, its address and its host.
  const [owner, thief] = [browser(), browser()];
  await owner.ask(other);
  const mine = await codeFor(world, other);
  await thief.ask(`nobody.${randomUUID().slice(0, 8)}@victim.example`);
  tally.must((await thief.enter(other, mine)).status === 400, 'a code works in another browser than the one that asked');
  tally.must((await browser().enter(other, mine)).status === 400, 'a code works without the cookie of the browser that asked');
  tally.must((await owner.post('/auth/signin', { email: other, code: mine }, { host: `${world.attacker.code}.localhost` })).status === 400, 'a code works on the host of another tenant');
  // Outsiders' tries are not the owner's: the right code in the right browser works.
  tally.must((await owner.enter(other, mine)).status === 200, 'the owner cannot sign in after what others tried');
}

async function replaying({ world, tally, browser }) {
  const [{ email }, { email: twice }] = await makePeople(world, 2, 'replayed');
  const one = browser();
  await one.ask(email);
  const code = await codeFor(world, email);
  const challenge = one.jar.get(one.names('challenge'));
  const first = await one.enter(email, code);
  tally.must(first.status === 200, `the right code is answered with ${first.status} ${first.text}`);
  for (const again of [one, browser()]) {
    again.jar.set(again.names('challenge'), challenge);
    const answer = await again.enter(email, code);
    tally.must(answer.status === 400 && !cookieOf(answer, again.names('')), `a used code is answered with ${answer.status}`);
  }
  const parallel = browser();
  await parallel.ask(twice);
  const right = await codeFor(world, twice);
  const cookie = parallel.jar.get(parallel.names('challenge'));
  const answers = await inTurn(Array.from({ length: 10 }), 10, () => {
    const copy = browser();
    copy.jar.set(copy.names('challenge'), cookie);
    return copy.enter(twice, right);
  });
  const entered = answers.filter(({ status }) => status === 200).length;
  tally.must(entered === 1, `one code sent ten times at once signed in ${entered} times`);
}

async function planting({ world, tally, browser, behind, host }) {
  const [{ email, userId }] = await makePeople(world, 1, 'planted');
  const victim = browser();
  const planted = 'A'.repeat(43);
  victim.jar.set(victim.names(''), planted);
  await victim.ask(email);
  const answer = await victim.enter(email, await codeFor(world, email));
  const line = cookieOf(answer, victim.names('')) ?? '';
  tally.must(valueOf(line).length === 43 && valueOf(line) !== planted, 'a session that was planted before is kept');
  for (const word of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) tally.must(line.includes(word), `the session's cookie lacks ${word}: ${line}`);
  tally.must(line.startsWith('__Host-') && !/Domain=|Expires=|Max-Age=/i.test(line), `the session's cookie is wider or longer than it may be: ${line}`);
  // Each switch gives another token, and the one before is nobody's.
  const before = victim.jar.get(victim.names(''));
  const switched = await victim.post('/auth/switch-access', {});
  const after = victim.jar.get(victim.names(''));
  tally.must(switched.status !== 200 || after !== before, 'a switch keeps the token');
  for (const [name, value] of [['afterbell', after], [victim.names(''), after.slice(0, -1)], [victim.names(''), `${after}x`], [victim.names(''), '../../etc'], [victim.names(''), '%00']]) {
    const thief = await send(behind, { caller: { host, cookie: `${name}=${value}` }, path: '/auth/permissions', body: {} });
    tally.must(thief.status === 403, `the cookie ${name}=${value.slice(0, 8)}… is somebody: ${thief.status}`);
  }
  const elsewhere = await send(behind, { caller: { host: `${world.attacker.code}.localhost`, cookie: `${victim.names('')}=${after}` }, path: '/auth/permissions', body: {} });
  tally.must(elsewhere.status === 403, `a session is somebody on another tenant's host: ${elsewhere.status}`);
  await world.db.query('update app_user set enabled = false where id = $1', [userId]);
  tally.must(!(await victim.isIn()), 'a disabled user is still signed in');
  await world.db.query('update app_user set enabled = true where id = $1', [userId]);
}

async function ending({ world, tally, server }) {
  const caller = await addCaller(world, world.victim, 'site_coordinator', world.victim.here.site);
  const asks = (as) => send(server, { caller: as, path: '/auth/permissions', body: {} });
  tally.must((await asks(caller.session)).status === 200 && (await asks(caller)).status === 200, 'a session and a token that are right are refused');
  const mint = await send(server, { caller, path: '/auth/switch-access', body: {} });
  tally.must(mint.status === 403 && !mint.headers['set-cookie'], `a token gets a session: ${mint.status}`);
  const both = await send(server, { caller: { ...caller, cookie: caller.session.cookie, token: `ab_${'y'.repeat(43)}` }, path: '/auth/permissions', body: {} });
  tally.must(both.status === 403, 'a token that is none falls back on the cookie');
  await send(server, { caller: caller.session, path: '/auth/signout', body: {} });
  tally.must((await asks(caller.session)).status === 403, 'a session that was signed out still counts');
  await world.db.query('update api_token set revoked_at = now() where access_id = $1', [caller.accessId]);
  tally.must((await asks(caller)).status === 403, 'a token that was revoked still counts');
  const other = await addCaller(world, world.victim, 'site_coordinator', world.victim.here.site);
  await world.db.query(`update access set enabled = false where id = $1`, [other.accessId]);
  tally.must((await asks(other)).status === 403 && (await asks(other.session)).status === 403, 'a disabled access still counts');
}

const EVIL_HOSTS = ['evil.example', 'victim.localhost.evil.example', 'evil.example#victim.localhost', 'victim.localhost@evil.example', '.localhost', 'VICTIM.localhost.', 'victim..localhost', '-victim.localhost', "victim'.localhost", 'vıctim.localhost', '127.0.0.2', 'victim.localhost:80:80', ''];

async function hosts({ world, tally, server, behind, host }) {
  const mails = async () => Number((await world.db.query('select count(*) from mail_outbox')).rows[0].count);
  const [{ email }] = await makePeople(world, 1, 'hosted');
  const before = await mails();
  for (const evil of EVIL_HOSTS) {
    const answer = await send(server, { caller: { host: evil }, path: '/auth/verifyemail', body: { email } }).catch(() => ({ status: 400, text: '', headers: {} }));
    tally.must(answer.status === 404 || answer.status === 400, `the host "${evil}" is answered with ${answer.status} ${answer.text.slice(0, 80)}`);
  }
  tally.must((await mails()) === before, 'a mail was written for a foreign host');
  for (const [name, value] of [['x-forwarded-host', 'evil.example'], ['x-host', 'evil.example'], ['forwarded', 'host=evil.example'], ['x-original-url', '/settings'], ['x-rewrite-url', '/settings'], ['x-forwarded-proto', 'javascript'], ['x-forwarded-port', '666']]) {
    for (const at of [server, behind]) {
      for (const path of ['/auth/handover?token=x', '/auth/health', '/login/']) {
        const answer = await send(at, { caller: { host }, method: 'GET', path, headers: { [name]: value, accept: 'text/html' } });
        tally.must(!JSON.stringify([answer.headers.location, answer.text]).includes('evil.example') && answer.status < 500, `${name}: ${value} comes back from ${path}: ${answer.headers.location}`);
      }
    }
  }
  for (const body of [{ email, url: 'http://evil.example/' }, { email, url: '//evil.example' }, { email, url: '/\\evil.example' }, { email, url: 'javascript:alert(1)' }]) {
    const answer = await send(server, { caller: { host }, path: '/auth/verifyemail', body });
    tally.must(answer.status === 400, `a foreign address in "url" (${body.url}) is answered with ${answer.status}`);
  }
}

async function floods({ world, tally, server, host, browser, short }) {
  const [{ email }] = await makePeople(world, 1, 'flood');
  // However it is spelled, and whatever stands beside it: one address has one budget.
  const spellings = [email, email.toUpperCase(), ` ${email} `, email.replace('@', '@').normalize('NFD'), email];
  const answers = [];
  for (const [at, spelled] of spellings.entries()) answers.push(await browser().ask(spelled, at ? { guestAccess: true, [`extra${at}`]: at } : {}));
  await inTurn(Array.from({ length: 10 }), 10, () => browser().ask(email));
  const { rows } = await world.db.query('select count(*)::int as mails from mail_outbox where to_address = $1', [email]);
  tally.must(rows[0].mails === 1, `a burst of codes to one address wrote ${rows[0].mails} mails`);
  tally.must(answers.slice(1).every(({ status }) => status === 429 || status === 400), `another spelling has a budget of its own: ${answers.map(({ status }) => status)}`);
  const retry = answers.find(({ status }) => status === 429);
  tally.must(Number(retry?.headers['retry-after']) > 0, 'a limit does not say when to come again');
  // Look-alikes are other people's addresses.
  for (const like of [email.replace('flood', 'flóod'), email.replace('flood', 'fIood'), email.replace('@', '\uff20'), `${email}\u200b`, `${email}\r\nBcc: evil@evil.example`, `"${email}"@evil.example`, email.replace('@', '+x@')]) {
    const answer = await browser().ask(like);
    tally.try([answer.status >= 500 && `${JSON.stringify(like)} is answered with ${answer.status}`, telling(answer)]);
  }
  const { rows: after } = await world.db.query('select count(*)::int as mails from mail_outbox where to_address = $1', [email]);
  tally.must(after[0].mails === 1, 'a look-alike address had a code sent to the real one');
  // No forged hop makes a network anew where no proxy stands in front; the budget of a network is 60 an hour.
  let refusedAt = 0;
  for (let at = 1; at <= 75 && !refusedAt; at += 1) {
    const answer = await browserAt(server, host, { secure: false, address: `203.0.113.${at}` }).ask(`spray${at}.${randomUUID().slice(0, 6)}@victim.example`);
    if (answer.status === 429) refusedAt = at;
  }
  tally.must(refusedAt > 0, 'a forged X-Forwarded-For makes a network anew: 75 codes were asked for');
  tally.tell(`codes from one network, each with another forged hop: refused at the ${refusedAt}th`);
  if (short) return;
  // Guesses of tokens are counted, and whoever holds a right one is let through all the same.
  const holder = await addCaller(world, world.victim, 'viewer', world.victim.here.site);
  let limited = 0;
  for (let at = 0; at < 70; at += 1) limited += Number((await graphql(server, { host, token: `ab_${randomUUID().replaceAll('-', '')}${'z'.repeat(11)}` }, '{ __typename }')).status === 429);
  tally.must(limited > 0, 'guesses of tokens are not limited');
  tally.must((await send(server, { caller: holder, path: '/auth/permissions', body: {} })).status === 200, 'a right token is refused for what its neighbours tried');
}
