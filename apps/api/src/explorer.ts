import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type Response } from 'express';

/** The editor runs its language service in workers made from this host, and draws with inline styles and its own font. */
const POLICY = "default-src 'self'; script-src 'self'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The self-hosted GraphiQL for a browser that opens /graphql. Outside production only; built with the client, no foreign host. */
export function serveExplorer(app: NestExpressApplication, clientDir: string | null): void {
  const folder = clientDir ? resolve(clientDir, '../explorer') : null;
  if (!folder || !existsSync(join(folder, 'explorer.html'))) return;
  app.use('/explorer/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }));
  app.use('/graphql', (request: Request, response: Response, next: NextFunction) => {
    if (request.method !== 'GET' || request.query.query || !request.headers.accept?.includes('text/html')) return next();
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('Cache-Control', 'no-store');
    response.sendFile('explorer.html', { root: folder });
  });
}
