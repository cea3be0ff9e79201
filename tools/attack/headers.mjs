// What each kind of answer says to a browser, where redirects lead, which methods and paths there are, and what a proxy and this server could read differently.
import net from 'node:net';
import { Tally } from './report.mjs';
import { addCaller } from './callers.mjs';
import { inTurn, send, telling } from './wire.mjs';

const policyOf = (answer) => Object.fromEntries((answer.headers['content-security-policy'] ?? '').split(';').map((part) => part.trim().split(/\s+/)).map(([name, ...values]) => [name, values]));

/** What is wrong with the headers of an answer, as lines. */
export function headerFaults(answer, { secure, html = true }) {
  const faults = [];
  const policy = policyOf(answer);
  const has = (name, ...values) => values.every((value) => policy[name]?.includes(value));
  const scripts = policy['script-src'] ?? policy['default-src'] ?? [];
  if (!scripts.length || scripts.some((value) => /unsafe-inline|unsafe-eval|^\*|^https?:|^data:/.test(value.replace('wasm-unsafe-eval', '')))) faults.push(`scripts of ${scripts.join(' ') || 'anywhere'}`);
  if (html && !(has('object-src', "'none'") || has('default-src', "'none'"))) faults.push('objects');
  if (html && !has('base-uri', "'none'") && !has('default-src', "'none'")) faults.push('a base elsewhere');
  const elsewhere = Object.entries(policy).filter(([name, values]) => name.endsWith('-src') && values.some((value) => /^(https?:|\*|\/\/|[\w*-]+\.)/.test(value)));
  if (elsewhere.length) faults.push(`what lies elsewhere (${elsewhere.map(([name]) => name).join(', ')})`);
  if (!has('frame-ancestors', "'none'") && !('sandbox' in policy)) faults.push('frames');
  if (answer.headers['x-content-type-options'] !== 'nosniff') faults.push('sniffing');
  if (!/^(same-origin|no-referrer|strict-origin)/.test(answer.headers['referrer-policy'] ?? '')) faults.push('referrers');
  const hsts = /max-age=(\d+)/.exec(answer.headers['strict-transport-security'] ?? '');
  if (secure !== (Number(hsts?.[1] ?? 0) >= 31_536_000)) faults.push(secure ? 'a way without TLS' : 'HSTS without TLS');
  if (answer.headers['x-powered-by'] || answer.headers.server) faults.push('what it is made with');
  if (answer.headers['access-control-allow-origin']) faults.push('other origins');
  return faults;
}

const REDIRECTING = ['//evil.example/', '/\\evil.example/', '/\\/evil.example/', '///evil.example/', '//evil.example//', '//evil.example/%2f..', '/%2f%2fevil.example/', '/%5cevil.example/', '/.//evil.example/', '/..//evil.example/', '//evil%2eexample/', '//evil.example/?x=//', '/login//', '/http://evil.example/', '//\\evil.example/', '/%09/evil.example/', '//user@evil.example/', '//[::1]/', '/;//evil.example/', '//evil.example/login/'];
const RULES = ['//evil.example', '/\\evil.example', '/%2f%2fevil.example', 'https://evil.example', 'javascript:alert(1)', '/\t/evil.example/', '/\n//evil.example/', '/./\\evil.example/', '//evil.example/dashboard', '/dashboard?next=//evil.example', '/.//evil.example/', '/..//evil.example/', '/\u0000/evil/', '/%5c%5cevil.example/'];
const PATHS = ['/%', '/%00', '/%ff%fe', '/assets/..%2f..%2fpackage.json', '/assets/%2e%2e/%2e%2e/package.json', '/assets/..\\..\\package.json', '/.env', '/.git/config', '/package.json', '/file/download/..%2f..%2fetc%2fpasswd', '/file/download/%00', '/file/photo/%ZZ', '/file/download/%E0%A4%A', '/calendar/..%2f..%2fx.ics', '/calendar/%00.ics', '/export/person/%27', '/auth/oauth/%27%20or%201=1/callback?code=x', '/export/participants?format=../../x', '/graphql?query[]=a', `/${'a'.repeat(7_000)}`, '/assets/%F0%9F', '/health/../dev/mailbox.json', '/dev/mailbox.json', '/dev/mailbox', '/metrics', '/server-status', '/debug/pprof'];
const RAW = {
  'a length and chunks': 'POST /auth/verifyemail HTTP/1.1\r\nHost: victim.localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\nHost: x\r\n\r\n',
  'two lengths': 'POST /auth/verifyemail HTTP/1.1\r\nHost: victim.localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x',
  'a length with a sign': 'POST /auth/verifyemail HTTP/1.1\r\nHost: victim.localhost\r\nContent-Length: +2\r\n\r\n{}',
  'chunks under another name': 'POST /auth/verifyemail HTTP/1.1\r\nHost: victim.localhost\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
  'a space before the colon': 'POST /auth/verifyemail HTTP/1.1\r\nHost: victim.localhost\r\nContent-Length : 2\r\n\r\n{}',
  'a folded header': 'GET /health HTTP/1.1\r\nHost: victim.localhost\r\nX-A: b\r\n c\r\n\r\n',
  'bare line feeds': 'GET /health HTTP/1.1\nHost: victim.localhost\n\n',
  'two hosts': 'GET /auth/health HTTP/1.1\r\nHost: victim.localhost\r\nHost: attacker.localhost\r\n\r\n',
  'no host': 'GET /auth/health HTTP/1.1\r\n\r\n',
  'a whole address': 'GET http://evil.example/login/ HTTP/1.1\r\nHost: victim.localhost\r\nAccept: text/html\r\n\r\n',
};

