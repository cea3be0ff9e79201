import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync, existsSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import feature from './generator.cjs';

// A folder of its own with the files that a section is registered in, as they are today.
const REGISTERS = ['tsconfig.base.json', 'eslint.config.mjs', 'apps/api/src/migrations', 'apps/api/src/app.module.ts', 'apps/web/src/pages.tsx', 'libs/core/domain/src'];
const EVENTS = { name: 'sustainability', noun: 'fundraising-event', feature: 'sustainability.fundraising_events', path: '/sustainability/fundraising-events' };

let root: string;
let written: string[];
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const tree = {
  read: (file: string) => (existsSync(join(root, file)) ? text(file) : null),
  write: (file: string, content: string) => {
    written.push(file);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  },
  exists: (file: string) => existsSync(join(root, file)),
  children: (folder: string) => readdirSync(join(root, folder)),
};

beforeEach(() => {
  written = [];
  root = mkdtempSync(join(tmpdir(), 'afterbell-feature-'));
  for (const file of REGISTERS) cpSync(join(__dirname, '../../..', file), join(root, file), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each([
  [{ feature: 'sustainability.bake_sales' }, 'The permission catalogue has no sustainability.bake_sales'],
  [{ path: '/sustainability/bake-sales' }, 'The route table has no /sustainability/bake-sales'],
])('refuses %j before it writes anything', async (wrong, message) => {
  await expect(feature(tree, { ...EVENTS, ...wrong })).rejects.toThrow(message);
  expect(written).toEqual([]);
});

it('refuses a section whose rooms are there, and a file that is cut otherwise', async () => {
  await feature(tree, EVENTS);
  await expect(feature(tree, EVENTS)).rejects.toThrow('is there already');
  rmSync(join(root, 'libs/sustainability'), { recursive: true });
  writeFileSync(join(root, 'apps/web/src/pages.tsx'), 'export {};\n');
  await expect(feature(tree, EVENTS)).rejects.toThrow(/^apps\/web\/src\/pages\.tsx: nothing matches/);
});

it('makes three rooms with their tags, whose files say what they are and parse', async () => {
  await feature(tree, EVENTS);
  for (const room of ['domain', 'api', 'web']) {
    expect(JSON.parse(text(`libs/sustainability/${room}/project.json`))).toMatchObject({ name: `sustainability-${room}`, tags: [`type:${room}`, 'scope:sustainability'] });
    expect(text(`libs/sustainability/${room}/src/index.ts`)).not.toMatch(/export \*/);
  }
  expect(written).toEqual(
    expect.arrayContaining(
      ['domain/src/fundraising-event-input.spec.ts', 'api/src/fundraising-event.service.ts', 'api/src/fundraising-event.service.int-spec.ts', 'api/src/fundraising-event.resolver.ts', 'web/src/fundraising-events-list.page.tsx', 'web/src/fundraising-events-list.graphql', 'web/src/fundraising-events-list.test.tsx'].map((file) => `libs/sustainability/${file}`),
    ),
  );
  for (const file of written.filter((name) => /\.(tsx?|mjs)$/.test(name))) {
    const { diagnostics = [] } = ts.transpileModule(text(file), { fileName: file, reportDiagnostics: true, compilerOptions: { target: ts.ScriptTarget.ES2023, jsx: ts.JsxEmit.ReactJSX, experimentalDecorators: true, module: ts.ModuleKind.ESNext } });
    expect([file, diagnostics.map(({ messageText }) => messageText)]).toEqual([file, []]);
  }
});

it('registers the section once wherever one is named, and its migration as the last', async () => {
  const before = text('apps/api/src/migrations/index.ts');
  await feature(tree, EVENTS);
  expect(JSON.parse(text('tsconfig.base.json')).compilerOptions.paths['@afterbell/sustainability/api']).toEqual(['./libs/sustainability/api/src/index.ts']);
  expect(text('eslint.config.mjs')).toContain("{ sourceTag: 'scope:sustainability', onlyDependOnLibsWithTags: [...withOrganizations, 'scope:sustainability'] }");
  expect(text('eslint.config.mjs')).toMatch(/const everySection = \[.*'scope:sustainability'\]/);
  expect(text('apps/api/src/app.module.ts').match(/SustainabilityModule/g)).toHaveLength(2);
  expect(text('apps/web/src/pages.tsx').match(/sustainabilityPages/g)).toHaveLength(2);
  expect(text('libs/core/domain/src/route-table.ts')).toContain("  '/sustainability/fundraising-events',\n");
  const names = [...text('apps/api/src/migrations/index.ts').matchAll(/^ {2}(\w+),$/gm)].map(([, name]) => name);
  expect(names).toHaveLength([...before.matchAll(/^ {2}\w+,$/gm)].length + 1);
  expect(names.at(-1)).toMatch(/^FundraisingEvents\d{13}$/);
});
