// The browser of the tests: CHROMIUM_PATH, else the system's, else Debian's package when we are root, else one clear line.
// The headless shell comes first: the same engine without the browser's own windows, it takes a fifth less of the processor.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { isMain, main, UserError } from './common.mjs';

const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium', '/snap/bin/chromium'];

export function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (!isExecutable(asked)) throw new UserError(`CHROMIUM_PATH: there is no program at ${asked}.`);
    return asked;
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return [...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))), ...ELSEWHERE].find(isExecutable) ?? null;
}

export function requireChromium() {
  const found = findChromium();
  if (found && (process.env.CHROMIUM_PATH || found.endsWith(SHELL))) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log("Installing Debian's headless Chromium for the browser tests …");
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const installed = findChromium();
    if (installed) return installed;
  }
  if (found) return found;
  throw new UserError('The browser tests need Chromium: install it (Debian: apt install chromium) or set CHROMIUM_PATH to it.');
}

function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

if (isMain(import.meta.url)) await main(async () => console.log(requireChromium()));