function raw(server, text) {
  return new Promise((resolve) => {
    const socket = net.connect(server.port, '127.0.0.1');
    let said = '';
    socket.setTimeout(1_500, () => socket.destroy());
    socket.on('data', (chunk) => (said += chunk));
    socket.on('close', () => resolve(said));
    socket.on('error', () => resolve(said));
    socket.write(text);
  });
}

/** Whether anybody answers at another address of this machine than the one that the server was told to listen on. Where that one is not set up, as on macOS, nobody can. */
const answersElsewhere = ({ port }) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.2');
    socket.setTimeout(1_500, () => (socket.destroy(), resolve(false)));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => (socket.destroy(), resolve(true)));
  });

export async function headers({ world, server: plain, behind, short }) {
  const tally = new Tally('headers and redirects');
  tally.must(!(await answersElsewhere(plain)), 'LISTEN_ADDRESS: the server listens on 127.0.0.2 too');
  const admin = await addCaller(world, world.victim, 'tenant_administrator', world.victim.here.top);
  const site = await addCaller(world, world.victim, 'site_coordinator', world.victim.here.site);
  for (const [server, secure] of [[await behind(), true], ...(short ? [] : [[plain, false]])]) {
    await kinds({ tally, server, secure, admin, site, world });
    await redirects({ tally, server });
    await paths({ tally, server, admin });
    await inTurn(Object.entries(RAW), 5, async ([what, text]) => {
      const said = await raw(server, text);
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 400);
      const answers = said.match(/HTTP\/1\.1 \d+/g)?.length ?? 0;
      tally.must(answers <= 1 && (status === 400 || what === 'two hosts' || (what === 'a whole address' && !/evil\.example/.test(said))), `${what}: ${answers} answers, ${said.slice(0, 200)}`);
    });
  }
  return tally;
}

