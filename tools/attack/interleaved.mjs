// Many tenants at once over few connections: what one asked for never comes to another.
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../scripts/common.mjs';
import { addCaller, YEAR } from './callers.mjs';
import { Tally } from './report.mjs';
import { startServer } from './server.mjs';
import { graphql, inTurn, send } from './wire.mjs';

const require = createRequire(import.meta.url);
const TENANTS = 20;
const REQUESTS = 10_000;

async function addTenants(world, count) {
  const { ownerClient, provisionTenant } = require(path.join(root, 'dist/server/apps/api/src/seeds/provision.js'));
  const owner = await ownerClient(world.url);
  const made = [];
  for (let at = 0; at < count; at += 1) {
    const code = `other${at}`;
    const tenant = await provisionTenant(owner, { code, name: `${code} agency`, timeZone: 'UTC', terms: [{ name: YEAR, kind: 'school_year', startsOn: '2020-07-01', endsOn: '2040-06-30' }] });
    made.push({ code, ...tenant, caller: await addCaller(world, { code, ...tenant }, 'tenant_administrator', tenant.topId) });
  }
  await owner.end();
  return made;
}

export async function interleaved({ world }) {
  const tally = new Tally('tenants at once');
  const tenants = await addTenants(world, TENANTS);
  const server = await startServer(world, { DB_POOL_SIZE: '4' });
  try {
    const codes = new RegExp(tenants.map(({ code }) => `\\b${code} agency`).join('|'), 'g');
    await inTurn(Array.from({ length: REQUESTS }, (_, at) => at), 40, async (at) => {
      const { code, caller, termIds } = tenants[at % tenants.length];
      // A fault and a refusal between, so that connections are given back in every state.
      const asked = at % 11 === 3 ? '{ participant(id: "x") { id } }' : at % 3 === 0 ? '{ terms { id } organizations { nodes { id name } } }' : '{ terms { id } }';
      const answer = at % 5 === 1 ? await send(server, { caller: at % 2 ? caller.session : caller, path: '/auth/health', method: 'GET' }) : await graphql(server, caller, asked);
      const others = [...new Set(answer.text.match(codes) ?? [])].filter((word) => word !== `${code} agency`);
      const own = new Set(Object.values(termIds));
      const foreign = (answer.data?.terms ?? []).filter(({ id }) => !own.has(id));
      const asWanted = answer.status === 200 || at % 11 === 3;
      tally.try([others.length ? `${code} was answered with ${others.join(', ')}` : null, foreign.length ? `${code} was answered with ${foreign.length} terms of another tenant` : null, answer.data?.terms && answer.data.terms.length !== own.size ? `${code} was answered with ${answer.data.terms.length} of ${own.size} terms` : null, asWanted ? null : `${code} was answered with ${answer.status} ${answer.text.slice(0, 120)}`]);
    });
  } finally {
    await server.stop();
  }
  return tally;
}
