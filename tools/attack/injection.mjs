// What is put into every text, number, date, sort and filter: no fault, no word of the database, and no row beyond what the filter means.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { BAD_NUMBERS, BAD_TEXTS, SHORT_TEXTS } from './bad-inputs.mjs';
import { absent, faultsIn } from './compare.mjs';
import { rootFields, schema } from './generate.mjs';
import { fillCall, REST_CALLS } from './rest-calls.mjs';
import { Tally } from './report.mjs';
import { addCaller, changesBetween, victimsRows } from './world.mjs';
import { graphql, inTurn, send } from './wire.mjs';

const require = createRequire(import.meta.url);
const fc = require('fast-check');
const { getNamedType, getNullableType, isInputObjectType, isListType } = require('graphql');

/** What would end the caller's own right to ask: it is not tried with values that work. */
const ENDS_CALLER = /^(revoke|signOut|switch|leave|disable|removeAccess|setAccess|saveAccess|saveSecurity|removeRole|resetSignIn)/;

export async function injection({ world, server, short, sqlmap }) {
  const tally = new Tally('injection');
  const caller = await addCaller(world, world.attacker, 'tenant_administrator', world.attacker.here.top);
  const site = await addCaller(world, world.attacker, 'site_coordinator', world.attacker.here.site);
  const before = await victimsRows(world);
  await everyText({ tally, server, caller, world, texts: short ? SHORT_TEXTS : BAD_TEXTS });
  await everyCall({ tally, server, caller, site, texts: short ? SHORT_TEXTS : BAD_TEXTS });
  await lists({ tally, server, caller, runs: short ? 1 : 30 });
  await assigning({ tally, server, site, world });
  tally.try(changesBetween(before, await victimsRows(world)));
  if (sqlmap) await withSqlmap({ tally, server, site });
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
      const [plain, all] = [field.variables((kind) => world.attacker.here[kind] ?? absent()), everything(args, own, field)];
      const holds = JSON.stringify([plain, all]).includes('"');
      const numbers = BAD_NUMBERS.map((number) => JSON.parse(JSON.stringify(all), (_name, value) => (typeof value === 'number' ? number : value)));
      // What must be said alone reaches further; everything at once reaches every place.
      return [...(holds ? texts.flatMap((text) => [...(texts.length > 20 ? [[field, stuffed(plain, text, keep)]] : []), [field, stuffed(all, text, keep)]]) : []), ...(texts.length > 20 ? numbers : []).map((values) => [field, values])];
    });
  await inTurn(tries, 6, async ([field, variables]) => {
    const answer = await graphql(server, caller, field.document(texts.length > 20 ? 0 : 1), variables);
    const faults = faultsIn(answer, []).filter((fault) => !fault.startsWith('tells') || !JSON.stringify(variables).includes(/"(.*)"$/.exec(fault)?.[1] ?? '\u0001'));
    tally.try(faults.length ? `${field.endpoint} with ${JSON.stringify(variables).slice(0, 200)} ${faults.join(', ').slice(0, 300)}` : null);
  });
}

