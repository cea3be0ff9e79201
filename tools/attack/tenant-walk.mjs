// Every query, mutation, subscription, node id, REST call, file, feed and export, by strangers: no row of the victim, and no difference between what is there and not yours and what is not there.
import { absent, faultsIn, shapeOf } from './compare.mjs';
import { clientOperations } from './client-documents.mjs';
import { rootFields } from './generate.mjs';
import { SEALED } from './kinds.mjs';
import { fillCall, REST_CALLS } from './rest-calls.mjs';
import { oneOf, Tally } from './report.mjs';
import { addCaller, LEVELS, openKiosk } from './callers.mjs';
import { changesBetween, victimsRows } from './victim-rows.mjs';
import { CANARY } from './world.mjs';
import { graphql, inTurn, send } from './wire.mjs';
import { inventory } from './generate.mjs';

/** What takes something away goes last, so that what came before had something to try on. */
const ENDS = /^(remove|delete|erase|disable|revoke|undo|merge|strike|end|cancel|discard|forget|reset|leave|signOut)/;
/** Endings of a session of the caller's own: afterwards it would be nobody. */
const OWN_END = new Set(['signOut', 'switchTenant', 'switchAccess', 'revokeOtherSessions', 'leaveViewAs', 'startViewAs', 'leaveKiosk']);

/** What an attacker of the other tenant, or a neighbour of the same one, may not read. */
const FORBIDDEN = { stranger: [CANARY.site, CANARY.tenant], neighbour: [CANARY.site] };
/** Ids of these are the whole tenant's: a neighbour reads them by right. */
const SHARED = new Set(['role', 'term', 'reporting_year', 'tenant', 'tag', 'oauth_provider', 'site_event', 'tenant_user']);

async function strangersOf(world, roles) {
  const made = [];
  const { attacker, victim, neighbour } = world;
  for (const [side, tenant, own] of [['stranger', attacker, attacker.here], ['neighbour', victim, neighbour]]) {
    for (const role of roles[side]) {
      // Nobody at the top is a neighbour: the whole tenant is theirs.
      if (side === 'neighbour' && LEVELS[role] === 'top') continue;
      // With a tablet of their own beside the token, so that a kiosk's calls are walked as well.
      const { cookie } = await openKiosk(world, tenant, own.site);
      made.push({ ...(await addCaller(world, tenant, role, own[LEVELS[role]])), cookie, side, own });
    }
  }
  return made;
}

/** How deep a field's answer can be asked for within the server's limits; found out once a field. */
async function documentOf(server, caller, field, variables, deepest) {
  for (let depth = deepest; depth > 0; depth -= 1) {
    const query = field.document(depth);
    const answer = await graphql(server, caller, query, variables);
    if (answer.status !== 400 || !/cost|depth|limit|token/i.test(answer.text)) return query;
  }
  return field.document(0);
}

/** A call of a field with the victim's id, the same with one that is nowhere; asked again where they differ, since some answers differ by themselves. */
async function pair(ask, id, words) {
  const [nowhere, again] = [absent(), absent()];
  const theirs = await ask(id);
  const faults = faultsIn(theirs, words);
  const none = await ask(nowhere);
  if (shapeOf(theirs, [id]) === shapeOf(none, [nowhere])) return { faults, code: theirs };
  const [second, third] = [await ask(id), await ask(again)];
  const [a, b, c] = [shapeOf(second, [id]), shapeOf(third, [again]), shapeOf(none, [nowhere])];
  if (a !== b && b === c) faults.push(`tells that it is there: ${second.status} ${second.text.slice(0, 140)} / ${third.status} ${third.text.slice(0, 140)}`);
  return { faults, code: theirs };
}

const says = (answer) => /"NOT_FOUND"|"statusCode":404|was not found/.test(answer.text) || answer.status === 404;

export async function tenantWalk({ world, server, roles = { stranger: Object.keys(LEVELS), neighbour: Object.keys(LEVELS) }, depth = 3, short = false }) {
  const tally = new Tally('tenant walk');
  const fields = rootFields().sort((a, b) => Number(ENDS.test(a.name)) - Number(ENDS.test(b.name)) || a.kind.localeCompare(b.kind) * -1);
  const operations = clientOperations();
  for (const { endpoint, access, places } of fields) {
    tally.must(access !== undefined, `${endpoint} is not in the access inventory`);
    for (const { way, kind } of places) tally.must(kind === undefined ? false : kind in world.victim.here || kind in { tenant: 1 }, `${endpoint}: nothing says what ${way.join('.')} names, or no row of "${kind}" can be tried (tools/attack/kinds.mjs, fill.mjs)`);
  }
  for (const endpoint of Object.keys(inventory)) if (/^(GET|POST) /.test(endpoint)) tally.must(endpoint in REST_CALLS, `${endpoint} is not walked (tools/attack/rest-calls.mjs)`);
  for (const [table, reason] of Object.entries(world.unfilled)) tally.must(false, `no row in ${table}, so nobody can be caught reading it (tools/attack/fill.mjs): ${reason}`);
  const before = await victimsRows(world);
  const blunt = new Map();
  for (const caller of await strangersOf(world, roles)) {
    // One change at a time: two that meet would be a race of our own.
    for (const [kind, atOnce] of [['query', 4], ['subscription', 4], ['mutation', 1]]) {
      // In the short form a neighbour changes nothing: the same wall stands before what is read.
      if (short && caller.side === 'neighbour' && kind === 'mutation') continue;
      await inTurn(fields.filter((field) => field.kind === kind), atOnce, (field) => walkField({ world, server, tally, operations, caller, field, blunt, depth, short }));
    }
    await inTurn(Object.entries(REST_CALLS), 4, ([endpoint, calls]) => walkRest({ world, server, tally, caller, endpoint, calls }));
  }
  tally.tried += [...before.values()].reduce((sum, rows) => sum + rows.size, 0);
  tally.held += [...before.values()].reduce((sum, rows) => sum + rows.size, 0);
  tally.try(changesBetween(before, await victimsRows(world)));
  const shallow = [...blunt].filter(([, reached]) => !reached).map(([place]) => place);
  tally.tell(`${blunt.size - shallow.length} of ${blunt.size} places answered "not found" for the victim's id; the others were refused earlier or say nothing either way`);
  if (process.env.ATTACK_VERBOSE) for (const place of shallow) tally.tell(`  earlier: ${place}: ${firstWords.get(place) ?? ''}`);
  return tally;
}

