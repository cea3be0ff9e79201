const COLUMNS = `k.id, k.name, k.organization_id as "siteId", o.name as "siteName", k.made_at as "madeAt", k.made_by as "madeBy", k.expires_at as "expiresAt", k.device, k.opened_at as "openedAt",
  k.last_seen_at as "lastSeenAt", k.token_hash is not null as "isOpen"`;
const FROM = 'from kiosk k join organization o on o.tenant_id = k.tenant_id and o.id = k.organization_id';

export const KIOSKS = `select ${COLUMNS} ${FROM} where k.revoked_at is null and k.expires_at > now() order by o.name_folded, k.name, k.id limit 200`;
export const KIOSK = `select ${COLUMNS} ${FROM} where k.id = $1 and k.revoked_at is null and k.expires_at > now()`;
export const KIOSK_INSERT = `insert into kiosk (id, organization_id, name, pin_hash, made_by, expires_at, code_hash, code_expires_at)
  values ($1, $2, $3, $4, $5, now() + make_interval(days => $6), $7, now() + interval '15 minutes')`;
/** Another device takes the place of the one that had it. */
export const KIOSK_CODE = `update kiosk set code_hash = $2, code_expires_at = now() + interval '15 minutes' where id = $1`;
export const KIOSK_REVOKE = 'update kiosk set revoked_at = now(), revoked_by = $2, token_hash = null, code_hash = null where id = $1';
export const KIOSKS_OF_SITE = 'select count(*)::int as count from kiosk where organization_id = $1 and revoked_at is null and expires_at > now()';

/** Before anybody is known, so every statement says what it asks by a secret. */
const GRANT = `select k.id, k.tenant_id as "tenantId", k.organization_id as "siteId", t.code as "tenantCode", coalesce((
      select z.time_zone from organization_closure u join organization z on z.tenant_id = u.tenant_id and z.id = u.ancestor_id
      where u.tenant_id = k.tenant_id and u.descendant_id = k.organization_id and z.time_zone is not null order by u.depth limit 1), t.time_zone) as "timeZone",
    k.last_seen_at is null or k.last_seen_at < now() - interval '1 minute' as unseen
  from kiosk k join tenant t on t.id = k.tenant_id and t.enabled where k.revoked_at is null and k.expires_at > now()`;
export const GRANT_OF_TOKEN = `${GRANT} and k.token_hash = $1`;
export const GRANT_OF_CODE = `${GRANT} and k.code_hash = $1 and k.code_expires_at > now()`;

/** Once: whoever comes second finds no code. $1 kiosk, $2 code, $3 token, $4 device */
export const KIOSK_OPEN = `update kiosk set code_hash = null, code_expires_at = null, token_hash = $3, device = $4, opened_at = now(), last_seen_at = now()
  where id = $1 and code_hash = $2 and revoked_at is null returning expires_at as "expiresAt"`;
export const KIOSK_LEAVE = 'update kiosk set token_hash = null where id = $1';
export const KIOSK_SEEN = 'update kiosk set last_seen_at = now() where id = $1';
export const KIOSK_PIN = `select k.pin_hash as "pinHash", k.name, k.expires_at as "expiresAt" from kiosk k where k.id = $1 and k.revoked_at is null`;
