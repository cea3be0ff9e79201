// codegen.mjs           API → schema.graphql and the access inventory → typed documents and hooks beside each .graphql file (codegen.ts)
// codegen.mjs --check   the same into a copy under dist/; fails with the list of committed files that differ
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { buildServer } from './build.mjs';
import { isMain, listFiles, main, root, runNode, UserError } from './common.mjs';

const require = createRequire(import.meta.url);
const COPY = 'dist/codegen-check'; // inside the workspace, so that node_modules resolves from it
/** What apps/api/src/print-schema.ts writes, in the order of its arguments. */
const PRINTED = ['schema.graphql', 'apps/api/test/access-inventory.json'];
/** The client's operations by name, each with the hash that production knows it by. */
const DOCUMENTS = 'apps/api/src/client-documents.json';
/** Those that builds of the last two weeks had and this one has not: pages that are open since then still send them. */
const FORMER_DOCUMENTS = 'apps/api/src/former-documents.json';
const isGenerated = (file) => file.includes('/__generated__/');

/** @returns {Promise<boolean>} whether schema.graphql has changed */
export async function emitSchema(folder = root) {
  await buildServer();
  const targets = PRINTED.map((file) => path.join(folder, file));
  for (const target of targets) fs.mkdirSync(path.dirname(target), { recursive: true });
  const before = read(targets[0]);
  const script = 'dist/server/apps/api/src/print-schema.js';
  if ((await runNode(['--enable-source-maps', script, ...targets])) !== 0) throw new UserError(`${PRINTED[0]} could not be written: see the lines above.`);
  return read(targets[0]) !== before;
}

export function generateDocuments(folder = root) {
  const cli = path.join(root, 'node_modules/@graphql-codegen/cli/esm/bin.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, '--config', 'codegen.ts'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) {
    // It tells its faults among its progress, twice; its quiet modes hide them.
    const faults = [...new Set(`${stdout}${stderr}`.split(/^(?=✖)/m).filter((part) => part.startsWith('✖')).map((part) => part.replace(/^[✔❯].*$/gm, '').trim()))];
    throw new UserError(`graphql-codegen failed.\n${faults.join('\n') || stdout + stderr}`);
  }
  removeOrphans(folder);
  listDocuments(folder);
}

/** Each operation together with the fragments that it spreads, as the client sends it. */
function listDocuments(folder) {
  const { parse, visit } = require('graphql');
  const { clientDocumentHash } = require(path.join(root, 'dist/server/libs/core/api/src/graphql/client-documents.js'));
  const prefix = path.relative(root, folder);
  const sources = ['apps', 'libs'].flatMap((part) => listFiles(path.join(prefix, part), (file) => file.endsWith('.graphql')));
  const definitions = sources.flatMap((file) => parse(fs.readFileSync(path.join(root, file), 'utf8'), { noLocation: true }).definitions);
  const fragments = new Map(definitions.filter(({ kind }) => kind === 'FragmentDefinition').map((definition) => [definition.name.value, definition]));
  const spreadBy = (node, found = new Set()) => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        if (found.has(value)) return;
        found.add(value);
        spreadBy(fragments.get(value), found);
      },
    });
    return found;
  };
  const operations = definitions.filter(({ kind }) => kind === 'OperationDefinition').sort((a, b) => (a.name.value < b.name.value ? -1 : 1));
  const rows = operations.map((operation) => {
    const document = { kind: 'Document', definitions: [operation, ...[...spreadBy(operation)].map((name) => fragments.get(name))] };
    return [operation.name.value, clientDocumentHash(document)];
  });
  const documents = Object.fromEntries(rows);
  if (folder === root) keepFormer(documents);
  fs.mkdirSync(path.dirname(path.join(folder, DOCUMENTS)), { recursive: true });
  fs.writeFileSync(path.join(folder, DOCUMENTS), `${JSON.stringify(documents, null, 2)}\n`);
}

/** What the last commit had: what was tried since then never left this machine. */
function keepFormer(documents) {
  const { formerAfter } = require(path.join(root, 'dist/server/libs/core/api/src/graphql/client-documents.js'));
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${DOCUMENTS}`], { cwd: root, encoding: 'utf8' });
  const committed = status === 0 ? JSON.parse(stdout) : {};
  const known = JSON.parse(read(path.join(root, FORMER_DOCUMENTS)) ?? '[]');
  const former = formerAfter(known, committed, documents, new Date().toISOString().slice(0, 10));
  fs.writeFileSync(path.join(root, FORMER_DOCUMENTS), `[${former.map((row) => `\n  ${JSON.stringify(row)}`).join(',')}\n]\n`);
}

/** A generated file whose .graphql file is gone would stay forever (schema-types.ts comes from the schema itself). */
function removeOrphans(folder) {
  for (const file of generatedFiles(folder)) {
    const source = file.replace('/__generated__/', '/').replace(/\.tsx?$/, '.graphql');
    if (!file.endsWith('/schema-types.ts') && !fs.existsSync(path.join(folder, source))) fs.rmSync(path.join(folder, file));
  }
}

function generatedFiles(folder) {
  const prefix = path.relative(root, folder);
  return ['apps', 'libs'].flatMap((part) => listFiles(path.join(prefix, part), isGenerated)).map((file) => path.relative(prefix, file));
}

/** @returns {Promise<string[]>} the generated files that are not what the sources say */
export async function findDrift() {
  const copy = path.join(root, COPY);
  fs.rmSync(copy, { recursive: true, force: true });
  fs.mkdirSync(copy, { recursive: true });
  for (const part of ['apps', 'libs', 'tools', 'codegen.ts', 'package.json', 'tsconfig.base.json', 'tsconfig.json']) {
    if (!fs.existsSync(path.join(root, part))) continue;
    // Without the generated files: what is no longer generated shows up as drift too.
    fs.cpSync(path.join(root, part), path.join(copy, part), { recursive: true, filter: (file) => !/\/(__generated__|node_modules)$/.test(file) });
  }
  try {
    await emitSchema(copy);
    generateDocuments(copy);
    const files = new Set([...PRINTED, DOCUMENTS, ...generatedFiles(root), ...generatedFiles(copy)]);
    return [...files].filter((file) => read(path.join(root, file)) !== read(path.join(copy, file))).sort();
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null);

if (isMain(import.meta.url)) {
  await main(async () => {
    if (process.argv.includes('--check')) {
      const drift = await findDrift();
      if (drift.length > 0) throw new UserError(`Generated files are not current; run npm run codegen:\n${drift.map((file) => `  ${file}`).join('\n')}`);
    } else {
      await emitSchema();
      generateDocuments();
    }
  });
}
