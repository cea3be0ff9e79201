// npm run bench: what a request costs through the running server, and what the same SQL costs through bare pg, in the same
// run on the same data (docs/performance.md).   --quick: small data, answers only   --large: a state: 100,000 people, one million rows of
// attendance and then ten, what is asked of them, and how much dearer it became
//   --rounds=N --seconds=N --warm=N (requests before the first round)   --only=roster,save   --bare: the SQL alone, without a server   --profile=roster: where the server's CPU goes, instead of the table
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildServer } from '../scripts/build.mjs';
import { checkNode, main, root, UserError } from '../scripts/common.mjs';
import { HEAP } from '../scripts/server.mjs';
import { settleSums } from './attendance-sums.mjs';
import { BENCH_SECRET, connect, startCluster } from './cluster.mjs';
import { filledDatabase } from './fill.mjs';
import { cpuOf, cpuOfMachine, cpuOfPostgres, loadAverage, median, memoryOf, startNode } from './proc.mjs';
import { printGrowth } from './growth.mjs';
import { printProfile } from './profile.mjs';
import { printReport } from './report.mjs';
import { countStatements, findSequentialScans } from './statements.mjs';
import { prepare } from './targets.mjs';
import { checkMoved, checkSwitched, TREE_SCHEMA } from './tree-targets.mjs';
import { DIFFERENCES, GATES, WORKLOADS } from './workloads.mjs';

const POOL_SIZE = 10;
const CONCURRENCY = 8;
const HOST = 'bench.localhost';
const ASIDE_ROUNDS = 3; // of what is shown and not gated
/** Contenders that need no server. */
const BARE = ['bare', 'walls'];
const NO_SERVER = { server: null, port: 0, startUp: 0, idle: 0 };
/** What a state's worth of attendance is asked for. */
const OF_A_STATE = ['roster', 'grid', 'save', 'save-300', 'locks', 'hours', 'hours-days'];

function readFlags() {
  const flags = Object.fromEntries(process.argv.slice(2).map((arg) => /^--([a-z]+)(?:=(.+))?$/.exec(arg) ?? fail(arg)).map(([, name, value]) => [name, value ?? true]));
  const known = ['quick', 'large', 'rounds', 'seconds', 'warm', 'only', 'bare', 'profile'];
  for (const name of Object.keys(flags)) if (!known.includes(name)) fail(`--${name}`);
  const names = typeof flags.profile === 'string' ? [flags.profile] : flags.only ? flags.only.split(',') : flags.large ? OF_A_STATE : Object.keys(WORKLOADS);
  for (const name of names) if (!WORKLOADS[name]) fail(name);
  // Ways of sending that are told apart at the usual size.
  if (flags.large) for (const contender of ['auto', 'trip']) delete WORKLOADS.roster.contenders[contender];
  // What the database alone does, where the machine leaves the server no time to get warm.
  if (flags.bare) for (const name of names) for (const contender of Object.keys(WORKLOADS[name].contenders)) if (!BARE.includes(contender)) delete WORKLOADS[name].contenders[contender];
  const quick = Boolean(flags.quick);
  return {
    sizes: quick ? ['quick'] : flags.large ? ['begun', 'large'] : ['full'],
    quick,
    names,
    profile: flags.profile,
    bare: Boolean(flags.bare),
    rounds: Number(flags.rounds ?? (quick ? 1 : 5)),
    seconds: Number(flags.seconds ?? (quick ? 0.5 : 3)),
    warm: Number(flags.warm ?? 2_000),
  };
}

function fail(what) {
  throw new UserError(`bench: there is no "${what}". Workloads: ${Object.keys(WORKLOADS).join(', ')}.`);
}

function serverEnv(url) {
  const { PATH, HOME, TZ } = process.env;
  return {
    PATH, HOME, TZ,
    NODE_ENV: 'production',
    PUBLIC_SCHEME: 'http', // the load speaks plain http, as a proxy in front would
    PORT: '0',
    DATABASE_URL: url,
    SESSION_SECRET: BENCH_SECRET,
    DEFAULT_TENANT: 'bench',
    DB_POOL_SIZE: String(POOL_SIZE),
    RUN_JOBS: '0',
    LOG_LEVEL: 'warn',
  };
}

function startServer(url, profile) {
  const preload = ['--require', path.join(root, 'tools/scripts/exit-with-parent.cjs'), '--require', path.join(root, 'tools/bench/memory.cjs'), ...(profile ? ['--require', path.join(root, 'tools/bench/profiler.cjs')] : [])];
  return startNode([HEAP, ...preload, path.join(root, 'dist/server/apps/api/src/main.js')], serverEnv(url), { cwd: root });
}

