// npm run drill: faults on real processes, counted (docs/faults.md).
//   --only=R4,R8 or names   --list: what there is   --json: the counts as the last line   --specs: runs the tests that show the others   --again=20: each row so many times
//   How often: --kills=N, --saves=N of each such round, --times=N (connections ended, answers cut, rights taken), --pairs=N, --races=N, --crashes=N, --hole=MS, --soak=MINUTES
//   --former=<commit>: R7 with that version serving beside this one
import { checkNode, helpIfAsked, main, UserError } from '../scripts/common.mjs';
import { buildServer } from '../scripts/build.mjs';
import { makeApi } from './api.mjs';
import { ROWS, rowsOf } from './rows.mjs';
import { makeWorld } from './world.mjs';

const TAKERS = 5;
/** What ends without a fault and without having been tried is no success. */
const NOT_TRIED = 2;
const NUMBERS = { kills: 3, saves: 50, times: 20, pairs: 100, crashes: 3, hole: 9_000, soak: 0.5, races: 100, again: 1 };

function readFlags() {
  const known = new RegExp(`^--(only|list|json|specs|former|${Object.keys(NUMBERS).join('|')})(?:=(.+))?$`);
  const flags = Object.fromEntries(process.argv.slice(2).map((arg) => known.exec(arg)?.slice(1) ?? fail(arg)));
  const rows = rowsOf(flags.only);
  if (typeof rows === 'string') fail(rows);
  const numbers = Object.fromEntries(Object.entries(NUMBERS).map(([name, usual]) => [name, flags[name] === undefined ? usual : Number(flags[name])]));
  for (const [name, number] of Object.entries(numbers)) if (!(number > 0)) throw new UserError(`drill: --${name} takes a number above 0.`);
  return { rows, list: 'list' in flags, json: 'json' in flags, specs: 'specs' in flags, former: flags.former, ...numbers };
}

/** Some have the number in their name, since several are shown in one way. */
const nameOf = ({ id, name }) => name.replace(`${id} `, '');

function fail(what) {
  if (what === 'R24') throw new UserError('drill: R24 is tried by npm run bench -- --migrations.');
  throw new UserError(`drill: there is no "${what}". Faults: ${ROWS.map((row) => `${row.id} ${nameOf(row)}`).join(', ')}.`);
}

const tally = { ok: 0, failed: 0, 'not tried': 0, 'shown by tests, which are there and were not run (--specs)': 0 };

function tell(row, { counted, bad, untried, onlyFound }, seconds) {
  const { id, title } = row;
  const named = `${id.padEnd(3)} ${nameOf(row)}: ${title}`;
  tally[bad.length ? 'failed' : untried ? 'not tried' : onlyFound ? 'shown by tests, which are there and were not run (--specs)' : 'ok'] += 1;
  if (untried) {
    console.log(`---- ${named}: NOT TRIED, ${untried}`);
    process.exitCode ??= NOT_TRIED;
    return;
  }
  const figures = Object.entries(counted).map(([what, count]) => `${what} ${Array.isArray(count) ? count.join(', ') : count}`).join('; ');
  console.log(`${bad.length ? 'FAIL' : onlyFound ? 'test' : 'ok  '} ${named}: ${figures} (${seconds} s)`);
  for (const line of bad) console.log(`         ${line}`);
  if (bad.length) process.exitCode = 1;
}

/** Of a row that was repeated: what each time counted, side by side. */
function together(times) {
  if (times.length === 1) return times[0];
  const names = Object.keys(times[0].counted);
  return { counted: { times: times.length, ...Object.fromEntries(names.map((name) => [name, times.map(({ counted }) => counted[name])])) }, bad: times.flatMap(({ bad }, at) => bad.map((line) => `${at + 1}: ${line}`)), untried: times[0].untried, onlyFound: times[0].onlyFound };
}

await main(async () => {
  checkNode();
  helpIfAsked(import.meta.url);
  const { rows, list, json, hole, soak, again, ...given } = readFlags();
  if (list) {
    for (const row of rows) console.log(`${row.id.padEnd(3)} ${nameOf(row).padEnd(12)} ${row.title}`);
    return;
  }
  if (!json) console.log('Building, and making a database …');
  await buildServer({ log: () => undefined });
  const world = await makeWorld(TAKERS);
  const results = {};
  let api;
  // The database is another process group: it ends only if we say so.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void world.close().finally(() => process.exit(1)));
  try {
    for (const row of rows) {
      const { name, run, shared, poolSize } = row;
      const times = [];
      const begun = performance.now();
      while (times.length < again) {
        // What it queues, or holds, would be done by the wrong one.
        if (!shared) await api?.stop();
        if ((shared && !api?.running) || poolSize) {
          api = await makeApi(world, { poolSize });
          await api.start();
        }
        // What ends one row tells nothing of the others.
        times.push(await run({ world, api, ...given, holeMs: hole, minutes: soak }).catch((error) => ({ counted: {}, bad: [`it was broken off, so that its promise was not tried to the end: ${error.stack}`] })));
      }
      const result = together(times);
      results[name] = { ...result.counted, bad: result.bad, ...(result.untried ? { untried: result.untried } : {}) };
      tell(row, result, Math.round((performance.now() - begun) / 1000));
      if (poolSize) await api.stop();
    }
  } finally {
    await api?.stop();
    await world.close();
  }
  console.log(`\n${Object.entries(tally).filter(([what, count]) => count || what === 'ok' || what === 'failed').map(([what, count]) => `${count} ${what}`).join(', ')}.`);
  if (json) console.log(JSON.stringify(results));
});
