// jest.mjs <folder> [jest arguments]: the unit, integration and client tests of one project, as `npx nx test <project>` runs them.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [folder, ...args] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node tools/scripts/jest.mjs <folder> [jest arguments]');
  process.exit(2);
}
const bin = createRequire(import.meta.url).resolve('jest/bin/jest');
const { status } = spawnSync(process.execPath, [bin, '--passWithNoTests', ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, JEST_FOLDER: folder } });
process.exit(status ?? 1);
