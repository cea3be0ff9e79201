/** Statements that lists, loaders and rules share. */

/** Today in the tenant's time zone, by which accesses begin and end (docs/users.md). */
export const TODAY = '(select (now() at time zone t.time_zone)::date from tenant t where t.id = app_tenant())';

/** SQL: where the access `a` stands; `today` is a date expression. */
export const accessState = (today: string) => `case when a.ends_on < ${today} then 'ended' when not a.enabled then 'disabled' when a.starts_on > ${today} then 'future' else 'active' end`;

/** One row per user whom the acting organization sees, with what all of the seen accesses come to. */
export const USERS = `users_in_sight() u join (
    select a.user_id, bool_or(a.enabled and not a.past) as usable, bool_or(not a.enabled and not a.past) as off
      from (select held.user_id, held.enabled, coalesce(held.ends_on < today.date, false) as past from access held, (select ${TODAY} as date) today) a
     group by a.user_id
  ) held on held.user_id = u.id`;

export const USER_STATUS = `case when held.usable then case when u.last_sign_in_at is null then 'invited' else 'active' end when held.off then 'disabled' else 'ended' end`;

export const USER_SELECT = `u.id, u.email, u.name, u.invited_at as "invitedAt", u.last_sign_in_at as "lastSignInAt", u.version, ${USER_STATUS} as status`;

export const ACCESS_SELECT = `a.id, a.user_id as "userId", a.organization_id as "organizationId", o.name as "organizationName", o.level as "organizationLevel",
  a.role_id as "roleId", r.name as "roleName", a.starts_on::text as "startsOn", a.ends_on::text as "endsOn", a.enabled, a.disabled_with_user and not a.enabled as "disabledWithUser", a.version, a.created_at as "createdAt",
  ${accessState(TODAY)} as state`;

export const ACCESSES = `access a
  join organization o on o.tenant_id = a.tenant_id and o.id = a.organization_id
  join role r on r.tenant_id = a.tenant_id and r.id = a.role_id`;
