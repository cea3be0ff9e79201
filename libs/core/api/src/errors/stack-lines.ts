import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';

const KEPT = 8;
const COMPILED = /[\\/]dist[\\/]server[\\/]/;

/**
 * Stack traces name lines of the sources, as with `--enable-source-maps`. Node reads the map of every file that it loads, packages' too, and keeps
 * them all (29 MB); here one is read when a trace is.
 */
export function traceSources(): void {
  const maps = new Map<string, SourceMap | null>();
  Error.prepareStackTrace = (error, sites) => {
    const lines = sites.map((site) => `    at ${placed(site, maps)}`);
    return [titleOf(error), ...lines].join('\n');
  };
}

function titleOf(error: Error): string {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
}

function placed(site: NodeJS.CallSite, maps: Map<string, SourceMap | null>): string {
  const text = String(site);
  const [file, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()];
  if (!file || !line || !column || !COMPILED.test(file)) return text;
  const entry = mapOf(file, maps)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return text;
  const source = relative(process.cwd(), resolve(dirname(file), entry.originalSource));
  return text.replace(`${file}:${line}:${column}`, `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`);
}

function mapOf(file: string, maps: Map<string, SourceMap | null>): SourceMap | null {
  let map = maps.get(file);
  if (map !== undefined) return map;
  try {
    map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as ConstructorParameters<typeof SourceMap>[0]);
  } catch {
    map = null;
  }
  if (maps.size >= KEPT) maps.clear();
  maps.set(file, map);
  return map;
}
