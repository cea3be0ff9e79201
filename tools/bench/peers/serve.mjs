// PostGraphile over the bench's database as its documentation sets it up: the Amber preset and its filter plugin, one pool, prepared statements, no development tools.
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter';

// It tells at length of types and behaviours that it does not know; what it refuses stands in its answers.
for (const way of ['log', 'warn', 'error']) console[way] = () => undefined;

const { url, poolSize } = JSON.parse(process.env.BENCH_PEER);
const preset = {
  extends: [PostGraphileAmberPreset, PostGraphileConnectionFilterPreset],
  // Backends that stay, as everybody's here.
  pgServices: [makePgService({ connectionString: url, schemas: ['public'], poolConfig: { max: poolSize, idleTimeoutMillis: 0 } })],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
  grafast: { explain: false },
  // Functions are not asked for. Nor is its rule kept that only columns with an index of their own may be: here an index begins with the tenant.
  disablePlugins: ['PgProceduresPlugin', 'PgIndexBehaviorsPlugin'],
};
const server = createServer();
await postgraphile(preset).createServ(grafserv).addTo(server);
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send({ type: 'ready', port: server.address().port }));
