// One hook per operation over Apollo Client 4's own: use<Name>Query, use<Name>LazyQuery, use<Name>SuspenseQuery, use<Name>Mutation, use<Name>Subscription.
const { Kind, visit } = require('graphql');

const pascal = (name) => name.charAt(0).toUpperCase() + name.slice(1);
const needsVariables = (operation) => (operation.variableDefinitions ?? []).some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue);

function queryHooks(name, operation) {
  const types = `${name}Query, ${name}QueryVariables`;
  // Required variables must be given, or the call skipped; without any the options may be left out.
  const options = (hook) => (needsVariables(operation) ? `options: { skip: boolean; variables?: ${name}QueryVariables } & Omit<${hook}.Options<${types}>, 'variables' | 'skip'> | ({ variables: ${name}QueryVariables } & ${hook}.Options<${types}>)` : `options?: ${hook}.Options<${types}>`);
  return [
    `export function use${name}Query(${options('useQuery')}) {\n  return useQuery<${types}>(${name}Document, options as useQuery.Options<${types}>);\n}`,
    `export function use${name}LazyQuery(options?: useLazyQuery.Options<${types}>) {\n  return useLazyQuery<${types}>(${name}Document, options);\n}`,
  ];
}

function mutationHooks(name) {
  const types = `${name}Mutation, ${name}MutationVariables`;
  return [`export function use${name}Mutation(options?: useMutation.Options<${types}>) {\n  return useMutation<${types}>(${name}Document, options);\n}`];
}

function subscriptionHooks(name, operation) {
  const types = `${name}Subscription, ${name}SubscriptionVariables`;
  return [`export function use${name}Subscription(options${needsVariables(operation) ? '' : '?'}: useSubscription.Options<${types}>) {\n  return useSubscription<${types}>(${name}Document, options);\n}`];
}

/** Fragments of another file: `@unmask` writes out what they hold, so that nothing else here would name their imported types. */
function borrowed(documents) {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const own = new Set(definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map(({ name }) => name.value));
  const spread = new Set();
  for (const definition of definitions) visit(definition, { FragmentSpread: ({ name }) => void spread.add(name.value) });
  return [...spread].filter((name) => !own.has(name)).sort();
}

module.exports = {
  plugin(_schema, documents) {
    const operations = documents.flatMap(({ document }) => document.definitions).filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    if (operations.length === 0) return { content: '' };
    const hooks = { query: queryHooks, mutation: mutationHooks, subscription: subscriptionHooks };
    const uses = { query: ['useLazyQuery', 'useQuery'], mutation: ['useMutation'], subscription: ['useSubscription'] };
    const imported = [...new Set(operations.flatMap(({ operation }) => uses[operation]))].sort();
    return {
      prepend: [`import { ${imported.join(', ')} } from '@apollo/client/react';`],
      content: [...borrowed(documents).map((name) => `export type { ${pascal(name)}Fragment };`), ...operations.flatMap((operation) => hooks[operation.operation](pascal(operation.name.value), operation))].join('\n\n'),
    };
  },
};
