import pino from 'pino';
import { ConfigError, loadConfig } from '@afterbell/core/api';
import { createApp } from './bootstrap';
import { migrate } from './migrate';
import { seedDemo } from './seeds/demo';

function say(message: object): void {
  if (process.send) process.send(message);
}

async function main(): Promise<void> {
  const config = loadConfig();
  const logger = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  if (config.migrateOnStart) await migrate(config.databaseUrl, config.sessionSecret);
  const app = await createApp(config, logger);
  const accounts = config.demo ? await seedDemo(app) : [];
  await app.listen(config.port);
  const address = app.getHttpServer().address() as { port: number } | null;
  say({ type: 'ready', port: address?.port ?? config.port, accounts });
  logger.info({ port: address?.port ?? config.port }, 'listening');
}

/** Why PostgreSQL could not be used, by the driver's or the server's code. */
const DATABASE_REFUSALS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens at that address',
  ECONNRESET: 'the server ended the connection',
  ENOTFOUND: 'the host name is not known',
  ENOENT: 'there is no socket at that place',
  ETIMEDOUT: 'the server does not answer',
  '28P01': 'the password is wrong',
  '28000': 'this user may not sign in',
  '3D000': 'there is no such database',
  '42501': 'this user may not create roles and schemas, as migrations need',
};

function startFault(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `PORT: ${process.env.PORT ?? 3000} is in use by another program. Stop it or set PORT to a free one.`;
  const why = code && syscall !== 'listen' ? DATABASE_REFUSALS[code] : undefined;
  return why ? `DATABASE_URL: PostgreSQL cannot be used: ${why} (${code}).` : null;
}

main().catch((error: unknown) => {
  const line = startFault(error);
  console.error(line ?? error);
  say({ type: 'failed', message: line ?? String(error) });
  process.exit(1);
});