async function kinds({ tally, server, secure, admin, site, world }) {
  const { here } = world.victim;
  const page = { accept: 'text/html' };
  const asked = {
    'a page': { method: 'GET', path: '/login', headers: page },
    'a page that is not there': { method: 'GET', path: '/no/such/page', headers: page },
    'a redirect to a page': { method: 'GET', path: '/login/', headers: page },
    'an asset': { method: 'GET', path: '/assets/a.js' },
    'an asset that is gone': { method: 'GET', path: '/assets/gone.js' },
    'the service worker': { method: 'GET', path: '/sw.js' },
    'a call signed out': { path: '/auth/permissions', body: {} },
    'a call that is answered': { caller: admin, path: '/auth/permissions', body: {} },
    'a call of another site': { path: '/auth/signout', body: {}, headers: { origin: 'http://evil.example' } },
    'no JSON': { path: '/auth/verifyemail', body: '{oops', headers: { 'content-type': 'application/json' } },
    'too much JSON': { path: '/auth/verifyemail', body: ' '.repeat(600_000), headers: { 'content-type': 'application/json' } },
    'JSON in an unknown encoding': { path: '/auth/verifyemail', body: '{}', headers: { 'content-type': 'application/json', 'content-encoding': 'x' } },
    'no such call': { path: '/no/such/call', body: {} },
    'GraphQL': { caller: admin, path: '/graphql', body: { query: '{ __typename }' } },
    'GraphQL refused': { path: '/graphql', body: { query: '{ nothing }' } },
    'a file': { caller: admin, method: 'GET', path: `/file/download/${here.stored_file}` },
    'a file that is not there': { caller: admin, method: 'GET', path: '/file/download/01919191-9191-7191-9191-919191919191' },
    'a list in a file': { caller: admin, method: 'GET', path: '/export/participants' },
    'a workbook': { caller: admin, method: 'GET', path: '/export/participants?format=xlsx' },
    'a print': { caller: site, method: 'GET', path: `/export/session-sign-in-sheet?session=${here.session}&date=${new Date().toISOString().slice(0, 10)}` },
    'a stream': { caller: admin, path: '/live/graphql', body: { query: 'subscription { listChanged(list: participants) { count } }' } },
    'a calendar that is not there': { method: 'GET', path: '/calendar/abc.ics' },
    'a handover that is none': { method: 'GET', path: '/auth/handover?token=x' },
    'a provider that is none': { method: 'GET', path: '/auth/oauth/01919191-9191-7191-9191-919191919191' },
    'the probe': { method: 'GET', path: '/health' },
    'a question of methods': { method: 'OPTIONS', path: '/graphql', headers: { origin: 'http://evil.example', 'access-control-request-method': 'POST' } },
  };
  for (const [what, request] of Object.entries(asked)) {
    const answer = await send(server, { caller: { host: server.tenantHost }, ...request });
    const faults = headerFaults(answer, { secure });
    tally.try([faults.length ? `${what} (${answer.status}) allows ${faults.join(', ')}` : null, answer.status >= 500 && answer.status !== 503 ? `${what} is answered with ${answer.status} ${answer.text.slice(0, 120)}` : null, telling(answer) && `${what} tells "${telling(answer)}"`]);
    if (!/asset|service worker/.test(what)) tally.must(/no-store/.test(answer.headers['cache-control'] ?? '') || what === 'a redirect to a page' || what === 'the probe' || what === 'a question of methods', `${what} may be kept: ${answer.headers['cache-control']}`);
    if (/^a (file|workbook|list in a file)$/.test(what)) tally.must(/^attachment/.test(answer.headers['content-disposition'] ?? ''), `${what} is shown in the page: ${answer.headers['content-disposition']}`);
  }
}

async function redirects({ tally, server }) {
  for (const asked of REDIRECTING) {
    const answer = await send(server, { caller: { host: server.tenantHost }, method: 'GET', path: asked, headers: { accept: 'text/html' } });
    const { location } = answer.headers;
    const own = `https://${server.tenantHost}`;
    const leads = location === undefined ? own : new URL(location, `${own}/`).origin;
    tally.must(leads === own && answer.status < 500, `${asked} leads to ${location} (${answer.status})`);
  }
  for (const asked of RULES) {
    const answer = await send(server, { caller: { host: server.tenantHost }, path: '/auth/route-rule', body: { path: asked } });
    const { redirect = null } = answer.status === 200 ? JSON.parse(answer.text) : {};
    const own = `https://${server.tenantHost}`;
    tally.must(answer.status < 500 && (redirect === null || new URL(redirect, `${own}/`).origin === own), `the rule for ${JSON.stringify(asked)} leads to ${JSON.stringify(redirect)}`);
  }
}

async function paths({ tally, server, admin }) {
  for (const asked of PATHS) {
    for (const accept of ['*/*', 'application/json']) {
      const answer = await send(server, { caller: admin, method: 'GET', path: asked, headers: { accept } });
      tally.try([answer.status >= 500 ? `${asked.slice(0, 60)} is answered with ${answer.status}: ${answer.text.slice(0, 120)}` : null, telling(answer) && `${asked.slice(0, 60)} tells "${telling(answer)}"`, /"afterbell"|root:x:/.test(answer.text) ? `${asked} is served` : null]);
    }
  }
  for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND']) {
    for (const asked of ['/auth/permissions', '/forms/save', '/health', '/graphql']) {
      const answer = await send(server, { caller: admin, method, path: asked, body: '{}', headers: { 'content-type': 'application/json' } });
      tally.must(answer.status >= 400 && answer.status < 500, `${method} ${asked} is answered with ${answer.status}`);
    }
  }
}
