import { createHmac } from 'node:crypto';
import type { Config } from './config';
import { ConfigError, type Env, integer, url } from './environment';

/** Password of a database role that the product makes itself; derived, so that every process agrees without a shared file. */
export function rolePassword(sessionSecret: string, role: string): string {
  return createHmac('sha256', sessionSecret).update(`database-role:${role}`).digest('base64url');
}

function withUser(databaseUrl: string, user: string, password: string): string {
  const parsed = new URL(databaseUrl);
  parsed.username = user;
  parsed.password = password;
  return parsed.toString();
}

/** Another address for whoever signs in at the first. */
function asUserOf(roleUrl: string, databaseUrl: string): string {
  const { username, password } = new URL(roleUrl);
  return withUser(databaseUrl, decodeURIComponent(username), decodeURIComponent(password));
}

type Addresses = Pick<Config, 'databaseUrl' | 'appDatabaseUrl' | 'systemDatabaseUrl' | 'systemDirectUrl' | 'pooled' | 'replicaUrl' | 'replicaLagMs'>;

/** Every way to the database. What is told alone is the owner's address; a pooler and a copy have addresses of their own. */
export function addressesOf(env: Env, sessionSecret: string): Addresses {
  const given = (name: string) => url(env, name, ['postgres:', 'postgresql:']);
  const main = given('DATABASE_URL');
  if (!main) throw new ConfigError('DATABASE_URL: missing. `npm start` sets it for the embedded database.');
  const direct = given('DATABASE_DIRECT_URL');
  if (direct === main) throw new ConfigError('DATABASE_DIRECT_URL: is the same as DATABASE_URL. It leads past the pooler; without a pooler leave it out.');
  const roleOf = (name: string, role: string) => given(name) ?? withUser(main, role, rolePassword(sessionSecret, role));
  const [appDatabaseUrl, systemDatabaseUrl] = [roleOf('APP_DATABASE_URL', 'afterbell_app'), roleOf('SYSTEM_DATABASE_URL', 'afterbell_system')];
  const replica = given('DATABASE_REPLICA_URL');
  if (!replica && env.DATABASE_REPLICA_LAG) throw new ConfigError('DATABASE_REPLICA_LAG: means nothing without DATABASE_REPLICA_URL.');
  return {
    databaseUrl: direct ?? main,
    appDatabaseUrl,
    systemDatabaseUrl,
    systemDirectUrl: direct ? asUserOf(systemDatabaseUrl, direct) : systemDatabaseUrl,
    pooled: direct !== null,
    replicaUrl: replica && asUserOf(appDatabaseUrl, replica),
    replicaLagMs: integer(env, 'DATABASE_REPLICA_LAG', 2, 0, 60) * 1_000,
  };
}
