// npm run bench: what a request costs through the running server, and what the same SQL costs through bare pg, in the same
// run on the same data (docs/performance.md).   --quick: small data, answers only   --large: a state: 100,000 people, one million rows of
// attendance and then ten, what is asked of them, and how much dearer it became   --huge: ten million and a hundred (an hour to fill, 50 GB)
//   --peers: PostGraphile beside it, on another Node   --noisy: one tenant asks eight times as much as another   --migrations: changes of the largest table while people work on it   --import: a file of ten thousand rows   --tenants: ten tenants at work instead of one   --beside=<checkout>: the servers of other checkouts, in turns with this one's   --short: as npm test runs it (short.mjs)
//   --rounds=N --seconds=N --warm=N (requests before the first round)   --only=roster,save   --buffers=4GB: of PostgreSQL's own memory   --bare: the SQL alone, without a server   --profile=roster: where the server's CPU goes, instead of the table
import os from 'node:os';
import { buildServer } from '../scripts/build.mjs';
import { checkNode, helpIfAsked, main, UserError } from '../scripts/common.mjs';
import { checkAnswers, checkSaved, contendersOf } from './answers.mjs';
import { checkoutsOf, measureBeside } from './beside.mjs';
import { BY_SITE_CLOCKS, connect, startCluster, vacuumAsDue } from './cluster.mjs';
import { NO_SERVER, startContenders, startMeasured, startServer } from './contenders.mjs';
import { drive, joined } from './drive.mjs';
import { filledDatabase, rowsOf, shapeOf } from './fill.mjs';
import { loadAverage, memoryOf } from './proc.mjs';
import { printGrowth } from './growth.mjs';
import { copyOf, measureImport } from './import.mjs';
import { measureMigrations } from './migrations.mjs';
import { measureNoise } from './noise.mjs';
import { addPeers, PEER_GATES, startPeers } from './peers.mjs';
import { printProfile } from './profile.mjs';
import { cost, printReport } from './report.mjs';
import { runShort } from './short.mjs';
import { countStatements, findSequentialScans } from './statements.mjs';
import { prepare } from './targets.mjs';
import { ASKED_OF_BYTES, printTenantGrowth } from './tenant-growth.mjs';
import { addTenants, ofAll, OF_TENANTS } from './tenant-workloads.mjs';
import { DIFFERENCES, GATES, WORKLOADS } from './workloads.mjs';

/** Each row of a round is asked in so many turns with the others: what a machine does within seconds meets all of them. */
const TURNS = 4;
/** Of the bare roster, before each turn of what is asked by it. */
const PACE_SECONDS = 0.25;
/** Not counted: of each turn, since others had the processors. */
const LEAD_SECONDS = 0.15;
/**
 * Not counted either: of each row at the beginning of a round, as long as it is given its memory back. Others have driven its pages out of the processors, a vacuum its plans; and a machine that reclaims
 * what has rested for a minute makes who comes back fault for each page that it touches, for seconds: a quarter of what a save cost. In slices, until one has few faults a request, or hardly fewer than two before.
 */
const WAKING = { sliceSeconds: 0.4, slices: 25, fewFaults: 5, hardlyFewer: 0.75 };
/** Of a difference that is asked about, in each round. */
const PAIRS = 6;
const PAIR_SECONDS = 0.5;
const ASIDE_ROUNDS = 3; // of what is shown and not gated
/** Contenders that need no server. */
const BARE = ['bare', 'walls'];
/** What a state's worth of attendance is asked for. */
const OF_A_STATE = ['roster', 'grid', 'save', 'save-300', 'locks', 'hours', 'hours-days'];
/** What a hundred million rows may not make dearer. */
const OF_EIGHT_YEARS = ['roster', 'roster-past', 'save', 'save-300'];
/** What another framework can express of it, and what others were measured at. */
const OF_PEERS = ['roster', 'list', 'tree', 'save'];

/** Where what is gained shows best. */
const BESIDE = ['roster', 'save'];