/** From spawn to ready, three times, of a build and a database that are warm; the last one stays. */
async function startMeasured(url, times) {
  const milliseconds = [];
  for (let start = 1; ; start++) {
    const server = startServer(url, false);
    const { port, milliseconds: took } = await server.ready;
    milliseconds.push(took);
    if (start === times) return { server, port, startUp: median(milliseconds), idle: memoryOf(server.pid).now };
    await server.stop();
  }
}

await main(async () => {
  checkNode();
  const flags = readFlags();
  if (process.platform !== 'linux') throw new UserError('bench: CPU per request is read from /proc, which only Linux has.');
  const loadBefore = loadAverage();
  await buildServer();
  const cluster = await startCluster(console.log);
  // Ctrl+C: the children end with the terminal's signal or with us, the database only if we say so.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void cluster.stop().finally(() => process.exit(1)));
  try {
    const figures = [];
    for (const size of flags.profile ? flags.sizes.slice(-1) : flags.sizes) figures.push(await measureSize(cluster, { ...flags, size, loadBefore }));
    if (figures.length > 1) printGrowth(flags.names, ...figures);
  } finally {
    await cluster.stop();
  }
});

/** The table of one size of data. */
async function measureSize(cluster, flags) {
  const running = [];
  try {
    const { url } = await filledDatabase(cluster.url, flags.size, console.log);
    const db = await connect(url);
    running.push({ stop: () => db.end() });
    console.log('Preparing …');
    const { tenant, tree, targets } = await prepare(db, flags.names);

    const bareEnv = { ...process.env, BENCH_BARE: JSON.stringify({ tenant, tree, treeSchema: TREE_SCHEMA, superuserUrl: url, appUrl: appUrlOf(url), poolSize: POOL_SIZE }) };
    const start = flags.bare ? NO_SERVER : flags.profile ? await startProfiled(url) : await startMeasured(url, flags.size === 'full' ? 3 : 1);
    if (start.server) running.unshift(start.server);
    const bare = startNode([path.join(root, 'tools/bench/bare.mjs')], bareEnv, { cwd: root });
    running.unshift(bare);
    const load = startNode([path.join(root, 'tools/bench/load.mjs')], process.env, { cwd: root });
    running.unshift(load);
    const [{ port: barePort }] = await Promise.all([bare.ready, load.ready]);
    await load.ask({ type: 'targets', targets });

    const servers = { bare: { port: barePort, host: HOST }, graphql: { port: start.port, host: HOST } };
    servers.walls = servers.auto = servers.trip = servers.bare;
    servers.rest = servers.open = servers.graphql;
    const bench = { db, tenantId: tenant.id, cluster, load, servers, pids: { bare: bare.pid, auto: bare.pid, trip: bare.pid, walls: bare.pid, graphql: start.server?.pid, rest: start.server?.pid, open: start.server?.pid }, all: [bare.pid, ...(start.server ? [start.server.pid] : []), load.pid, process.pid], flags };

    if (flags.profile) {
      await printProfile({ bench, server: start.server, run: (name, contender, seconds) => drive(bench, name, contender, { seconds }), name: flags.names[0] });
      return null;
    }

    console.log('Checking the answers …');
    const problems = await checkAnswers(bench);
    console.log('Counting statements and reading plans …');
    const { statements, warnings } = flags.bare ? { warnings: [] } : await studyStatements(bench);
    console.log(`Measuring: ${flags.rounds} rounds of ${flags.seconds} s for each row …`);
    const samples = await measure(bench);
    problems.push(...(await checkSaved(bench)));
    const memory = start.server && { idle: start.idle, ...memoryOf(start.server.pid), ...(await start.server.ask({ type: 'memory' })) };
    const { code, figures } = printReport({ flags, samples, statements, warnings, problems, memory, startUp: start.startUp, loadBefore: flags.loadBefore, gates: flags.quick ? [] : GATES, differences: DIFFERENCES });
    process.exitCode ||= code;
    return { figures, samples };
  } finally {
    for (const part of running) await part.stop().catch((error) => console.error(error.message));
  }
}

async function startProfiled(url) {
  const server = startServer(url, true);
  const { port, milliseconds } = await server.ready;
  return { server, port, startUp: milliseconds, idle: memoryOf(server.pid).now };
}

function appUrlOf(url) {
  const { rolePassword } = createRequire(import.meta.url)(path.join(root, 'dist/server/libs/core/api/src/config/config.js'));
  const address = new URL(url);
  address.username = 'afterbell_app';
  address.password = rolePassword(BENCH_SECRET, 'afterbell_app');
  return address.href;
}

function contendersOf(name) {
  return Object.keys(WORKLOADS[name].contenders);
}

