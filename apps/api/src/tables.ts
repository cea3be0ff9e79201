/** Tables that stand outside the tenant wall, each with its reason. A new one needs a reviewer's yes. */
export const GLOBAL_TABLES = {
  api_token: 'read before the tenant is known; only sign-in may',
  app_user: 'one person signs in to several tenants; only sign-in reads it',
  email_change: 'an address belongs to a person, not to a tenant; only sign-in may',
  job_runner: 'processes that work the queue, of no tenant; only the queue may',
  mail_outbox: 'sign-in mail is written before a tenant is known; the API may only insert',
  migrations: 'the schema version',
  oauth_attempt: 'written before anybody is known',
  passkey_challenge: 'answered before there is a session',
  person_search: 'walled by a function of its owner; the API has no grant (docs/architecture.md)',
  rate_limit: 'limits hold across tenants',
  sign_in_challenge: 'written before anybody is known',
  sign_in_handover: 'crosses tenants by nature',
  sign_in_session: 'read before the tenant is known; only sign-in may',
  sign_in_step: 'a sign-in that waits for its passkey has no session yet',
  tenant: 'the tenants themselves; the API sees its own row',
  user_preference: 'what a person chose holds in every tenant; only sign-in may',
} as const;
