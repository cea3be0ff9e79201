import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import request from 'supertest';
import { serveClient } from './client-files';

const PAGE = '<!doctype html><title>Afterbell</title>';
let folder: string;
const server = express();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'afterbell-client-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'sw.js'), '');
  serveClient(server as unknown as NestExpressApplication, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const visit = (method: 'get' | 'head', path: string, accept = 'text/html') => request(server)[method](path).set('Accept', accept);

describe.each([
  ['a page', '/people/participants', 200],
  ['the dashboard', '/', 200],
  ['a planned page', '/reports/favorite', 404],
  ['an unknown path', '/no/such/page', 404],
])('%s', (_name, path, status) => {
  it(`answers GET with ${status} and the page that says it`, async () => {
    const answer = await visit('get', path);
    expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([status, PAGE, 'no-store']);
  });

  it('answers HEAD alike, without the page', async () => {
    const answer = await visit('head', path, '*/*');
    expect([answer.status, answer.text ?? '', answer.headers['content-type']]).toEqual([status, '', 'text/html; charset=utf-8']);
  });
});

it.each([
  ['get', '/health'],
  ['head', '/health/ready'],
  ['get', '/graphql'],
] as const)('leaves %s %s to the server', async (method, path) => {
  const answer = await visit(method, path);
  expect([answer.status, answer.text?.includes('Afterbell') ?? false]).toEqual([404, false]);
});

it('answers an asset of another build with 404 and no page', async () => {
  const answer = await visit('get', '/assets/index-3fa1b2c4.js', '*/*');
  expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([404, 'Not found', 'no-store']);
});

it('answers the page of a later build without a restart, and the one before while there is none', async () => {
  const file = join(folder, 'index.html');
  writeFileSync(file, `${PAGE}<p>later`);
  utimesSync(file, new Date(), new Date(Date.now() + 5_000));
  expect((await visit('get', '/')).text).toBe(`${PAGE}<p>later`);
  rmSync(file);
  expect((await visit('get', '/')).text).toBe(`${PAGE}<p>later`);
});

it('takes a trailing slash away', async () => {
  const { status, headers } = await visit('get', '/people/participants/?q=a');
  expect([status, headers['location']]).toEqual([308, '/people/participants?q=a']);
});

it('leads a request that names a whole address to its path', async () => {
  const { status, headers } = await new Promise<{ status?: number; headers: Record<string, unknown> }>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const { port } = listening.address() as AddressInfo;
      get({ port, path: 'http://evil.example/people/?q=a', headers: { Accept: 'text/html' } }, (answer) => {
        answer.resume();
        listening.close();
        resolve({ status: answer.statusCode, headers: answer.headers });
      });
    });
  });
  expect([status, headers['location']]).toEqual([308, '/people?q=a']);
});

it.each(['//evil.example/', '/\\evil.example/', '///evil.example//', '/.//evil.example/', '/%2f%2fevil.example/', '/%5cevil.example/'])('leads nobody elsewhere for %s', async (path) => {
  const { status, headers } = await visit('get', path);
  expect([status, headers['location']]).toEqual([404, undefined]);
});

it('has the service worker asked for each time', async () => {
  const { status, headers } = await visit('get', '/sw.js', '*/*');
  expect([status, headers['cache-control'], headers['content-type']]).toEqual([200, 'no-cache', 'text/javascript; charset=utf-8']);
});
