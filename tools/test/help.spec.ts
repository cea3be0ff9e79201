import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const COMMANDS = { start: 'scripts/start.mjs', test: 'scripts/test.mjs', bench: 'scripts/tool.mjs', 'bench:web': 'scripts/tool.mjs', drill: 'scripts/tool.mjs', attack: 'scripts/tool.mjs' };

it.each(Object.entries(COMMANDS))('%s says what it takes and does nothing else', (name, script) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, '..', script), ...(script === 'scripts/tool.mjs' ? [name] : []), '--help'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(new RegExp(`^npm (run )?${name}: `));
  expect(stdout).not.toContain('//');
});

it('the drill leads to what it does not try itself', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, '../drill/run.mjs'), '--only=R24'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'drill: R24 is tried by npm run bench -- --migrations.\n' });
});
