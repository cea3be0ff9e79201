// What the scripts share. Only Node's own modules: start and test run before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const dataDir = path.join(root, '.data');

// Nx must neither leave a daemon behind nor ask or call anyone; npx must not fetch what is installed.
Object.assign(process.env, { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' });

/** A fault the user can act on: one line, no stack. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Runs a script's main function; faults meant for the user (PostgresError, UserError) come out as one line. */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    fail(error?.constructor?.name === 'PostgresError' || error instanceof UserError ? error.message : error?.stack ?? String(error));
  }
}

export class UserError extends Error {}

/** With `--help` or `-h`: what a script says of itself in its first lines, and the end. `url`: the script's own */
export function helpIfAsked(url) {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  const lines = fs.readFileSync(fileURLToPath(url), 'utf8').split('\n');
  console.log(lines.slice(0, lines.findIndex((line) => !line.startsWith('//'))).map((line) => line.slice(3)).join('\n'));
  process.exit(0);
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) fail(`Afterbell needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

/** One at a time for this checkout: two installations at once leave half of each. */
function alone(run) {
  const file = path.join(os.tmpdir(), `afterbell-installing-${hash(root).slice(0, 16)}`);
  const holder = () => Number(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : 0);
  const lives = (pid) => {
    try {
      return pid > 0 && process.kill(pid, 0);
    } catch (error) {
      return error.code === 'EPERM';
    }
  };
  for (let said = false; ; ) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') return run(); // nowhere to say so
    }
    if (!lives(holder())) fs.rmSync(file, { force: true });
    else if (!said) console.log('Another command is installing dependencies here; waiting for it …');
    said = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
  try {
    return run();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/** `npm ci`, when dependencies are missing or are not those of package-lock.json. */
export function installIfNeeded() {
  if (!isInstalled()) alone(() => isInstalled() || install());
}

const stampFile = () => path.join(root, 'node_modules/.afterbell-lock');
const isInstalled = () => fs.existsSync(stampFile()) && fs.readFileSync(stampFile(), 'utf8') === hash(fs.readFileSync(path.join(root, 'package-lock.json')));

function install() {
  const lockText = fs.readFileSync(path.join(root, 'package-lock.json'));
  const present = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
  // Someone may have run npm themselves: npm notes what it installed.
  const installed = present(path.join(root, 'node_modules/.package-lock.json'));
  if (!installed || !sameTree(JSON.parse(lockText), JSON.parse(installed))) {
    console.log('Installing dependencies (npm ci; a few minutes the first time) …');
    // Also in production: the build needs the development dependencies.
    const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
    const { status } = spawnSync(npm[0], [...npm.slice(1), 'ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' });
    if (status !== 0) fail('npm ci failed: see its lines above.');
  }
  try {
    fs.writeFileSync(stampFile(), hash(lockText));
  } catch {
    // a read-only installation: compared again next time
  }
}

function sameTree(lock, installed) {
  const has = installed.packages ?? {};
  return Object.entries(lock.packages).every(([name, { version, optional, peer }]) => !name || has[name]?.version === version || (!has[name] && (optional || peer)));
}

export function hash(...parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}

/** All files under `folder` (relative to the root), without folders that no build reads. */
export function listFiles(folder, keep = () => true, found = []) {
  const absolute = path.join(root, folder);
  if (!fs.existsSync(absolute)) return found;
  for (const entry of fs.readdirSync(absolute, { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'test-results'].includes(entry.name)) listFiles(file, keep, found);
    } else if (keep(file)) found.push(file);
  }
  return found;
}

/** Runs a program, its output straight to ours. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

export const runNode = (args, options) => run(process.execPath, args, options);

/** Whether this script was started itself, rather than imported. */
export const isMain = (url) => process.argv[1] !== undefined && fs.realpathSync(process.argv[1]) === fileURLToPath(url);

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Calls `stop` on Ctrl+C, SIGTERM and a closed terminal; and when npm was ended, which takes its shell along but not us. */
export function onStop(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 500).unref();
}
