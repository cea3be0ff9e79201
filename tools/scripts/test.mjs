// npm test: installs what is missing, then lint, types, generated files, Jest and the browser; goes on after a failing stage.
// The last line is always `N passed, N failed`: every test counts, and each other check counts as one.
// TEST_ONLY=lint,types,codegen,build,jest,e2e narrows it for a developer; extra arguments go to Jest.
import fs from 'node:fs';
import path from 'node:path';
import { checkNode, helpIfAsked, installIfNeeded, isMain, main, root, runNode, seconds } from './common.mjs';

const results = path.join(root, 'test-results');
const total = { passed: 0, failed: 0 };
const failures = [];

const STAGES = {
  async lint() {
    // The boundary rule reads Nx's cached graph and skips itself without one, so make it current first.
    const graph = await runNode(['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], { stdio: ['ignore', 'ignore', 'inherit'] });
    check('project graph (nx)', graph === 0);
    check('eslint, project boundaries included', (await runNode(['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'])) === 0);
  },

  async types() {
    const { PROGRAMS, typecheck } = await import('./typecheck.mjs');
    for (const program of PROGRAMS) check(`types of ${program}`, await typecheck(program));
  },

  async codegen() {
    const { findDrift } = await import('./codegen.mjs');
    const drift = await findDrift();
    for (const file of drift) console.log(`  differs: ${file} (npm run codegen)`);
    check('generated files are current', drift.length === 0);
  },

  /** What the browser tests are served; done here, where a core is idle, it is found current later. */
  async build() {
    const { buildServer, buildWeb } = await import('./build.mjs');
    await buildServer();
    await buildWeb();
    // The short form of `npm run bench:web`: what the client makes a browser fetch first.
    const { judgeBundle, readBundle } = await import('../bench-web/bundle.mjs');
    for (const { words, good } of judgeBundle(readBundle())) check(words, good);
  },

  async jest(args) {
    const file = path.join(results, 'jest.json');
    const code = await runNode(['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, ...args], { stdio: ['inherit', 'inherit', 1] });
    const report = readReport(file);
    if (!report) return check('jest', false);
    // A file that does not even load holds no test that could fail: it counts as one.
    count('jest', report.numPassedTests, report.numFailedTests + report.numRuntimeErrorTestSuites, code, failedInJest(report));
  },

  async e2e() {
    const { runE2e } = await import('./e2e.mjs');
    const file = path.join(results, 'e2e.json');
    const code = await runE2e([], file);
    const { stats, suites = [], errors = [] } = readReport(file) ?? {};
    if (!stats) return check('browser tests', code === 0);
    count('browser tests', stats.expected + stats.flaky, stats.unexpected + errors.length, code, failedInBrowser(suites));
  },
};

function check(name, good) {
  console.log(`${good ? 'ok  ' : 'FAIL'} ${name}`);
  count(name, good ? 1 : 0, good ? 0 : 1, good ? 0 : 1);
}

/** @param which the failed tests by name, for the end of a run of thousands of lines */
function count(name, passed, failed, code, which = []) {
  // A runner that failed without a failed test (set-up, a crash) must not pass.
  const hidden = code !== 0 && failed === 0 ? 1 : 0;
  total.passed += passed;
  total.failed += failed + hidden;
  if (failed + hidden > 0) failures.push(`${name}: ${failed + hidden} failed`, ...which.map((one) => `  ${one}`));
}

export function failedInJest({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => `${file} › ${fullName}`);
    return failed.length || status !== 'failed' ? failed : [`${file} could not be run`];
  });
}

export function failedInBrowser(suites) {
  return suites.flatMap(({ specs = [], suites: within = [] }) => [...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`), ...failedInBrowser(within)]);
}

function readReport(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

if (isMain(import.meta.url)) {
  await main(async () => {
    checkNode();
    helpIfAsked(import.meta.url);
    installIfNeeded();
    fs.rmSync(results, { recursive: true, force: true });
    fs.mkdirSync(results, { recursive: true });
    const only = process.env.TEST_ONLY?.split(',').map((name) => name.trim());
    const run = async (name) => {
      if (only && !only.includes(name)) return;
      const started = Date.now();
      console.log(`\n── ${name}`);
      try {
        await STAGES[name](process.argv.slice(2));
      } catch (error) {
        console.log(error.stack?.startsWith('Error: ') || error.constructor.name === 'Error' ? error.stack : error.message);
        check(name, false);
      }
      console.log(`── ${name}: ${seconds(started)}`);
    };
    // ESLint keeps one core busy for long; the compilers have the other, then the first tests.
    const linted = run('lint');
    for (const name of ['types', 'codegen', 'build', 'jest']) await run(name);
    await linted;
    await run('e2e');
    console.log('');
    for (const line of failures) console.log(line);
    console.log(`${total.passed} passed, ${total.failed} failed`);
    process.exitCode = total.failed > 0 ? 1 : 0;
  });
}
