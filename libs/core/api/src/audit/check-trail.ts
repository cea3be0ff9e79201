import type { Client } from 'pg';

/** The newest seal of a tenant's trail, as it is kept outside of the database. */
export interface SealHead {
  number: number;
  seal: string;
}

const SEAL = `select number::int as number, encode(seal, 'hex') as seal from audit_seal where tenant_id = app_tenant()`;

/**
 * What does not fit in a tenant's audit trail, and its newest seal. `remembered` is a head that was kept elsewhere: it must still stand in
 * the chain, or the end of the trail was taken away, an older backup stands here, or the whole chain was made anew.
 */
export async function checkTrail(client: Client, tenantId: string, remembered: SealHead | null): Promise<{ faults: string[]; head: SealHead | null }> {
  await client.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
  const { rows } = await client.query<{ fault: string }>('select fault from audit_verify()');
  const faults = rows.map(({ fault }) => fault);
  if (remembered) {
    const { rows: kept } = await client.query<SealHead>(`${SEAL} and number = $1`, [remembered.number]);
    if (!kept[0]) faults.push(`seal ${remembered.number} was there and is gone: the end of the trail was taken away, or an older backup stands here`);
    else if (kept[0].seal !== remembered.seal) faults.push(`seal ${remembered.number} is another one than was remembered: the chain was made anew`);
  }
  const { rows: newest } = await client.query<SealHead>(`${SEAL} order by number desc limit 1`);
  const head = newest[0] ? { number: newest[0].number, seal: newest[0].seal } : null;
  return { faults, head };
}