async function everyCall({ tally, server, caller, site, texts }) {
  const tries = Object.entries(REST_CALLS).flatMap(([endpoint, calls]) => (/signout|signin|verifyemail|passkey|switch|oauth|calendar|live/.test(endpoint) ? [] : calls.flatMap((call) => texts.map((text) => [endpoint, call, text]))));
  const brief = texts.length < 20;
  const shapes = brief ? [{ toString: 1 }] : [null, 7, true, [], { a: 1 }, ['x'], { toString: 1 }];
  await inTurn(tries, 6, async ([endpoint, call, text]) => {
    const ids = Object.fromEntries(Object.keys(call.kinds).map((name) => [name, call.method === 'GET' ? encodeURIComponent(text.toWellFormed?.() ?? text.replace(/[\ud800-\udfff]/g, '')) : 'ID-HERE']));
    const filled = fillCall(call, ids, encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '')));
    const body = filled.body && JSON.parse(JSON.stringify(filled.body), (_name, value) => (typeof value === 'string' && !/^(participants|participant|contact|activities|activity|organizations|site|all|Present)$/.test(value) ? text : value));
    if (filled.path.length > 7_000) return;
    const answer = await send(server, { caller: /participation|session-sign/.test(endpoint) ? site : caller, ...filled, ...(body ? { body } : {}) });
    const faults = faultsIn(answer, []).filter((fault) => !fault.startsWith('tells'));
    tally.try(faults.length ? `${endpoint} with ${JSON.stringify(text).slice(0, 60)} ${faults.join(', ')}` : null);
  });
  const typed = Object.entries(REST_CALLS).flatMap(([endpoint, calls]) => (calls[0].body && !/signout|switch/.test(endpoint) ? shapes.map((shape) => [endpoint, calls[0], shape]) : []));
  await inTurn(typed, 6, async ([endpoint, call, shape]) => {
    const { body, ...filled } = fillCall(call, Object.fromEntries(Object.keys(call.kinds).map((name) => [name, 'x'])), 'x');
    for (const sent of [JSON.stringify(shape), JSON.stringify(Object.fromEntries(Object.keys(body).map((name) => [name, shape])))]) {
      const answer = await send(server, { caller: /participation/.test(endpoint) ? site : caller, ...filled, body: sent, headers: { 'content-type': 'application/json' } });
      const faults = faultsIn(answer, []);
      tally.try(faults.length ? `${endpoint} with ${sent.slice(0, 100)} ${faults.join(', ')}` : null);
    }
  });
  // The same word twice, and words with brackets, are other types than one word.
  const twice = Object.entries(REST_CALLS).flatMap(([endpoint, calls]) => (endpoint.startsWith('GET /export') ? [[endpoint, calls.at(-1)]] : []));
  for (const [endpoint, call] of twice) {
    const path = call.path.split('?')[0].replace(/:\w+/g, absent());
    for (const query of ['search=a&search=b', 'filter={"rules":1}', 'filter=[]', 'filter={"match":"and","rules":[{"field":"__proto__","mode":"contains","value":"a"}]}', 'filter={&filter=}', 'format=xlsx&format=csv', 'format=../../x', 'sort=name;drop', 'sort=a&sort=b', 'columns=__proto__,constructor', 'columns=a&columns=b', 'ids=x', 'ids=a&ids=b', 'search[a]=b', 'person=a&person=b', 'roster=a&roster=b', 'session=a&session=b', 'date=9999-99-99', 'date=a&date=b', 'photos=a&photos=b', 'week=x'].filter((_, at) => !brief || at % 4 === 0)) {
      const answer = await send(server, { caller: /session-sign|badges|sheet/.test(endpoint) ? site : caller, method: 'GET', path: `${path}?${query.replace(/[{}"[\] ]/g, encodeURIComponent)}` });
      const faults = faultsIn(answer, []);
      tally.try(faults.length ? `${endpoint}?${query} ${faults.join(', ')}` : null);
    }
  }
}

/** Lists that can be searched, filtered and sorted, with the fields of their own. */
function listFields() {
  return Object.values(schema.getQueryType().getFields()).flatMap((field) => {
    const arg = (name) => field.args.find((one) => one.name === name);
    const filter = arg('filter');
    const type = filter && getNamedType(filter.type);
    const rules = isInputObjectType(type) && type.getFields().rules && getNamedType(type.getFields().rules.type);
    const nodes = getNamedType(field.type).getFields?.().nodes && getNamedType(getNamedType(field.type).getFields().nodes.type);
    if (!rules || !nodes?.getFields().id || field.args.some((one) => String(one.type).endsWith('!') && one.defaultValue === undefined)) return [];
    const sort = arg('sort') && getNamedType(getNamedType(arg('sort').type).getFields().field.type);
    return [{ name: field.name, filterType: type.name, fields: getNamedType(rules.getFields().field.type).getValues().map(({ name }) => name).filter((name) => name !== 'custom'), sorts: sort?.getValues().map(({ name }) => name) ?? [], sortType: arg('sort') && String(arg('sort').type), searches: Boolean(arg('search')) }];
  });
}

const MOST = 200;
const signs = fc.string({ unit: fc.constantFrom("'", '"', '\\', '%', '_', '$', ';', '-', '(', ')', '*', 'a', 'Q', ' ', 'é', '\u0000', '\ud800', '\u200f', '{', '}', ':', '&', '|', '!', '<', '>'), maxLength: 12 });

