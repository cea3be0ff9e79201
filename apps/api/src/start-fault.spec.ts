import { createServer } from 'node:net';
import { ConfigError, loadConfig } from '@afterbell/core/api';
import { migrate } from './migrate';
import { startFault } from './start-fault';

/** A port that was free a moment ago, so that nothing listens there. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const faultOf = (promise: Promise<unknown>) => promise.then(() => 'no fault', startFault);

it('an unreachable database is one line that names the variable, and not the password', async () => {
  const line = await faultOf(migrate(`postgres://someone:s3cret@127.0.0.1:${await closedPort()}/afterbell`, 'x'.repeat(64)));
  expect(line).toBe('DATABASE_URL: PostgreSQL cannot be used: nothing listens at that address (ECONNREFUSED).');
});

it('a wrong setting is its own line', () => {
  const read = () => loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://127.0.0.1/x', SESSION_SECRET: 'x'.repeat(64), PORT: 'ninety' });
  expect(read).toThrow(ConfigError);
  try {
    read();
  } catch (error) {
    expect(startFault(error)).toMatch(/PORT/);
    expect(startFault(error)).not.toMatch(/\n\s+at /);
  }
});

it('a port in use names PORT, and a fault of the program is left to speak for itself', () => {
  expect(startFault(Object.assign(new Error('in use'), { code: 'EADDRINUSE', syscall: 'listen' }))).toMatch(/^PORT: .* is in use/);
  expect(startFault(new TypeError('x is not a function'))).toBeNull();
});
