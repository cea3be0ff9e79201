import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isSafeInternalPath, matchRoute, normalizePath, PLANNED_ROUTES } from '@afterbell/core/domain';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { NestExpressApplication } from '@nestjs/platform-express';

/** The built client: immutable assets, and its page for every GET or HEAD that wants HTML. Paths without a page answer it with 404. */
export function serveClient(app: NestExpressApplication, clientDir: string): void {
  const indexPath = join(clientDir, 'index.html');
  if (!existsSync(indexPath)) return;
  const page = pageOf(indexPath);
  app.use('/assets', express.static(join(clientDir, 'assets'), { immutable: true, maxAge: '1y' }));
  // The name of an older build: said short, where a page in its place would be taken for a script.
  app.use('/assets', (_request: Request, response: Response) => void response.status(404).setHeader('Cache-Control', 'no-store').type('text').send('Not found'));
  app.use(express.static(clientDir, { index: false, maxAge: 0, redirect: false, setHeaders: askedAnew }));
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (!READS.has(request.method) || request.path === '/graphql' || !request.accepts('html') || !wantsPage(request)) return next();
    const path = normalizePath(request.path);
    // To a browser `//host` and `/\host` are other hosts: whoever asks for those is led nowhere.
    if (path !== request.path && isSafeInternalPath(path)) return response.redirect(308, path + queryOf(request.url));
    response.status(hasPage(path) ? 200 : 404).setHeader('Cache-Control', 'no-store').type('html').send(page());
  });
}

/** The service worker decides what a device keeps: its browser asks for it each time. */
function askedAnew(response: Response, file: string): void {
  if (basename(file) === 'sw.js') response.setHeader('Cache-Control', 'no-cache');
}

/** Read again when it was built anew, so that nobody is sent to assets that are gone. */
function pageOf(path: string): () => string {
  let builtAt = 0;
  let page = '';
  return () => {
    // While one build takes the place of the other there is none for a moment.
    const now = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? builtAt;
    if (now === builtAt) return page;
    page = readFileSync(path, 'utf8');
    builtAt = now;
    return page;
  };
}

/** With its question mark. A request may name a whole address, so what follows the path is not simply the rest. */
const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** A path that is planned has no page yet, whoever asks. */
function hasPage(path: string): boolean {
  const match = matchRoute(path);
  return match !== null && !PLANNED_ROUTES.has(match.route.path);
}

/** Documented GET calls and probes are the server's; everything else belongs to the client. */
function wantsPage(request: Request): boolean {
  return !/^\/(health|dev|export|live|auth\/health|auth\/handover|file\/download|file\/photo|auth\/oauth|calendar)(\/|\.|$)/.test(request.path);
}
