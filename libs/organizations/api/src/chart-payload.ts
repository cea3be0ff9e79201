import { isOrganizationLevel, isUuid, type OrganizationLevel } from '@afterbell/core/domain';
import { tidyName, type WantedNode } from '@afterbell/organizations/domain';
import { invalid, notFound } from './organization-rules';

type Fields = Readonly<Record<string, unknown>>;

const MAX_NODES = 20_000;
/** The nine levels leave no tree deeper than this; a deeper payload is none. */
const MAX_DEPTH = 20;

export function record(body: unknown, path = 'body'): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid(path, 'must be a JSON object');
  return body as Fields;
}

export function textIn(fields: Fields, name: string, path = name): string {
  const value = fields[name];
  if (typeof value !== 'string') throw invalid(path, value === undefined || value === null ? 'is required' : 'must be a text');
  return value;
}

/** What is no id belongs to no organization. */
export function idIn(fields: Fields, name: string): string {
  const id = textIn(fields, name);
  if (!isUuid(id)) throw notFound();
  return id;
}

/** A node as it was sent: of one that is there, what was left out stays as it is. */
export type SentNode = Omit<WantedNode, 'name' | 'level' | 'enabled'> & { readonly name: string | null; readonly level: OrganizationLevel | null; readonly enabled: boolean | null };

/** The tree of `chart/set`: its root, or `{ tree: root }`. A node without an id, or with a negative one, is new. */
export function chartNodes(body: unknown): SentNode[] {
  const given = record(body);
  const nodes: SentNode[] = [];
  const seen = new Set<string>();
  const read = (value: unknown, parentKey: string | null, path: string, depth: number): void => {
    const fields = record(value, path || 'tree');
    const at = (name: string) => (path ? `${path}.${name}` : name);
    if (depth > MAX_DEPTH) throw invalid(at('children'), 'go too deep');
    if (nodes.length >= MAX_NODES) throw invalid('tree', `has more than ${MAX_NODES} nodes`);
    const { id: given, organizationType, enabled, version, children = [] } = fields;
    const absent = (value: unknown) => value === undefined || value === null;
    const isNew = given === undefined || given === null || given === '' || (typeof given !== 'object' && Number(given) < 0);
    if (!isNew && !isUuid(String(given))) throw notFound();
    const id = isNew ? null : String(given);
    if (isNew && path === '') throw invalid('id', 'is required: the tree begins with an organization that is there');
    if (id !== null && seen.has(id)) throw invalid(at('id'), 'stands in the tree twice');
    if (id !== null) seen.add(id);
    const level = isOrganizationLevel(organizationType) ? organizationType : null;
    if (level === null && (isNew || !absent(organizationType))) throw invalid(at('organizationType'), absent(organizationType) ? 'is required' : 'is not a level');
    if (!absent(enabled) && typeof enabled !== 'boolean') throw invalid(at('enabled'), 'must be true or false');
    if (!Array.isArray(children)) throw invalid(at('children'), 'must be a list');
    const key = id ?? `new ${nodes.length}`;
    // As it will be stored: the same name in other bytes is no change.
    const name = !isNew && absent(fields.name) ? null : tidyName(textIn(fields, 'name', at('name')));
    nodes.push({ key, id, parentKey, name, level, enabled: typeof enabled === 'boolean' ? enabled : isNew ? true : null, version: Number.isSafeInteger(version) ? (version as number) : null, path });
    children.forEach((child: unknown, index) => read(child, key, `${path ? `${path}.` : ''}children.${index}`, depth + 1));
  };
  read(given.tree ?? given, null, '', 0);
  return nodes;
}
