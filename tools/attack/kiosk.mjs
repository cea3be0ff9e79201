// A tablet at the door of another program or site: what it can learn and do of children elsewhere, what its cookie opens, and how its codes and PINs are guessed.
import { openKiosk } from './callers.mjs';
import { clientOperations } from './client-documents.mjs';
import { absent, faultsIn, shapeOf } from './compare.mjs';
import { inventory, rootFields } from './generate.mjs';
import { Tally } from './report.mjs';
import { changesBetween, victimsRows } from './victim-rows.mjs';
import { inTurn, send } from './wire.mjs';
import { CANARY } from './world.mjs';

const operations = clientOperations();
const isOwn = (endpoint) => inventory[endpoint] === 'guest' || inventory[endpoint] === 'public';

export async function kiosks({ world, server, behind, short }) {
  const tally = new Tally('kiosks');
  const { victim, attacker, neighbour } = world;
  const ask = (caller, endpoint, values = {}, at = server) => {
    const { operation, query, names, said } = operations.get(endpoint);
    return send(at, { caller, path: '/graphql', body: { operationName: operation, query, variables: { ...said, ...Object.fromEntries(Object.entries(values).map(([name, value]) => [names[name] ?? name, value])) } } });
  };
  const open = await openKiosk(world, victim, victim.here.site);
  const first = await ask(open, 'query kioskChildren', { name: CANARY.site.slice(0, 7) });
  tally.must(first.text.includes(victim.here.person), `the victim's own kiosk does not find its child, so nothing was tried: ${first.status} ${first.text.slice(0, 160)}`);
  const before = await victimsRows(world);
  const strangers = [await openKiosk(world, attacker, attacker.here.site), await openKiosk(world, victim, neighbour.site)];
  for (const caller of strangers) await elsewhere({ tally, world, ask, server, caller });
  tally.try(changesBetween(before, await victimsRows(world)));
  await cookies({ tally, world, ask, server, behind: await behind(), open, short });
  await guesses({ tally, world, ask, server, behind: await behind() });
  return tally;
}

/** Each of a kiosk's own calls with a child of the victim, and with nobody. */
async function elsewhere({ tally, world: { db, victim: { here } }, ask, server, caller }) {
  const { rows } = await db.query('select code from person_badge where tenant_id = $1 and person_id = $2', [here.tenant, here.person]);
  const nobody = [absent(), absent()];
  const reversed = [...CANARY.site].reverse().join('');
  const pairs = [
    ['query kioskPickUps', { childId: here.person }, { childId: nobody[0] }],
    ['mutation kioskCheckIn', { childId: here.person }, { childId: nobody[0] }],
    ['mutation kioskCheckOut', { childId: here.person, pickedUpBy: here.other }, { childId: nobody[0], pickedUpBy: nobody[1] }],
    ['mutation kioskCheckOut', { childId: here.person, pickedUpName: 'Somebody', pin: caller.pin }, { childId: nobody[0], pickedUpName: 'Somebody', pin: caller.pin }],
    ['mutation kioskScan', { code: rows[0]?.code ?? '' }, { code: 'ZZZZZZZZZZZZ' }],
    ['query kioskChildren', { name: CANARY.site.slice(0, 7) }, { name: reversed.slice(0, 7) }],
  ];
  tally.must(rows.length === 1, 'the victim has no badge to read');
  tally.must((await ask(caller, 'query kioskHere')).text.includes('"kioskHere":{'), 'a kiosk that was opened is not open, so nothing was tried');
  for (const [endpoint, theirs, none] of pairs) {
    const [a, b] = [await ask(caller, endpoint, theirs), await ask(caller, endpoint, none)];
    tally.try([...faultsIn(a, [CANARY.site, CANARY.tenant]), shapeOf(a, Object.values(theirs)) === shapeOf(b, Object.values(none)) ? null : `tells that it is there: ${a.text.slice(0, 140)} / ${b.text.slice(0, 140)}`].filter(Boolean).map((fault) => `${endpoint} at another's kiosk ${fault}`));
  }
  const photos = [];
  for (const id of [here.person, nobody[0]]) photos.push(shapeOf(await send(server, { caller, method: 'GET', path: `/file/photo/kiosk/${id}` }), [id]));
  tally.must(photos[0] === photos[1], "a photo at another's kiosk tells that it is there");
}

