import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pino from 'pino';
import { AppModule } from '@afterbell/app';
import { ConfigError, Db, endOnFault, JobsService, loadConfig, LOG_SERIALIZERS, traceSources } from '@afterbell/core/api';

traceSources();

/** The product's modules without HTTP: it only works the queue. */
async function main(): Promise<void> {
  const config = loadConfig();
  const logger = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: LOG_SERIALIZERS });
  let app: INestApplicationContext | null = null;
  endOnFault(logger, () => app);
  app = await NestFactory.createApplicationContext(AppModule.forRoot({ config, logger }), { logger: ['error', 'warn', 'fatal'] });
  app.enableShutdownHooks();
  await app.get(Db).connect();
  await app.get(JobsService).start();
  process.send?.({ type: 'ready' });
  logger.info('working the queue');
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
