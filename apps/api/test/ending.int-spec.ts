import net, { type AddressInfo } from 'node:net';
import { startTestApp } from './harness';

it('a request on a connection that was let in before the process was told to end is answered, whatever it is made of', async () => {
  const test = await startTestApp();
  const { port } = test.app.getHttpServer().address() as AddressInfo;
  const connect = () =>
    new Promise<{ said: () => string; ended: Promise<void>; ask: () => void }>((resolve) => {
      let text = '';
      const socket = net.connect(port, '127.0.0.1', () =>
        resolve({ said: () => text, ended, ask: () => socket.write('POST /graphql HTTP/1.1\r\nhost: drill.localhost\r\ncontent-type: application/json\r\ncontent-length: 21\r\n\r\n{"query":"{__typename}') }),
      );
      socket.on('data', (piece) => (text += piece.toString()));
      const ended = new Promise<void>((gone) => socket.on('error', () => gone()).on('close', () => gone()));
    });
  const callers = await Promise.all([connect(), connect(), connect()]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const closed = test.close();
  await new Promise((resolve) => setTimeout(resolve, 100));
  for (const { ask } of callers) ask();
  await Promise.all(callers.map(({ ended }) => ended));
  for (const { said } of callers) expect(said()).toMatch(/^HTTP\/1\.1 \d{3} .*\r\nconnection: close\r\n/is);
  await closed;
});
