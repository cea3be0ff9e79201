// The client's own operations: in production a session may send no others (docs/graphql.md).
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { listFiles, root } from '../scripts/common.mjs';

const { parse, print, visit } = createRequire(import.meta.url)('graphql');

/** What the client always says, although the field itself can do without. */
const SAID = { Int: 1, Boolean: false, ID: '00000000-0000-4000-8000-000000000000', String: 'x' };

const saidBy = ({ variable, type, defaultValue }) => (type.kind === 'NonNullType' && !defaultValue && type.type.name?.value in SAID ? [[variable.name.value, SAID[type.type.name.value]]] : []);

/** @returns {Map<string, { operation: string, query: string, names: Record<string, string>, said: object }>} by root field, the first operation that asks for it alone; `names` of its variables by argument, `said` what it needs at the least */
export function clientOperations() {
  const files = ['apps', 'libs'].flatMap((part) => listFiles(part, (file) => file.endsWith('.graphql')));
  const definitions = files.flatMap((file) => parse(fs.readFileSync(path.join(root, file), 'utf8'), { noLocation: true }).definitions);
  const fragments = new Map(definitions.filter(({ kind }) => kind === 'FragmentDefinition').map((one) => [one.name.value, one]));
  const spreadBy = (node, found = new Set()) => {
    visit(node, { FragmentSpread: ({ name: { value } }) => void (found.has(value) || (found.add(value), spreadBy(fragments.get(value), found))) });
    return found;
  };
  const known = new Map();
  for (const operation of definitions) {
    if (operation.kind !== 'OperationDefinition') continue;
    const { selections } = operation.selectionSet;
    const name = selections[0]?.name?.value;
    if (selections.length !== 1 || known.has(`${operation.operation} ${name}`)) continue;
    const parts = [operation, ...[...spreadBy(operation)].map((one) => fragments.get(one))];
    const names = Object.fromEntries((selections[0].arguments ?? []).flatMap(({ name: arg, value }) => (value.kind === 'Variable' ? [[arg.value, value.name.value]] : [])));
    known.set(`${operation.operation} ${name}`, { said: Object.fromEntries((operation.variableDefinitions ?? []).flatMap(saidBy)), operation: operation.name.value, query: parts.map((part) => print(visit(part, { Directive: ({ name: { value } }) => (value === 'unmask' ? null : undefined) }))).join('\n'), names });
  }
  return known;
}
