// build.mjs [--server] [--web]: compiles what has changed since the last build, and nothing else.
//   server → dist/server, the same paths as the sources, with source maps    web → dist/web, by Vite
import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { hash, isMain, listFiles, main, root, run, seconds, UserError } from './common.mjs';

const require = createRequire(import.meta.url);
const out = path.join(root, 'dist/server');
const isTest = (file) => /\.(spec|int-spec|test)\.tsx?$/.test(file);

/** The folders of libs/ that hold one of these rooms. */
function rooms(...names) {
  return fs
    .readdirSync(path.join(root, 'libs'))
    .filter((scope) => scope !== 'testing')
    .flatMap((scope) => names.map((name) => `libs/${scope}/${name}`))
    .filter((folder) => fs.existsSync(path.join(root, folder)));
}

const serverSources = () =>
  ['apps/api/src', 'apps/worker/src', ...rooms('domain', 'api').map((room) => `${room}/src`)].flatMap((folder) =>
    listFiles(folder, (file) => (/(?<!\.d)\.ts$/.test(file) && !isTest(file)) || /\.(sql|json|html)$/.test(file)),
  );

/** @returns {Promise<{ changed: number }>} how many files of dist/server were written or removed */
export async function buildServer({ log = console.log } = {}) {
  const started = Date.now();
  const stateFile = path.join(out, '.build.json');
  const ways = ['tools/scripts/swc-options.cjs', 'tools/scripts/build.mjs', 'tsconfig.base.json', 'node_modules/@swc/core/package.json'];
  const options = hash(...ways.map((file) => fs.readFileSync(path.join(root, file))));
  let before = {};
  try {
    const state = JSON.parse(fs.readFileSync(stateFile, 'utf8'));
    if (state.options === options) before = state.files;
    else fs.rmSync(out, { recursive: true, force: true });
  } catch {
    fs.rmSync(out, { recursive: true, force: true });
  }

  const files = {};
  const changed = [];
  for (const file of serverSources()) {
    const { mtimeMs, size } = fs.statSync(path.join(root, file));
    const known = fs.existsSync(outputOf(file)) ? before[file] : undefined;
    if (known?.mtimeMs === mtimeMs && known.size === size) {
      files[file] = known;
      continue;
    }
    const content = fs.readFileSync(path.join(root, file));
    files[file] = { mtimeMs, size, hash: hash(content) };
    if (known?.hash !== files[file].hash) changed.push([file, content]);
  }
  const removed = Object.keys(before).filter((file) => !files[file]);

  const problems = [];
  if (changed.length > 0) {
    const { transform } = require('@swc/core');
    const swc = require('./swc-options.cjs')();
    await Promise.all(
      changed.map(async ([file, content]) => {
        const target = outputOf(file);
        fs.mkdirSync(path.dirname(target), { recursive: true });
        if (!file.endsWith('.ts')) return fs.writeFileSync(target, content);
        try {
          const filename = path.join(root, file);
          const result = await transform(content.toString(), { ...swc, filename, sourceFileName: path.relative(path.dirname(target), filename) });
          fs.writeFileSync(`${target}.map`, result.map);
          fs.writeFileSync(target, `${result.code}\n//# sourceMappingURL=${path.basename(target)}.map\n`);
        } catch (error) {
          problems.push(`${file}: ${error.message}`);
          delete files[file]; // compiled again next time
        }
      }),
    );
  }
  for (const file of removed) for (const end of ['', '.map']) fs.rmSync(outputOf(file) + end, { force: true });
  // Only after everything is on disk: a build that was killed is done again.
  fs.mkdirSync(out, { recursive: true });
  fs.writeFileSync(stateFile, JSON.stringify({ options, files }));
  if (problems.length > 0) throw new UserError(`The server does not compile.\n${problems.join('\n')}`);
  const count = changed.length + removed.length;
  if (count > 0) log(`Server built: ${count} files in ${seconds(started)}`);
  return { changed: count };
}

const outputOf = (file) => path.join(out, file.replace(/\.ts$/, '.js'));

/** The staff application into dist/web. @returns {Promise<{ changed: boolean }>} */
export async function buildWeb({ log = console.log } = {}) {
  const folders = ['apps/web', ...rooms('web', 'domain')];
  const sources = folders.flatMap((folder) => listFiles(folder, (file) => !isTest(file) && !file.endsWith('.graphql') && !EXPLORER.includes(file)));
  const client = await viteBuild({ name: 'Client', sources, out: 'dist/web', config: 'apps/web/vite.config.mts', log });
  const explorer = await viteBuild({ name: 'GraphQL explorer', sources: EXPLORER, out: 'dist/explorer', config: 'apps/web/vite.explorer.config.mts', log });
  return { changed: client || explorer };
}

/** Built apart: it is large and changes with the lock file alone. */
const EXPLORER = ['apps/web/explorer.html', 'apps/web/src/explorer.tsx', 'apps/web/vite.explorer.config.mts'];

const OF_THIS_BUILD = '.assets.json';

/** Takes the place of the build before it. That one's assets stay for one generation: pages that are open still ask for them. */
export function replaceBuild(next, target) {
  const assets = (folder) => path.join(folder, 'assets');
  const filesIn = (folder) => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);
  const own = filesIn(assets(next));
  const list = path.join(target, OF_THIS_BUILD);
  // Without what it had itself kept of the one before.
  const former = fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, 'utf8')) : filesIn(assets(target));
  for (const file of former) {
    const from = path.join(assets(target), file);
    if (!file.endsWith('.map') && !own.includes(file) && fs.existsSync(from)) fs.copyFileSync(from, path.join(assets(next), file));
  }
  fs.writeFileSync(path.join(next, OF_THIS_BUILD), JSON.stringify(own));
  fs.rmSync(`${target}.former`, { recursive: true, force: true });
  if (fs.existsSync(target)) fs.renameSync(target, `${target}.former`);
  fs.renameSync(next, target);
  fs.rmSync(`${target}.former`, { recursive: true, force: true });
}

async function viteBuild({ name, sources, out: folder, config, log }) {
  if (!fs.existsSync(path.join(root, config))) return false;
  const started = Date.now();
  const stampFile = path.join(root, `${folder}.stamp`);
  const stamp = hash(...['package-lock.json', 'tsconfig.base.json', ...sources.sort()].flatMap((file) => [file, fs.readFileSync(path.join(root, file))]));
  if (fs.existsSync(path.join(root, folder)) && fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp) return false;
  fs.rmSync(stampFile, { force: true });
  const target = path.join(root, folder);
  const next = `${target}.next`;
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const code = await run(process.execPath, [vite, 'build', '--config', config, '--outDir', next, '--emptyOutDir', '--logLevel', 'error'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new UserError(`${name}: it does not build, see the lines above.`);
  replaceBuild(next, target);
  fs.writeFileSync(stampFile, stamp);
  log(`${name} built in ${seconds(started)}`);
  return true;
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const only = process.argv.slice(2);
    const wants = (flag) => only.length === 0 || only.includes(flag);
    if (wants('--server')) await buildServer();
    if (wants('--web')) await buildWeb();
  });
}
