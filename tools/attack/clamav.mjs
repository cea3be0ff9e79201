// Files with a virus, before the scanner that operators run (apt-get install clamav-daemon). Its list of viruses is made here and names one, the test file of EICAR, so that nothing is fetched.
import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { startProgram, startsWithin, withProgram } from '../drill/programs.mjs';
import { addCaller } from './callers.mjs';
import { faultsIn } from './compare.mjs';
import { startServer } from './server.mjs';
import { archive, png } from './upload-corpus.mjs';
import { send } from './wire.mjs';

/** In two pieces: a scanner of the machine that this file lies on would take it away. */
const EICAR = [String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR`, 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-');
const VIRUS = 'Afterbell.Test.EICAR';
/** As docs/files.md has it, and no more. */
const SETTINGS = ['StreamMaxLength 26M', 'AlertExceedsMax yes'];
/** As long as the product lets an upload wait for the scanner, and what a machine that does much else may add. */
const QUIET_MS = 15_000;
const SLACK_MS = 10_000;
/** By then the queue has asked again about all that waited. */
const AGAIN_MS = 90_000;
/** By then another job of the queue has its turn. */
const TURN_MS = 5_000;
const LARGEST = 25 * 1024 * 1024;

/** Root steps down, as the package's own clamd does: it opens what strangers sent. */
function account() {
  if (process.getuid() !== 0) return {};
  for (const name of ['clamav', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout));
    if (uid && gid) return { uid, gid };
  }
  return {};
}

/** @returns `{ socket, start, stop, signal }`; the socket stays where it is */
function clamd(program, folder) {
  const [socket, log, config, list] = ['clamd.sock', 'log', 'clamd.conf', 'list'].map((name) => path.join(folder, name));
  const as = account();
  fs.mkdirSync(list, { recursive: true });
  fs.writeFileSync(path.join(list, 'test.ndb'), `${VIRUS}:0:*:${Buffer.from(EICAR).toString('hex')}\n`);
  fs.writeFileSync(config, [`DatabaseDirectory ${list}`, `LocalSocket ${socket}`, `TemporaryDirectory ${folder}`, 'Foreground yes', ...SETTINGS, ''].join('\n'));
  fs.chmodSync(folder, 0o700);
  if (as.uid) fs.chownSync(folder, as.uid, as.gid);
  const answers = () =>
    new Promise((resolve) => {
      const asked = net.connect(socket, () => asked.write('zPING\0'));
      asked.on('data', (said) => resolve(String(said).startsWith('PONG')) ?? asked.destroy()).on('error', () => resolve(false));
    });
  let running;
  return {
    socket,
    start: async () => {
      running = startProgram(program, ['--config-file', config], { account: as, log });
      await startsWithin(60_000, answers, log);
    },
    stop: (how) => running?.stop(how),
    signal: (name) => running.signal(name),
  };
}

/** What makes them what they are, and no more. */
const docx = (files) => archive({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>', ...files });
const xlsx = (files) => archive({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>', ...files });

function pdf(text) {
  const packed = deflateSync(Buffer.from(text));
  return Buffer.concat([Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`), packed, Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')]);
}

/** An archive in an archive, and so on. */
const nested = (depth) => Array.from({ length: depth }).reduce((inner) => archive({ 'a.zip': new Uint8Array(inner) }), archive({ 'a.txt': EICAR }));

const ILL = { what: 'the test virus', name: 'eicar.txt', bytes: Buffer.from(EICAR) };
const WELL = { what: 'a text', name: 'minutes.txt', bytes: Buffer.from('Nothing but the minutes.') };

const infected = () => [
  ILL,
  { ...ILL, what: 'the test virus as an attachment', to: '/file/uploadAttachment' },
  { ...ILL, what: 'the test virus by another name', name: 'eicar.com', title: 'Minutes of the meeting.csv' },
  { what: 'a list with the virus in a cell', name: 'pupils.csv', bytes: Buffer.from(`first,last\nAda,${EICAR}\nBo,Example\n`) },
  { what: 'a letter with the virus in it', name: 'letter.rtf', bytes: Buffer.from(`{\\rtf1 ${EICAR}}`) },
  { what: 'a document with the virus in its text', name: 'letter.docx', bytes: docx({ 'word/document.xml': `<document>${'Dear families. '.repeat(200)}${EICAR}</document>` }) },
  { what: 'a workbook with the virus in an archive within', name: 'pupils.xlsx', bytes: xlsx({ 'xl/embeddings/a.zip': new Uint8Array(archive({ 'a.txt': EICAR })) }) },
  { what: 'an archive with the virus', name: 'a.zip', bytes: archive({ 'a.txt': 'a', 'b/eicar.com': EICAR }) },
  { what: 'a document whose virus is packed', name: 'a.pdf', bytes: pdf(EICAR) },
  { what: 'the largest file, the virus at its end', name: 'large.txt', bytes: Buffer.concat([Buffer.alloc(LARGEST - EICAR.length - 1, 'a '), Buffer.from(EICAR)]) },
  { what: 'more archives in one another than it opens', name: 'a.zip', bytes: nested(25), virus: 'Heuristics.Limits.Exceeded' },
];

