// What each route makes a browser fetch first, gzipped, from the manifest of the build; and the bounds of it. Costs no browser, so `npm test` asks for it too.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root, UserError } from '../scripts/common.mjs';

const ENTRY = 'index.html';
/** Beside the modules: what index.html names itself. */
const PUBLIC = ['first-paint.css', 'color-mode.js'];
const isPage = (source) => /(^|[./])pages?\.tsx$/.test(source);
/** What the shell of a signed-in person fetches by itself, whatever page it shows; `run.mjs` holds this list against what a browser fetched. */
const SHELL = ['core/web/src/shell/default-frame.tsx', 'core/web/src/session/idle-guard.tsx', 'core/web/src/session/sign-out-dialog.tsx'];
/** What it fetches when the page is there and nothing is to be done: what keeps marks for days without a network. */
const AT_REST = ['participation/web/src/offline/offline-work.tsx', 'core/web/src/offline/vault.ts'];
const SIGN_IN = 'sign-in/web/src/login.page.tsx';
const DASHBOARD = 'home/web/src/dashboard.page.tsx';

/** Of sign-in 170 KB are wished for; React with its router, Apollo, i18next and Chakra's engine are more than that together (docs/performance.md). */
export const BOUNDS = { dashboard: 430_000, signIn: 300_000, chunk: 60_000 };

export function readBundle(folder = path.join(root, 'dist/web')) {
  const file = path.join(folder, '.vite/manifest.json');
  if (!fs.existsSync(file)) throw new UserError('There is no build of the client with a manifest: npm run build');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  const sizes = new Map();
  const gz = (name) => {
    if (!sizes.has(name)) sizes.set(name, gzipSync(fs.readFileSync(path.join(folder, name))).length);
    return sizes.get(name);
  };
  const keyOf = (source) => Object.keys(manifest).find((key) => key.endsWith(`libs/${source}`)) ?? missing(source);
  /** Files of chunks with all that they import at once. */
  const closure = (keys, files = new Set(), seen = new Set()) => {
    for (const key of keys) {
      if (seen.has(key)) continue;
      seen.add(key);
      const { file, css = [], imports = [] } = manifest[key];
      for (const name of [file, ...css]) files.add(name);
      closure(imports, files, seen);
    }
    return files;
  };
  const sum = (files) => [...files].reduce((total, name) => total + gz(name), 0);

  const alone = new Set([...PUBLIC, ...closure([ENTRY])]);
  const shell = new Set([...alone, ...closure(SHELL.map(keyOf))]);
  const routes = Object.entries(manifest)
    .filter(([, { isDynamicEntry, src }]) => isDynamicEntry && src && isPage(src))
    .map(([key, { file, src }]) => {
      const before = src.endsWith(SIGN_IN) ? alone : shell;
      const files = new Set([...before, ...closure([key])]);
      return { name: src.replace(/^.*libs\//, '').replace('/web/src/', '/').replace(/\.tsx$/, ''), source: src, files, chunk: gz(file), added: sum([...files].filter((name) => !before.has(name))), first: sum(files) };
    })
    .sort((a, b) => b.first - a.first);
  const of = (source) => routes.find((route) => route.source.endsWith(source)) ?? missing(source);
  return { routes, gz, alone: sum(alone), shell: sum(shell), atRest: closure(AT_REST.map(keyOf)), signIn: of(SIGN_IN), dashboard: of(DASHBOARD) };
}

function missing(source) {
  throw new UserError(`bench-web: the build has no ${source}; tools/bench-web/bundle.mjs names it.`);
}

const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** @returns {{ good: boolean, words: string }[]} */
export function judgeBundle({ routes, signIn, dashboard }) {
  const heavy = routes.filter(({ chunk }) => chunk > BOUNDS.chunk);
  const within = (what, bytes, most) => ({ good: bytes <= most, words: `${what}: ${kb(bytes)} gz, at most ${kb(most)} is allowed` });
  return [
    within('first load of the staff application, until the dashboard', dashboard.first, BOUNDS.dashboard),
    within('first load of sign-in', signIn.first, BOUNDS.signIn),
    { good: heavy.length === 0, words: heavy.length ? `chunks of a route above ${kb(BOUNDS.chunk)} gz: ${heavy.map(({ name, chunk }) => `${name} ${kb(chunk)}`).join(', ')}` : `the largest chunk of a route: ${kb(Math.max(...routes.map(({ chunk }) => chunk)))} gz, at most ${kb(BOUNDS.chunk)} is allowed` },
  ];
}

export function bundleRows({ routes, alone, shell }) {
  return [
    ['route', '', 'own chunk', 'adds', 'first load, gz'],
    ['(entry alone)', '', '', '', kb(alone)],
    ['(shell of a signed-in person)', '', '', '', kb(shell)],
    ...routes.map(({ name, chunk, added, first }) => [name, '', kb(chunk), kb(added), kb(first)]),
  ];
}
