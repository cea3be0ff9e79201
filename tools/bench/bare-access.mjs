// The bare handler's part of sessions: the row behind a cookie, and the switch to another access with a new cookie.
import { createHash, randomBytes, randomUUID } from 'node:crypto';

// Not exported by libs/sign-in/api/src/{session,access-choice,access-snapshot,passkey-confirmation,profile}.service.ts and sign-in-audit.ts;
// the run compares texts.
const texts = ({ TENANT_COLUMNS, IN_FORCE, SEEN_EVERY_SECONDS, SEEN_AT_ONCE_SECONDS, CONFIRMED_SECONDS, ROTATED_SECONDS }) => ({
  READ: `
  select s.id, s.user_id, u.name as user_name, u.email as user_email, s.access_id, s.organization_id, s.term_id, s.expires_at, s.view_as_access_id, s.provider_id,
         s.last_seen_at < now() - interval '${SEEN_EVERY_SECONDS} seconds' as unseen,
         s.last_seen_at < now() - make_interval(secs => t.idle_timeout_seconds - ${SEEN_AT_ONCE_SECONDS}) as ending, s.previous_token_hash is not null as rotated, ${TENANT_COLUMNS}
    from sign_in_session s
    join app_user u on u.id = s.user_id and u.enabled
    join tenant t on t.id = s.tenant_id
    join access a on a.tenant_id = s.tenant_id and a.id = s.access_id and a.user_id = s.user_id
   where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now()
     and s.last_seen_at > now() - make_interval(secs => t.idle_timeout_seconds) and ${IN_FORCE}`,
  SEEN: `update sign_in_session set last_seen_at = now() where id in (
    select id from sign_in_session where id = any($1::uuid[]) and revoked_at is null and last_seen_at < now() - make_interval(secs => $2) for no key update skip locked)`,
  CHOICES: `
  select a.id, r.name as role_name, o.id as organization_id, o.name as organization_name, o.level as organization_level, ${TENANT_COLUMNS}
    from access a
    join tenant t on t.id = a.tenant_id
    join role r on r.tenant_id = a.tenant_id and r.id = a.role_id
    join organization o on o.tenant_id = a.tenant_id and o.id = a.organization_id
    join app_user u on u.id = a.user_id and u.enabled
   where a.user_id = $1 and ${IN_FORCE}
   order by t.name, o.name, r.name, a.id`,
  STATE: `select p.passkey_levels, p.confirm_permissions, p.confirm_exports, p.session_seconds, p.version, s.id is not null as known, s.confirmed_at is not null as ever,
         coalesce(s.confirmed_at > now() - interval '${CONFIRMED_SECONDS} seconds', false) as fresh
    from tenant t
    left join security_policy p on p.tenant_id = t.id
    left join sign_in_session s on s.id = $2 and s.user_id = $3 and s.tenant_id = t.id and s.revoked_at is null
   where t.id = $1`,
  ROTATE: `update sign_in_session set token_hash = $3, access_id = $4, organization_id = $5, term_id = $6, last_seen_at = now(), previous_token_hash = $2,
    previous_until = case when token_hash = $2 then now() + interval '${ROTATED_SECONDS} seconds' else previous_until end
  where id = $1 and (token_hash = $2 or (previous_token_hash = $2 and previous_until > now())) and revoked_at is null`,
  ARRIVED: 'update sign_in_session set previous_token_hash = null, previous_until = null where id = $1 and token_hash = $2',
  REMEMBER: 'update app_user set last_access_id = $2, last_sign_in_at = case when $3 then now() else last_sign_in_at end where id = $1',
  AUDIT: `insert into audit (tenant_id, id, user_id, access_id, organization_id, action, subject_type, subject_id, before, after, request_id, client_address)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
  PREFERENCES: `select language, time_display as "timeDisplay", theme, density, single_keys as "singleKeys" from user_preference where user_id = $1`,
  LEVELS: 'select level, singular, plural, version from organization_level_name',
});

const hashOf = (token) => createHash('sha256').update(token).digest();

export function accessOperations({ built, poolOf, write }) {
  const { ORGANIZATION_LEVELS, DEFAULT_LEVEL_NAMES, todayIn } = built('libs/core/domain/src/index.js');
  const { TENANT_COLUMNS, IN_FORCE } = built('libs/sign-in/api/src/access-choice.service.js');
  const { SEEN_EVERY_SECONDS, SEEN_AT_ONCE_SECONDS, SEEN_TOGETHER_MS, CONFIRMED_SECONDS, ROTATED_SECONDS, IDLE_WARNING_SECONDS } = built('libs/sign-in/api/src/limits.js');
  const SQL = texts({ TENANT_COLUMNS, IN_FORCE, SEEN_EVERY_SECONDS, SEEN_AT_ONCE_SECONDS, CONFIRMED_SECONDS, ROTATED_SECONDS });
  /** What the server keeps of each access in memory, too. */
  let snapshots = null;
  const seen = new Set();

  function noteSoon(pool, id) {
    if (!seen.size)
      setTimeout(() => {
        const ids = [...seen];
        seen.clear();
        pool.query({ name: 'sign_in_session_seen_together', text: SQL.SEEN, values: [ids, SEEN_EVERY_SECONDS] }).catch((error) => console.error(error.message));
      }, SEEN_TOGETHER_MS).unref();
    seen.add(id);
  }

  async function sessionRow(pool, token) {
    const { rows: [row] } = await pool.query({ name: 'sign_in_session_read', text: SQL.READ, values: [hashOf(token)] });
    if (!row) throw new Error('There is no such session.');
    if (row.rotated) await pool.query({ name: 'sign_in_session_arrived', text: SQL.ARRIVED, values: [row.id, hashOf(token)] });
    if (row.unseen) noteSoon(pool, row.id);
    return row;
  }

  /** Of every access at once, so that no request is the first of its access. */
  async function loadSnapshots(pool, tenantId) {
    const ask = async (text) => (await pool.query(text, [tenantId])).rows;
    const places = await ask(
      `select a.id, a.role_id, (select up.time_zone from organization_closure c join organization up on up.tenant_id = c.tenant_id and up.id = c.ancestor_id
          where c.tenant_id = a.tenant_id and c.descendant_id = a.organization_id and up.time_zone is not null order by c.depth limit 1) as time_zone
         from access a where a.tenant_id = $1`,
    );
    const terms = await ask('select id, name, starts_on::text as "startsOn", ends_on::text as "endsOn" from term where tenant_id = $1');
    const entries = await ask('select role_id, section, sub_section, tab, value from role_entry where tenant_id = $1 order by section, sub_section, tab');
    const renamed = await ask('select level, singular, plural from organization_level_name where tenant_id = $1');
    const permissions = new Map();
    for (const { id, role_id } of places) {
      const own = entries.filter((row) => row.role_id === role_id);
      permissions.set(id, own.map((row) => ({ section: row.section, subSection: row.sub_section, tab: row.tab || null, value: row.value, __typename: 'SignInPermission' })));
    }
    return {
      timeZones: new Map(places.map(({ id, time_zone }) => [id, time_zone])),
      terms: new Map(terms.map((term) => [term.id, { ...term, __typename: 'SignInTerm' }])),
      permissions,
      levelNames: ORGANIZATION_LEVELS.map((level) => {
        const { singular, plural } = renamed.find((row) => row.level === level) ?? DEFAULT_LEVEL_NAMES[level];
        return { level, singular, plural, __typename: 'SignInLevelName' };
      }),
    };
  }

  return {
    /** What a path leads to, for somebody who is known: only the question who. */
    '/rule': async (contender, { token, user }) => {
      await sessionRow(poolOf(contender, user), token);
      return { redirect: null };
    },
    '/levels': async (contender, { token, user }) => {
      const pool = poolOf(contender, user);
      await sessionRow(pool, token);
      const { rows } = await pool.query({ name: 'level_names', text: SQL.LEVELS });
      return { levelNames: ORGANIZATION_LEVELS.map((level) => ({ ...(rows.find((row) => row.level === level) ?? { level, ...DEFAULT_LEVEL_NAMES[level], version: 0 }), __typename: 'LevelNameSetting' })) };
    },
    '/switch': async (contender, { token, accessId, user }, headers) => {
      const pool = poolOf(contender, user);
      const row = await sessionRow(pool, token);
      const { rows: choices } = await pool.query({ name: 'sign_in_choices', text: SQL.CHOICES, values: [row.user_id] });
      const choice = choices.find(({ id }) => id === accessId);
      snapshots ??= loadSnapshots(pool, row.tenant_id);
      const { timeZones, terms, permissions, levelNames } = await snapshots;
      const timeZone = timeZones.get(accessId);
      const { rows: [state] } = await pool.query({ name: 'passkey_state', text: SQL.STATE, values: [row.tenant_id, row.id, row.user_id] });
      if (!choice || state.passkey_levels?.includes(choice.organization_level)) throw new Error('The access may not be switched to.');
      const renewed = randomBytes(32).toString('base64url');
      const to = { accessId, organizationId: choice.organization_id, termId: row.term_id };
      await write(contender, user, async (query) => {
        await query(SQL.ROTATE, [row.id, hashOf(token), hashOf(renewed), to.accessId, to.organizationId, to.termId]);
        await query(SQL.REMEMBER, [row.user_id, accessId, false]);
        const before = { accessId: row.access_id, organizationId: row.organization_id, termId: row.term_id };
        await query(SQL.AUDIT, [row.tenant_id, randomUUID(), row.user_id, accessId, to.organizationId, 'sign_in.switch_access', 'sign_in_session', row.id, JSON.stringify(before), JSON.stringify(to), randomUUID(), '127.0.0.1']);
      });
      const { rows: [preferences] } = await pool.query({ name: 'profile_preferences', text: SQL.PREFERENCES, values: [row.user_id] });
      headers['Set-Cookie'] = `afterbell=${renewed}; Path=/; HttpOnly; SameSite=Lax`;
      const organization = { id: choice.organization_id, name: choice.organization_name, level: choice.organization_level, __typename: 'SignInOrganization' };
      return {
        switchAccess: {
          session: {
            user: { id: row.user_id, name: row.user_name, email: row.user_email, __typename: 'SignInUser' },
            tenant: { id: row.tenant_id, code: row.tenant_code, name: row.tenant_name, url: `http://${row.tenant_code}.localhost`, __typename: 'SignInTenant' },
            access: { id: accessId, roleName: choice.role_name, organization, __typename: 'SignInAccess' },
            organization,
            term: terms.get(row.term_id),
            permissions: permissions.get(accessId),
            levelNames,
            timeZone,
            today: todayIn(timeZone, new Date()),
            idleTimeoutSeconds: row.idle_timeout_seconds,
            idleWarningSeconds: IDLE_WARNING_SECONDS,
            absoluteExpiresAt: row.expires_at,
            preferences: { ...(preferences ?? { language: null, timeDisplay: null, theme: null, density: null, singleKeys: null }), __typename: 'Preferences' },
            viewAs: null,
            __typename: 'SignInSession',
          },
          redirectUrl: null,
          problems: [],
          __typename: 'SessionPayload',
        },
      };
    },
  };
}
