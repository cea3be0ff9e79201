import type { Tx } from '@afterbell/core/api';

/** Which of these are no roles of the tenant; nothing is asked when there are none. */
export async function unknownRoles(tx: Tx, ids: Iterable<string>): Promise<ReadonlySet<string>> {
  const asked = [...new Set(ids)];
  if (!asked.length) return new Set();
  const rows = await tx.query<{ id: string }>('select id::text as id from role where id::text = any($1::text[])', [asked], 'form_known_roles');
  const known = new Set(rows.map(({ id }) => id));
  return new Set(asked.filter((id) => !known.has(id)));
}
