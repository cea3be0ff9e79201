// What is done to GraphQL endpoints: documents too deep, too broad, too many, that expand without end, that are nobody's; calls that a page elsewhere can make; bodies too large; and the public audit of GraphQL over HTTP.
import { Tally } from './report.mjs';
import { graphql, inTurn, send, telling } from './wire.mjs';
import { addCaller } from './callers.mjs';

const repeat = (count, make) => Array.from({ length: count }, (_, at) => make(at)).join(' ');
const wrap = (count, open, inner) => `${open.repeat(count)}${inner}${' }'.repeat(count)}`;
const within = (levels, make) => Array.from({ length: levels }, (_, at) => make(at)).join('\n');
const BOUNDED_MS = 3_000;

/** Documents that are valid GraphQL and cost more than they may, or ask for what a person's browser never asks. */
export const HEAVY = {
  'depth 14': `{ organizations { nodes { ${wrap(7, 'parent { ', 'id')} } } participants { ${wrap(9, 'edges { node { ', 'id')} } }`,
  '16 aliases': `{ ${repeat(16, (at) => `a${at}: terms { id }`)} }`,
  '1,000 aliases': `{ ${repeat(1000, (at) => `a${at}: __typename`)} }`,
  '100 aliased rosters': `{ ${repeat(100, (at) => `r${at}: participants(first: 200) { nodes { id lastName } }`)} }`,
  '1,500 fields': `{ ${repeat(1500, () => 'terms { id }')} }`,
  '31 directives': `{ terms { id ${repeat(31, () => '@include(if: true)')} } }`,
  'a fragment cycle': 'query { terms { ...A } } fragment A on Term { id ...B } fragment B on Term { id ...A }',
  'fragments that double 60 times': `query { ...F59 } fragment F0 on Query { __typename } ${within(59, (at) => `fragment F${at + 1} on Query { ...F${at} ...F${at} }`)}`,
  'fragments with fields that double 20 times': `query { ...F20 } fragment F0 on Query { terms { id } } ${within(20, (at) => `fragment F${at + 1} on Query { ...F${at} ...F${at} }`)}`,
  'introspection that goes in circles': `{ __schema { types { ${wrap(6, 'fields { type { ', 'name')}${' }'.repeat(6)} } } }`,
};

