// npm run dev: the client by Vite on PORT with hot reload, the API behind it restarted on change, generated files kept current.
import fs from 'node:fs';
import path from 'node:path';
import { checkNode, freePort, installIfNeeded, main, onStop, root } from './common.mjs';

/** GET addresses that answer something else than the client's page; the same list as apps/api/src/client-files.ts. */
const SERVER_PAGES = /^\/(health|dev|graphql|auth\/health|file\/download|auth\/oauth|calendar)(\/|\.|\?|$)/;
const VITE_PATHS = /^\/(@|src\/|node_modules\/|libs\/|\.vite\/)/;
const LOADED_BY_PAGE = ['script', 'style', 'image', 'font', 'worker', 'manifest'];

/** Pages and their parts come from Vite; what the client fetches, and the server's own pages, from the API. */
function isForVite(request) {
  if (VITE_PATHS.test(request.url)) return true;
  if (SERVER_PAGES.test(request.url)) return false;
  if (LOADED_BY_PAGE.includes(request.headers['sec-fetch-dest'])) return true;
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}

await main(async () => {
  checkNode();
  installIfNeeded();
  const { buildServer } = await import('./build.mjs');
  const { emitSchema, generateDocuments } = await import('./codegen.mjs');
  const { checkedEnvironment, loadDotEnv, printWelcome, startEmbedded } = await import('./environment.mjs');
  const { spawnServer } = await import('./server.mjs');
  const { createServer } = await import('vite');
  loadDotEnv();
  await buildServer();
  const { env, embedded } = await checkedEnvironment();
  const port = Number(env.PORT);

  let api = null;
  let vite = null;
  let postgres = null;
  let stopping = false;
  async function stop() {
    if (stopping) return void api?.stop();
    stopping = true;
    await vite?.close();
    await api?.stop();
    await postgres?.stop();
    process.exit(0);
  }
  onStop(() => void stop());

  postgres = embedded ? await startEmbedded() : null;
  const apiPort = await freePort();
  const apiEnv = {
    ...env,
    PORT: String(apiPort),
    PUBLIC_PORT: env.PUBLIC_PORT || String(port), // links in mail lead to Vite
    CLIENT_DIR: '',
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  };

  async function restartApi() {
    await api?.stop();
    if (stopping) return null;
    api = spawnServer(apiEnv);
    return api.ready.catch(() => console.error('The API is down; it starts again with the next change.'));
  }
  const first = await restartApi();
  if (stopping) return;
  process.env.API_PORT = String(apiPort); // read by apps/web/vite.config
  vite = await createServer({
    root: path.join(root, 'apps/web'),
    clearScreen: false,
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: { '^/': { target: `http://127.0.0.1:${apiPort}`, ws: true, bypass: (request) => (request.headers.upgrade || !isForVite(request) ? undefined : request.url) } },
    },
  });
  await vite.listen();
  printWelcome({ port, accounts: first?.accounts }, env);

  // Changes are gathered and worked off one batch at a time.
  const changed = new Set();
  let working = false;
  async function work() {
    if (working || stopping) return;
    working = true;
    while (changed.size > 0 && !stopping) {
      const files = [...changed];
      changed.clear();
      try {
        const server = files.some((file) => /\.(ts|sql|json|html)$/.test(file)) && (await buildServer()).changed > 0;
        if (server) await restartApi();
        const schema = server && (await emitSchema());
        if (schema || files.some((file) => file.endsWith('.graphql'))) generateDocuments();
        if (schema) console.log('schema.graphql has changed.');
      } catch (error) {
        console.error(error.message);
      }
    }
    working = false;
  }
  // Vite's watcher, for the server's folders too: Node's own recursive watch loses files that editors replace.
  const started = Date.now();
  let timer;
  vite.watcher.add(['apps', 'libs'].map((folder) => path.join(root, folder)));
  vite.watcher.on('all', (event, file) => {
    const known = event === 'add' && fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs < started; // it reports what it finds at first
    if (known || event.endsWith('Dir') || file.includes('__generated__')) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => void work(), 200);
  });
});
