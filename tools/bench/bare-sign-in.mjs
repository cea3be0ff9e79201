// The bare handler's part of signing in: the statements of the product, which name their tenant, and nothing of its cookies, refusals and mails in other languages.
import { randomUUID } from 'node:crypto';

// Not exported by libs/sign-in/api/src/{rate-limiter,sign-in.service,session-start.service,access-choice.service,oauth-providers.service}.ts and libs/core/api/src/mail/mail.service.ts; the run compares texts.
const texts = ({ TENANT_COLUMNS, POLICY_COLUMNS, CURRENT_TERM_FIRST }) => ({
  TENANT: `select ${TENANT_COLUMNS} from tenant t where t.code = $1 and t.enabled`,
  MAIL: 'insert into mail_outbox (id, tenant_id, to_address, subject, text_body, html_body, reply_to, from_name) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing',
  JOB: `select enqueue_job('send_mail', $1::json, $2)`,
  PROVIDERS: 'select id, name from oauth_provider where tenant_id = $1 and enabled order by name, id limit 20',
  USED: 'update sign_in_challenge set used_at = now() where email = $1 and used_at is null',
  USER: 'select id, name, email from app_user where email = $1 and enabled',
  POLICY: `select ${POLICY_COLUMNS} from security_policy where tenant_id = $1`,
  TERM: `select id from term, (select (now() at time zone $2)::date as today) as clock where tenant_id = $1 order by ${CURRENT_TERM_FIRST} limit 1`,
  REMEMBER: 'update app_user set last_access_id = $2, last_sign_in_at = case when $3 then now() else last_sign_in_at end where id = $1',
});