/** What a page of another site can make a browser send: without a question beforehand, with the person's cookie. */
const FORGED = [
  ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'query=mutation{signOut{signedOut}}' }],
  ['a form of parts', { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":"{terms{id}}"}\r\n--x--\r\n' }],
  ['plain text', { headers: { 'content-type': 'text/plain' }, body: '{"query":"{ terms { id } }"}' }],
  ['nothing said', { headers: {}, body: '{"query":"{ terms { id } }"}' }],
  ['JSON from another origin', { headers: { 'content-type': 'application/json', origin: 'http://evil.example' }, body: '{"query":"{ terms { id } }"}' }],
  ['JSON from a sibling host', { headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' }, body: '{"query":"{ terms { id } }"}' }],
  ['an opaque origin', { headers: { 'content-type': 'application/json', origin: 'null' }, body: '{"query":"{ terms { id } }"}' }],
];

const PARAMETERS = {
  'an array of operations': [{ query: '{ terms { id } }' }, { query: '{ terms { id } }' }],
  'a query that is a number': { query: 7 },
  'a query that is an object': { query: { kind: 'Document' } },
  'no query': {},
  'variables that are text': { query: '{ terms { id } }', variables: 'x' },
  'variables of 100,000 levels': `{"query":"query ($f: ParticipantFilter) { participants(filter: $f) { nodes { id } } }","variables":{"f":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
  'a list of 10,000 rules': { query: 'query ($f: ParticipantFilter) { participants(filter: $f) { nodes { id } } }', variables: { f: { match: 'and', rules: Array.from({ length: 10_000 }, () => ({ field: 'lastName', mode: 'contains', value: 'a' })) } } },
  'a prototype': '{"query":"query ($f: ParticipantFilter) { participants(filter: $f) { nodes { id } } }","variables":{"f":{"__proto__":{"match":"and"},"constructor":{"prototype":{"polluted":1}}}}}',
  'a number beyond 32 bits': { query: '{ participants(first: 99999999999) { nodes { id } } }' },
  'a document of somebody else by its hash': { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
  'an unknown operation': { query: 'query A { terms { id } }', operationName: 'B' },
};

export async function graphqlAttacks({ world, server, short }) {
  const tally = new Tally('graphql');
  const token = await addCaller(world, world.attacker, 'tenant_administrator', world.attacker.here.top);
  const { session } = token;
  const call = (caller, more) => send(server, { caller, path: '/graphql', ...more });

  for (const [what, query] of Object.entries(HEAVY)) {
    const answer = await graphql(server, token, query, {}, { most: 20_000 });
    tally.try([
      answer.status === 400 ? null : `${what} is answered with ${answer.cut ? 'nothing in 20 s' : `${answer.status}: ${answer.text.slice(0, 120)}`}`,
      answer.ms < BOUNDED_MS ? null : `${what} took ${Math.round(answer.ms)} ms`,
      telling(answer) && `${what} tells "${telling(answer)}"`,
    ]);
    if (answer.cut) return tally;
    const live = await send(server, { caller: token, path: '/live/graphql', body: { query: query.replace(/^\{/, 'query {') }, most: 20_000 });
    tally.must(live.status >= 400 && live.status < 500 && live.ms < BOUNDED_MS, `${what} over the live stream is answered with ${live.status} after ${Math.round(live.ms)} ms`);
  }

  for (const query of ['subscription { listChange(list: participants) { count } }', 'subscription { listChanged(list: participant) { count } }', 'subscription { listChanged(list: participants) { counts } }', 'subscription { listChanged(lists: participants) { count } }']) {
    for (const path of ['/live/graphql', '/graphql']) {
      const answer = await send(server, { caller: token, path, body: { query } });
      tally.try([answer.status === 400 ? null : `${query} to ${path} is answered with ${answer.status} ${answer.text.slice(0, 120)}`, telling(answer) && `${query} to ${path} tells "${telling(answer)}"`]);
    }
  }

  // A session, or nobody, has the client's own documents and no others.
  for (const query of ['{ __typename }', '{ __schema { types { name } } }', '{ __type(name: "Query") { name } }', '{ terms { id } }', 'mutation { signOut { signedOut } }']) {
    for (const [who, caller] of [['a session', session], ['nobody', { host: session.host }], ['a token that is none', { host: session.host, token: `ab_${'x'.repeat(43)}` }]]) {
      const answer = await graphql(server, caller, query);
      tally.must(answer.status >= 400 && answer.data === null && !/name|fields/.test(JSON.stringify(answer.errors[0]?.path ?? '')), `${who} sent ${query}: ${answer.status} ${answer.text.slice(0, 120)}`);
    }
  }
  const { hash, text } = await import('node:crypto').then(({ createHash }) => ({ text: '{ terms { id } }', hash: createHash('sha256').update('{ terms { id } }').digest('hex') }));
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  await call(token, { body: { query: text, extensions } });
  const borrowed = await call(session, { body: { extensions } });
  tally.must(!/"terms"|INTERNAL/.test(borrowed.text), `a document that a token left behind by its hash is open to a session: ${borrowed.status} ${borrowed.text.slice(0, 120)}`);

  for (const [what, { headers, body }] of FORGED) {
    for (const path of ['/graphql', '/live/graphql']) {
      const answer = await send(server, { caller: session, path, headers, body });
      tally.must(answer.status >= 400 && answer.status < 500, `${what} to ${path} is answered with ${answer.status} ${answer.text.slice(0, 100)}`);
    }
  }
  for (const path of ['/graphql?query={terms{id}}', '/graphql?query=mutation{signOut{signedOut}}', '/live/graphql?query={terms{id}}', '/live/graphql?query=mutation{signOut{signedOut}}']) {
    for (const caller of [session, token]) {
      const answer = await send(server, { caller, method: 'GET', path });
      tally.must(answer.status >= 400, `GET ${path} is answered with ${answer.status} ${answer.text.slice(0, 100)}`);
    }
  }
  const put = await send(server, { caller: token, method: 'GET', path: '/graphql?query=mutation{signOut{signedOut}}', headers: { 'apollo-require-preflight': '1' } });
  tally.must(put.status === 405, `a mutation by GET is answered with ${put.status}`);

  for (const [what, body] of Object.entries(PARAMETERS)) {
    const sent = await call(token, { body, headers: typeof body === 'string' ? { 'content-type': 'application/json' } : {} });
    const { data = null, errors = [] } = sent.status === 200 ? JSON.parse(sent.text) : {};
    const answer = { ...sent, data, errors };
    const refused = (answer.status >= 400 && answer.status < 500) || (answer.status === 200 && answer.data === null && answer.errors.length > 0 && !/INTERNAL/.test(answer.text));
    tally.try([refused ? null : `${what} is answered with ${answer.status} ${answer.text.slice(0, 160)}`, telling(answer) && `${what} tells "${telling(answer)}"`, answer.ms < BOUNDED_MS ? null : `${what} took ${Math.round(answer.ms)} ms`]);
  }
  for (const [path, size] of [['/graphql', 2_200_000], ['/auth/verifyemail', 600_000], ['/forms/load', 4_300_000], ['/live/graphql', 2_200_000]]) {
    const answer = await send(server, { caller: token, path, body: `{"query":"${' '.repeat(size)}"}`, headers: { 'content-type': 'application/json' } });
    tally.must(answer.status === 413, `a body of ${size} bytes to ${path} is answered with ${answer.status}`);
  }
  await audit({ tally, server, token, short });
  return tally;
}

/** The public suite of the GraphQL-over-HTTP specification: what must be, must be. */
async function audit({ tally, server, token }) {
  const { serverAudits } = await import('graphql-http');
  const audits = serverAudits({
    url: `http://127.0.0.1:${server.port}/graphql`,
    // Node's own fetch sets the host by itself, and the token belongs to a tenant's host.
    fetchFn: async (url, { method = 'GET', headers = {}, body } = {}) => {
      const { pathname, search } = new URL(url);
      const answer = await send(server, { caller: token, method, path: pathname + search, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])), body });
      return new Response(answer.text || null, { status: answer.status, headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])) });
    },
  });
  const results = await inTurn(audits, 1, async ({ name, fn }) => ({ name, ...(await fn()) }));
  const counted = { ok: 0, notice: 0, warn: 0, error: 0 };
  for (const { name, status, reason } of results) {
    counted[status] += 1;
    if (/^MUST/.test(name)) tally.must(status !== 'error', `GraphQL over HTTP: ${name}: ${reason}`);
  }
  tally.tell(`GraphQL over HTTP: ${results.length} audits: ${Object.entries(counted).map(([status, count]) => `${count} ${status}`).join(', ')}`);
  for (const { name, status, reason } of results) if (status === 'warn' || status === 'notice') tally.tell(`${status}: ${name}: ${reason ?? ''}`.slice(0, 160));
}
