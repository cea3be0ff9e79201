// What the victim has, before and after.
import { CANARY } from './world.mjs';

/** What is written of anybody's doing, and so not a change of what the victim has: sums are brought up to date by whoever reads hours. */
const OF_THE_DOING = new Set(['audit', 'audit_seal', 'organization_closure', 'organization_tree_change', 'sign_in_session', 'api_token', 'idempotency', 'duplicate_todo', 'person_search', 'attendance_due', 'attendance_day', 'attended_month', 'attended_year', 'stay_due', 'open_days_due', 'participants_since', 'participant_elsewhere', 'open_days']);

/** Every row of the victim: of its site, or with a word of it. By table, a sum of each. */
export async function victimsRows({ db, tables, victim: { id, here } }) {
  const words = [CANARY.site, CANARY.tenant, here.site, here.person, here.session, here.activity, here.app_user];
  const rows = new Map();
  for (const { name } of tables.values()) {
    if (OF_THE_DOING.has(name)) continue;
    const found = await db.query(`select md5(t::text) as sum, left(t::text, 300) as text from ${name} t where tenant_id = $1 and t::text ~ $2`, [id, words.join('|')]);
    rows.set(name, new Map(found.rows.map(({ sum, text }) => [sum, text])));
  }
  rows.set('app_user', new Map((await db.query('select md5(u::text) as sum, u::text as text from app_user u where id = $1', [here.app_user])).rows.map(({ sum, text }) => [sum, text])));
  return rows;
}

/** What became of them, as lines. */
export const changesBetween = (before, after) =>
  [...before].flatMap(([table, rows]) => [
    ...[...rows].filter(([sum]) => !after.get(table).has(sum)).map(([, text]) => `a row of ${table} was changed or removed: ${text}`),
    ...[...after.get(table)].filter(([sum]) => !rows.has(sum)).map(([, text]) => `a row of ${table} is new: ${text}`),
  ]);
