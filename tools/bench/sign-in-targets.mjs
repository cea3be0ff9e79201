// People who only sign in, in a neighbour's tenant. Each has a code that was asked for before: nobody but the mail knows the one that is asked for while time is taken.
import { createRequire } from 'node:module';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { root } from '../scripts/common.mjs';
import { BENCH_SECRET } from './cluster.mjs';

const built = (file) => createRequire(import.meta.url)(path.join(root, 'dist/server', file));
const TENANT = 'neighbour-b';
const CODE = '12345678';

/** @returns targets of the workload `sign-in` */
export async function prepareSigners(db, count) {
  const { hashCode, hashToken, newToken } = built('libs/sign-in/api/src/tokens.js');
  const { rows: [tenant] } = await db.query(`select t.id, t.code, r.id as role_id from tenant t join role r on r.tenant_id = t.id and r.key = 'site_coordinator' where t.code = $1`, [TENANT]);
  await db.query('set session_replication_role = replica');
  await db.query(`delete from access a using app_user u where u.id = a.user_id and u.email like 'signer-%@bench.example'`);
  await db.query(`delete from app_user where email like 'signer-%@bench.example'`);
  await db.query('set session_replication_role = origin');
  await db.query(`select set_config('app.tenant_id', $1, false)`, [tenant.id]);
  const { rows } = await db.query(
    `with person as (select uuidv7() as id, 'signer-' || n || '@bench.example' as email, n from generate_series(1, $1::int) n),
     users as (insert into app_user (id, email, name) select id, email, 'Signer ' || n from person)
     insert into access (tenant_id, id, user_id, organization_id, role_id)
     select $2, uuidv7(), person.id, places[1 + n % array_length(places, 1)], $3
       from person, (select array_agg(id order by id) as places from organization where tenant_id = $2 and level = 'site') p
     returning id as "accessId", user_id as "userId", (select email from person where id = user_id) as email`,
    [count, tenant.id, tenant.role_id],
  );
  const signers = rows.map((row, index) => ({
    ...row,
    id: randomUUID(),
    cookie: newToken(),
    code: CODE,
    host: `${tenant.code}.localhost`,
    tenant: { id: tenant.id, code: tenant.code },
    // A network of their own, as they have at home: those of one network wait for each other's counter.
    address: `10.${index >> 8}.${index & 255}.7`,
    token: null,
  }));
  await db.query('truncate sign_in_challenge');
  await db.query(
    `insert into sign_in_challenge (id, token_hash, tenant_id, email, code_hash, expires_at)
     select id, decode(token, 'hex'), $2, email, decode(code, 'hex'), now() + interval '1 day' from jsonb_to_recordset($1::jsonb) as s (id uuid, token text, email text, code text)`,
    [JSON.stringify(signers.map(({ id, cookie, code, email }) => ({ id, email, token: hashToken(cookie).toString('hex'), code: hashCode(BENCH_SECRET, id, code).toString('hex') }))), tenant.id],
  );
  return signers;
}

/** Everybody may sign in once more: the limits of the product stay as they are, what was counted is forgotten. */
export async function resetSigners(db, tenantCode = TENANT) {
  await db.query('set session_replication_role = replica');
  // Not truncated, and not vacuumed here: both make every connection plan its statements anew, within the time that is taken.
  await db.query('delete from rate_limit');
  await db.query(`delete from sign_in_session s using tenant t where t.id = s.tenant_id and t.code = $1`, [tenantCode]);
  await db.query(`delete from sign_in_challenge where expires_at < now() + interval '1 hour'`);
  await db.query('update sign_in_challenge set used_at = null, tries = 0 where used_at is not null or tries > 0');
  await db.query('delete from mail_outbox; delete from graphile_worker._private_jobs');
  await db.query('set session_replication_role = origin');
}

/** Who was told to be in must be in: of each the session that the last answer gave. */
export async function checkSigned(db, signed) {
  const { hashToken } = built('libs/sign-in/api/src/tokens.js');
  const wanted = signed.map(({ token, ...rest }) => ({ ...rest, hash: hashToken(token).toString('hex') }));
  const { rows: [{ found }] } = await db.query(
    `select count(*)::int as found from jsonb_to_recordset($1::jsonb) as n ("userId" uuid, "accessId" uuid, hash text)
       join sign_in_session s on s.token_hash = decode(n.hash, 'hex') and s.user_id = n."userId" and s.access_id = n."accessId" and s.revoked_at is null and s.expires_at > now()`,
    [JSON.stringify(wanted)],
  );
  return found === signed.length ? [] : [`${signed.length - found} of ${signed.length} who signed in have no session`];
}
