// An operation of the client's sources as Apollo Client sends it: with its fragments, with `__typename`, without what only the
// client knows. A production server takes no other from a browser (docs/graphql.md).
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../scripts/common.mjs';

const { Kind, parse, print, visit } = createRequire(import.meta.url)('graphql');
const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

export function clientOperation(file, name) {
  const document = parse(fs.readFileSync(path.join(root, file), 'utf8'));
  const definitions = new Map(document.definitions.map((definition) => [definition.name.value, definition]));
  if (!definitions.has(name)) throw new Error(`The client has no ${name} in ${file} any more.`);
  const used = new Set();
  const use = (of) => {
    if (used.has(of)) return;
    used.add(of);
    visit(definitions.get(of), { FragmentSpread: (spread) => use(spread.name.value) });
  };
  use(name);
  const sent = (definition) =>
    visit(definition, {
      Directive: ({ name: { value } }) => (value === 'unmask' ? null : undefined),
      // Of what is asked of the root nobody wants to know the type.
      SelectionSet: { leave: (node, _key, parent) => (parent.kind === Kind.OPERATION_DEFINITION ? undefined : { ...node, selections: [...node.selections, TYPENAME] }) },
    });
  return [...used].map((of) => print(sent(definitions.get(of)))).join('\n');
}
