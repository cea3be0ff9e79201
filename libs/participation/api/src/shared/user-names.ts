import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { SYSTEM_POOL } from '@afterbell/core/api';

const KEEP_MS = 5 * 60_000;
const KEEP_COUNT = 2_000;

/**
 * Names of the users who marked, closed or locked something. The API's own role cannot read users, who exist across
 * tenants; the ids asked for here come from rows that the tenant's walls have let through.
 */
@Injectable()
export class UserNames {
  private readonly known = new Map<string, { name: string | null; until: number }>();

  constructor(@Inject(SYSTEM_POOL) private readonly pool: Pool) {}

  async of(ids: Iterable<string | null>): Promise<Map<string, string>> {
    const now = Date.now();
    const asked = new Set([...ids].filter((id) => id !== null));
    const missing = [...asked].filter((id) => (this.known.get(id)?.until ?? 0) < now);
    if (missing.length) await this.load(missing, now);
    const names = new Map<string, string>();
    for (const id of asked) {
      const name = this.known.get(id)?.name;
      if (name) names.set(id, name);
    }
    return names;
  }

  private async load(ids: string[], now: number): Promise<void> {
    const { rows } = await this.pool.query<{ id: string; name: string }>({ name: 'participation_user_names', text: 'select id, name from app_user where id = any($1::uuid[])', values: [ids] });
    if (this.known.size > KEEP_COUNT) this.known.clear();
    const found = new Map(rows.map((row) => [row.id, row.name]));
    for (const id of ids) this.known.set(id, { name: found.get(id) ?? null, until: now + KEEP_MS });
  }
}
