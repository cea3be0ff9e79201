// npm run attack: what strangers try, on a server of its own on this machine (docs/security.md).
//   --only=tenant,role,…   --short: as npm test runs it   --sqlmap: with sqlmap, where it is installed   --audit: with npm audit, where a registry answers   --json: counts and findings as the last line
import { checkNode, main, UserError } from '../scripts/common.mjs';
import { buildServer } from '../scripts/build.mjs';
import { dependencies } from './dependencies.mjs';
import { graphqlAttacks } from './graphql-attacks.mjs';
import { headers } from './headers.mjs';
import { injection } from './injection.mjs';
import { outputs } from './outputs.mjs';
import { print, Tally } from './report.mjs';
import { roleWalk } from './role-walk.mjs';
import { startServer } from './server.mjs';
import { signIn } from './sign-in.mjs';
import { tenantWalk } from './tenant-walk.mjs';
import { makeWorld } from './world.mjs';

/** Of the other tenant whoever may most there; of the same tenant whoever may most at another institution. */
const SHORT_CALLERS = { stranger: ['tenant_administrator'], neighbour: ['institution_administrator'] };
const ATTACKS = {
  tenant: (at) => tenantWalk({ ...at, ...(at.short ? { roles: SHORT_CALLERS, depth: 1 } : {}) }),
  role: (at) => roleWalk({ ...at, brief: at.short }),
  graphql: graphqlAttacks,
  'sign-in': signIn,
  headers,
  injection,
  outputs,
  dependencies,
};

function readFlags() {
  const flags = Object.fromEntries(process.argv.slice(2).map((arg) => /^--(only|short|sqlmap|audit|json)(?:=(.+))?$/.exec(arg)?.slice(1) ?? fail(arg)));
  const names = flags.only ? flags.only.split(',') : Object.keys(ATTACKS);
  for (const name of names) if (!ATTACKS[name]) fail(name);
  return { names, short: 'short' in flags, sqlmap: 'sqlmap' in flags, audit: 'audit' in flags, json: 'json' in flags };
}

function fail(what) {
  throw new UserError(`attack: there is no "${what}". Attacks: ${Object.keys(ATTACKS).join(', ')}.`);
}

/** The short form is given a database that is migrated already. */
const given = () => (process.env.ATTACK_DATABASE_URL ? { url: process.env.ATTACK_DATABASE_URL, secret: process.env.ATTACK_SECRET } : null);

await main(async () => {
  checkNode();
  const { names, json, ...options } = readFlags();
  await buildServer({ log: () => undefined });
  const world = await makeWorld(given());
  const tallies = [];
  let server;
  // A second process, as it runs behind a proxy with TLS: it believes one hop, and its cookies are those of a host.
  let second;
  const behind = () => (second ??= startServer(world, { TRUST_PROXY: '1', PUBLIC_SCHEME: 'https', TENANT_HOST_PATTERN: '{tenant}.localhost' }));
  // The database is another process group: it ends only if we say so.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void Promise.resolve(server?.stop()).then(world.close).finally(() => process.exit(1)));
  try {
    server = await startServer(world);
    for (const name of names) {
      const began = performance.now();
      const tally = await ATTACKS[name]({ world, server, behind, ...options }).catch((error) => {
        const broken = new Tally(name);
        broken.try(`the attack itself ended: ${error.stack}`);
        return broken;
      });
      tally.seconds = (performance.now() - began) / 1000;
      if (!server.running) tally.try('the server ended');
      tallies.push(tally);
      if (!json) console.log(`${tally.found.length ? 'FAIL' : 'ok  '} ${tally.title}: ${tally.tried} tries in ${tally.seconds.toFixed(1)} s`);
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