function readFlags() {
  const flags = Object.fromEntries(process.argv.slice(2).map((arg) => /^--([a-z]+)(?:=(.+))?$/.exec(arg) ?? fail(arg)).map(([, name, value]) => [name, value ?? true]));
  const known = ['quick', 'large', 'huge', 'peers', 'noisy', 'migrations', 'import', 'tenants', 'beside', 'buffers', 'short', 'rounds', 'seconds', 'warm', 'only', 'bare', 'profile'];
  for (const name of Object.keys(flags)) if (!known.includes(name)) fail(`--${name}`);
  if (flags.tenants || flags.short) addTenants(WORKLOADS);
  const asked = typeof flags.profile === 'string' ? [flags.profile] : flags.only ? flags.only.split(',') : flags.huge ? OF_EIGHT_YEARS : flags.large ? OF_A_STATE : flags.peers ? OF_PEERS : flags.tenants ? OF_TENANTS : flags.noisy || flags.import ? ['roster'] : flags.beside ? BESIDE : Object.keys(WORKLOADS);
  for (const name of asked) if (!WORKLOADS[name] || (flags.tenants && !flags.profile && !OF_TENANTS.includes(name))) fail(name);
  const names = flags.tenants && !flags.profile ? asked.flatMap((name) => [name, ofAll(name)]) : asked;
  // Ways of sending that are told apart at the usual size.
  if (flags.large || flags.huge || flags.peers) for (const contender of ['auto', 'trip']) delete WORKLOADS.roster.contenders[contender];
  // REST would end the days of one tenant and leave those of the others open.
  if (flags.tenants) for (const name of OF_TENANTS) WORKLOADS[name].contenders = WORKLOADS[ofAll(name)].contenders;
  // What the database alone does, where the machine leaves the server no time to get warm.
  if (flags.bare) for (const name of names) for (const contender of Object.keys(WORKLOADS[name].contenders)) if (!BARE.includes(contender)) delete WORKLOADS[name].contenders[contender];
  if (flags.peers) addPeers(WORKLOADS);
  const quick = Boolean(flags.quick);
  return {
    sizes: flags.huge ? (quick ? ['quick_begun', 'quick_past'] : ['large', 'huge']) : flags.tenants ? [quick ? 'quick_tenants' : 'tenants'] : quick ? ['quick'] : flags.large ? ['begun', 'large'] : ['full'],
    quick,
    names,
    profile: flags.profile,
    bare: Boolean(flags.bare),
    peers: Boolean(flags.peers),
    noisy: Boolean(flags.noisy),
    migrations: Boolean(flags.migrations),
    import: Boolean(flags.import),
    tenants: Boolean(flags.tenants),
    beside: flags.beside ? checkoutsOf(flags.beside) : null,
    sharedBuffers: buffersOf(flags),
    short: Boolean(flags.short),
    rounds: Number(flags.rounds ?? (quick ? 1 : 5)),
    seconds: Number(flags.seconds ?? (quick ? 0.5 : 3)),
    warm: Number(flags.warm ?? 2_000),
  };
}

function buffersOf({ buffers, tenants, quick }) {
  if (buffers && !/^[1-9]\d*(MB|GB)$/.test(buffers)) throw new UserError('bench: --buffers takes an amount like 256MB or 4GB.');
  // As much as the growth is asked of, where the machine has twice that to spare.
  return buffers ?? (tenants && !quick && os.freemem() > 2 * ASKED_OF_BYTES ? `${ASKED_OF_BYTES / 1024 ** 3}GB` : undefined);
}

function fail(what) {
  throw new UserError(`bench: there is no "${what}". Workloads: ${Object.keys(WORKLOADS).join(', ')}.`);
}

await main(async () => {
  checkNode();
  helpIfAsked(import.meta.url);
  const flags = readFlags();
  if (process.platform !== 'linux') throw new UserError('bench: CPU per request is read from /proc, which only Linux has.');
  const loadBefore = loadAverage();
  await buildServer({ log: flags.short ? () => undefined : console.log });
  if (flags.short) return runShort(flags.names);
  const cluster = await startCluster(console.log, flags);
  // Ctrl+C: the children end with the terminal's signal or with us, the database only if we say so.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      console.error(`bench: ended by ${signal}.`);
      void cluster.stop().finally(() => process.exit(1));
    });
  try {
    const figures = [];
    for (const size of flags.profile || flags.migrations || flags.beside ? flags.sizes.slice(-1) : flags.sizes) figures.push(await measureSize(cluster, { ...flags, size, loadBefore }));
    if (figures.length > 1 && !flags.migrations) printGrowth(flags.names, flags.sizes.map(rowsOf), figures);
  } finally {
    await cluster.stop();
  }
});

