import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { endInOrder } from './orderly-end';

it('a request that comes on an idle connection while the process ends is answered, and the connection ends with it', async () => {
  const server = http.createServer((_request, response) => response.end('answered'));
  const app = { close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
  endInOrder(server, app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<{ text: string; connection: string | undefined; reused: boolean }>((resolve, reject) => {
      const request = http.get({ host: '127.0.0.1', port, agent }, (response) => {
        let text = '';
        response.on('data', (piece: Buffer) => (text += piece.toString()));
        response.on('end', () => resolve({ text, connection: response.headers.connection, reused: request.reusedSocket }));
      });
      request.on('error', reject);
    });
  try {
    expect(await ask()).toEqual({ text: 'answered', connection: 'keep-alive', reused: false });
    const closed = app.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await ask()).toEqual({ text: 'answered', connection: 'close', reused: true });
    await closed;
  } finally {
    agent.destroy();
    server.closeAllConnections();
  }
});

it('whoever says nothing does not hold the process', async () => {
  const server = http.createServer((_request, response) => response.end());
  const app = { close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
  endInOrder(server, app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const agent = new http.Agent({ keepAlive: true });
  await new Promise<void>((resolve) => void http.get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, agent }, (response) => response.resume().on('end', () => resolve())));
  await app.close();
  expect(server.listening).toBe(false);
  agent.destroy();
}, 10_000);
