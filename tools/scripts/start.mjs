// npm start: install, build, database, server. Each step only when needed, so a second start takes seconds.
import { checkNode, helpIfAsked, installIfNeeded, main, onStop, UserError } from './common.mjs';

await main(async () => {
  checkNode();
  helpIfAsked(import.meta.url);
  const [given] = process.argv.slice(2);
  if (given) throw new UserError(`npm start: there is no "${given}". It is told by settings of the environment or of .env (docs/operators.md).`);
  installIfNeeded();
  const { buildServer, buildWeb } = await import('./build.mjs');
  const { checkedEnvironment, loadDotEnv, printWelcome, startEmbedded } = await import('./environment.mjs');
  const { spawnServer } = await import('./server.mjs');
  loadDotEnv();
  await buildServer();
  const { env, embedded } = await checkedEnvironment();
  await buildWeb();

  let server;
  let stopping = false;
  onStop(() => {
    stopping = true;
    void server?.stop();
  });

  const postgres = embedded ? await startEmbedded() : null;
  if (postgres) env.DATABASE_URL = postgres.url;
  let code = 0;
  if (!stopping) {
    server = spawnServer({ ...env, CLIENT_DIR: env.CLIENT_DIR || 'dist/web' });
    server.ready.then((message) => printWelcome(message, env)).catch(() => {});
    code = await server.ended;
  }
  // After the server, also when it failed to start: nothing is left behind.
  await postgres?.stop();
  process.exit(stopping ? 0 : code);
});
