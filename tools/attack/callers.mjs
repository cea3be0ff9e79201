// Who attacks: people with a role at an organization, and tablets at a door.
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';

export const YEAR = 'School year';
export const LEVELS = { tenant_administrator: 'top', institution_administrator: 'institution', site_group_coordinator: 'siteGroup', site_coordinator: 'site', attendance_taker: 'site', viewer: 'site', guest: 'site' };

const hashed = (text) => createHash('sha256').update(text).digest();

export async function inTenant(db, tenantId, run) {
  await db.query('begin');
  await db.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
  await run((text, values) => db.query(text, values));
  await db.query('commit');
}

/** Somebody with a role at an organization, with a token and a session. */
export async function addCaller(world, tenant, role, organizationId, roleId = tenant.roleIds[role]) {
  const { db } = world;
  const [userId, accessId, tokenId, sessionId] = Array.from({ length: 4 }, () => randomUUID());
  const [token, cookie] = [`ab_${randomBytes(32).toString('base64url')}`, randomBytes(32).toString('base64url')];
  await inTenant(db, tenant.id, async (query) => {
    await query('insert into app_user (id, email, name) values ($1, $2, $3)', [userId, `${role}.${userId}@${tenant.code}.example`, `The ${role}`]);
    await query('insert into access (id, user_id, organization_id, role_id) values ($1, $2, $3, $4)', [accessId, userId, organizationId, roleId]);
    await query(`insert into api_token (id, token_hash, hint, name, user_id, tenant_id, access_id, expires_at) values ($1, $2, 'ab_attack', 'attack', $3, $4, $5, now() + interval '1 day')`, [tokenId, hashed(token), userId, tenant.id, accessId]);
    await query(`insert into sign_in_session (id, token_hash, user_id, tenant_id, access_id, organization_id, term_id, expires_at) values ($1, $2, $3, $4, $5, $6, $7, now() + interval '6 hours')`, [sessionId, hashed(cookie), userId, tenant.id, accessId, organizationId, tenant.termIds[YEAR]]);
  });
  const host = `${tenant.code}.localhost`;
  return { role, userId, accessId, host, token, session: { host, cookie: `afterbell=${cookie}` } };
}

/** Not the PIN that the walk sends: no kiosk is left by it. */
const PIN = '97531';

/** A tablet that stands open at a site. The sign-in of its cookie is its own; every other endpoint sees nobody. */
export async function openKiosk(world, tenant, siteId) {
  const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
  const pin = createHmac('sha256', world.secret).update(JSON.stringify(['kiosk-pin', id, PIN])).digest();
  await inTenant(world.db, tenant.id, (query) =>
    query(`insert into kiosk (id, organization_id, name, pin_hash, made_by, expires_at, token_hash, opened_at) values ($1, $2, 'Front door', $3, $4, now() + interval '1 day', $5, now())`, [id, siteId, pin, randomUUID(), hashed(token)]),
  );
  return { host: `${tenant.code}.localhost`, cookie: `afterbell-kiosk=${token}`, pin: PIN };
}
