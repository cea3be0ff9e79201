// npm run bench:web: what the client costs a browser (docs/performance.md): bundle, mounting a roster, marking a child, scrolling, and how pages come up.
//   --only=bundle,mount,mark,scroll,vitals   --rounds=N   `--only=bundle` needs neither browser nor database.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cpuOfMachine, loadAverage } from '../bench/proc.mjs';
import { buildServer, buildWeb } from '../scripts/build.mjs';
import { checkNode, dataDir, helpIfAsked, main, onStop, UserError } from '../scripts/common.mjs';
import { launch } from './browser.mjs';
import { bundleRows, judgeBundle, readBundle } from './bundle.mjs';
import { compareFetched, judge, print, rowsOf } from './report.mjs';
import { marking, mounting } from './roster.mjs';
import { LISTS, scrolling } from './scroll.mjs';
import { PAGES, vitals } from './vitals.mjs';
import { startWorld } from './world.mjs';

const PARTS = ['bundle', 'mount', 'mark', 'scroll', 'vitals'];
const SLOWER = 4;

/** As in `npm run bench`. */
const BUSY = 0.3;

/** CPUs that others use while we do nothing. */
async function usedByOthers() {
  const [busy, at] = [cpuOfMachine(), performance.now()];
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  return (cpuOfMachine() - busy) / (performance.now() - at);
}

function readFlags() {
  const flags = Object.fromEntries(process.argv.slice(2).map((arg) => /^--(only|rounds)=(.+)$/.exec(arg)?.slice(1) ?? fail(arg)));
  const parts = flags.only ? flags.only.split(',') : PARTS;
  for (const part of parts) if (!PARTS.includes(part)) fail(part);
  const rounds = Number(flags.rounds ?? 7);
  return Number.isInteger(rounds) && rounds > 0 ? { parts, rounds } : fail(`--rounds=${flags.rounds}`);
}

function fail(what) {
  throw new UserError(`bench:web: there is no "${what}". Parts: ${PARTS.join(', ')}.`);
}

async function measure(browser, world, { parts, rounds }) {
  const timed = { mount: {}, mark: {}, scroll: {}, vitals: {} };
  const wants = (part) => parts.includes(part);
  for (const rate of [1, SLOWER]) {
    if (wants('mount')) timed.mount[rate] = await mounting(browser, world, world.roster, { rate, rounds });
    if (wants('mark')) timed.mark[rate] = await marking(browser, world, world.roster, { rate, turns: rounds });
  }
  if (wants('scroll')) for (const [name, list] of Object.entries(LISTS(world))) timed.scroll[name] = await scrolling(browser, list);
  if (wants('vitals')) {
    for (const [name, page] of Object.entries(PAGES(world))) {
      for (const rate of [1, SLOWER]) {
        timed.vitals[`${name} ${rate}`] = [];
        for (let round = 0; round < Math.min(3, rounds); round++) timed.vitals[`${name} ${rate}`].push(await vitals(browser, page, rate));
      }
    }
  }
  return timed;
}

await main(async () => {
  checkNode();
  helpIfAsked(import.meta.url);
  const flags = readFlags();
  const before = { load: loadAverage(), others: await usedByOthers() };
  await buildWeb();
  const bundle = readBundle();
  const verdicts = judgeBundle(bundle);
  if (flags.parts.includes('bundle')) print(bundleRows(bundle));
  let timed = null;
  if (flags.parts.some((part) => part !== 'bundle')) {
    await buildServer();
    const world = await startWorld(console.log);
    let browser;
    onStop(() => void world.stop().finally(() => process.exit(1)));
    try {
      browser = await launch();
      timed = await measure(browser, world, flags);
    } finally {
      await browser?.close();
      await world.stop();
    }
    print(rowsOf(timed));
  }
  const after = { load: loadAverage(), others: await usedByOthers() };
  const others = Math.max(before.others, after.others);
  if (timed) verdicts.push(...judge(timed, others > BUSY), ...compareFetched(bundle, timed));
  console.log(`\n${os.cpus().length} CPUs, of which other programs used ${before.others.toFixed(1)} before and ${after.others.toFixed(1)} after; load average ${before.load.toFixed(1)} before, ${after.load.toFixed(1)} after.`);
  for (const { good, words } of verdicts) console.log(`${good === null ? 'told' : good ? 'ok  ' : 'FAIL'} ${words}`);
  fs.mkdirSync(path.join(dataDir, 'bench'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'bench/web.json'), JSON.stringify({ at: new Date().toISOString(), verdicts, timed }, null, 1));
  const failed = verdicts.filter(({ good }) => good === false).length;
  const told = verdicts.filter(({ good }) => good === null).length;
  console.log(`\n${verdicts.length - failed - told} of ${verdicts.length} checks passed, ${failed} failed${told ? `, ${told} told only` : ''}.`);
  process.exitCode = failed ? 1 : 0;
});
