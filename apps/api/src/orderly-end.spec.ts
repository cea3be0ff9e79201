import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { endInOrder } from './orderly-end';

async function listening(): Promise<{ server: http.Server; port: number; close: () => Promise<void> }> {
  const server = http.createServer((_request, response) => response.end('answered'));
  endInOrder(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

it('a request that comes on an idle connection while the process ends is answered, and the connection ends with it', async () => {
  const { server, port, close } = await listening();
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
    const closed = close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await ask()).toEqual({ text: 'answered', connection: 'close', reused: true });
    await closed;
  } finally {
    agent.destroy();
    server.closeAllConnections();
  }
});

it('whoever says nothing does not hold the process', async () => {
  const { server, port, close } = await listening();
  const agent = new http.Agent({ keepAlive: true });
  await new Promise<void>((resolve) => void http.get({ host: '127.0.0.1', port, agent }, (response) => response.resume().on('end', () => resolve())));
  await close();
  expect(server.listening).toBe(false);
  agent.destroy();
}, 10_000);

const KNOCKING = 12;

/** Asks from a thread of its own, so that it knocks while this one is busy. */
const KNOCK = `
  const http = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.once('message', () => {
    for (let n = 0; n < ${KNOCKING}; n += 1) {
      const request = http.get({ host: '127.0.0.1', port: workerData, agent: false }, (response) => response.resume().on('end', () => parentPort.postMessage(response.statusCode)));
      request.on('error', ({ code }) => parentPort.postMessage(code));
    }
  });
  parentPort.postMessage('ready');`;

it('whoever knocked while the process was busy is let in before the door is shut', async () => {
  const { port, close } = await listening();
  const worker = new Worker(KNOCK, { eval: true, workerData: port });
  const said: unknown[] = [];
  await new Promise((resolve) => worker.once('message', resolve));
  const answered = new Promise<void>((resolve) => worker.on('message', (what) => void (said.push(what) === KNOCKING && resolve())));
  worker.postMessage('go');
  const busyUntil = performance.now() + 300;
  while (performance.now() < busyUntil);
  const closed = close();
  await answered;
  await closed;
  await worker.terminate();
  expect(said).toEqual(Array.from({ length: KNOCKING }, () => 200));
});

it('what was sent while the process was busy is answered, however long nobody read it', async () => {
  const { port, close } = await listening();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise((resolve) => {
      http.get({ host: '127.0.0.1', port, agent }, (response) => response.resume().on('end', () => resolve(response.statusCode))).on('error', ({ message }) => resolve(message));
    });
  expect(await ask()).toBe(200);
  const closed = close();
  const answered = ask();
  // The request is written in the next turn; this one, and the look at who is quiet, come before anybody reads it.
  await new Promise((resolve) => process.nextTick(resolve));
  const busyUntil = performance.now() + 700;
  while (performance.now() < busyUntil);
  expect(await answered).toBe(200);
  await closed;
  agent.destroy();
});

it('whoever drips the head of a request does not hold the process', async () => {
  const { server, port, close } = await listening();
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: a');
  const drip = setInterval(() => socket.write('b'), 100);
  await new Promise((resolve) => setTimeout(resolve, 150));
  try {
    await close();
    expect(server.listening).toBe(false);
  } finally {
    clearInterval(drip);
    socket.destroy();
  }
}, 10_000);
