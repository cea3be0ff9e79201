import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newScope, type Principal, scopeStorage } from '@afterbell/core/api';
import { PermissionSet } from '@afterbell/core/domain';
import type { SessionService } from '@afterbell/sign-in/api';
import type { Response } from 'express';
import type { Bell } from './bell';
import { LiveController, MOST_STREAMS } from './live.controller';

const me: Principal = {
  tenantId: 't', userId: 'u', accessId: 'a', sessionId: 's', organizationId: 'o', organizationLevel: 'top', wholeTenant: true, termId: null, permissions: PermissionSet.none, timeZone: 'UTC',
};

/** Counts who listens; the connection to the database is ready when the test says so. */
class CountedBell {
  listening = 0;
  waiting = 0;
  ready: Promise<void> = Promise.resolve();
  listen() {
    this.listening += 1;
    return { ready: this.ready, stop: () => (this.listening -= 1) };
  }
  onEnd() {
    this.waiting += 1;
    return () => (this.waiting -= 1);
  }
}

let bell: CountedBell;
let server: Server;
let handled: Promise<void>[];
let closed: Promise<void>[];

beforeEach(async () => {
  bell = new CountedBell();
  const live = new LiveController(bell as unknown as Bell, { isAlive: () => Promise.resolve(true) } as unknown as SessionService);
  [handled, closed] = [[], []];
  server = createServer((_request, response) => {
    closed.push(new Promise((resolve) => response.on('close', () => setImmediate(resolve))));
    handled.push(scopeStorage.run(newScope({ principal: me, requestId: 'test' }), () => live.notifications(response as unknown as Response)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await Promise.all(closed);
  await new Promise((resolve) => server.close(resolve));
  expect([bell.listening, bell.waiting]).toEqual([0, 0]);
});

const ask = () => get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, agent: false }).on('error', () => undefined);
const open = () => new Promise<IncomingMessage>((resolve) => ask().on('response', (response) => response.once('data', () => resolve(response))));

it('lets go of whoever leaves before the bell is ready', async () => {
  let ring = () => undefined as void;
  bell.ready = new Promise((resolve) => (ring = resolve));
  const arrived = new Promise((resolve) => server.once('request', resolve));
  const request = ask();
  await arrived;
  expect(bell.listening).toBe(1);
  request.destroy();
  await closed[0];
  expect(bell.listening).toBe(0);
  ring();
  await handled[0];
  expect(bell.listening).toBe(0);
});

it('ends the oldest stream of a person who opens too many, and tells it to wait', async () => {
  const first = await open();
  let told = '';
  first.on('data', (chunk: Buffer) => (told += chunk.toString()));
  const ended = new Promise((resolve) => first.on('end', resolve));
  for (let count = 1; count < MOST_STREAMS; count += 1) await open();
  expect(bell.listening).toBe(MOST_STREAMS);
  await open();
  await ended;
  await closed[0];
  expect([bell.listening, told]).toEqual([MOST_STREAMS, 'retry: 300000\n\n']);
});