/** The table of one size of data. */
async function measureSize(cluster, flags) {
  const running = [];
  try {
    const filled = await filledDatabase(cluster.url, flags.size, console.log, { rowsAlone: flags.migrations });
    const copy = flags.import ? await copyOf(cluster.url, filled.url) : null;
    if (copy) running.push({ stop: copy.drop });
    const url = copy?.url ?? filled.url;
    const db = await connect(url, { options: BY_SITE_CLOCKS });
    running.unshift({ stop: () => db.end() });
    if (flags.migrations) return await measureMigrations(url, db);
    console.log('Preparing …');
    const { tenant, tree, targets } = await prepare(db, flags.noisy ? ['roster', 'noise'] : flags.names, shapeOf(flags.size));

    const start = flags.bare ? NO_SERVER : flags.profile ? await startProfiled(url) : await startMeasured(url, flags.size === 'full' ? 3 : 1);
    if (start.server) running.unshift(start.server);
    const bench = await startContenders({ url, cluster, db, tenant, tree, targets, start, flags });
    running.unshift({ stop: () => Promise.all(bench.running.map((part) => part.stop())) });

    if (flags.peers) await startPeers(bench, url);
    if (flags.import) return await measureImport(bench, start.server, targets, flags);
    if (flags.beside) return await measureBeside(bench, url, flags);
    if (flags.noisy) return await measureNoise(bench, targets, flags);
    if (flags.profile) {
      await printProfile({ bench, server: start.server, run: (name, contender, seconds) => drive(bench, name, contender, { seconds }), name: flags.names[0] });
      return null;
    }

    console.log('Checking the answers …');
    const problems = await checkAnswers(bench);
    console.log('Counting statements and reading plans …');
    const { statements, warnings } = flags.bare ? { warnings: [] } : await studyStatements(bench);
    console.log(`Measuring: ${flags.rounds} rounds of ${flags.seconds} s for each row …`);
    const gates = flags.quick || flags.tenants ? [] : [...GATES, ...(flags.peers ? PEER_GATES : [])];
    const { samples, pairs, wrong } = await measure(bench, gates);
    problems.push(...wrong);
    problems.push(...(await checkSaved(bench)));
    const memory = start.server && { idle: start.idle, ...memoryOf(start.server.pid), ...(await start.server.ask({ type: 'memory' })) };
    const { code, figures } = printReport({ flags, samples, pairs, statements, warnings, problems, memory, startUp: start.startUp, loadBefore: flags.loadBefore, gates, pids: bench.pids, differences: DIFFERENCES });
    process.exitCode ||= code;
    if (flags.tenants && (await printTenantGrowth(db, flags.names.filter((name) => OF_TENANTS.includes(name)), samples, { judged: !flags.quick }))) process.exitCode = 1;
    return { figures, samples };
  } finally {
    for (const part of running) await part.stop().catch((error) => console.error(error.message));
  }
}

async function startProfiled(url) {
  const server = startServer(url, { profiled: true });
  const { port, milliseconds } = await server.ready;
  return { server, port, startUp: milliseconds, idle: memoryOf(server.pid).now };
}

async function studyStatements(bench) {
  const { db, cluster, flags } = bench;
  const statements = {};
  const warnings = [];
  for (const name of flags.names) {
    statements[name] = {};
    for (const contender of contendersOf(name)) {
      const ask = (most) => drive(bench, name, contender, { seconds: 20, most, concurrency: 1 });
      // What is prepared or cached once, for each connection and each user, is not a request's.
      await drive(bench, name, contender, { seconds: flags.quick ? 0.5 : 2 });
      statements[name][contender] = await countStatements(db, async () => (await ask(20)).done);
      if (contender !== 'graphql' || flags.quick) continue;
      for (const table of await findSequentialScans(db, cluster.logFile, () => ask(10))) warnings.push(`${name}: PostgreSQL reads all of ${table} (Seq Scan in the plan of the API's role)`);
    }
    const sent = new Set((statements[name].graphql ?? statements[name].rest ?? statements[name].walls).texts);
    const { textDiffers, ownTexts = 0 } = WORKLOADS[name];
    const unsent = (contender) => statements[name][contender].texts.filter((text) => !/^(begin|commit)/i.test(text) && !sent.has(text)).length;
    if (!textDiffers && (unsent('bare') > ownTexts || (ownTexts && unsent('walls')))) warnings.push(`${name}: the bare handler does not send the server's SQL any more (see statements in .data/bench/last.json)`);
  }
  return { statements, warnings };
}

/** What one costs beside the other, where the difference is smaller than what the machine does within seconds. */
async function inTurns(afterLead, name, one, other) {
  const pairs = [];
  for (let turn = 0; turn < PAIRS; turn += 1) {
    const pair = {};
    for (const contender of turn % 2 ? [other, one] : [one, other]) pair[contender] = await afterLead(name, contender, PAIR_SECONDS);
    pairs.push([pair[one], pair[other]]);
  }
  return pairs;
}

