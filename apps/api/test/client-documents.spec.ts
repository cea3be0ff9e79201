import { ApolloClient, ApolloLink, type DocumentNode, InMemoryCache } from '@apollo/client';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, OperationTypeNode, parse, print, visit } from 'graphql';
import { of } from 'rxjs';
import { clientDocumentHash } from '@afterbell/core/api';
import listed from '../src/client-documents.json';

const LIBS = join(__dirname, '../../../libs');
const sources = readdirSync(LIBS, { recursive: true, encoding: 'utf8' }).filter((file) => /\/web\/src\/.*\.graphql$/.test(file));
const definitions = sources.flatMap((file) => parse(readFileSync(join(LIBS, file), 'utf8')).definitions);
const fragments = definitions.filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION);
const operations = definitions.filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION);

function withFragments(operation: OperationDefinitionNode): DocumentNode {
  const spread = new Set<FragmentDefinitionNode>();
  const follow = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name }) {
        const found = fragments.find((fragment) => fragment.name.value === name.value);
        if (!found || spread.has(found)) return;
        spread.add(found);
        follow(found);
      },
    });
  follow(operation);
  return { kind: Kind.DOCUMENT, definitions: [...spread, operation] };
}

/** What the client's library hands to the network. */
async function sent(document: DocumentNode): Promise<string> {
  let text = '';
  const link = new ApolloLink(({ query }) => {
    text = print(query);
    return of({ data: {} });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache(), dataMasking: true });
  const { operation } = document.definitions.at(-1) as OperationDefinitionNode;
  const call = operation === OperationTypeNode.MUTATION ? client.mutate({ mutation: document }) : client.query({ query: document, fetchPolicy: 'no-cache' });
  await call.catch(() => undefined);
  return text;
}

it.each(operations.filter(({ operation }) => operation !== OperationTypeNode.SUBSCRIPTION).map((operation) => [operation.name?.value ?? '', operation] as const))(
  'production knows %s as the client’s library sends it',
  async (name, operation) => {
    const text = await sent(withFragments(operation));
    expect(text).toContain(name);
    expect(clientDocumentHash(parse(text))).toBe((listed as Record<string, string>)[name]);
  },
);

it('one more field, another argument or another directive makes another document', () => {
  const hashes = ['query a { b }', 'query a { b c }', 'query a { b(c: 1) }', 'query a { b @skip(if: true) }', 'query d { b }'].map((text) => clientDocumentHash(parse(text)));
  expect(new Set(hashes).size).toBe(5);
  expect(clientDocumentHash(parse('query a { b { __typename c } } fragment f on B { c @unmask }'))).toBe(clientDocumentHash(parse('fragment f on B { c } query a { b { c } }')));
});
