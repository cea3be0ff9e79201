import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';

/** The self-hosted GraphiQL for a browser that opens /graphql. Outside production only; built with the client, no foreign host. */
export function serveExplorer(app: NestExpressApplication, clientDir: string | null): void {
  const page = clientDir ? join(clientDir, 'explorer.html') : null;
  app.use('/graphql', (request: Request, response: Response, next: NextFunction) => {
    if (request.method !== 'GET' || request.query.query || !request.accepts('html') || !page || !existsSync(page)) return next();
    response.sendFile(page);
  });
}
