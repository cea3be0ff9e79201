import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// The two axes of docs/architecture.md: both must allow an import.
const ROOMS = [
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: ['type:domain'], bannedExternalImports: ['@nestjs/*', 'typeorm', 'pg', 'react*', '@apollo/*', '@chakra-ui/*', 'express'] },
  { sourceTag: 'type:api', onlyDependOnLibsWithTags: ['type:api', 'type:domain', 'type:testing-api'], bannedExternalImports: ['react*', '@apollo/client', '@chakra-ui/*'] },
  { sourceTag: 'type:web', onlyDependOnLibsWithTags: ['type:web', 'type:domain', 'type:testing-web'], bannedExternalImports: ['@nestjs/*', 'typeorm', 'pg', 'express', 'graphile-worker', '@apollo/server'] },
  { sourceTag: 'type:app-api', onlyDependOnLibsWithTags: ['type:api', 'type:domain', 'type:testing-api', 'type:app-api'] },
  { sourceTag: 'type:app-web', onlyDependOnLibsWithTags: ['type:web', 'type:domain', 'type:testing-web'] },
  { sourceTag: 'type:app-e2e', onlyDependOnLibsWithTags: ['type:testing-api', 'type:domain'] },
  { sourceTag: 'type:testing-api', onlyDependOnLibsWithTags: ['type:api', 'type:domain', 'type:app-api'] },
  { sourceTag: 'type:testing-web', onlyDependOnLibsWithTags: ['type:web', 'type:domain'] },
];
const core = ['scope:core', 'scope:testing'];
const withForms = [...core, 'scope:forms'];
const withOrganizations = [...withForms, 'scope:organizations'];
const withPeople = [...withOrganizations, 'scope:people', 'scope:activities'];
const everySection = [...withPeople, 'scope:participation', 'scope:sign-in', 'scope:settings', 'scope:home'];
const SCOPES = [
  { sourceTag: 'scope:core', onlyDependOnLibsWithTags: core },
  { sourceTag: 'scope:sign-in', onlyDependOnLibsWithTags: [...core, 'scope:sign-in'] },
  { sourceTag: 'scope:forms', onlyDependOnLibsWithTags: withForms },
  { sourceTag: 'scope:organizations', onlyDependOnLibsWithTags: withOrganizations },
  { sourceTag: 'scope:settings', onlyDependOnLibsWithTags: [...withForms, 'scope:settings'] },
  { sourceTag: 'scope:people', onlyDependOnLibsWithTags: [...withOrganizations, 'scope:people'] },
  { sourceTag: 'scope:activities', onlyDependOnLibsWithTags: [...withOrganizations, 'scope:activities'] },
  { sourceTag: 'scope:participation', onlyDependOnLibsWithTags: [...withPeople, 'scope:participation'] },
  { sourceTag: 'scope:home', onlyDependOnLibsWithTags: everySection },
  { sourceTag: 'scope:testing', onlyDependOnLibsWithTags: [...everySection, 'scope:app'] },
  { sourceTag: 'scope:app', onlyDependOnLibsWithTags: [...everySection, 'scope:app'] },
];

export default tseslint.config(
  { ignores: ['**/node_modules', 'dist', '.data', '.nx', '**/__generated__', 'coverage', 'tmp', 'test-results'] },
  ...tseslint.configs.recommended,
  { rules: { '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' }] } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': ['error', { allow: ['@afterbell/app', '/tools/test/(clone-database\\.cjs|openid)$'], enforceBuildableLibDependency: false, depConstraints: [...ROOMS, ...SCOPES] }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    // What is measured at every row or request (docs/performance.md). Tests may ask in any way.
    files: ['libs/*/api/**/*.ts', 'apps/api/**/*.ts'],
    ignores: ['**/*spec.ts', '**/test/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MethodDefinition[value.params.length=1] Decorator[expression.callee.name='Parent']",
          message: 'A field that needs nothing but its parent takes it first and without @Parent(): Nest then calls the method as it is, instead of a dozen promises for each row (docs/performance.md).',
        },
        {
          selector: "CallExpression[callee.property.name='read'] > ArrowFunctionExpression.arguments[params.length=1] > CallExpression.body[callee.object.name='tx'][callee.property.name=/^(query|one)$/]",
          message: 'A single read is `db.query` or `db.one`: one round trip instead of two.',
        },
      ],
    },
  },
  { files: ['**/*.{ts,tsx}'], plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly', Buffer: 'readonly', module: 'writable', require: 'readonly', __dirname: 'readonly', setTimeout: 'readonly', clearTimeout: 'readonly', setInterval: 'readonly', clearInterval: 'readonly', fetch: 'readonly', performance: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