/** What the cookie opens: a kiosk's own calls, on its host, until it is ended. */
async function cookies({ tally, world, ask, server, behind, open, short }) {
  const others = rootFields().filter(({ endpoint, kind }) => kind !== 'subscription' && !isOwn(endpoint) && operations.has(endpoint)).filter((_, at) => !short || at % 10 === 0);
  let byGuard = 0;
  await inTurn(others, 4, async ({ endpoint, variables }) => {
    const answer = await ask(open, endpoint, variables(() => absent()));
    byGuard += Number(/"SIGNED_OUT"/.test(answer.text));
    tally.must(/"SIGNED_OUT"/.test(answer.text) || (answer.status === 400 && /Variable/.test(answer.text)), `a kiosk's cookie opens ${endpoint}: ${answer.status} ${answer.text.slice(0, 140)}`);
  });
  tally.must(byGuard > others.length * 0.9, `only ${byGuard} of ${others.length} calls came as far as the guard`);
  for (const endpoint of Object.keys(inventory).filter((one) => one.startsWith('POST ') && !isOwn(one)).filter((_, at) => !short || at % 10 === 0)) {
    const answer = await send(server, { caller: open, path: endpoint.slice(5).replace(/:\w+/g, absent()), body: {} });
    tally.must(answer.status === 403, `a kiosk's cookie opens ${endpoint}: ${answer.status} ${answer.text.slice(0, 140)}`);
  }
  const token = open.cookie.split('=')[1];
  const wrong = [['another host', { ...open, host: `${world.attacker.code}.localhost` }, server], ['a sign less', { ...open, cookie: open.cookie.slice(0, -1) }, server], ['another sign', { ...open, cookie: `afterbell-kiosk=${'A'.repeat(43)}` }, server], ['the name that TLS does without', open, behind], ["a session's name", { ...open, cookie: `afterbell=${token}` }, server]];
  for (const [what, caller, at] of wrong) {
    const answer = await ask(caller, 'query kioskHere', {}, at);
    tally.must(/"KIOSK_CLOSED"/.test(answer.text), `${what} opens a kiosk: ${answer.status} ${answer.text.slice(0, 140)}`);
  }
  for (const ending of [`revoked_at = now()`, `revoked_at = null, expires_at = now() - interval '1 second'`]) {
    await world.db.query(`update kiosk set ${ending} where tenant_id = $1 and name = 'Front door'`, [world.victim.id]);
    const answer = await ask(open, 'query kioskHere');
    tally.must(/"KIOSK_CLOSED"/.test(answer.text), `a kiosk stays open after ${ending}: ${answer.text.slice(0, 140)}`);
  }
}

/** PINs and opening codes, over two processes and many networks. */
async function guesses({ tally, world, ask, server, behind }) {
  const kiosk = await openKiosk(world, world.victim, world.victim.here.site);
  const secure = { ...kiosk, cookie: `__Host-${kiosk.cookie}` };
  for (let at = 0; at < 5; at += 1) {
    const answer = await ask(at % 2 ? secure : kiosk, 'mutation leaveKiosk', { pin: `000${at}` }, at % 2 ? behind : server);
    tally.must(/"KIOSK_PIN_WRONG"/.test(answer.text), `a wrong PIN is answered with ${answer.status} ${answer.text.slice(0, 140)}`);
  }
  for (const [caller, at] of [[kiosk, server], [secure, behind]]) tally.must(/"RATE_LIMITED"/.test((await ask(caller, 'mutation leaveKiosk', { pin: kiosk.pin }, at)).text), 'after five wrong PINs a sixth is tried');
  let limited = 0;
  for (let at = 0; at < 40 && !limited; at += 1) limited = /"RATE_LIMITED"/.test((await ask({ host: kiosk.host }, 'mutation openKiosk', { code: String(10_000_000 + at) })).text) ? at : 0;
  tally.must(limited > 0, 'opening codes are guessed without end');
  tally.tell(`opening codes from one network: refused after ${limited}`);
  let searches = 0;
  for (let at = 0; at < 60 && !searches; at += 1) searches = /"RATE_LIMITED"/.test((await ask(kiosk, 'query kioskChildren', { name: `Q${String.fromCharCode(97 + (at % 26))}` })).text) ? at : 0;
  tally.must(searches > 0, 'names are read out of a kiosk letter by letter without end');
}
