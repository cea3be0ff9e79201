import { createServer, type Socket } from 'node:net';

export interface ScannerServer {
  /** `host:port`. */
  address: string;
  /** What it was last sent. */
  received: Buffer;
  /** How it answers; `stream: OK` unless a test says otherwise. */
  answer: (socket: Socket, content: Buffer) => void;
  stop(): Promise<void>;
}

const COMMAND = 'zINSTREAM\0'.length;

/** Speaks as much of clamd as INSTREAM: lengths and bytes, until a length of nothing. */
export async function startScannerServer(): Promise<ScannerServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let rest = Buffer.alloc(0);
    let begun = false;
    const content: Buffer[] = [];
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (part: Buffer) => {
      rest = Buffer.concat([rest, part]);
      if (!begun && rest.length < COMMAND) return;
      if (!begun) rest = rest.subarray(COMMAND);
      begun = true;
      while (rest.length >= 4) {
        const length = rest.readUInt32BE(0);
        if (length === 0) {
          scanner.received = Buffer.concat(content);
          return scanner.answer(socket, scanner.received);
        }
        if (rest.length < 4 + length) return;
        content.push(rest.subarray(4, 4 + length));
        rest = rest.subarray(4 + length);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const scanner: ScannerServer = {
    address: `127.0.0.1:${(server.address() as { port: number }).port}`,
    received: Buffer.alloc(0),
    answer: (socket) => socket.end('stream: OK\0'),
    stop: () =>
      new Promise((resolve) => {
        sockets.forEach((socket) => socket.destroy());
        server.close(() => resolve());
      }),
  };
  return scanner;
}