async function drive({ load, servers, pids, all, cluster }, name, contender, { seconds, most, concurrency = WORKLOADS[name].concurrency ?? CONCURRENCY }) {
  const before = { server: cpuOf(pids[contender]), database: cpuOfPostgres(cluster.postmaster), ours: sum(all.map(cpuOf)), machine: cpuOfMachine() };
  const result = await load.ask({ type: 'run', name, contender, server: servers[contender], seconds, most, concurrency });
  if (result.error) throw new Error(result.error);
  const after = { server: cpuOf(pids[contender]), database: cpuOfPostgres(cluster.postmaster), ours: sum(all.map(cpuOf)), machine: cpuOfMachine() };
  const database = after.database - before.database;
  return {
    ...result,
    serverMs: (after.server - before.server) / result.done,
    databaseMs: database / result.done,
    others: Math.max(0, after.machine - before.machine - (after.ours - before.ours) - database) / 1000 / result.seconds,
    load: loadAverage(),
  };
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

async function checkAnswers(bench) {
  const problems = [];
  for (const name of bench.flags.names) {
    const contenders = contendersOf(name);
    const { differences, bytes, error } = await bench.load.ask({ type: 'compare', name, contenders, servers: bench.servers, count: 25 });
    if (error) throw new UserError(`bench: ${name} does not answer right: ${error}`);
    problems.push(...differences);
    for (const contender of contenders.filter((other) => ['walls', 'graphql'].includes(other))) {
      const ratio = bytes[contender] / bytes.bare;
      if (!WORKLOADS[name].bytesDiffer && Math.abs(ratio - 1) > 0.05) problems.push(`${name}: answers of ${contender} have ${(ratio * 100).toFixed(0)} % of the bytes of the bare handler's`);
    }
  }
  return problems;
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
    if (!WORKLOADS[name].textDiffers && statements[name].bare.texts.some((text) => !/^(begin|commit)/i.test(text) && !sent.has(text))) warnings.push(`${name}: the bare handler does not send the server's SQL any more (see statements in .data/bench/last.json)`);
  }
  return { statements, warnings };
}

async function measure(bench) {
  const { flags } = bench;
  const samples = {};
  for (const name of flags.names) for (const contender of contendersOf(name)) samples[`${name}/${contender}`] = [];
  const rows = Object.keys(samples);
  // By requests and not by time alone: V8 compiles what it has run often, however long that took on a busy machine.
  for (const row of rows) {
    const { aside } = WORKLOADS[row.split('/')[0]];
    await drive(bench, ...row.split('/'), flags.quick ? { seconds: 3, most: 500 } : { seconds: 30, most: aside ? 200 : flags.warm });
  }
  for (let round = 0; round < flags.rounds; round++) {
    for (const name of flags.names) {
      if (WORKLOADS[name].aside && round >= ASIDE_ROUNDS) continue;
      const contenders = contendersOf(name);
      // Another one goes first each time, so that nobody always finds the caches of the same predecessor.
      for (let turn = 0; turn < contenders.length; turn++) {
        const contender = contenders[(turn + round) % contenders.length];
        // What the queue, which does not run here, does half a minute after a save.
        if (WORKLOADS[name].settled) await settleSums(bench.db, bench.tenantId);
        const sample = await drive(bench, name, contender, { seconds: WORKLOADS[name].aside ? Math.min(2, flags.seconds) : flags.seconds });
        if (sample.failed) throw new UserError(`bench: ${name} by ${contender}: ${sample.failed} answers were wrong; the first: ${sample.failure}`);
        samples[`${name}/${contender}`].push(sample);
      }
    }
  }
  return samples;
}

/** What was acknowledged must be in the database: nothing lost, nothing half. */
async function checkSaved({ db, load, flags }) {
  const { saves, moved, switched, error } = await load.ask({ type: 'state' });
  if (error) throw new Error(error);
  const problems = [];
  if (flags.names.some((name) => name.startsWith('tree-move'))) problems.push(...(await checkMoved(db, moved)));
  if (flags.names.includes('switch')) problems.push(...(await checkSwitched(db, switched)));
  if (!flags.names.some((name) => name.startsWith('save'))) return problems;
  const { rows } = await db.query(
    `select w.n, count(*)::int as marks, jsonb_array_length(min(save->>'people')::jsonb) as people, count(*) filter (where t.status = m->>1 and t.version = (m->>2)::int)::int as kept
       from jsonb_array_elements($1::jsonb) with ordinality as w (save, n), jsonb_array_elements(save->'people') as m,
            lateral (select status, version from attendance t where t.session_id = (save->>'sessionId')::uuid and t.on_date = (save->>'date')::date and t.person_id = (m->>0)::uuid) t
      group by w.n`,
    [JSON.stringify(saves)],
  );
  const wrong = rows.filter(({ marks, kept, people }) => marks !== people || kept !== people).length + (saves.length - rows.length);
  if (wrong) problems.push(`${wrong} of ${saves.length} rosters are not as they were saved`);
  return problems;
}