export function signInOperations({ built, system, secret }) {
  const sql = (file) => built(`libs/sign-in/api/src/${file}.js`);
  const { TENANT_COLUMNS, CHOICES_OF_EMAIL } = sql('access-choice.service');
  const { KNOWN } = sql('sign-in.service');
  const { CURRENT_TERM_FIRST, PLACE } = sql('access-snapshot.service');
  const { POLICY_COLUMNS } = sql('security-policy');
  const { LIMITS, CODE_SECONDS, SESSION_SECONDS } = sql('limits');
  const { GIVE_BACK, hitEach, SPENT } = sql('rate-limiter');
  const { INSERT: OPEN, TRY } = sql('challenge');
  const { INSERT: SESSION } = sql('session.service');
  const { INSERT: AUDIT } = sql('sign-in-audit');
  const { codeMail } = sql('code-mail');
  const { networkOf } = sql('network');
  const { hashCode, hashToken, keyedHash, newCode, newToken, sameHash } = sql('tokens');
  const SQL = texts({ TENANT_COLUMNS, POLICY_COLUMNS, CURRENT_TERM_FIRST });
  /** Kept as the server keeps them: where an access stands, and what its role may. */
  const places = new Map();
  const roles = new Map();

  const rows = async (text, values, name, on = system) => (await on.query({ text, values, name })).rows;
  const tenantOf = async ({ code }) => (await rows(SQL.TENANT, [code], 'sign_in_tenant'))[0];
  const emailKey = (email) => keyedHash(secret, 'sign-in-limit', email).toString('base64url');

  async function take(budgets) {
    const values = budgets.flatMap(([key, { hits, seconds }]) => [key, seconds, hits]);
    const taken = await rows(hitEach(budgets.length), values, 'sign_in_limit_hits');
    taken.forEach(({ hits }, at) => {
      if (hits > budgets[at][1].hits) throw new Error(`Nothing is left of ${budgets[at][0]}.`);
    });
  }

  async function transaction(work) {
    const client = await system.connect();
    try {
      await client.query('begin');
      const result = await work((text, values, name) => rows(text, values, name, client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  async function verifyEmail(_contender, { email, address, tenant: { code } }) {
    const tenant = await tenantOf({ code });
    const network = networkOf(address);
    await rows(SPENT, [[`fail:network:${network}`, 'fail:everywhere'], [LIMITS.failuresPerNetwork.seconds, LIMITS.failuresEverywhere.seconds]], 'sign_in_limit_spent');
    await take([[`code:network:${network}`, LIMITS.codesPerNetwork], [`code-spacing:address:${emailKey(email)}`, LIMITS.codeSpacing], [`code-hour:address:${emailKey(email)}`, LIMITS.codePerHour]]);
    const providers = await transaction(async (query) => {
      const [{ known }] = await query(KNOWN, [email], 'sign_in_known');
      const [id, mailId, code] = [randomUUID(), randomUUID(), newCode()];
      await query(OPEN, [id, hashToken(newToken()), tenant.tenant_id, email, known ? hashCode(secret, id, code) : null], 'sign_in_challenge_open');
      await query('savepoint mail');
      const { to, subject, text, html } = codeMail(email, code, { id: tenant.tenant_id, name: tenant.tenant_name });
      await query(SQL.MAIL, [mailId, tenant.tenant_id, to, subject, text, html, null, null], 'mail_keep');
      await query(SQL.JOB, [JSON.stringify({ id: mailId }), `mail:${mailId}`], 'mail_enqueue');
      await query('release savepoint mail');
      return query(SQL.PROVIDERS, [tenant.tenant_id], 'oauth_choices');
    });
    return { choices: [{ type: 'code', seconds: CODE_SECONDS }, ...providers] };
  }

  async function signIn(_contender, { email, address, code, cookie, tenant: { code: tenantCode } }, headers) {
    const tenant = await tenantOf({ code: tenantCode });
    const token = newToken();
    const { user, choice } = await transaction(async (query) => {
      const [challenge] = await query(TRY, [hashToken(cookie), tenant.tenant_id, email], 'sign_in_challenge_try');
      if (!challenge || !sameHash(challenge.code_hash, hashCode(secret, challenge.id, code))) throw new Error('Not this code.');
      await query(SQL.USED, [email], 'sign_in_challenge_used');
      const [person] = await query(SQL.USER, [email], 'sign_in_user');
      const [first] = await query(CHOICES_OF_EMAIL, [email], 'sign_in_choices_of_email');
      const [policy] = await query(SQL.POLICY, [tenant.tenant_id], 'sign_in_policy');
      const [term] = await query(SQL.TERM, [tenant.tenant_id, tenant.tenant_time_zone], 'sign_in_term');
      const id = randomUUID();
      await query(SESSION, [id, hashToken(token), person.id, tenant.tenant_id, first.id, first.organization_id, term.id, null, null, address, policy?.session_seconds ?? SESSION_SECONDS], 'sign_in_session_open');
      await query(GIVE_BACK, [`code:network:${networkOf(address)}`], 'sign_in_limit_give_back');
      await query(SQL.REMEMBER, [person.id, first.id, true], 'sign_in_remember');
      await query(AUDIT, [tenant.tenant_id, randomUUID(), person.id, first.id, first.organization_id, 'sign_in.succeed', 'sign_in_session', id, null, JSON.stringify({ by: 'code' }), randomUUID(), address], 'sign_in_audit');
      return { user: person, choice: { ...first, term_id: term.id } };
    });
    if (!places.has(choice.id)) places.set(choice.id, rows(PLACE, [tenant.tenant_id, choice.id, choice.organization_id, choice.term_id], 'sign_in_place'));
    const [place] = await places.get(choice.id);
    if (!roles.has(place.role_id)) roles.set(place.role_id, rows('select section, sub_section, tab, value from role_entry where tenant_id = $1 and role_id = $2 order by section, sub_section, tab', [tenant.tenant_id, place.role_id]));
    const permissions = {};
    for (const { section, sub_section: sub, tab, value } of await roles.get(place.role_id)) {
      const { subSections } = (permissions[section] ??= { subSections: {} });
      const body = (subSections[sub] ??= { value: 'deny', tabs: {} });
      if (tab) body.tabs[tab] = { value };
      else body.value = value;
    }
    headers['Set-Cookie'] = `afterbell=${token}; Path=/; HttpOnly; SameSite=Lax`;
    return { userId: user.id, name: user.name, email: user.email, accessId: choice.id, roleName: place.role_name, organizationId: place.id, organizationName: place.name, termId: place.term_id, timeZone: place.time_zone, permissions, otherAccesses: [] };
  }

  return { '/verify-email': verifyEmail, '/sign-in': signIn };
}
