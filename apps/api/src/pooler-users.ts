import { loadConfig } from '@afterbell/core/api';

/** Prints who may come through a pooler, as PgBouncer's `auth_file` wants it: the product's two roles. */
const { appDatabaseUrl, systemDatabaseUrl } = loadConfig();
const quoted = (text: string) => `"${decodeURIComponent(text).replaceAll('"', '""')}"`;
for (const address of [appDatabaseUrl, systemDatabaseUrl]) {
  const { username, password } = new URL(address);
  console.log(`${quoted(username)} ${quoted(password)}`);
}
