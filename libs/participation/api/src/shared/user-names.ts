import { Injectable } from '@nestjs/common';
import { Db, requirePrincipal } from '@afterbell/core/api';

const KEEP_MS = 5 * 60_000;
const KEEP_COUNT = 2_000;

/**
 * Names of the users who marked, closed or locked something, as the tenant calls them. Users exist across tenants and a tenant may have a
 * name of its own for one: no name is kept, or told, for any other.
 */
@Injectable()
export class UserNames {
  private readonly known = new Map<string, { name: string | null; until: number }>();

  constructor(private readonly db: Db) {}

  async of(ids: Iterable<string | null>): Promise<Map<string, string>> {
    const { tenantId } = requirePrincipal();
    const now = Date.now();
    const asked = new Set([...ids].filter((id) => id !== null));
    const missing = [...asked].filter((id) => (this.known.get(`${tenantId} ${id}`)?.until ?? 0) < now);
    if (missing.length) await this.load(tenantId, missing, now);
    const names = new Map<string, string>();
    for (const id of asked) {
      const name = this.known.get(`${tenantId} ${id}`)?.name;
      if (name) names.set(id, name);
    }
    return names;
  }

  private async load(tenantId: string, ids: string[], now: number): Promise<void> {
    const rows = await this.db.query<{ id: string; name: string }>('select id, name from audit_people($1::uuid[])', [ids], 'participation_user_names');
    if (this.known.size > KEEP_COUNT) this.known.clear();
    const found = new Map(rows.map((row) => [row.id, row.name]));
    for (const id of ids) this.known.set(`${tenantId} ${id}`, { name: found.get(id) ?? null, until: now + KEEP_MS });
  }
}
