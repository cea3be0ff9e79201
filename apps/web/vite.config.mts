import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { serviceWorker } from './service-worker';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');

function aliases(): Record<string, string> {
  const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8')) as { compilerOptions: { paths: Record<string, [string]> } };
  return Object.fromEntries(Object.entries(compilerOptions.paths).map(([alias, [file]]) => [alias, path.join(root, file)]));
}

/** Writes build-manifest.json, which open pages poll to learn of a newer build (product.md §8). */
function buildManifest(): Plugin {
  return {
    name: 'afterbell-build-manifest',
    apply: 'build',
    generateBundle(_options, bundle) {
      // The entry's own hash: the same sources give the same build.
      const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry);
      const build = entry ? path.basename(entry.fileName, '.js') : 'unknown';
      this.emitFile({ type: 'asset', fileName: 'build-manifest.json', source: JSON.stringify({ build }) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const entry = Object.values(bundle ?? {}).find((part) => part.type === 'chunk' && part.isEntry);
        return entry ? html.replace('content="development"', `content="${path.basename(entry.fileName, '.js')}"`) : html;
      },
    },
  };
}

/** Its package names only the build with warnings for developers. */
const router: Record<string, string> = process.env['NODE_ENV'] === 'production' ? { 'react-router': path.join(root, 'node_modules/react-router/dist/production/index.mjs') } : {};
const ICONS = /node_modules[\\/]lucide-react[\\/]/;
const RULES = /libs[\\/]core[\\/]domain[\\/]/;

const api: ProxyOptions = { target: `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`, changeOrigin: false, xfwd: true };
/** Paths that are both a page and a call: the page is a GET that wants HTML. */
const callsOnly: ProxyOptions = { ...api, bypass: (request) => (request.headers.accept?.includes('text/html') ? '/index.html' : undefined) };

export default defineConfig({
  root: here,
  plugins: [react(), buildManifest(), serviceWorker(here, aliases())],
  resolve: { alias: { ...aliases(), ...router } },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    host: '127.0.0.1',
    allowedHosts: ['.localhost'],
    proxy: { '/graphql': api, '/auth': callsOnly, '/participation': callsOnly, '/organizations': callsOnly, '/forms': api, '/export': api, '/live': api, '/file': api, '/dev': api, '/health': api },
  },
  build: {
    outDir: path.join(root, 'dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    reportCompressedSize: true,
    // tools/bench-web reads what each route fetches.
    manifest: true,
    rolldownOptions: {
      // Our libraries only define things: what a page does not import is not in its way, though the barrel names it.
      treeshake: { moduleSideEffects: [{ test: /\/libs\/[^/]+\/(web|domain)\/src\//, sideEffects: false }] },
      output: {
        // Of a part of several pages not all their names.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // Parts that change with the library, not with us, keep their own cached files.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
            // A request for each icon and each rule would cost more than their bytes; the first page does not wait for those of all others.
            { name: 'first-icons', test: ICONS, tags: ['$initial'] },
            { name: 'icons', test: ICONS, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 6_000 },
            { name: 'first-rules', test: RULES, tags: ['$initial'] },
            { name: 'rules', test: RULES },
            { name: 'apollo', test: /node_modules[\\/](@apollo|graphql|rxjs|@graphql-typed-document-node|@wry|optimism)[\\/]/ },
          ],
        },
      },
    },
  },
});
