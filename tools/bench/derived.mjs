// What others were measured at, with the bare handler beside them on the machine of that day (docs/performance.md, "Beside others").
// Today's share of the bare handler over theirs says how many times as many requests this product answers.
import { median } from './proc.mjs';

/** Requests a second of eight at a time. */
const BARE = { roster: 1_327, save: 728 };
const PEERS = [
  { workload: 'roster', contender: 'rest', peer: 'RosarioSIS 12', perSecond: 56.7, times: 8 },
  { workload: 'roster', contender: 'rest', peer: 'Directus 12, REST', perSecond: 67.8, times: 8 },
  { workload: 'roster', contender: 'graphql', peer: 'Directus 12, GraphQL', perSecond: 51.8, times: 8 },
  { workload: 'save', contender: 'graphql', peer: 'RosarioSIS 12', perSecond: 7.1, times: 40 },
  { workload: 'save', contender: 'graphql', peer: 'Directus 12', perSecond: 6.5, times: 40 },
];

export function derivedVerdicts(samples) {
  return PEERS.flatMap(({ workload, contender, peer, perSecond, times }) => {
    const own = samples[`${workload}/${contender}`];
    if (!own) return [];
    const share = median(own.map((sample, round) => sample.perSecond / samples[`${workload}/bare`][round].perSecond));
    const factor = share / (perSecond / BARE[workload]);
    return [{ good: factor >= times, words: `${workload}: ${factor.toFixed(1)} times ${peer} (${perSecond} a second where the bare handler made ${BARE[workload]}), at least ${times} times is asked` }];
  });
}
