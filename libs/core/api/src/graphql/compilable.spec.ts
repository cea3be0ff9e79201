import { buildSchema, type OperationDefinitionNode, parse } from 'graphql';
import { hasCompilableVariables } from './compilable';

const wide = Array.from({ length: 60 }, (_, index) => `f${index}: [String]`).join('\n');
const schema = buildSchema(`
  input Flat { name: String, more: [Inner!] }
  input Inner { at: Int }
  input Tree { name: String, children: [Tree!] }
  input Wide { ${wide} }
  input Wider { a: [Wide!], b: [Wide!], c: [Wide!], d: [Wide!], e: [Wide!] }
  input Widest { a: [Wider!] }
  type Query { ask(a: Flat, b: Tree, c: Widest): Int }
`);
const compilable = (variables: string) => hasCompilableVariables(schema, parse(`query q${variables} { ask }`).definitions[0] as OperationDefinitionNode);

it.each([
  ['', true],
  ['($n: Int!, $a: Flat!)', true],
  ['($b: Tree)', false],
  ['($b: [Tree!]!)', false],
  ['($c: Widest)', false],
])('tells whether variables %s can be read by compiled code', (variables, expected) => expect(compilable(variables)).toBe(expected));
