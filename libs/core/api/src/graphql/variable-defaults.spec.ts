import { buildSchema, getOperationAST, parse } from 'graphql';
import { variableDefaults } from './variable-defaults';

const schema = buildSchema(`
  enum Match { and or }
  input Rule { field: String!, negated: Boolean! = false }
  input Filter { match: Match! = and, rules: [Rule!]!, inner: Filter }
  input Plain { name: String }
  type Query { list(filter: Filter, first: Int! = 25): Int, plain(input: Plain, id: ID!): Int }
`);
const of = (text: string) => {
  const operation = getOperationAST(parse(text));
  if (!operation) throw new Error('no operation');
  return variableDefaults(schema, operation);
};

it('has nothing to do where nothing has a default', () => {
  expect(of('query ($input: Plain, $id: ID!) { plain(input: $input, id: $id) }')).toBeNull();
});

it('fills what was left out, in variables, fields, lists and types that hold themselves', () => {
  const fill = of('query ($filter: Filter, $first: Int! = 10) { list(filter: $filter, first: $first) }');
  expect(fill?.({ filter: { rules: [{ field: 'a' }, { field: 'b', negated: true }], inner: { match: 'or', rules: { field: 'c' } } } })).toEqual({
    first: 10,
    filter: { match: 'and', rules: [{ field: 'a', negated: false }, { field: 'b', negated: true }], inner: { match: 'or', rules: { field: 'c', negated: false } } },
  });
});

it('leaves what was given, null included, and does not touch the caller’s object', () => {
  const fill = of('query ($filter: Filter, $first: Int! = 10) { list(filter: $filter, first: $first) }');
  const given = { filter: null, first: 3 };
  expect(fill?.(given)).toEqual({ filter: null, first: 3 });
  const nested = { filter: { rules: [] } };
  fill?.(nested);
  expect(nested).toEqual({ filter: { rules: [] } });
});
