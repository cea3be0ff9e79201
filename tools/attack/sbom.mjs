// npm run sbom: what the product is made of, as CycloneDX in dist/sbom.json (by npm itself), and docs/licences.md.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { main, root, UserError } from '../scripts/common.mjs';
import { LICENCES, licencesPage } from './dependencies.mjs';

await main(async () => {
  const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  fs.writeFileSync(path.join(root, LICENCES), licencesPage(lock));
  // From the lock file, so that it says the same on every machine, whatever is installed there.
  const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new UserError(`npm sbom failed: ${stderr.split('\n').slice(0, 3).join(' ')}`);
  const { components = [] } = JSON.parse(stdout);
  fs.mkdirSync(path.join(root, 'dist'), { recursive: true });
  fs.writeFileSync(path.join(root, 'dist/sbom.json'), stdout);
  console.log(`dist/sbom.json: ${components.length} components; ${LICENCES}`);
});