async function lists({ tally, server, caller, runs }) {
  const modes = schema.getType('FilterMode').getValues().map(({ name }) => name);
  // The short form tries the same each time: what it finds is a change's doing.
  const seed = Number(process.env.ATTACK_SEED ?? (runs > 1 ? Date.now() % 1e9 : 42));
  tally.tell(`the seed of its texts: ${seed} (ATTACK_SEED)`);
  const texts = fc.sample(signs, { numRuns: runs, seed });
  for (const list of listFields()) {
    const ids = async (variables) => {
      const answer = await graphql(server, caller, `query ($search: String, $filter: ${list.filterType}) { ${list.name}(first: ${MOST}, filter: $filter${list.searches ? ', search: $search' : ''}) { nodes { id } } }`.replace('$search: String, ', list.searches ? '$search: String, ' : ''), variables);
      return { answer, ids: answer.data?.[list.name]?.nodes?.map(({ id }) => id) ?? null };
    };
    const all = new Set((await ids({})).ids ?? []);
    // A list that goes on after a page, or that every question adds to, is not all here.
    if (all.size >= MOST || list.name === 'auditTrail') continue;
    const judge = (what, { answer, ids: found }) => {
      const faults = faultsIn(answer, []);
      if (found?.some((id) => !all.has(id))) faults.push('finds a row that the list does not have');
      tally.try(faults.length ? `${list.name} ${what} ${faults.join(', ')}` : null);
    };
    const ways = texts.flatMap((text) => [...(list.searches ? [['search', text]] : []), ...list.fields.flatMap((field) => modes.map((mode) => [field, text, mode]))]);
    if (runs > 1) await inTurn(ways, 6, async ([field, text, mode]) => judge(`${field} ${mode ?? ''} ${JSON.stringify(text)}`, await ids(mode ? { filter: { match: 'and', rules: [{ field, mode, value: text }] } } : { search: text })));
    // What holds a text and what does not hold it are everything together, whatever the signs mean elsewhere.
    const tried = runs > 1 ? list.fields : list.fields.filter((_, at) => at % 3 === 0);
    await inTurn(texts.flatMap((text) => tried.map((field) => [field, text])), 6, async ([field, text]) => {
      const rule = (mode) => ids({ filter: { match: 'and', rules: [{ field, mode, value: text }] } });
      const [has, hasNot] = [await rule('contains'), await rule('notContains')];
      for (const { answer, ids: found } of [has, hasNot]) judge(`${field} ${JSON.stringify(text)}`, { answer, ids: found });
      if (!has.ids || !hasNot.ids || !text.trim()) return;
      tally.must(has.ids.length + hasNot.ids.length === all.size || has.ids.length === all.size, `${list.name}: ${field} holds ${JSON.stringify(text)} in ${has.ids.length}, not in ${hasNot.ids.length}, of ${all.size}`);
    });
    for (const sort of ['name; drop table person', "name' --", '(select 1)', '__proto__', 7].slice(0, runs > 1 ? 5 : 1)) {
      const answer = await graphql(server, caller, `query ($sort: ${list.sortType}) { ${list.name}(sort: $sort) { nodes { id } } }`, { sort: [{ field: sort, direction: 'asc' }] });
      tally.must(answer.status === 400, `${list.name} sorted by ${sort} is answered with ${answer.status} ${answer.text.slice(0, 120)}`);
    }
    for (const direction of ['asc; select 1', 'ASC'].slice(0, runs > 1 ? 2 : 1)) {
      const answer = await graphql(server, caller, `query ($sort: ${list.sortType}) { ${list.name}(sort: $sort) { nodes { id } } }`, { sort: [{ field: list.sorts[0] ?? 'name', direction }] });
      tally.must(answer.status === 400, `${list.name} in the order "${direction}" is answered with ${answer.status}`);
    }
  }
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

/** The calls that take text, by the tool of the trade. */
async function withSqlmap({ tally, server, site }) {
  if (spawnSync('sqlmap', ['--version']).error) return tally.tell('sqlmap is not installed (apt-get install sqlmap): its part was left out');
  const calls = [
    ['/participation/getParticipantsStatus', { sessionId: '*', date: '2026-11-20', search: 'a*' }],
    ['/participation/lock-activity-participation/list', { monthDate: '2026-11-20*', searchFilter: 'a*', skip: 0, take: 25 }],
    ['/organizations/getSiteCalendarData', { id: '*' }],
    ['/forms/load', { section: 'participants*', subSection: 'participant', id: '*' }],
  ];
  for (const [path, body] of calls) {
    const headers = [`Host: ${site.host}`, `Authorization: Bearer ${site.token}`, 'Content-Type: application/json'];
    const { stdout } = spawnSync('sqlmap', ['-u', `http://127.0.0.1:${server.port}${path}`, '--data', JSON.stringify(body), '--headers', headers.join('\\n'), '--batch', '--level', '3', '--risk', '2', '--dbms', 'postgresql', '--flush-session', '--disable-coloring'], { encoding: 'utf8', timeout: 600_000 });
    tally.must(!/is vulnerable|injectable/i.test((stdout ?? '').replace(/(not|n't) (appear to )?be injectable|might not be injectable|is not injectable/gi, '')), `sqlmap: ${path}: ${stdout?.split('\n').filter((line) => /injectable|vulnerable/.test(line)).join(' | ').slice(0, 300)}`);
  }
}
