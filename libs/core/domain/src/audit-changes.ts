/** What changed between the two values of an audit row, field by field. */
export interface AuditChange {
  /** `name`, `address.city`, `entries.3.value`. */
  readonly path: string;
  /** Null where there was nothing. */
  readonly before: string | null;
  readonly after: string | null;
}

/** A row never answers more than this: a bulk change is read in its export. */
export const MOST_AUDIT_CHANGES = 200;
const DEEPEST = 4;

type Flat = Map<string, string>;

/** Members of a list are told apart by whose they are, so that a value is set against the same one's before. */
function identityOf(member: unknown): string | null {
  if (typeof member !== 'object' || member === null) return null;
  const { personId, id } = member as { personId?: unknown; id?: unknown };
  if (typeof personId === 'string') return personId;
  return typeof id === 'string' ? id : null;
}

function flatten(value: unknown, path: string, depth: number, into: Flat): Flat {
  if (value === null || value === undefined) return into;
  if (typeof value === 'object' && depth < DEEPEST) {
    for (const [key, part] of Object.entries(value)) {
      const name = Array.isArray(value) ? (identityOf(part) ?? key) : key;
      flatten(part, path ? `${path}.${name}` : name, depth + 1, into);
    }
    return into;
  }
  into.set(path, typeof value === 'string' ? value : JSON.stringify(value));
  return into;
}

/** Fields in the order in which they stand after the change, then those that are gone; what stayed the same is left out. */
export function auditChanges(before: unknown, after: unknown): AuditChange[] {
  const [was, is] = [flatten(before, '', 0, new Map()), flatten(after, '', 0, new Map())];
  return [...new Set([...is.keys(), ...was.keys()])]
    .map((path) => ({ path, before: was.get(path) ?? null, after: is.get(path) ?? null }))
    .filter((change) => change.before !== change.after)
    .slice(0, MOST_AUDIT_CHANGES);
}