const clean = () => [
  WELL,
  { what: 'half of the test virus', name: 'half.txt', bytes: Buffer.from(EICAR.slice(0, 40)) },
  { what: 'a document', name: 'letter.docx', bytes: docx({ 'word/document.xml': '<document>Dear families</document>' }) },
  { what: 'the largest text', name: 'large.txt', bytes: Buffer.from(randomBytes(LARGEST / 2 - 1).toString('hex')) },
  { what: 'the largest archive', name: 'large.zip', bytes: archive({ 'a.bin': new Uint8Array(randomBytes(LARGEST - 16_384)) }) },
];

const told = (sent) => `is answered with ${sent.status} ${sent.text.slice(0, 160)}`;
const fileOf = (sent) => (sent.status === 200 ? JSON.parse(sent.text) : {});

/** What is asked as that person, and what is there of what they sent. */
function handOf({ world, server, site, upload }) {
  return {
    upload: (file) => upload(server, site, file),
    download: (id) => send(server, { caller: site, method: 'GET', path: `/file/download/${id}` }),
    stateOf: async (id) => JSON.parse((await send(server, { caller: site, path: `/file/can-download/${id}` })).text),
    kept: async () => {
      const { rows } = await world.db.query('select count(*)::int as rows from stored_file');
      const files = fs.readdirSync(world.filesDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
      return `${rows[0].rows} rows and ${files.length} files`;
    },
    refusals: async (subject) => (await world.db.query(`select user_id, after ->> 'virus' as virus from audit where action = 'file.refuse' and subject_id = $1`, [subject])).rows,
  };
}

async function refuses({ tally, site, at }) {
  for (const { what, virus = VIRUS, ...file } of infected()) {
    const before = await at.kept();
    const subject = createHash('sha256').update(file.bytes).digest('hex');
    const known = (await at.refusals(subject)).length;
    const sent = await at.upload(file);
    const [rows, after] = [await at.refusals(subject), await at.kept()];
    tally.try([...faultsIn(sent, []), sent.status === 400 && sent.text.includes(`the virus scanner found ${virus}`) ? null : told(sent)].filter(Boolean).map((fault) => `${what} ${fault}`));
    tally.must(rows.length === known + 1 && rows.every((row) => row.user_id === site.userId && row.virus.startsWith(virus)), `${what}: the trail says ${JSON.stringify(rows)}`);
    tally.must(before === after, `${what}: there were ${before}, there are ${after}`);
  }
}

async function passes({ tally, at }) {
  for (const { what, ...file } of clean()) {
    const sent = await at.upload(file);
    tally.must(fileOf(sent).state === 'available', `${what} without a virus ${told(sent)}`);
    if (sent.status !== 200) continue;
    const got = await at.download(fileOf(sent).id);
    tally.must(got.status === 200 && got.bytes.equals(file.bytes), `${what} comes back with ${got.status} and ${got.bytes.length} of ${file.bytes.length} bytes`);
  }
  // What is scanned is the picture as it is written anew.
  const sent = await at.upload({ name: 'a.png', bytes: Buffer.concat([png(8, 8), Buffer.from(EICAR)]), to: '/file/uploadImage' });
  const got = sent.status === 200 ? await at.download(fileOf(sent).id) : null;
  tally.must(sent.status === 400 || (got.status === 200 && !got.bytes.includes(EICAR)), `a picture with the virus behind it ${told(sent)}`);
}

/** Many at once: each has the verdict of its own. */
async function together({ tally, at }) {
  const files = Array.from({ length: 24 }, (_, number) => ({ name: `${number}.txt`, ill: number % 2 === 1, bytes: Buffer.from(`${number} ${randomBytes(20_000).toString('hex')}${number % 2 ? EICAR : ''}`) }));
  const answers = await Promise.all(files.map(({ ill: _ill, ...file }) => at.upload(file)));
  for (const [number, { name, ill }] of files.entries()) tally.must(ill ? answers[number].status === 400 : fileOf(answers[number]).state === 'available', `${name} of many at once, ${ill ? 'with' : 'without'} a virus, ${told(answers[number])}`);
}

/** How it can be away, and how it comes back. `most`: how long an upload waits for it. */
const waysAway = (scanner) => ({
  'was killed': { go: () => scanner.stop('SIGKILL'), back: () => scanner.start() },
  'was told to end': { go: () => scanner.stop('SIGTERM'), back: () => scanner.start() },
  hangs: { go: () => scanner.signal('SIGSTOP'), back: () => scanner.signal('SIGCONT'), most: QUIET_MS },
});

/** Files wait (docs/files.md): nobody has one before it was scanned, and everything else goes on. */
async function waits({ world, tally, server, site, at, how, most = 0 }) {
  const note = randomBytes(4).toString('hex');
  const files = Array.from({ length: 12 }, (_, number) => ({ name: `${number}.docx`, ill: number % 2 === 1, bytes: docx({ 'word/document.xml': `<document>${note} ${number} ${number % 2 ? EICAR : ''}</document>` }) }));
  const sending = Promise.all(files.map(({ ill: _ill, ...file }) => at.upload(file)));
  const meanwhile = await send(server, { caller: site, method: 'GET', path: '/file/download/none' });
  tally.must(meanwhile.status === 404 && meanwhile.ms < 5_000, `another call while the scanner ${how} took ${Math.round(meanwhile.ms)} ms, ${told(meanwhile)}`);
  const answers = await sending;
  for (const [number, sent] of answers.entries()) {
    tally.try([...faultsIn(sent, []), fileOf(sent).state === 'pending' ? null : told(sent), sent.ms < most + SLACK_MS ? null : `took ${Math.round(sent.ms)} ms`].filter(Boolean).map((fault) => `${files[number].name} while the scanner ${how} ${fault}`));
    const [got, state] = [await at.download(fileOf(sent).id), await at.stateOf(fileOf(sent).id)];
    tally.must(got.status === 409 && /waits for the virus scanner/.test(got.text) && !state.canDownload, `${files[number].name} while the scanner ${how}: its download ${told(got)}`);
  }
  // Others in the queue, such as codes to sign in by, do not wait behind.
  const began = performance.now();
  await world.db.query(`select enqueue_job('forget_drafts', '{}', 'behind-the-scanner')`);
  const gone = async () => !(await world.db.query(`select 1 from graphile_worker.jobs where key = 'behind-the-scanner'`)).rows.length;
  while (!(await gone()) && performance.now() - began < AGAIN_MS) await sleep(100);
  tally.must(performance.now() - began < TURN_MS, `another job waited ${((performance.now() - began) / 1000).toFixed(1)} s for its turn while the scanner ${how}`);
  const left = fs.readdirSync(path.join(world.filesDir, 'incoming'));
  tally.must(!left.length && server.running, `${left.length} uploads were left behind while the scanner ${how}${server.running ? '' : ', and the server ended'}`);
  return files.map((file, number) => ({ ...file, id: fileOf(answers[number]).id }));
}

async function scannedThen({ tally, at, how, waiting }) {
  const began = performance.now();
  for (const { id, ill, name, bytes } of waiting) {
    let state;
    while ((state = (await at.stateOf(id)).state) === 'pending' && performance.now() - began < AGAIN_MS) await sleep(200);
    tally.must(state === (ill ? 'refused' : 'available'), `${name} is ${state} ${Math.round((performance.now() - began) / 1000)} s after the scanner ${how}`);
    const got = await at.download(id);
    tally.must(ill ? got.status === 404 : got.bytes.equals(bytes), `${name}, sent while the scanner ${how}, comes back with ${told(got)}`);
    if (ill) tally.must((await at.refusals(id)).length === 1, `the trail does not say that ${name} was refused`);
  }
  return (performance.now() - began) / 1000;
}

async function tryAll({ world, tally, server, scanner, upload }) {
  const site = await addCaller(world, world.attacker, 'site_coordinator', world.attacker.here.site);
  const at = handOf({ world, server, site, upload });
  const all = { world, tally, server, site, at };
  await refuses(all);
  await passes(all);
  await together(all);
  for (const [how, { go, back, most }] of Object.entries(waysAway(scanner))) {
    await go();
    const waiting = await waits({ ...all, how, most });
    await back();
    // Whoever comes now does not wait, nor does the server have to be started anew.
    const [now, ill] = [await at.upload(WELL), await at.upload(ILL)];
    tally.must(fileOf(now).state === 'available' && ill.status === 400, `after the scanner ${how} a file ${told(now)}, a virus ${told(ill)}`);
    tally.tell(`clamd ${how}: what waited was scanned ${(await scannedThen({ ...all, how, waiting })).toFixed(1)} s after it was back`);
  }
  tally.must(server.running, 'the server with a scanner ended');
}

export async function withClamd({ world, tally, upload }) {
  const { untried, counted } = await withProgram('clamd', async (program) => {
    // Others may enter the world's own folder, and the way to a socket is short.
    const folder = path.join(path.dirname(world.filesDir), 'clamav');
    fs.mkdirSync(folder);
    const scanner = clamd(program, folder);
    let server;
    try {
      await scanner.start();
      server = await startServer(world, { CLAMAV_HOST: scanner.socket, RUN_JOBS: '1' });
      await tryAll({ world, tally, server, scanner, upload });
    } finally {
      await server?.stop();
      await scanner.stop('SIGKILL');
      fs.rmSync(folder, { recursive: true, force: true });
    }
    return {};
  });
  tally.tell(untried ? 'clamd is not installed (apt-get install clamav-daemon): its part was left out' : `clamd: ${counted.with}, with ${SETTINGS.join(', ')}`);
}
