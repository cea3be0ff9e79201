import 'reflect-metadata';
import { ConfigError, loadConfig, traceSources } from '@afterbell/core/api';
import { migrate } from './migrate';

traceSources();

/** Migrates and ends: the step before API replicas start. */
async function main(): Promise<void> {
  const config = loadConfig();
  await migrate(config.databaseUrl, config.sessionSecret);
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