async function walkField({ world, server, tally, operations, caller, field, blunt, depth, short }) {
  const own = (kind) => (SEALED.has(kind) ? absent() : (caller.own[kind] ?? world.attacker.here[kind] ?? absent()));
  const words = FORBIDDEN[caller.side];
  const bySession = field.access === 'signed-in' && field.kind === 'mutation';
  if (bySession && OWN_END.has(field.name)) return;
  const operation = bySession ? operations.get(field.endpoint) : null;
  const asker = bySession ? caller.session : caller;
  const plain = field.variables(own);
  const asked = async (variables) => {
    if (field.kind === 'subscription') return send(server, { caller: asker, path: '/live/graphql', body: { query: field.document(1), variables } });
    if (operation) return send(server, { caller: asker, path: '/graphql', body: { operationName: operation.operation, query: operation.query, variables: Object.fromEntries(Object.entries(variables).map(([name, value]) => [operation.names[name] ?? name, value])) } });
    if (!documents.has(field.endpoint)) documents.set(field.endpoint, short ? field.brief() : await documentOf(server, asker, field, variables, depth));
    return graphql(server, asker, documents.get(field.endpoint), variables);
  };
  const note = (what, faults) => tally.try(faults.map((fault) => `${field.endpoint}${what} as ${caller.role} (${caller.side}) ${fault}`));
  if (bySession && !operation) return tally.try(null);
  // Every field, and of its places one, another for each caller: the long form asks at all of them.
  const idOf = (kind) => (kind === 'tenant' ? world.victim.id : world.victim.here[kind]);
  const askable = field.places.filter(({ kind }) => kind !== undefined && !(caller.side === 'neighbour' && SHARED.has(kind)) && typeof idOf(kind) === 'string');
  const places = short && askable.length ? [oneOf(askable, `${caller.side} ${field.name}`)] : askable;
  if (!short || !places.length) note('', faultsIn(await asked(plain), words));
  if ('search' in plain) {
    // The name of what is not theirs, and one that nobody has, as long.
    const nobody = [...words[0]].reverse().join('');
    const [theirs, none] = [await asked({ ...plain, search: words[0] }), await asked({ ...plain, search: nobody })];
    note(' search', [...faultsIn(theirs, words.filter((word) => !theirs.text.includes(`"${word}"`))), shapeOf(theirs, [words[0]]) === shapeOf(none, [nobody]) ? null : `tells that it is there: ${theirs.text.slice(0, 140)} / ${none.text.slice(0, 140)}`].filter(Boolean));
  }
  for (const { way, kind } of places) {
    const id = idOf(kind);
    const ask = (one) => asked(field.withId(way, one, own));
    // Of half of the changes the short form sees what they answer and what they alter, and leaves to the long form whether that is what an id that is nowhere gets.
    if (short && (field.kind === 'mutation' || caller.side === 'neighbour') && oneOf([true, false], field.endpoint)) {
      note(` ${way.join('.')}`, faultsIn(await ask(id), words));
      continue;
    }
    const { faults, code } = await pair(ask, id, words);
    note(` ${way.join('.')}`, faults);
    const place = `${field.endpoint} ${way.join('.')}`;
    blunt.set(place, blunt.get(place) || says(code) ? true : false);
    if (process.env.ATTACK_VERBOSE && !says(code)) firstWords.set(place, `${code.status} ${code.text.slice(0, 220)}`);
  }
}

const documents = new Map();
const firstWords = new Map();

async function walkRest({ world, server, tally, caller, endpoint, calls }) {
  const words = FORBIDDEN[caller.side];
  // Whoever signs out or switches would be somebody else afterwards; tokens may do neither.
  for (const call of calls) {
    const kinds = Object.entries(call.kinds);
    const own = Object.fromEntries(kinds.map(([name, kind]) => [name, caller.own[kind] ?? absent()]));
    const note = (what, faults) => tally.try(faults.map((fault) => `${endpoint}${what} as ${caller.role} (${caller.side}) ${fault}`));
    const ask = (ids) => send(server, { caller, ...fillCall(call, ids, words[0]) });
    if (!kinds.length) note('', faultsIn(await ask({}), words));
    for (const [name, kind] of kinds) {
      if (caller.side === 'neighbour' && SHARED.has(kind)) continue;
      const id = kind === 'tenant' ? world.victim.id : world.victim.here[kind];
      if (typeof id !== 'string') continue;
      note(` ${name}`, (await pair((one) => ask({ ...own, [name]: one }), id, words)).faults);
    }
  }
}
