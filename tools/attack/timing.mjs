// Whether an answer takes longer for an address that is known: asked in pairs, in an order that chance decides, so that whatever else the machine does falls on both.
import { createRequire } from 'node:module';
import { inTurn, send } from './wire.mjs';

const fc = createRequire(import.meta.url)('fast-check');

export const median = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
/** What the two may differ by, and how unlikely their difference may be where there is none. */
const MOST_MS = 2;
const LEAST_P = 0.01;
/** One round in a hundred looks different by chance; so many that do, one after the other, are no chance. */
const ROUNDS = 3;

/** The two-sided test of Kolmogorov and Smirnov: how likely two samples differ as much when they come from one source. */
export function likeliness(a, b) {
  const all = [...a.map((ms) => ({ ms, first: true })), ...b.map((ms) => ({ ms, first: false }))].sort((one, other) => one.ms - other.ms);
  let [before, after, distance] = [0, 0, 0];
  for (const [at, { ms, first }] of all.entries()) {
    if (first) before += 1;
    else after += 1;
    if (all[at + 1]?.ms !== ms) distance = Math.max(distance, Math.abs(before / a.length - after / b.length));
  }
  const size = Math.sqrt((a.length * b.length) / (a.length + b.length));
  const at = (size + 0.12 + 0.11 / size) * distance;
  // The series does not settle for next to no distance, where the answer is one.
  if (at < 0.2) return 1;
  let sum = 0;
  for (let k = 1; k <= 100; k += 1) sum += 2 * (-1) ** (k - 1) * Math.exp(-2 * k * k * at * at);
  return Math.min(1, Math.max(0, sum));
}

/** One round of pairs: the times of each side. */
async function round(pairs, ask, seed) {
  const order = fc.sample(fc.boolean(), { numRuns: pairs.length, seed });
  const times = { known: [], unknown: [] };
  for (const [at, pair] of pairs.entries()) {
    for (const side of order[at] ? ['known', 'unknown'] : ['unknown', 'known']) times[side].push((await ask(pair[side])).ms);
  }
  return times;
}

const said = ({ known, unknown }) => `known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms, p ${likeliness(known, unknown).toFixed(3)}`;

/**
 * @param pairsOf gives so many pairs of requests, new each time
 * @param count of pairs in a round
 */
export async function timing({ tally, what, pairsOf, ask, count, seed }) {
  const rounds = [];
  const differs = ({ known, unknown }) => Math.abs(median(known) - median(unknown)) >= MOST_MS || likeliness(known, unknown) < LEAST_P;
  do rounds.push(await round(await pairsOf(count), ask, seed + rounds.length));
  while (differs(rounds.at(-1)) && rounds.length < ROUNDS);
  for (const one of rounds) tally.tell(`${what}, ${count} pairs: ${said(one)}`);
  tally.must(!differs(rounds.at(-1)), `${what} takes another time for a known address: ${rounds.map(said).join('; ')}`);
  // The measure itself: what a known address took more, or less, would have been seen, whatever chance made of this round.
  const { known, unknown } = rounds.at(-1);
  const chance = median(unknown) - median(known);
  const seen = [0.25, 0.5, 1, 2, 4, 8].find((more) => [more, -more].every((shift) => likeliness(known.map((ms) => ms + chance + shift), unknown) < LEAST_P));
  tally.tell(`${what}: a difference of ${seen ?? 'more than 8'} ms would have been told`);
  tally.must(seen !== undefined && seen <= MOST_MS * 2, `${what}: the machine was too unsteady to tell a difference of ${MOST_MS * 2} ms`);
}

/** Others who ask meanwhile. */
export async function underLoad(server, caller, atOnce, run) {
  let going = true;
  let asked = 0;
  const others = inTurn(Array.from({ length: atOnce }), atOnce, async () => {
    while (going) {
      await send(server, { caller, path: '/auth/permissions', body: {} });
      asked += 1;
    }
  });
  try {
    await run();
  } finally {
    going = false;
    await others;
  }
  return asked;
}
