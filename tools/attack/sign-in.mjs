// What is done to a sign-in: guessing over processes and addresses, replay, two at once, a code of another browser, planted sessions, telling known addresses from unknown ones, look-alikes, floods, forged hosts and proxies.
import { randomUUID } from 'node:crypto';
import { browserAt, codeFor, cookieOf, makePeople, valueOf, wrongOf } from './browser-at.mjs';
import { addCaller } from './callers.mjs';
import { Tally } from './report.mjs';
import { floods, hosts } from './sign-in-floods.mjs';
import { timing, underLoad } from './timing.mjs';
import { inTurn, send } from './wire.mjs';

export async function signIn({ world, server, behind: startBehind, short }) {
  const tally = new Tally('sign-in');
  const host = `${world.victim.code}.localhost`;
  // A second process, as it runs behind a proxy with TLS: it believes one hop, and its cookies are those of a host.
  const behind = await startBehind();
  let network = 1;
  const browser = (more = {}) => browserAt(behind, host, { secure: true, address: `198.${18 + (network >> 8)}.${network++ & 255}.7`, ...more });
  await enumeration({ world, tally, browser, server: behind, short });
  await guessing({ world, tally, server, host, browser });
  await replaying({ world, tally, browser });
  await planting({ world, tally, browser, behind, host });
  await ending({ world, tally, server });
  await hosts({ world, tally, server, behind, host });
  await floods({ world, tally, server, host, browser, short });
  return tally;
}

/** Codes for an address that is known and one as long that is not, and a wrong code of each: the same answer in the same time. */
async function enumeration({ world, tally, browser, server, short }) {
  const seed = Number(process.env.ATTACK_SEED ?? 42);
  const pairsOf = async (count) => (await makePeople(world, count, 'known')).map(({ email }) => ({ known: email, unknown: email.replace('known', 'nobdy') }));
  const shape = ({ status, text, headers }) => JSON.stringify([status, text, Object.keys(headers).sort(), (headers['set-cookie'] ?? []).map((line) => line.replace(/=[^;]{43}/, '=…').replace(/Expires=[^;]+/, ''))]);
  for (const { known, unknown } of await pairsOf(5)) {
    const [one, other] = [browser(), browser()];
    const [a, b] = [await one.ask(known), await other.ask(unknown)];
    tally.must(a.status === 200 && shape(a) === shape(b), `a known address is answered otherwise than an unknown one: ${shape(a)} / ${shape(b)}`);
    const [right, wrong] = [await one.enter(known, '00000000'), await other.enter(unknown, '00000000')];
    tally.must(shape(right) === shape(wrong), `a wrong code for a known address is answered otherwise: ${right.text} / ${wrong.text}`);
  }
  // A few times decide nothing.
  if (short) return;
  const codes = () => timing({ tally, what: 'asking for a code', pairsOf, ask: (email) => browser().ask(email), count: 1000, seed });
  await codes();
  const caller = await addCaller(world, world.attacker, 'viewer', world.attacker.here.site);
  tally.tell(`and while ${await underLoad(server, caller, 4, codes)} other calls were answered`);
  const wrongOnes = async (wanted) => {
    const asked = await pairsOf(wanted);
    return inTurn(asked, 1, async ({ known, unknown }) => {
      const made = { known: { by: browser(), email: known }, unknown: { by: browser(), email: unknown } };
      for (const { by, email } of Object.values(made)) await by.ask(email);
      return made;
    });
  };
  await timing({ tally, what: 'a wrong code', pairsOf: wrongOnes, ask: ({ by, email }) => by.enter(email, '00000000'), count: 400, seed });
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
