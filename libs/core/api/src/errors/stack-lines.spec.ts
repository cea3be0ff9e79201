import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformFileSync, transformSync } from '@swc/core';

const SOURCE = `interface Told {\n  why: string;\n}\n\nexport function tell({ why }: Told): never {\n  throw new Error(why);\n}\n`;

it('names the line of the source in the trace of a compiled file, and leaves others as they are', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'stack-lines-')));
  try {
    const dist = join(folder, 'dist/server');
    mkdirSync(dist, { recursive: true });
    const options = { jsc: { parser: { syntax: 'typescript' as const }, target: 'es2022' as const }, module: { type: 'commonjs' as const }, swcrc: false };
    const { code, map } = transformSync(SOURCE, { ...options, filename: 'tell.ts', sourceMaps: true, sourceFileName: '../../libs/tell.ts' });
    writeFileSync(join(dist, 'tell.js'), code);
    writeFileSync(join(dist, 'tell.js.map'), map ?? '');
    writeFileSync(join(folder, 'lines.js'), transformFileSync(join(__dirname, 'stack-lines.ts'), options).code);
    writeFileSync(join(folder, 'run.js'), `require('./lines.js').traceSources();\ntry { require('./dist/server/tell.js').tell({ why: 'so' }); } catch (error) { process.stdout.write(error.stack); }`);
    const { stdout } = spawnSync(process.execPath, [join(folder, 'run.js')], { cwd: folder, encoding: 'utf8' });
    expect(stdout.split('\n').slice(0, 3)).toEqual(['Error: so', expect.stringMatching(/^    at (Object\.)?tell \(libs\/tell\.ts:6:9\)$/), expect.stringContaining(`${join(folder, 'run.js')}:2:`)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
