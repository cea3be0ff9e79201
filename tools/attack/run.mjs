// npm run attack: what strangers try, on a server of its own on this machine (docs/security.md).
//   --only=tenant,interleaved,role,graphql,sign-in,guess,headers,injection,kiosk,outputs,uploads,slow,dependencies   --roles=viewer,guest: the tenant walk as these alone   --short: as npm test runs it   --sqlmap: with sqlmap, where it is installed   --audit: with npm audit, where a registry answers   --json: counts and findings as the last line   ATTACK_SEED=7: the same random texts again   ATTACK_VERBOSE=1: places that were refused before their id was looked for
import fs from 'node:fs';
import { checkNode, helpIfAsked, main, UserError } from '../scripts/common.mjs';
import { buildServer } from '../scripts/build.mjs';
import { LEVELS } from './callers.mjs';
import { dependencies } from './dependencies.mjs';
import { graphqlAttacks } from './graphql-attacks.mjs';
import { guesses } from './guesses.mjs';
import { headers } from './headers.mjs';
import { injection } from './injection.mjs';
import { interleaved } from './interleaved.mjs';
import { kiosks } from './kiosk.mjs';
import { outputs } from './outputs.mjs';
import { print, Tally } from './report.mjs';
import { roleWalk } from './role-walk.mjs';
import { startServer } from './server.mjs';
import { signIn } from './sign-in.mjs';
import { slow } from './slow.mjs';
import { tenantWalk } from './tenant-walk.mjs';
import { uploads } from './uploads.mjs';
import { makeWorld } from './world.mjs';

/** Of the other tenant whoever may most there; of the same tenant whoever may most at another institution. */
const SHORT_CALLERS = { stranger: ['tenant_administrator'], neighbour: ['institution_administrator'] };
const ATTACKS = {
  tenant: (at) => tenantWalk({ ...at, roles: at.roles ? { stranger: at.roles, neighbour: at.roles } : at.short ? SHORT_CALLERS : undefined, depth: at.short ? 1 : 3 }),
  interleaved,
  role: (at) => roleWalk({ ...at, brief: at.short }),
  graphql: graphqlAttacks,
  'sign-in': signIn,
  guess: guesses,
  headers,
  injection,
  kiosk: kiosks,
  outputs,
  uploads,
  slow,
  dependencies,
};

/** `libs/core/api/src/tenancy/db.int-spec.ts` does the same over the pool alone, in a moment. */
const LONG_ONLY = new Set(['interleaved']);

function readFlags() {
  const flags = Object.fromEntries(process.argv.slice(2).map((arg) => /^--(only|roles|short|sqlmap|audit|json)(?:=(.+))?$/.exec(arg)?.slice(1) ?? fail(arg)));
  const names = flags.only ? flags.only.split(',') : Object.keys(ATTACKS).filter((name) => !('short' in flags && LONG_ONLY.has(name)));
  for (const name of names) if (!ATTACKS[name]) fail(name);
  const roles = flags.roles?.split(',') ?? null;
  for (const role of roles ?? []) if (!(role in LEVELS)) throw new UserError(`attack: there is no role "${role}". Roles: ${Object.keys(LEVELS).join(', ')}.`);
  return { names, roles, short: 'short' in flags, sqlmap: 'sqlmap' in flags, audit: 'audit' in flags, json: 'json' in flags };
}

function fail(what) {
  throw new UserError(`attack: there is no "${what}". Attacks: ${Object.keys(ATTACKS).join(', ')}.`);
}

/** The short form is given a database that is migrated already. */
const given = () => (process.env.ATTACK_DATABASE_URL ? { url: process.env.ATTACK_DATABASE_URL, secret: process.env.ATTACK_SECRET } : null);

/** CPU seconds of this process, of the servers and of their connections to the database, those that ended since as far as they were seen. */
const ticks = new Map();
async function cpuSeconds(world, servers) {
  const { rows } = await world.db.query('select pid from pg_stat_activity where datname = current_database()');
  for (const { pid } of [...servers, ...rows]) {
    try {
      const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
      ticks.set(pid, Number(fields[11]) + Number(fields[12]));
    } catch {
      // It ended meanwhile: what was seen of it stays.
    }
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + [...ticks.values()].reduce((sum, one) => sum + one, 0) / 100;
}

await main(async () => {
  checkNode();
  helpIfAsked(import.meta.url);
  const { names, json, ...options } = readFlags();
  if (!json) console.log('Building, and filling every table of two tenants …');
  await buildServer({ log: () => undefined });
  const world = await makeWorld(given());
  const tallies = [];
  let server;
  // A second process, as it runs behind a proxy with TLS: it believes one hop, and its cookies are those of a host.
  let second;
  let running;
  const servers = () => [server, running].filter(Boolean);
  const behind = () => (second ??= startServer(world, { TRUST_PROXY: '1', PUBLIC_SCHEME: 'https', TENANT_HOST_PATTERN: '{tenant}.localhost' }).then((one) => (running = one)));
  // The database is another process group: it ends only if we say so.
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      stopped = true;
      // What is known by then is told.
      print(tallies);
      void Promise.resolve(server?.stop()).then(world.close).finally(() => process.exit(1));
    });
  }
  try {
    server = await startServer(world);
    for (const name of names) {
      if (!json) console.log(`     ${name} …`);
      const began = performance.now();
      const cpuBefore = await cpuSeconds(world, servers());
      const tally = await ATTACKS[name]({ world, server, behind, ...options }).catch((error) => {
        const broken = new Tally(name);
        broken.try(`the attack itself ended: ${error.stack}`);
        return broken;
      });
      // The run was ended from outside: what the attack says of that is no finding.
      if (stopped) return;
      tally.seconds = (performance.now() - began) / 1000;
      tally.cpu = (await cpuSeconds(world, servers())) - cpuBefore;
      if (!server.running) tally.try('the server ended');
      tallies.push(tally);
      if (!json) console.log(`${tally.found.length ? 'FAIL' : 'ok  '} ${name === tally.title ? name : `${name} (${tally.title})`}: ${tally.tried} tries in ${tally.seconds.toFixed(1)} s, ${tally.cpu.toFixed(1)} s of CPU`);
    }
  } finally {
    if (process.env.ATTACK_VERBOSE) for (const line of new Set(server?.lines.map((one) => one.replace(/"(time|reference)":"[^"]+",?/g, '')))) console.log(`  LOG ${line.slice(0, 700)}`);
    await server?.stop();
    await second?.then((one) => one.stop());
    await world.close();
  }
  print(tallies);
  if (tallies.some(({ found }) => found.length)) process.exitCode = 1;
  if (json) console.log(JSON.stringify(Object.fromEntries(tallies.map(({ title, tried, held, found }) => [title, { tried, held, found: found.slice(0, 50) }]))));
});
