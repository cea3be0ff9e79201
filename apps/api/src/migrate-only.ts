import 'reflect-metadata';
import { ConfigError, loadConfig } from '@afterbell/core/api';
import { migrate } from './migrate';

/** Migrates and ends: the step before API replicas start. */
async function main(): Promise<void> {
  const config = loadConfig();
  await migrate(config.databaseUrl, config.sessionSecret);
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
