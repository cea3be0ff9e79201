// Hostile text that was stored, wherever it comes out again: files for spreadsheets, prints, calendars, mails, file names, and the client's own sources.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { listFiles, root } from '../scripts/common.mjs';
import { REST_CALLS } from './rest-calls.mjs';
import { Tally } from './report.mjs';
import { addCaller } from './callers.mjs';
import { graphql, send } from './wire.mjs';

const { unzipSync, strFromU8 } = createRequire(import.meta.url)('fflate');

/** What a spreadsheet would run, a page would run, a calendar or a mail would take for its own. */
const HOSTILE = ['=HYPERLINK("http://evil.example","x")', '+1+1', '-1+1', '@SUM(1,1)', '\t=1+1', '\r=1+1', '\uff1d1+1', '"=1+1', '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'-alert(1)-'", '\r\nBEGIN:VEVENT\r\nSUMMARY:evil', '\r\nBcc: evil@evil.example', '{{7*7}}${7*7}', '\u202egnp.exe'];
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** A number or a phone number: no spreadsheet runs digits. */
const PLAIN = /^(-?\d+([.,]\d+)?|\+\d[\d ]*(;ext=\d+| ext\. \d+)?)$/;

/** Cells of a CSV as a spreadsheet reads them. */
function cellsOf(text) {
  const cells = [];
  for (const [, quoted, bare] of text.replace(/^\ufeff/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?:,|\r\n|$)/g)) cells.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'));
  return cells;
}

async function plant(world, text, at) {
  const { db, attacker: { here, id } } = world;
  // A line break of one name is several; the database keeps what people typed, and so must every file.
  await db.query('begin');
  await db.query(`select set_config('app.tenant_id', $1, true)`, [id]);
  const ids = Array.from({ length: 3 }, () => randomUUID());
  await db.query(`insert into person (id, first_name, last_name, local_id, allergies, address_line1, city, is_participant, is_staff, is_teacher, is_contact, is_board_member) values ($1, $2, $2, $3, $2, $2, $2, true, true, true, true, true)`, [ids[0], text, `${text}${at}`.slice(0, 40)]);
  for (const kind of ['participant', 'staff', 'teacher', 'contact', 'board_member']) await db.query(`insert into stay (id, person_id, organization_id, starts_on, kind) values (gen_random_uuid(), $1, $2, current_date - 30, $3)`, [ids[0], here.site, kind]);
  // Of no term: an attack before this one may have taken it away.
  await db.query(`insert into activity (id, organization_id, name, type) values ($1, $2, $3, 'scheduled')`, [ids[1], here.site, `${text}${at}`]);
  await db.query(`insert into session (id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays, location) values ($1, $2, $3, $4, current_date - 9, current_date + 9, '09:00', '10:00', '{1,2,3,4,5,6,7}', $4)`, [ids[2], ids[1], here.site, text]);
  await db.query(`insert into session_date (session_id, on_date, organization_id, start_time, end_time) values ($1, current_date, $2, '09:00', '10:00')`, [ids[2], here.site]);
  await db.query(`insert into enrollment (id, session_id, organization_id, person_id, starts_on) values (gen_random_uuid(), $1, $2, $3, current_date - 9)`, [ids[2], here.site, ids[0]]);
  await db.query('commit');
  return { person: ids[0], session: ids[2] };
}

export async function outputs({ world, server, short }) {
  const tally = new Tally('stored text');
  const { attacker } = world;
  const admin = await addCaller(world, attacker, 'tenant_administrator', attacker.here.top);
  const site = await addCaller(world, attacker, 'site_coordinator', attacker.here.site);
  const planted = [];
  for (const [at, text] of HOSTILE.entries()) {
    try {
      planted.push({ text, ...(await plant(world, text, at)) });
    } catch (error) {
      await world.db.query('rollback');
      tally.tell(`${JSON.stringify(text)} cannot be stored: ${error.message}`);
    }
  }
  tally.must(planted.length >= HOSTILE.length - 4, `only ${planted.length} of ${HOSTILE.length} hostile texts could be stored`);
  await files({ tally, server, callers: short ? [admin] : [admin, site] });
  await prints({ tally, server, site, planted: short ? planted.slice(0, 3) : planted });
  await calendar({ tally, server, world, site, planted });
  await mails({ tally, server, world, admin });
  sources(tally);
  return tally;
}

async function files({ tally, server, callers }) {
  let cells = 0;
  for (const endpoint of Object.keys(REST_CALLS).filter((one) => one.startsWith('GET /export/') && !/:id|sheet|badges|disclosures/.test(one))) {
    const address = endpoint.slice(4);
    for (const caller of callers) {
      const csv = await send(server, { caller, method: 'GET', path: address });
      if (csv.status !== 200) {
        tally.must(csv.status < 500, `${address} is answered with ${csv.status} ${csv.text.slice(0, 160)}`);
        continue;
      }
      const bad = cellsOf(csv.text).filter((cell) => (cells += 1) && FORMULA.test(cell) && !PLAIN.test(cell));
      tally.must(!bad.length, `${address}: cells that a spreadsheet runs: ${JSON.stringify(bad.slice(0, 3))}`);
      tally.must(/^text\/csv/.test(csv.headers['content-type']), `${address} is sent as ${csv.headers['content-type']}`);
      const book = await send(server, { caller, method: 'GET', path: `${address}?format=xlsx` });
      const parts = book.status === 200 ? unzipSync(book.bytes) : {};
      const sheets = Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]);
      tally.must(sheets.length > 0 && !sheets.some(([name, text]) => /^xl\/worksheets/.test(name) && /<f[ >]/.test(text)), `${address}: a formula in the workbook (${book.status})`);
      tally.must(!sheets.some(([name, text]) => /externalLink|vbaProject|Target="(?!worksheets|styles|theme|sharedStrings|workbook|xl\/|docProps|\/xl|\.\.\/|sheet)/.test(name + text)), `${address}: a workbook that leads elsewhere`);
      tally.must(!sheets.some(([, text]) => /<script|<img /.test(text)), `${address}: markup in the workbook`);
    }
  }
  tally.must(cells > 200, `only ${cells} cells were looked at`);
}

