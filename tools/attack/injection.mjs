// What is put into every text, number, date, sort and filter: no fault, no word of the database, and no row beyond what the filter means.
import { createRequire } from 'node:module';
import { BAD_NUMBERS, BAD_TEXTS, SHORT_TEXTS } from './bad-inputs.mjs';
import { addCaller } from './callers.mjs';
import { absent, faultsIn } from './compare.mjs';
import { rootFields, schema } from './generate.mjs';
import { everyCall } from './injection-calls.mjs';
import { lists } from './injection-lists.mjs';
import { SEALED } from './kinds.mjs';
import { fillCall, REST_CALLS } from './rest-calls.mjs';
import { oneOf, Tally } from './report.mjs';
import { withSqlmap } from './sqlmap.mjs';
import { changesBetween, victimsRows } from './victim-rows.mjs';
import { graphql, inTurn, send } from './wire.mjs';

const { getNamedType, getNullableType, isInputObjectType, isListType } = createRequire(import.meta.url)('graphql');

/** What would end the caller's own right to ask: it is not tried with values that work. */
const ENDS_CALLER = /^(revoke|signOut|switch|leave|disable|removeAccess|setAccess|saveAccess|saveSecurity|removeRole|resetSignIn)/;

export async function injection({ world, server, short, sqlmap }) {
  const tally = new Tally('injection');
  const caller = await addCaller(world, world.attacker, 'tenant_administrator', world.attacker.here.top);
  const site = await addCaller(world, world.attacker, 'site_coordinator', world.attacker.here.site);
  const before = await victimsRows(world);
  // Before what follows changes the records that its calls ask for: a call that finds nothing lets nothing reach the database.
  if (sqlmap) await withSqlmap({ tally, world, server, site });
  await everyText({ tally, server, caller, world, texts: short ? SHORT_TEXTS : BAD_TEXTS });
  await everyCall({ tally, server, caller, site, texts: short ? SHORT_TEXTS : BAD_TEXTS });
  await lists({ tally, server, caller, runs: short ? 1 : 30 });
  await assigning({ tally, server, site, world });
  tally.try(changesBetween(before, await victimsRows(world)));
  return tally;
}

/** Puts `text` in every place of the values that holds text but no id of a record. */
function stuffed(value, text, keep) {
  if (Array.isArray(value)) return value.map((one) => stuffed(one, text, keep));
  if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, stuffed(one, text, keep)]));
  return typeof value === 'string' && !keep.has(value) ? text : value;
}

/** All arguments of a field, optional ones too, so that each text is somewhere. */
function everything(args, own, field) {
  const make = (name, type, depth) => {
    const plain = getNullableType(type);
    const named = getNamedType(plain);
    if (isListType(plain)) return depth > 3 ? [] : [make(name, plain.ofType, depth + 1)];
    if (isInputObjectType(named)) return depth > 3 ? undefined : Object.fromEntries(Object.values(named.getFields()).map((one) => [one.name, make(one.name, one.type, depth + 1)]).filter(([, one]) => one !== undefined));
    const bare = { Int: 1, Float: 1, Boolean: false, PlainDate: '2026-11-20', PlainTime: '15:30', Instant: '2026-11-20T00:00:00Z' }[named.name];
    return bare ?? (named.getValues ? named.getValues()[0].name : named.name === 'ID' ? own(field) : 'text');
  };
  return Object.fromEntries(args.map(({ name, type }) => [name, make(name, type, 0)]).filter(([, value]) => value !== undefined));
}

