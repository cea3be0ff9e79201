import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

it('the end of npm test names what failed, in whatever file and group, and files that could not be run', () => {
  const jest = {
    testResults: [
      { name: join(process.cwd(), 'libs/a.spec.ts'), status: 'failed', assertionResults: [{ status: 'failed', fullName: 'A group goes wrong' }, { status: 'passed', fullName: 'is right' }] },
      { name: join(process.cwd(), 'libs/b.spec.ts'), status: 'failed', assertionResults: [] },
      { name: join(process.cwd(), 'libs/c.spec.ts'), status: 'passed', assertionResults: [{ status: 'passed', fullName: 'is right' }] },
    ],
  };
  const browser = [{ specs: [{ ok: true, file: 'a.e2e.ts', line: 1, title: 'is right' }], suites: [{ specs: [{ ok: false, file: 'a.e2e.ts', line: 7, title: 'goes wrong' }] }] }];
  const program = `const { failedInJest, failedInBrowser } = await import(${JSON.stringify(join(__dirname, '../scripts/test.mjs'))});
    console.log(JSON.stringify([...failedInJest(${JSON.stringify(jest)}), ...failedInBrowser(${JSON.stringify(browser)})]));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(['libs/a.spec.ts › A group goes wrong', 'libs/b.spec.ts could not be run', 'a.e2e.ts:7 › goes wrong']);
});