const ACTIVE = /\/(JavaScript|JS|Launch|URI|OpenAction|AA|EmbeddedFile|SubmitForm)\b/;

async function prints({ tally, server, site, planted }) {
  const today = new Date().toISOString().slice(0, 10);
  for (const { text, session, person } of planted) {
    for (const address of [`/export/session-sign-in-sheet?session=${session}&date=${today}`, `/export/badges?person=${person}`]) {
      const print = await send(server, { caller: site, method: 'GET', path: address });
      tally.must(print.status === 200 && print.bytes.subarray(0, 5).toString() === '%PDF-' && !ACTIVE.test(print.bytes.toString('latin1')), `${address.split('?')[0]} of ${JSON.stringify(text)}: ${print.status} ${print.text.slice(0, 100)}`);
    }
  }
}

async function calendar({ tally, server, world, site, planted }) {
  const { here, id } = world.attacker;
  const token = randomBytes(32).toString('base64url');
  await world.db.query(`update calendar_feed set token_hash = $2, made_by = $3, access_id = $4, organization_id = $5, person_id = null, revoked_at = null where id = $1`, [here.calendar_feed, createHash('sha256').update(token).digest(), site.userId, site.accessId, here.site]);
  const file = await send(server, { caller: { host: site.host }, method: 'GET', path: `/calendar/${token}.ics` });
  const events = file.text.split('\r\n').filter((line) => line === 'BEGIN:VEVENT').length;
  const { rows } = await world.db.query(`select (select count(*)::int from session_date where tenant_id = $1 and organization_id = $2) + (select count(distinct on_date)::int from site_event_day where tenant_id = $1 and organization_id = $2) as wanted`, [id, here.site]);
  tally.must(file.status === 200 && events === rows[0].wanted && planted.length > 0, `a calendar of ${rows[0].wanted} meetings has ${events} events (${file.status})`);
  tally.must(!/^(SUMMARY:evil|Bcc:)/m.test(file.text), 'a name begins a line of a calendar');
  // The same link elsewhere, and one sign off.
  const [elsewhere, near] = [await send(server, { caller: { host: `${world.victim.code}.localhost` }, method: 'GET', path: `/calendar/${token}.ics` }), await send(server, { caller: { host: site.host }, method: 'GET', path: `/calendar/${token.slice(0, -1)}_.ics` })];
  tally.must(elsewhere.status === 404 && near.status === 404, `a calendar's link works elsewhere: ${elsewhere.status} ${near.status}`);
}

async function mails({ tally, server, world, admin }) {
  const { attacker } = world;
  const hostile = '<img src=x onerror=alert(1)> "Agency" & <b>';
  const before = (await world.db.query('select now() as at')).rows[0].at;
  await world.db.query('update tenant set name = $2 where id = $1', [attacker.id, hostile]);
  await world.db.query(`update role set name = $2 where id = $1`, [attacker.roleIds.viewer, '<b onmouseover=alert(1)>Viewer</b>']);
  try {
    await send(server, { caller: { host: admin.host }, path: '/auth/verifyemail', body: { email: (await world.db.query('select email from app_user where id = $1', [admin.userId])).rows[0].email } });
    const invited = await graphql(server, admin, 'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { problems { code message } } }', {
      input: { email: `invited.${randomUUID().slice(0, 8)}@attacker.example`, name: '<script>alert(1)</script>', accesses: [{ organizationId: attacker.here.site, roleId: attacker.roleIds.viewer }] },
    });
    tally.must(invited.status === 200 && !invited.errors.length, `an invitation is answered with ${invited.status} ${invited.text.slice(0, 200)}`);
    const { rows } = await world.db.query('select to_address, subject, html_body as html from mail_outbox where created_at >= $1', [before]);
    // A code may be refused for what was asked before.
    tally.must(rows.length >= 1, `only ${rows.length} mails were written`);
    for (const { to_address: to, subject, html } of rows) {
      tally.must(!/<(script|img|b )/i.test(html), `a mail to ${to} holds markup that somebody typed: ${html.slice(0, 300)}`);
      tally.must(!/[\r\n]/.test(subject + to), `the subject of a mail holds a line break: ${JSON.stringify(subject)}`);
    }
  } finally {
    await world.db.query('update tenant set name = $2 where id = $1', [attacker.id, 'attacker agency']);
  }
}

/** The client writes text as text: nothing in its sources makes markup of it, and nothing is evaluated. */
function sources(tally) {
  const own = ['apps/web/src', ...fs.readdirSync(path.join(root, 'libs')).map((name) => `libs/${name}/web`), 'libs/settings/web'].flatMap((folder) => listFiles(folder, (file) => /\.tsx?$/.test(file) && !/\.(spec|test)\.|__generated__/.test(file)));
  tally.must(own.length > 100, `only ${own.length} sources of the client were read`);
  const among = own.filter((file) => /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcDoc=/.test(fs.readFileSync(path.join(root, file), 'utf8')));
  tally.must(!among.length, `markup made of text in ${among.join(', ')}`);
}
