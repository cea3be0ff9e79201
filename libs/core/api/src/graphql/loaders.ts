import DataLoader from 'dataloader';
import { inCompany } from '../tenancy/company';
import { currentScope } from '../tenancy/scope';

/**
 * One loader per request and name. A batch runs in the context of the first `.load()`, which may sit inside a transaction that ends
 * first: so batches run in the request's own scope and open a read of their own.
 */
export function requestLoader<K extends string, V>(name: string, batch: (keys: readonly K[]) => Promise<(V | Error)[]>): DataLoader<K, V> {
  const scope = currentScope();
  if (!scope) throw new Error('A loader was used outside a request.');
  const known = scope.loaders.get(name) as DataLoader<K, V> | undefined;
  if (known) return known;
  const root = scope.root ?? scope;
  const loader = new DataLoader<K, V>((keys) => inCompany(() => batch(keys), root));
  scope.loaders.set(name, loader as DataLoader<unknown, unknown>);
  return loader;
}

/** Rows in the order of the ids that were asked for; null where there is none. */
export function inOrder<Row, K extends string>(keys: readonly K[], rows: Row[], keyOf: (row: Row) => string): (Row | null)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key) ?? null);
}

/** Rows grouped under each key that was asked for. */
export function grouped<Row, K extends string>(keys: readonly K[], rows: Row[], keyOf: (row: Row) => string): Row[][] {
  const byKey = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const list = byKey.get(key);
    if (list) list.push(row);
    else byKey.set(key, [row]);
  }
  return keys.map((key) => byKey.get(key) ?? []);
}
