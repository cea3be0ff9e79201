// npx nx g feature <section> --noun=… --feature=… --path=…: the rooms of a section as the existing ones are cut, registered wherever a section is named.
const { migration, rooms } = require('./rooms.cjs');
const { wordsOf } = require('./words.cjs');

/** Puts `added` before or after the one place of a file that matches; a file that is cut otherwise is said, not guessed at. */
function insert(tree, file, mark, added, { before = false } = {}) {
  const text = tree.read(file, 'utf-8');
  const found = text?.match(mark);
  if (!found) throw new Error(`${file}: nothing matches ${mark}; add this by hand:\n${added}`);
  const at = found.index + (before ? 0 : found[0].length);
  tree.write(file, text.slice(0, at) + added + text.slice(at));
}

/** @param {import('nx/src/generators/tree').Tree} tree */
module.exports = async function feature(tree, options) {
  const w = wordsOf(options);
  const domainFolder = 'libs/core/domain/src';
  const [catalogueSection, subSection = ''] = w.feature.split('.');
  const catalogue = tree.read(`${domainFolder}/permission-catalogue.ts`, 'utf-8') ?? '';
  if (!new RegExp(`^  '?${catalogueSection}'?: \\{[^]*?\\b${subSection}\\b`, 'm').test(catalogue)) throw new Error(`The permission catalogue has no ${w.feature}: add it to ${domainFolder}/permission-catalogue.ts and to the standard roles first.`);
  const rows = tree.children(domainFolder).filter((file) => /^routes-.*\.ts$/.test(file)).map((file) => tree.read(`${domainFolder}/${file}`, 'utf-8'));
  if (!rows.some((text) => text.includes(`'${w.path}'`))) throw new Error(`The route table has no ${w.path}: add a row to ${domainFolder}/routes-*.ts first.`);
  for (const room of Object.keys(rooms)) if (tree.exists(`libs/${w.section}/${room}/project.json`)) throw new Error(`libs/${w.section}/${room} is there already: add to it by hand, as its own files are cut.`);

  for (const [room, filesOf] of Object.entries(rooms)) {
    for (const [file, text] of Object.entries(filesOf(w))) tree.write(`libs/${w.section}/${room}/${file}`, text);
  }

  const room = (name) => `      "@afterbell/${w.section}/${name}": ["./libs/${w.section}/${name}/src/index.ts"],\n`;
  if (!tree.read('tsconfig.base.json', 'utf-8').includes(`"@afterbell/${w.section}/`)) insert(tree, 'tsconfig.base.json', /^ {6}"@afterbell\/testing\/api"/m, Object.keys(rooms).map(room).join(''), { before: true });

  const lint = tree.read('eslint.config.mjs', 'utf-8');
  if (!lint.includes(`'scope:${w.section}'`)) {
    insert(tree, 'eslint.config.mjs', /^const everySection = \[.*(?=\];)/m, `, 'scope:${w.section}'`);
    insert(tree, 'eslint.config.mjs', /^ {2}\{ sourceTag: 'scope:home'/m, `  { sourceTag: 'scope:${w.section}', onlyDependOnLibsWithTags: [...withOrganizations, 'scope:${w.section}'] },\n`, { before: true });
  }

  const migrations = 'apps/api/src/migrations';
  const stamp = Math.max(...tree.children(migrations).map((file) => Number.parseInt(file, 10)).filter(Number.isFinite)) + 1;
  tree.write(`${migrations}/${stamp}-${w.nouns}.ts`, migration(w, stamp));
  insert(tree, `${migrations}/index.ts`, /^(import .*\n)+/m, `import { ${w.Nouns}${stamp} } from './${stamp}-${w.nouns}';\n`);
  insert(tree, `${migrations}/index.ts`, /^\];/m, `  ${w.Nouns}${stamp},\n`, { before: true });

  insert(tree, 'apps/api/src/app.module.ts', /^import \{ SignInModule.*\n/m, `import { ${w.Section}Module } from '@afterbell/${w.section}/api';\n`);
  insert(tree, 'apps/api/src/app.module.ts', /^ {8}SettingsModule,\n/m, `        ${w.Section}Module,\n`, { before: true });
  insert(tree, 'apps/web/src/pages.tsx', /^import \{ signInPages.*\n/m, `import { ${w.sectionCamel}Pages } from '@afterbell/${w.section}/web';\n`);
  insert(tree, 'apps/web/src/pages.tsx', /\.\.\.sectionIndexPages/, `...${w.sectionCamel}Pages, `, { before: true });
  insert(tree, `${domainFolder}/route-table.ts`, /^const BUILT: readonly string\[\] = \[\n/m, `  '${w.path}',\n`);
  insert(tree, `${domainFolder}/audit-words.ts`, /^ {2}noun: \{\n/m, `    ${w.nounCamel}: '${w.Said}',\n`);

  return () => console.log(`\nNow: npm run codegen (schema, inventory, hooks of the page), then npm run typecheck, then npx nx test ${w.section}-api.\nRename what the ${w.said} is called where its words are not plain, and add its fields to the migration before it is released.`);
};
