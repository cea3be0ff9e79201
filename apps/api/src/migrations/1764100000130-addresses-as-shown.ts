import type { MigrationInterface, QueryRunner } from 'typeorm';
import { displayEmail, foldText } from '@afterbell/core/domain';

const TENANTS = 'select id from tenant';
/** Addresses of an international domain that the tenant's own e-mail fields hold; current versions of the forms say which fields those are. */
const LISTED = `select v.record_id as "recordId", v.field_id as "fieldId", v.place, v.text from custom_value v
  where v.tenant_id = app_tenant() and v.text like '%xn--%' and v.field_id in (
    select (f ->> 'id')::int from form_definition d join form_version w using (tenant_id, section, sub_section, version) cross join lateral jsonb_array_elements(w.definition -> 'fields') f
    where d.tenant_id = app_tenant() and f ->> 'type' = 'email')`;
const WRITE = 'update custom_value set text = $4 where tenant_id = app_tenant() and record_id = $1 and field_id = $2 and place = $3';

interface Listed {
  recordId: string;
  fieldId: number;
  place: number;
  text: string;
}

/** Lists find an address of the tenant's own fields by the letters that it is shown in, without regard to accents. */
export class AddressesAsShown1764100000130 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { id } of (await runner.query(TENANTS)) as { id: string }[]) {
      await runner.query(`select set_config('app.tenant_id', $1, true)`, [id]);
      for (const { recordId, fieldId, place, text } of (await runner.query(LISTED)) as Listed[]) await runner.query(WRITE, [recordId, fieldId, place, foldText(displayEmail(text))]);
    }
    await runner.query(`select set_config('app.tenant_id', '', true)`);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
