import { buildSchema, parse } from 'graphql';
import { plugin } from './hooks-plugin.cjs';

const SCHEMA = buildSchema('type Query { things(first: Int!): Int } type Mutation { change: Int } type Subscription { changed: Int }');
const hooksOf = (source: string) => plugin(SCHEMA, [{ document: parse(source) }]);

test('a query gets its hook and its lazy twin, by the name of the operation', () => {
  const { prepend, content } = hooksOf('query allThings { things(first: 1) }');
  expect(prepend).toEqual(["import { useLazyQuery, useQuery } from '@apollo/client/react';"]);
  expect(content).toContain('export function useAllThingsQuery(options?: useQuery.Options<AllThingsQuery, AllThingsQueryVariables>)');
  expect(content).toContain('export function useAllThingsLazyQuery(');
});

test('required variables must be given, or the query skipped', () => {
  const { content } = hooksOf('query allThings($first: Int!) { things(first: $first) }');
  expect(content).toContain('{ variables: AllThingsQueryVariables }');
  expect(content).toContain('{ skip: boolean;');
});

test('a variable with a default is not required', () => {
  expect(hooksOf('query allThings($first: Int! = 5) { things(first: $first) }').content).toContain('options?: useQuery.Options');
});

test('mutations, subscriptions and nothing at all', () => {
  expect(hooksOf('mutation doChange { change }').content).toContain('export function useDoChangeMutation(');
  expect(hooksOf('subscription onChanged { changed }').content).toContain('export function useOnChangedSubscription(');
  expect(hooksOf('fragment Part on Query { __typename }')).toEqual({ content: '' });
});
