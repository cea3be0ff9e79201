import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import pino from 'pino';
import { AppModule } from '@afterbell/app';
import { ConfigError, Db, JobsService, loadConfig, traceSources } from '@afterbell/core/api';

traceSources();

/** The product's modules without HTTP: it only works the queue. */
async function main(): Promise<void> {
  const config = loadConfig();
  const logger = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const app = await NestFactory.createApplicationContext(AppModule.forRoot({ config, logger }), { logger: ['error', 'warn', 'fatal'] });
  app.enableShutdownHooks();
  await app.get(Db).connect();
  await app.get(JobsService).start();
  logger.info('working the queue');
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
