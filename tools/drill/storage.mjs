// R16: the store of files is away, a disk is full.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { connect } from '../bench/cluster.mjs';
import { freePort } from '../scripts/common.mjs';
import { makeApi } from './api.mjs';
import { checkRosters } from './check.mjs';
import { until, wrongIn } from './faults.mjs';
import { unclear } from './network.mjs';
import { send, startTakers } from './takers.mjs';

const require = createRequire(import.meta.url);
const PDF = Buffer.from('%PDF-1.7\n');
const pdfOf = (bytes) => Buffer.concat([PDF, randomBytes(bytes).map((byte) => (byte % 64) + 32), Buffer.from('\n%%EOF\n')]);

function upload(api, { cookie }, bytes) {
  const edge = 'drill-edge';
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="plan.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]);
  return send({ port: api.port, path: '/file/upload', cookie, type: `multipart/form-data; boundary=${edge}`, body });
}

async function download(api, { cookie }, id) {
  const answer = await send({ port: api.port, path: `/file/download/${id}`, method: 'GET', cookie });
  return answer.status === 200 ? answer.bytes : answer.status;
}

/** Files that no row knows, and rows without their file. */
async function astray(db, folder, kept) {
  const { rows } = await db.query(`select count(*)::int as count from stored_file`);
  const files = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length : 0;
  return { files: files - kept, rows: rows[0].count - kept };
}

