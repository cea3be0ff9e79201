// Three kinds of tests, told apart by their file names:
//   *.spec.ts      unit: nothing but the code          *.int-spec.ts  on a real PostgreSQL (tools/test)
//   *.test.tsx     the client, in jsdom
const swcOptions = require('./tools/scripts/swc-options.cjs');
const { compilerOptions } = require('./tsconfig.base.json');

// tools/scripts/jest.mjs narrows a run to one project's folder.
const roots = process.env.JEST_FOLDER ? [`<rootDir>/${process.env.JEST_FOLDER}`] : ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools'];

// Published as ES modules only, so Jest compiles them like our own code.
const esmOnly = ['file-type', 'strtok3', 'token-types', '@tokenizer/inflate', '@borewit/text-codec', 'uint8array-extras', 'entities', 'd3-hierarchy', 'hucre', 'rrule-temporal', 'temporal-polyfill', 'temporal-utils', 'temporal-spec', '@fullcalendar', '@full-ui', 'ical-generator', 'barcode-detector', 'zxing-wasm'];

// Unlike the server build, dynamic imports become require: Jest cannot load native ones.
const compile = (tsx) => ['@swc/jest', { ...swcOptions({ paths: false, tsx }), module: { type: 'commonjs' } }];

// Files on the database share what they load (tools/test/shared-runtime.cjs); only the test file itself is Jest's to compile.
const shared = {
  testEnvironment: '<rootDir>/tools/test/shared-environment.cjs',
  runtime: '<rootDir>/tools/test/shared-runtime.cjs',
  transform: { '\\.ts$': ['@swc/jest', swcOptions()] },
};

const common = {
  rootDir: __dirname,
  roots,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json'],
  transform: { '\\.(tsx|jsx)$': compile(true), '\\.(ts|js|mjs)$': compile(false) },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.(css|svg|png|webp|woff2)(\\?.*)?$': '<rootDir>/tools/test/empty.cjs',
    ...Object.fromEntries(Object.entries(compilerOptions.paths).map(([alias, [file]]) => [`^${alias}$`, `<rootDir>/${file.replace('./', '')}`])),
  },
};

module.exports = {
  watchman: false,
  maxWorkers: 2,
  testSequencer: '<rootDir>/tools/test/longest-first.cjs',
  testTimeout: 90_000,
  passWithNoTests: true,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: '<rootDir>/tools/test/node-environment.cjs',
      testMatch: ['**/*.spec.ts'],
      setupFiles: ['reflect-metadata'],
    },
    {
      ...common,
      ...shared,
      displayName: 'int',
      testMatch: ['**/*.int-spec.ts'],
      setupFiles: ['reflect-metadata'],
      globalSetup: '<rootDir>/tools/test/global-setup.cjs',
      globalTeardown: '<rootDir>/tools/test/global-teardown.cjs',
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: '<rootDir>/tools/test/jsdom-environment.cjs',
      testMatch: ['**/*.test.tsx'],
      setupFiles: ['<rootDir>/tools/test/web-polyfills.cjs'],
      setupFilesAfterEnv: ['<rootDir>/tools/test/web-setup.cjs'],
    },
  ],
};
