import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { ZipDeflate, Zip, ZipPassThrough } from 'fflate';

/** A ZIP archive that is written to a file while its members come in: memory does not grow with them. */
export class Archive {
  private readonly out;
  private readonly zip: Zip;
  private failure: Error | null = null;
  private full = false;

  constructor(path: string) {
    this.out = createWriteStream(path, { mode: 0o600 });
    this.out.on('error', (error) => (this.failure = error));
    this.zip = new Zip((error, chunk, last) => {
      if (error) this.failure = error;
      else this.full = !this.out.write(chunk);
      if (last) this.out.end();
    });
  }

  /** `packed` where it is text; pictures and documents are packed already. */
  async add(name: string, content: AsyncIterable<unknown> | Iterable<string>, { packed = false } = {}): Promise<void> {
    const member = packed ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    this.zip.add(member);
    for await (const chunk of content) {
      this.check();
      // The packer takes what it is given over: it must be its own.
      member.push(new Uint8Array(typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer)));
      if (this.full) await this.drained();
    }
    member.push(new Uint8Array(0), true);
  }

  async close(): Promise<void> {
    this.check();
    this.zip.end();
    await finished(this.out);
    this.check();
  }

  abandon(): void {
    this.zip.terminate();
    this.out.destroy();
  }

  private check(): void {
    if (this.failure) throw this.failure;
  }

  private async drained(): Promise<void> {
    if (this.out.writableNeedDrain) await once(this.out, 'drain');
    this.full = false;
  }
}
