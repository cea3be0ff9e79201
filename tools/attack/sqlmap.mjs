// The REST calls that take text, by the tool of the trade (apt-get install sqlmap).
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { connect } from '../bench/cluster.mjs';
import { send } from './wire.mjs';
import { CANARY } from './world.mjs';

const MINUTES = 4;
/**
 * What is asked, and where sqlmap puts what it tries (`*`). It takes the others out, so each stands behind a value that is answered as it is: with the caller's own records and a word that is found, or nothing would reach
 * the database, or an empty answer be compared with an empty one.
 */
export function callsOf(here, word) {
  const day = new Date().toISOString().slice(0, 10);
  const query = (values) => Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2A', '*')}`).join('&');
  return [
    ['/participation/getParticipantsStatus', { activityId: `${here.activity}*`, sessionId: `${here.session}*`, date: `${day}*`, search: `${word}*` }],
    ['/participation/lock-activity-participation/list', { monthDate: `${day}*`, searchFilter: `${word}*`, skip: 0, take: 25 }],
    ['/participation/available-sessions-to-copy', { sessionId: `${here.session}*`, activityId: `${here.activity}*`, sessionDate: `${day}*` }],
    ['/organizations/getSiteCalendarData', { id: `${here.site}*` }],
    ['/forms/load', { section: 'participants*', subSection: 'participant*', id: `${here.person}*` }],
    ['/auth/route-rule', { path: '/settings*' }],
    [`/export/participants?${query({ search: `${word}*` })}`],
    [`/export/participants?${query({ sort: '[{"field":"lastName*","direction":"asc"}]' })}`],
    [`/export/people?${query({ filter: `{"match":"and","rules":[{"field":"lastName","mode":"contains","value":"${word}*"}]}` })}`],
    [`/export/session-sign-in-sheet?${query({ session: `${here.session}*`, date: `${day}*` })}`],
    [`/export/badges?${query({ person: `${here.person}*` })}`],
    [`/file/download/${here.stored_file}*`],
  ];
}

/** Papers and files, in which no word can be looked for: their records are the caller's own, and another's would be refused. */
const ON_PAPER = /^\/(export\/(session-sign-in-sheet|badges)|file\/download)/;
/** Tells of a page and not of a record. */
const OF_NOBODY = '/auth/route-rule';

/** Why the call as it stands, without anything of sqlmap's, finds nothing. */
async function findsNothing(server, site, [address, body], word) {
  const plain = (value) => JSON.parse(JSON.stringify(value).replaceAll('*', ''));
  const { status, text } = await send(server, { caller: site, method: body ? 'POST' : 'GET', path: plain(address), ...(body ? { body: plain(body) } : {}) });
  if (status !== 200) return `it is not answered as it stands: ${status} ${text.slice(0, 200)}`;
  return address === OF_NOBODY || ON_PAPER.test(address) || text.includes(word) ? null : `it finds nothing of the caller's own: ${text.slice(0, 200)}`;
}

/** Another session of the same day with the same child: one has to be there to copy to. */
async function addSession({ url, attacker: { here } }) {
  const db = await connect(url);
  const later = randomUUID();
  try {
    await db.query(
      `insert into session (tenant_id, id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays)
       select tenant_id, $2, activity_id, organization_id, name || ' later', starts_on, ends_on, '11:00', '12:00', weekdays from session where id = $1`,
      [here.session, later],
    );
    await db.query(`insert into session_date (tenant_id, session_id, on_date, organization_id, start_time, end_time, source) select tenant_id, id, current_date, organization_id, start_time, end_time, 'added' from session where id = $1`, [later]);
    await db.query(`insert into enrollment (tenant_id, id, session_id, organization_id, person_id, starts_on) select tenant_id, $2, $3, organization_id, person_id, starts_on from enrollment where session_id = $1`, [here.session, randomUUID(), later]);
  } finally {
    await db.end();
  }
}

/** @returns {Promise<{ injectable: string | null, ended: boolean, said: string }>} */
function sqlmap({ port, host, token, folder }, [address, body]) {
  const headers = [`Host: ${host}`, `Authorization: Bearer ${token}`, 'Content-Type: application/json'];
  const args = ['-u', `http://127.0.0.1:${port}${address}`, ...(body ? ['--data', JSON.stringify(body)] : []), '--headers', headers.join('\\n'), '--batch', '--level', '3', '--risk', '2', '--dbms', 'postgresql', '--threads', '4', '--timeout', '10', '--ignore-code', '400,404', '--output-dir', folder, '--disable-coloring'];
  return new Promise((resolve) => {
    const child = spawn('sqlmap', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    let cut = false;
    const timer = setTimeout(() => (cut = child.kill('SIGKILL')), MINUTES * 60_000);
    child.on('close', () => {
      clearTimeout(timer);
      const found = /identified the following injection point[\s\S]*?(Payload: .*)|parameter .* is vulnerable/.exec(said);
      resolve({ injectable: found && (found[1] ?? found[0]), ended: /do not appear to be injectable|identified the following/.test(said), cut, said });
    });
  });
}

/** A call that does what none of the product's does: what finds nothing here finds nothing anywhere. */
async function withHole(url, run) {
  const db = await connect(url);
  await db.query('set default_transaction_read_only = on');
  const hole = http.createServer(async (request, response) => {
    const name = new URL(request.url, 'http://localhost').searchParams.get('name');
    const rows = await db.query(`select 1 from tenant where code = '${name}'`).then((answers) => [answers].flat().at(-1).rows.length, () => 'fault');
    response.end(`${rows} found`);
  });
  await new Promise((resolve) => hole.listen(0, '127.0.0.1', resolve));
  try {
    return await run(hole.address().port);
  } finally {
    hole.close();
    hole.closeAllConnections();
    await db.end();
  }
}

/** Whether sqlmap finds anything on this machine at all. */
export async function control({ tally, url, folder }) {
  const { injectable, said } = await withHole(url, (port) => sqlmap({ port, host: 'localhost', token: 'none', folder }, ['/?name=victim*']));
  tally.must(injectable !== null, `sqlmap does not find the hole that was made for it, so it would find none: ${said.slice(-300)}`);
}

export async function withSqlmap({ tally, world, server, site }) {
  if (spawnSync('sqlmap', ['--version']).error) return tally.tell('sqlmap is not installed (apt-get install sqlmap): its part was left out');
  // Nothing of another run is remembered.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'afterbell-sqlmap-'));
  try {
    await control({ tally, url: world.url, folder });
    let ended = 0;
    await addSession(world);
    const calls = callsOf(world.attacker.here, CANARY.attacker);
    for (const call of calls) {
      const why = await findsNothing(server, site, call, CANARY.attacker);
      tally.must(why === null, `sqlmap: ${call[0]}: nothing that is tried there can be told from nothing, since ${why}`);
      const { injectable, ended: whole, cut, said } = await sqlmap({ port: server.port, host: site.host, token: site.token, folder }, call);
      ended += Number(whole);
      tally.must(injectable === null, `sqlmap: ${call[0]}: ${injectable}`);
      if (!whole) tally.tell(`sqlmap: ${call[0]}: ${cut ? `cut after ${MINUTES} minutes` : 'given up by itself'}: ${said.trim().split('\n').at(-1)?.slice(0, 160)}`);
    }
    tally.tell(`sqlmap (level 3, risk 2): ${ended} of ${calls.length} calls tried to the end, a hole that was made for it was found`);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
