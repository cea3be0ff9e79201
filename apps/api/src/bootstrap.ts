import 'reflect-metadata';
import type { Server } from 'node:http';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { answerStraight, type Config, Db, FastLane, JobsService, refuseDepth, ScopeMiddleware } from '@afterbell/core/api';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import { serveClient } from './client-files';
import { serveExplorer } from './explorer';
import { endInOrder } from './orderly-end';
import { requestLog } from './request-log';
import { endSlowRequests } from './slow-requests';

function securityHeaders(config: Config) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: true,
      directives: {
        // The reader of codes is WebAssembly of our own build; no script is evaluated.
        'script-src': ["'self'", "'wasm-unsafe-eval'"],
        // Emotion writes its styles into the page at run time.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'connect-src': ["'self'"],
        'font-src': ["'self'"],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'upgrade-insecure-requests': config.publicScheme === 'https' ? [] : null,
      },
    },
    strictTransportSecurity: config.publicScheme === 'https' ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
  });
}

/** Calls that never need to know who asks. */
const ANONYMOUS = /^\/(assets\/|health|dev\/|favicon|build-manifest\.json)/;

function keepNothing(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** The product over HTTP, ready to listen. Connections to PostgreSQL are made here, not while modules are built. */
export async function createApp(config: Config, logger: Logger): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot({ config, logger }), {
    logger: ['error', 'warn', 'fatal'],
    bodyParser: false,
    abortOnError: false,
  });
  app.set('trust proxy', config.trustProxy);
  app.set('etag', false);
  app.disable('x-powered-by');
  const [log, headers] = [requestLog(logger), securityHeaders(config)];
  app.use(log);
  app.use(headers);
  if (!config.production) serveExplorer(app, config.clientDir);
  if (config.clientDir) serveClient(app, config.clientDir);
  // Before bodies are read: what is refused there is nobody's to keep either.
  app.use(keepNothing);
  // A whole tree of organizations in one call.
  app.use('/organizations/chart/set', express.json({ limit: '4mb', verify: refuseDepth }));
  // Whole definitions, with their fields, options and rules.
  app.use('/forms', express.json({ limit: '4mb', verify: refuseDepth }));
  app.use('/graphql', express.json({ limit: '2mb' }));
  app.useBodyParser('json', { limit: '512kb', verify: refuseDepth });
  const scope = app.get(ScopeMiddleware);
  const asking = (request: Request, response: Response, next: NextFunction) => scope.use(request, response, next);
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (ANONYMOUS.test(request.path)) next();
    else asking(request, response, next);
  });
  app.enableShutdownHooks();
  await app.init();
  endSlowRequests(app.getHttpServer() as Server, config.http);
  endInOrder(app.getHttpServer() as Server);
  answerStraight(app.getHttpServer() as Server, app.getHttpAdapter().getInstance() as Express, app.get(FastLane), [log, headers, keepNothing, asking]);
  await app.get(Db).connect();
  if (config.runJobs) await app.get(JobsService).start();
  return app;
}
