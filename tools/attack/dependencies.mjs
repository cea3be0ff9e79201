// What comes from elsewhere: that the lock file pins it by sum and takes it from a registry alone, under which licences it is, and, where a registry answers, what is known against it.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/common.mjs';
import { Tally } from './report.mjs';

/** Licences that a program may be shipped under without its own sources being asked for. */
const FREE = new Set(['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'CC0-1.0', 'Python-2.0', 'PSF-2.0', 'Unlicense', 'Zlib', 'OFL-1.1', 'CC-BY-4.0']);
/** Others, each with why it may be here. A new one needs a reviewer's yes. */
const LOOKED_AT = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^(@axe-core\/|axe-core|lightningcss)/,
};
/** Packages whose description names no licence, with what their own files say. */
const SAID_ELSEWHERE = { busboy: 'MIT', dicer: 'MIT', streamsearch: 'MIT', 'humanize-number': 'MIT', only: 'MIT', 'passport-strategy': 'MIT', pause: 'MIT', 'png-js': 'MIT' };

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 13);
const read = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

/** What is wrong with a lock file, as lines. */
export function lockFaults({ lockfileVersion, packages }, manifest) {
  const faults = lockfileVersion === 3 ? [] : [`lock file of version ${lockfileVersion}`];
  for (const [place, entry] of Object.entries(packages)) {
    if (!place) continue;
    if (entry.link) faults.push(`${place} is a link`);
    if (!/^sha512-[\w+/=]{80,}$/.test(entry.integrity ?? '')) faults.push(`${place} has no sum of its own (sha512)`);
    // Whoever installs names the registry; the sum says whether it gave the right thing.
    if (entry.resolved) faults.push(`${place} is bound to ${entry.resolved}`);
    if (/^(git|http|file|github)/.test(entry.version ?? '')) faults.push(`${place} is of ${entry.version}`);
    if (entry.hasInstallScript && !(nameOf(place) in (manifest.allowScripts ?? {}))) faults.push(`${place} runs a script when it is installed, and nobody has said whether it may`);
  }
  for (const [name, wanted] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies })) {
    if (!/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+/.test(wanted)) faults.push(`${name} is not pinned: ${wanted}`);
    if (!packages[`node_modules/${name}`]) faults.push(`${name} is not in the lock file`);
  }
  return faults;
}

/** Each licence with the packages under it, those that are shipped and those that only build and test. */
export function licencesOf({ packages }) {
  const rows = Object.entries(packages).flatMap(([place, entry]) => (place ? [{ name: nameOf(place), licence: String(entry.license ?? SAID_ELSEWHERE[nameOf(place)] ?? 'unknown'), shipped: !entry.dev }] : []));
  const judged = (text, name) => text.replace(/[()]/g, '').split(/ (?:AND|OR) /).every((one) => FREE.has(one) || LOOKED_AT[one]?.test(name));
  return { rows, unknown: [...new Set(rows.filter(({ licence, name }) => !judged(licence, name)).map(({ name, licence }) => `${name}: ${licence}`))] };
}

/** docs/licences.md, written by `npm run sbom`. */
export function licencesPage(lock) {
  const { rows } = licencesOf(lock);
  const kinds = [...new Set(rows.map(({ licence }) => licence))].sort();
  const count = (licence, shipped) => new Set(rows.filter((row) => row.licence === licence && row.shipped === shipped).map(({ name }) => name)).size;
  const few = (licence) => [...new Set(rows.filter((row) => row.licence === licence && row.shipped).map(({ name }) => name))].sort();
  const table = kinds.map((licence) => `| ${licence} | ${count(licence, true)} | ${count(licence, false)} |`);
  const other = kinds.filter((licence) => !/^(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD)$/.test(licence) && few(licence).length);
  return [
    '# Licences of what comes from elsewhere',
    '',
    'Written by `npm run sbom` from package-lock.json; `npm test` fails when it is not current, and when a licence comes that nobody has looked at (`tools/attack/dependencies.mjs`).',
    '',
    '| licence | packages that are shipped | only to build and test |',
    '| --- | --- | --- |',
    ...table,
    '',
    '## Shipped under others than MIT, ISC, BSD and Apache',
    '',
    ...other.map((licence) => `- **${licence}**: ${few(licence).join(', ')}`),
    '',
  ].join('\n');
}

export const LICENCES = 'docs/licences.md';

export async function dependencies({ audit = false } = {}) {
  const tally = new Tally('dependencies');
  const [lock, manifest] = [read('package-lock.json'), read('package.json')];
  // What the bench compares with is installed apart.
  for (const folder of ['', 'tools/bench/peers/']) {
    const [itsLock, itsManifest] = folder ? [read(`${folder}package-lock.json`), read(`${folder}package.json`)] : [lock, manifest];
    const faults = lockFaults(itsLock, itsManifest);
    tally.tried += Object.keys(itsLock.packages).length;
    tally.held += Object.keys(itsLock.packages).length - faults.length;
    tally.found.push(...faults.map((fault) => `${folder}${fault}`));
  }
  const { unknown } = licencesOf(lock);
  tally.try(unknown.map((line) => `a licence that nobody has looked at: ${line}`));
  const page = path.join(root, LICENCES);
  tally.must(fs.existsSync(page) && fs.readFileSync(page, 'utf8') === licencesPage(lock), `${LICENCES} is not current: npm run sbom`);
  tally.must(/ignore-scripts|allowScripts/.test(JSON.stringify(manifest)), 'nothing says which packages may run scripts when they are installed');
  if (audit) {
    const { stdout, status } = spawnSync('npm', ['audit', '--json', '--omit=dev', '--audit=true'], { cwd: root, encoding: 'utf8', timeout: 120_000 });
    const answer = JSON.parse(stdout || '{}');
    if (!answer.metadata?.vulnerabilities) tally.tell(`npm audit: no registry answered (${status}): ${String(answer.message ?? answer.error?.summary ?? '').slice(0, 120)}`);
    else {
      const { high = 0, critical = 0, total = 0 } = answer.metadata.vulnerabilities;
      tally.must(!high && !critical, `npm audit: ${critical} critical, ${high} high`);
      tally.tell(`npm audit: ${total} known against what is shipped`);
    }
  }
  return tally;
}
