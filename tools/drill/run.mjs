// npm run drill: faults on real processes, counted (docs/operators.md).
//   --only=kill,restart,term,pool   --kills=N: how often the API is killed   --saves=N: saves of each such round   --json: the counts as the last line
import { checkNode, main, UserError } from '../scripts/common.mjs';
import { buildServer } from '../scripts/build.mjs';
import { makeApi } from './api.mjs';
import { kill, pool, restart, term } from './faults.mjs';
import { makeWorld } from './world.mjs';

const FAULTS = {
  kill: { title: 'the API is killed (kill -9) in the middle of saves', run: kill },
  restart: { title: 'PostgreSQL crashes and comes back under load', run: restart },
  term: { title: 'SIGTERM with saves under way', run: term },
  pool: { title: 'every connection is taken', run: pool, poolSize: 2 },
};
const TAKERS = 5;

function readFlags() {
  const flags = Object.fromEntries(process.argv.slice(2).map((arg) => /^--(only|kills|saves|json)(?:=(.+))?$/.exec(arg)?.slice(1) ?? fail(arg)));
  const names = flags.only ? flags.only.split(',') : Object.keys(FAULTS);
  for (const name of names) if (!FAULTS[name]) fail(name);
  return { names, kills: Number(flags.kills ?? 3), saves: Number(flags.saves ?? 50), json: 'json' in flags };
}

function fail(what) {
  throw new UserError(`drill: there is no "${what}". Faults: ${Object.keys(FAULTS).join(', ')}.`);
}

await main(async () => {
  checkNode();
  const { names, kills, saves, json } = readFlags();
  await buildServer({ log: () => undefined });
  const world = await makeWorld(TAKERS);
  const results = {};
  let api;
  // The database is another process group: it ends only if we say so.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void world.close().finally(() => process.exit(1)));
  try {
    for (const name of names) {
      const { title, run, poolSize } = FAULTS[name];
      if (poolSize) await api?.stop();
      if (!api?.running || poolSize) {
        api = await makeApi(world, { poolSize });
        await api.start();
      }
      const { counted, bad } = await run({ world, api, kills, saves });
      results[name] = { ...counted, bad };
      const figures = Object.entries(counted).map(([what, count]) => `${what} ${Array.isArray(count) ? count.join(', ') : count}`).join('; ');
      console.log(`${bad.length ? 'FAIL' : 'ok  '} ${title}: ${figures}`);
      for (const line of bad) console.log(`     ${line}`);
      if (bad.length) process.exitCode = 1;
    }
  } finally {
    await api?.stop();
    await world.close();
  }
  if (json) console.log(JSON.stringify(results));
});
