import type { CodegenConfig } from '@graphql-codegen/cli';

// Types and hooks beside each .graphql file, always from the committed schema and never from a running server.
const SCHEMA_TYPES = './libs/core/web/src/__generated__/schema-types.ts';

const common = {
  scalars: { ID: 'string', PlainDate: 'string', PlainTime: 'string', Instant: 'string', Decimal: 'string', Money: 'string', PhoneNumber: 'string', JSON: 'unknown' },
  defaultScalarType: 'unknown',
  useTypeImports: true,
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
};

const config: CodegenConfig = {
  schema: process.env['CODEGEN_SCHEMA'] ?? 'schema.graphql',
  documents: ['libs/*/web/src/**/*.graphql', 'apps/web/src/**/*.graphql'],
  ignoreNoDocuments: true,
  generates: {
    [SCHEMA_TYPES]: { plugins: ['typescript'], config: { ...common, enumsAsTypes: true, avoidOptionals: { field: true, inputValue: false, object: true, defaultValue: false } } },
    './': {
      preset: 'near-operation-file',
      presetConfig: { folder: '__generated__', extension: '.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './tools/codegen/hooks-plugin.cjs'],
      config: { ...common, importSchemaTypesFrom: SCHEMA_TYPES, inlineFragmentTypes: 'mask', customDirectives: { apolloUnmask: true }, documentMode: 'documentNodeImportFragments', dedupeFragments: true },
    },
  },
};

export default config;