/** S3 goes, under uploads and downloads, and comes back with what it had. */
export async function store({ world }) {
  const { default: S3rver } = await import(require.resolve('s3rver'));
  const bad = [];
  const counted = { refused: 0 };
  const [port, directory] = [await freePort(), fs.mkdtempSync(path.join(os.tmpdir(), 'afterbell-s3-'))];
  const open = () => new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'drill-files', configs: [] }] });
  let s3 = open();
  await s3.run();
  const away = async () => {
    s3.httpServer.closeAllConnections();
    await s3.close();
  };
  const api = await makeApi(world, { env: { FILES_S3_BUCKET: 'drill-files', FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`, FILES_S3_ACCESS_KEY: 'S3RVER', FILES_S3_SECRET_KEY: 'S3RVER' } });
  const db = await connect(world.url);
  try {
    await api.start();
    const [taker] = world.rosters;
    const bytes = pdfOf(100_000);
    const first = JSON.parse((await upload(api, taker, bytes)).text);
    const takers = startTakers({ world, api });
    await away();
    const gone = await Promise.all([upload(api, taker, bytes), upload(api, taker, bytes)]);
    for (const { status, retryAfter, text } of gone) {
      counted.refused += 1;
      if (status !== 503 || retryAfter === null) bad.push(`an upload was answered ${status}: ${text.slice(0, 200)}`);
    }
    const missing = await download(api, taker, first.id);
    if (missing !== 503) bad.push(`a download was answered ${missing}`);
    await takers.more(10);
    s3 = open();
    await s3.run();
    const again = JSON.parse((await upload(api, taker, bytes)).text);
    for (const { id } of [first, again]) if (!Buffer.isBuffer(await download(api, taker, id))) bad.push('a file is not as it was');
    await takers.stop();
    counted.savesMeanwhile = takers.tally.acknowledged;
    if (takers.tally.answers.length || takers.tally.cut) bad.push('saves were refused');
    const { rows } = await db.query(`select count(*)::int as count from stored_file where state = 'available'`);
    counted.files = rows[0].count;
    if (rows[0].count !== 2) bad.push(`${rows[0].count} files are on record`);
    bad.push(...wrongIn(await checkRosters(world), 'afterwards'));
    await db.query('delete from stored_file');
  } finally {
    await api.stop();
    await away().catch(() => undefined);
    await db.end();
    fs.rmSync(directory, { recursive: true, force: true });
  }
  return { counted, bad };
}

/** The disk of the files takes nothing larger; and, where a small disk can be made (as root), that of the database is full. */
export async function disk({ world }) {
  const bad = [];
  const counted = { refusedUploads: 0 };
  const filesDir = path.join(world.folder, 'small-files');
  const api = await makeApi(world, { env: { FILES_DIR: filesDir }, fileBlocks: 256 });
  const db = await connect(world.url);
  const small = path.join(world.folder, 'small-disk');
  let mounted = false;
  try {
    await api.start();
    const [taker] = world.rosters;
    const takers = startTakers({ world, api });
    const kept = await upload(api, taker, pdfOf(20_000));
    if (kept.status !== 200) bad.push(`a small file was answered ${kept.status}: ${kept.text.slice(0, 200)}`);
    for (let n = 0; n < 3; n += 1) {
      const { status, text } = await upload(api, taker, pdfOf(400_000));
      counted.refusedUploads += 1;
      if (status !== 507 && status !== 503) bad.push(`a file that finds no room was answered ${status}: ${text.slice(0, 200)}`);
    }
    const { files, rows } = await astray(db, filesDir, 1);
    if (files || rows) bad.push(`${files} files and ${rows} rows are left of what was refused`);
    if (!Buffer.isBuffer(await download(api, taker, JSON.parse(kept.text).id))) bad.push('the file that was there cannot be read');
    await takers.more(10);
    await takers.stop();
    if (takers.tally.answers.length || takers.tally.cut) bad.push('saves were refused because files found no room');

    fs.mkdirSync(small);
    mounted = process.getuid?.() === 0 && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m,mode=0777', 'drill', small]).status === 0;
    counted.databaseDisk = mounted ? 'filled' : 'not tried: making a small disk needs root';
    if (mounted) Object.assign(counted, await fillDatabase({ world, api, db, small, bad }));
    bad.push(...wrongIn(await checkRosters(world), 'afterwards'));
  } finally {
    await api.stop();
    await db.query('delete from stored_file').catch(() => undefined);
    await db.end();
    if (mounted) await emptied(world, small);
  }
  return { counted, bad };
}

/** The marks lie on a disk of 24 MB that something else fills up: saves are refused in time, rosters are read, and all goes on when there is room again. */
async function fillDatabase({ world, api, db, small, bad }) {
  const { uid, gid } = fs.statSync(path.join(world.dataDir, 'cluster'));
  fs.chownSync(small, uid, gid);
  await db.query(`create tablespace drill_small location '${small}'`);
  await db.query('grant create on tablespace drill_small to public');
  await db.query('alter table attendance set tablespace drill_small');
  // Each save adds a row to it: however much room others left between the marks, it runs out.
  await db.query('alter table idempotency set tablespace drill_small');
  await db.query('create table drill_filler (text text) tablespace drill_small');
  await db.query(`alter table drill_filler alter column text set storage plain`);
  const full = await db.query(`insert into drill_filler select repeat('x', 8000) from generate_series(1, 4000)`).catch((error) => error.code);
  for (let rows = 512; rows >= 1; ) {
    const done = await db.query(`insert into drill_filler select repeat('x', 8000) from generate_series(1, $1::int)`, [rows]).catch(() => null);
    if (!done) rows = Math.floor(rows / 2);
  }
  const takers = startTakers({ world, api });
  await until(() => takers.tally.answers.length >= world.rosters.length, takers.done);
  const read = await send({ port: api.port, path: '/health/ready', method: 'GET' });
  if (read.status !== 200) bad.push(`/health/ready answers ${read.status} while the disk is full`);
  bad.push(...wrongIn(await checkRosters(world, { open: true }), 'while the disk was full'));
  await db.query('drop table drill_filler');
  await takers.more(world.rosters.length);
  await takers.stop();
  bad.push(...unclear(takers.tally.answers));
  if (takers.tally.cut) bad.push(`${takers.tally.cut} requests had no answer`);
  return { filledBy: full, refusedSaves: takers.tally.answers.length, savesAfterwards: takers.tally.acknowledged };
}

async function emptied(world, small) {
  const db = await connect(world.url);
  for (const table of ['attendance', 'idempotency']) await db.query(`alter table ${table} set tablespace pg_default`).catch(() => undefined);
  await db.query('drop tablespace if exists drill_small').catch(() => undefined);
  await db.end();
  spawnSync('umount', [small]);
}
