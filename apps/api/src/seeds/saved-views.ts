import type { Client } from 'pg';
import { newId, viewQueryOf } from '@afterbell/core/domain';

/** Views of the participants list that the agency shares with everybody. */
const VIEWS = [
  ['Youngest: PK to first grade', 'f=1~grade.equals.PK&f=1~grade.equals.K&f=1~grade.equals.1&s=-birthDate&c=flags,grade,birthDate,sites'],
  ['Where families live', 'c=grade,sites,household,address,city,postalCode'],
  ['Newest participants', 's=-since&c=grade,birthDate,sites,since,until'],
] as const;

export async function seedSavedViews(owner: Client, tenantId: string, topId: string, userId: string): Promise<void> {
  await owner.query('begin');
  await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
  for (const [name, query] of VIEWS) {
    await owner.query(`insert into saved_view (id, user_id, list, name, query, organization_id) values ($1, $2, 'people.participants', $3, $4, $5)`, [newId(), userId, name, viewQueryOf(query), topId]);
  }
  await owner.query('commit');
}
