import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { currentScope, type Principal } from '../tenancy/scope';
import { ScopeMiddleware } from './scope.middleware';
import { ALONE } from './turns';

it('whoever waited for a turn is read and answered apart from the request that made room', async () => {
  const readIn: unknown[] = [];
  const answeredAs: unknown[] = [];
  const scopes = new ScopeMiddleware({
    principalOf: async ({ headers }) => {
      readIn.push(currentScope());
      return { tenantId: `tenant-${String(headers['x-n'])}` } as Principal;
    },
  });
  const ends: (() => void)[] = [];
  for (let n = 0; n < ALONE + 2; n += 1) {
    const response = Object.assign(new EventEmitter(), { destroyed: false, setHeader: () => undefined });
    scopes.use({ method: 'GET', headers: { host: 'one', 'x-n': String(n) }, ip: '127.0.0.1' } as unknown as Request, response as unknown as Response, () => {
      answeredAs.push(currentScope()?.principal?.tenantId);
      // Its end is told from within its own scope.
      ends.push(() => response.emit('close'));
      if (n < 2) setImmediate(() => ends[n]?.());
    });
  }
  for (let n = 0; n < 10; n += 1) await new Promise(setImmediate);
  expect(readIn).toEqual(Array.from({ length: ALONE + 2 }, () => undefined));
  expect(answeredAs).toEqual(Array.from({ length: ALONE + 2 }, (_, n) => `tenant-${n}`));
});
