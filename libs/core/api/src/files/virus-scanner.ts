import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export const VIRUS_SCANNER = Symbol('VIRUS_SCANNER');

export interface Verdict {
  /** The virus by its name, or null when the file is clean. */
  virus: string | null;
}

export interface VirusScanner {
  /** Throws when the scanner gave no verdict. `quietMs`: how long it may say nothing. */
  scan(bytes: Readable, quietMs?: number): Promise<Verdict>;
}

/** Whoever uploads waits for it; later a job asks again. */
export const SCANNER_QUIET_MS = 15_000;
/** Of that job: longer than clamd itself looks at a file (MaxScanTime, 120 s). */
export const SCANNER_JOB_QUIET_MS = 150_000;
const NAME = /^stream: (.+) FOUND$/;

/** Lengths and bytes, until a length of nothing. */
async function* framed(bytes: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of bytes) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE((chunk as Buffer).length);
    yield Buffer.concat([length, chunk as Buffer]);
  }
  yield Buffer.alloc(4);
}

/** clamd over TCP (`host:port`) or a socket of this machine (`/path`): its INSTREAM command. */
export class ClamScanner implements VirusScanner {
  constructor(
    private readonly address: string,
    private readonly quietMs = SCANNER_QUIET_MS,
  ) {}

  async scan(bytes: Readable, quietMs = this.quietMs): Promise<Verdict> {
    const colon = this.address.lastIndexOf(':');
    const socket = this.address.startsWith('/') ? connect(this.address) : connect(Number(this.address.slice(colon + 1)), this.address.slice(0, colon));
    socket.setTimeout(quietMs, () => socket.destroy(new Error('The virus scanner does not answer.')));
    const answer = new Promise<string>((resolve, reject) => {
      const parts: Buffer[] = [];
      socket.on('data', (part: Buffer) => parts.push(part));
      socket.once('error', reject);
      socket.once('close', () => resolve(Buffer.concat(parts).toString('utf8').replace(/\0/g, '').trim()));
    });
    // It may answer, or fail, before everything is sent.
    answer.catch(() => undefined);
    try {
      // It answers on the same line, which therefore stays open.
      await pipeline(framed(bytes), socket, { end: false });
    } catch (error) {
      if ((await answer) === '') throw error;
    }
    const said = await answer;
    socket.destroy();
    if (said === 'stream: OK') return { virus: null };
    const virus = NAME.exec(said)?.[1];
    if (virus === undefined) throw new Error(`The virus scanner gave no verdict: ${said.slice(0, 200) || 'nothing'}`);
    return { virus };
  }
}

export const scanFile = (scanner: VirusScanner, path: string): Promise<Verdict> => scanner.scan(createReadStream(path));