async function everyText({ tally, server, caller, world, texts }) {
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  const enums = new Set(Object.values(schema.getTypeMap()).flatMap((type) => (type.getValues ? type.getValues().map(({ name }) => name) : [])));
  const keep = new Set([...enums, '2026-11-20', '15:30', '2026-11-20T00:00:00Z', ...Object.values(world.attacker.here)]);
  const own = () => world.attacker.here.person;
  const tries = rootFields()
    .filter(({ kind, name, access }) => kind !== 'subscription' && !(kind === 'mutation' && (ENDS_CALLER.test(name) || access === 'signed-in')))
    .flatMap((field) => {
      const { args } = roots[field.kind].getFields()[field.name];
      if (!args.length) return [];
      const [plain, all] = [field.variables((kind) => (SEALED.has(kind) ? absent() : (world.attacker.here[kind] ?? absent()))), everything(args, own, field)];
      const holds = JSON.stringify([plain, all]).includes('"');
      const numbers = BAD_NUMBERS.map((number) => JSON.parse(JSON.stringify(all), (_name, value) => (typeof value === 'number' ? number : value)));
      // What must be said alone reaches further; everything at once reaches every place.
      return [...(holds ? (texts.length > 20 ? texts : [oneOf(texts, field.name)]).flatMap((text) => [...(texts.length > 20 ? [[field, stuffed(plain, text, keep)]] : []), [field, stuffed(all, text, keep)]]) : []), ...(texts.length > 20 ? numbers : []).map((values) => [field, values])];
    });
  await inTurn(tries, 6, async ([field, variables]) => {
    const answer = await graphql(server, caller, texts.length > 20 ? field.document(0) : field.brief(), variables);
    const faults = faultsIn(answer, []).filter((fault) => !fault.startsWith('tells') || !JSON.stringify(variables).includes(/"(.*)"$/.exec(fault)?.[1] ?? '\u0001'));
    tally.try(faults.length ? `${field.endpoint} with ${JSON.stringify(variables).slice(0, 200)} ${faults.join(', ').slice(0, 300)}` : null);
  });
}

/** Fields that a caller has no say in: closed inputs refuse them, REST does not hear them. */
async function assigning({ tally, server, site, world }) {
  const more = { id: absent(), tenantId: world.victim.id, tenant_id: world.victim.id, organizationId: world.victim.here.site, createdBy: absent(), isAdmin: true, roleId: world.victim.roleIds.tenant_administrator };
  const input = { firstName: 'Ada', lastName: 'Example', sessionId: world.attacker.here.session, date: '2026-11-20' };
  for (const name of Object.keys(more)) {
    const answer = await graphql(server, site, 'mutation ($input: QuickAddParticipantInput!) { quickAddParticipant(input: $input) { problems { code } } }', { input: { ...input, [name]: more[name] } });
    tally.must(answer.status === 400, `an input takes ${name}: ${answer.status} ${answer.text.slice(0, 120)}`);
  }
  const calls = ['POST /participation/getParticipantsStatus', 'POST /participation/checkDate', 'POST /organizations/getSites', 'POST /organizations/level/get', 'POST /auth/permissions', 'POST /forms/load'];
  for (const endpoint of calls) {
    const [call] = REST_CALLS[endpoint];
    const own = Object.fromEntries(Object.entries(call.kinds).map(([name, kind]) => [name, world.attacker.here[kind]]));
    const { body, ...filled } = fillCall(call, own, 'a');
    const plain = await send(server, { caller: site, ...filled, body });
    for (const [name, extra] of [['the ids of others', JSON.stringify({ tenantId: more.tenantId, tenant_id: more.tenantId, isAdmin: true, version: 99 }).slice(1, -1)], ['a prototype', '"__proto__":{"isAdmin":true,"status":"Present"},"constructor":{"prototype":{"isAdmin":true}}']]) {
      const text = JSON.stringify(body);
      const answer = await send(server, { caller: site, ...filled, body: `${text.slice(0, -1)}${text.length > 2 ? ',' : ''}${extra}}`, headers: { 'content-type': 'application/json' } });
      tally.must(answer.status === plain.status && answer.text === plain.text, `${endpoint} hears ${name}: ${answer.status} ${answer.text.slice(0, 160)} instead of ${plain.status} ${plain.text.slice(0, 80)}`);
    }
  }
}