async function measure(bench, gates) {
  const { flags } = bench;
  const isJudged = (name) => gates.some(({ workload }) => workload === name);
  const samples = {};
  const pairs = {};
  const wrong = [];
  for (const name of flags.names) for (const contender of contendersOf(name)) samples[`${name}/${contender}`] = [];
  const rows = Object.keys(samples);
  const past = stopwatch();
  /** Wrong answers count whether or not their time does: the other rows are worth theirs all the same, and the run ends with an error. */
  const ask = async (name, contender, most) => {
    const sample = await drive(bench, name, contender, most);
    if (sample.failed) wrong.push(`${name} by ${contender}: ${sample.failed} answers were wrong; the first: ${sample.failure}`);
    return sample;
  };
  const afterLead = async (name, contender, seconds) => {
    if (!WORKLOADS[name].aside) await ask(name, contender, { seconds: LEAD_SECONDS });
    return ask(name, contender, { seconds });
  };
  let waking = 0;
  const wake = async (name, contender) => {
    const begun = performance.now();
    const faults = [];
    while (faults.length < WAKING.slices) {
      faults.push((await ask(name, contender, { seconds: WAKING.sliceSeconds })).faults);
      if (!(faults.at(-1) > WAKING.fewFaults) || faults.at(-1) > WAKING.hardlyFewer * faults.at(-3)) break;
    }
    waking += performance.now() - begun;
  };
  // By requests and not by time alone: V8 compiles what it has run often, however long that took on a busy machine.
  if (rows.length > 10) console.log(`  getting warm, ${rows.length} rows: up to half a minute each …`);
  for (const row of rows) {
    const { aside, warmTimes = 1 } = WORKLOADS[row.split('/')[0]];
    await ask(...row.split('/'), flags.quick ? { seconds: 3, most: 500 } : { seconds: 30 * warmTimes, most: aside ? 200 : flags.warm * warmTimes });
  }
  if (gates.length) await ask('roster', 'bare', { seconds: 30, most: flags.warm });
  console.log(`  warmed up in ${past()}`);
  for (let round = 0; round < flags.rounds; round++) {
    // One tenant and all of them are held against each other: neither is always the first.
    for (const name of flags.tenants && round % 2 ? [...flags.names].reverse() : flags.names) {
      if (WORKLOADS[name].aside && round >= ASIDE_ROUNDS) continue;
      const contenders = contendersOf(name);
      await vacuumAsDue(bench.db);
      if (!WORKLOADS[name].aside) for (const contender of contenders) await wake(name, contender);
      const turns = WORKLOADS[name].aside ? 1 : TURNS;
      const seconds = WORKLOADS[name].aside ? Math.min(2, flags.seconds) : flags.seconds;
      const taken = Object.fromEntries(contenders.map((contender) => [contender, []]));
      const paces = [];
      for (let turn = 0; turn < turns; turn += 1) {
        if (isJudged(name)) paces.push(await afterLead('roster', 'bare', (PACE_SECONDS * TURNS) / turns));
        // Another one goes first each time, so that nobody always finds the caches of the same predecessor.
        for (let place = 0; place < contenders.length; place += 1) {
          const contender = contenders[(place + turn + round) % contenders.length];
          taken[contender].push(await afterLead(name, contender, seconds / turns));
        }
      }
      const pace = paces.length ? cost(joined(paces)) : undefined;
      for (const contender of contenders) {
        const sample = { ...joined(taken[contender]), pace };
        if (!sample.done) throw new UserError(`bench: no right answer: ${wrong.at(-1)}`);
        samples[`${name}/${contender}`].push(sample);
      }
      for (const { contender, over } of gates.filter(({ workload, surchargeAtMost }) => workload === name && surchargeAtMost !== undefined)) (pairs[`${name}/${contender}`] ??= []).push(...(await inTurns(afterLead, name, over, contender)));
    }
    console.log(`  round ${round + 1} of ${flags.rounds} in ${past()}, ${(waking / 1000).toFixed(0)} s of it until rows had their memory again`);
    waking = 0;
  }
  return { samples, pairs, wrong };
}

/** @returns how long ago it was last asked, in words */
function stopwatch() {
  let at = performance.now();
  return () => {
    const before = at;
    at = performance.now();
    const seconds = (at - before) / 1000;
    return seconds < 90 ? `${seconds.toFixed(0)} s` : `${(seconds / 60).toFixed(1)} min`;
  };
}
