// npm run bench -- --tenants: what is asked of one tenant is asked of ten of its size in turn, of the same server, on the same data, in the same rounds.
import { TENANTS } from './fill.mjs';

export const OF_TENANTS = ['roster', 'save'];
export const ofAll = (name) => `${name}-tenants`;

/** One of each list after the other, so that whoever walks through a part of them meets every tenant. */
const inTurns = (lists) => Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) => lists.map((list) => list[at]).filter(Boolean)).flat();

export function addTenants(workloads) {
  for (const name of OF_TENANTS) {
    const own = workloads[name];
    const { bare, walls, graphql } = own.contenders;
    workloads[ofAll(name)] = {
      ...own,
      title: 'the same, of all tenants in turn',
      contenders: { bare, walls, graphql },
      /** The same objects: what the first tenant's own row has saved must be known to this one. */
      targets: (all) => inTurns([all, ...all.elsewhere].map((tenant) => tenant[own.targets])),
      // Each target is to be as warm as one tenant's.
      warmTimes: TENANTS,
    };
  }
}
