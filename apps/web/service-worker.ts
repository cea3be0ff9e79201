import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** Pages that open without a network, and what they ask for later; all else is fetched when it is wanted. */
const KEPT = [
  /\/participation\/web\/src\/(choose-day|roster|summary)\/[\w-]+\.page\.tsx$/,
  /\/participation\/web\/src\/kiosk\/kiosk\.page\.tsx$/,
  /\/participation\/web\/src\/offline\/[\w-]+\.tsx$/,
  /\/participation\/web\/src\/roster\/send-unsent\.ts$/,
  /\/core\/web\/src\/shell\/default-frame\.tsx$/,
  /\/core\/web\/src\/session\/(idle-guard|sign-out-dialog)\.tsx$/,
  /\/core\/web\/src\/offline\/vault\.ts$/,
];
/** Files that stand beside the build as they are. */
const PUBLIC = ['favicon.svg', 'first-paint.css', 'color-mode.js', 'manifest.webmanifest', 'icons/app-192.png'];

export interface KeptFile {
  url: string;
  /** Null: the name says which version it is. */
  revision: string | null;
}

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The shell and the chunks of the kept pages, with all that they import at once. */
export function keptFiles(bundle: Rolldown.OutputBundle): KeptFile[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const wanted = new Set<string>();
  const take = (fileName: string) => {
    const chunk = byName.get(fileName);
    if (!chunk || wanted.has(fileName)) return;
    wanted.add(fileName);
    (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss.forEach((css) => wanted.add(css));
    chunk.imports.forEach(take);
  };
  for (const { fileName, isEntry, facadeModuleId } of chunks) {
    if (isEntry || (facadeModuleId && KEPT.some((pattern) => pattern.test(facadeModuleId.replaceAll('\\', '/'))))) take(fileName);
  }
  return [...wanted].sort().map((fileName) => ({ url: `/${fileName}`, revision: null }));
}

/** Builds the service worker beside the client, as one script with the list of files that it keeps. */
export function serviceWorker(here: string, alias: Record<string, string>): Plugin {
  return {
    name: 'afterbell-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The page is not built yet');
        const files: KeptFile[] = [
          { url: '/index.html', revision: hashOf(page.source) },
          ...PUBLIC.map((name) => ({ url: `/${name}`, revision: hashOf(readFileSync(path.join(here, 'public', name))) })),
          ...keptFiles(bundle),
        ];
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await built(here, alias, files) });
      },
    },
  };
}

async function built(here: string, alias: Record<string, string>, files: readonly KeptFile[]): Promise<string> {
  const output = await build({
    configFile: false,
    root: here,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias },
    define: { __KEPT_FILES__: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(here, 'src/sw.ts'),
        treeshake: { moduleSideEffects: [{ test: /\/libs\/[^/]+\/(web|domain)\/src\//, sideEffects: false }] },
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [result] = (Array.isArray(output) ? output : [output]) as Rolldown.RolldownOutput[];
  const script = result?.output.find((part) => part.type === 'chunk');
  if (!script) throw new Error('The service worker was not built');
  return script.code;
}
