import type { NestExpressApplication } from '@nestjs/platform-express';
import pino from 'pino';
import { endOnFault, loadConfig, LOG_SERIALIZERS, traceSources } from '@afterbell/core/api';
import { createApp } from './bootstrap';
import { migrate } from './migrate';
import { seedDemo } from './seeds/demo';
import { startFault } from './start-fault';

traceSources();

function say(message: object): void {
  if (process.send) process.send(message);
}

async function main(): Promise<void> {
  const config = loadConfig();
  const logger = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: LOG_SERIALIZERS });
  let app: NestExpressApplication | null = null;
  endOnFault(logger, () => app);
  if (config.migrateOnStart) await migrate(config.databaseUrl, config.sessionSecret);
  app = await createApp(config, logger);
  const accounts = config.demo ? await seedDemo(app) : [];
  await (config.listenAddress ? app.listen(config.port, config.listenAddress) : app.listen(config.port));
  const address = app.getHttpServer().address() as { port: number } | null;
  say({ type: 'ready', port: address?.port ?? config.port, accounts });
  logger.info({ port: address?.port ?? config.port }, 'listening');
}

main().catch((error: unknown) => {
  const line = startFault(error);
  console.error(line ?? error);
  say({ type: 'failed', message: line ?? String(error) });
  process.exit(1);
});
