import { randomBytes, createHash } from 'node:crypto';
import { newId } from '@afterbell/core/domain';
import { grantAccess } from '../src/seeds/provision';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

export interface Problem {
  code: string;
  message: string;
  path: string | null;
}
export interface AccessNode {
  id: string;
  version: number;
  state: string;
  enabled: boolean;
  organization: { id: string };
  role: { id: string };
  viewerCan: { edit: boolean; reason: string | null };
}
export interface UserNode {
  id: string;
  name: string;
  email: string;
  status: string;
  version: number;
  activeSessions: number;
  lastSignInAt: string | null;
  accesses: AccessNode[];
  viewerCan: Record<string, boolean>;
}

export const USER = `id name email status version activeSessions lastSignInAt viewerCan { grant rename disable enable resend }
  accesses { id version state enabled organization { id } role { id } viewerCan { edit reason } }`;

export let test: TestApp;
export let north: TestTenant;
export let river: TestTenant;
export let top: Caller;
export let institution: Caller;
export let site: Caller;

/** The people whom the tests of users, invitations and accesses act as, on a database of their own. */
export async function openUserWorld(): Promise<void> {
  test = await startTestApp({ RELAXED_LIMITS: '1' });
  north = await test.tenant('northlake');
  river = await test.tenant('rivermark');
  top = await test.signIn(north, 'tenant_administrator', north.topId);
  institution = await test.signIn(north, 'institution_administrator', north.institutionId);
  site = await test.signIn(north, 'site_coordinator', north.siteId);
}

export const role = (key: string, tenant = north) => tenant.roleIds[key] ?? '';
export const errorOf = async (caller: Caller | null, query: string, variables: object = {}) => (await test.graphql(caller, query, variables)).errors[0]?.extensions.code;
export const address = () => `someone.${newId()}@northlake.example`;

export async function mutate(caller: Caller, field: string, args: string, types: string, variables: object, selection = `user { ${USER} }`) {
  const answer = await test.graphql(caller, `mutation (${types}) { ${field}(${args}) { ${selection} problems { code message path } } }`, variables);
  const payload = (answer.data?.[field] ?? {}) as { user: UserNode | null; problems?: Problem[]; results?: { done: boolean; message: string | null }[]; ended?: number | null };
  return { ...payload, problems: payload.problems ?? [], error: answer.errors[0]?.extensions.code };
}
export const invite = (caller: Caller, input: object) => mutate(caller, 'inviteUser', 'input: $input', '$input: InviteUserInput!', { input });
export const saveAccess = (caller: Caller, input: object) => mutate(caller, 'saveAccess', 'input: $input', '$input: SaveAccessInput!', { input });
export const setEnabled = (caller: Caller, input: object) => mutate(caller, 'setAccessEnabled', 'input: $input', '$input: SetAccessEnabledInput!', { input });
export const byId = (caller: Caller, field: string, id: string) => mutate(caller, field, 'id: $id', '$id: ID!', { id });
export const remove = (caller: Caller, id: string, version: number) => mutate(caller, 'removeAccess', 'id: $id, version: $version', '$id: ID!, $version: Int!', { id, version });
export const userOf = async (caller: Caller, id: string) => (await test.graphql(caller, `query ($id: ID!) { user(id: $id) { ${USER} } }`, { id })).data?.user as UserNode;
export const taker = (organizationId = north.siteId) => ({ organizationId, roleId: role('attendance_taker') });
export const mails = async (to: string) => (await test.admin.query<{ text_body: string; subject: string }>('select subject, text_body from mail_outbox where to_address = $1 order by created_at', [to])).rows;
export const trail = async (userId: string) => (await test.admin.query<{ action: string }>('select action from audit where subject_type = $1 and subject_id = $2 order by at, id', ['user', userId])).rows.map(({ action }) => action);

/** Somebody who exists, with a live session of an access of theirs. */
export async function member(tenant: TestTenant, key: string, organizationId: string, email = `${key}.${newId()}@${tenant.code}.example`) {
  const { userId, accessId } = await grantAccess(test.owner, { email, name: `Member ${key}`, tenantId: tenant.id, organizationId, roleId: role(key, tenant) });
  const caller = await sessionFor(tenant, userId, accessId, organizationId);
  return { userId, accessId, email, caller };
}

export async function sessionFor(tenant: TestTenant, userId: string, accessId: string, organizationId: string): Promise<Caller> {
  const token = randomBytes(32).toString('base64url');
  await test.admin.query(
    `insert into sign_in_session (id, token_hash, user_id, tenant_id, access_id, organization_id, expires_at, user_agent, client_address)
     values ($1, $2, $3, $4, $5, $6, now() + interval '1 hour', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0', '192.0.2.7')`,
    [newId(), createHash('sha256').update(token).digest(), userId, tenant.id, accessId, organizationId],
  );
  return { cookie: `afterbell=${token}`, host: `${tenant.code}.localhost`, accessId };
}
export const isSignedIn = async (caller: Caller) => (await test.graphql(caller, '{ session { user { id } } }')).data?.session !== null;

export async function roleWith(name: string, levels: string[], entries: string[][]): Promise<string> {
  const id = newId();
  await test.owner.query('begin');
  await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
  await test.owner.query('insert into role (id, name, levels) values ($1, $2, $3)', [id, name, levels]);
  for (const [section, sub, tab, value] of entries) await test.owner.query('insert into role_entry (role_id, section, sub_section, tab, value) values ($1, $2, $3, $4, $5)', [id, section, sub, tab, value]);
  await test.owner.query('commit');
  return id;
}
