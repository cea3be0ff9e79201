import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Request } from 'express';
import fc from 'fast-check';
import { AppError } from '@afterbell/core/domain';
import { receiveUpload } from './receive-upload';

const folder = mkdtempSync(join(tmpdir(), 'receive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LIMIT = 5_000;
const part = (head: string, content: string | Buffer) => Buffer.concat([Buffer.from(`--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]);
const END = Buffer.from('--b--\r\n');
const whole = (content: Buffer) => Buffer.concat([part('name="fileName"', 'plan.pdf'), part('name="file"; filename="a.pdf"', content), part('name="notes"', 'x'), END]);

function requestOf(chunks: readonly Buffer[]): Request {
  return Object.assign(Readable.from(chunks, { objectMode: false }), { headers: { 'content-type': 'multipart/form-data; boundary=b' } }) as unknown as Request;
}
function cut(body: Buffer, at: readonly number[]): Buffer[] {
  const places = [...new Set(at.map((part_) => Math.floor(part_ * body.length)))].sort((a, b) => a - b);
  return [...places, body.length].map((end, index) => body.subarray(index === 0 ? 0 : places[index - 1], end)).filter((chunk) => chunk.length > 0);
}
const chunking = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });

it('is told the whole truth, however the network cuts it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: LIMIT, minLength: 1 }), chunking, async (bytes, at) => {
      const content = Buffer.from(bytes);
      const { path, size, head, name, fields } = await receiveUpload(requestOf(cut(whole(content), at)), folder, LIMIT + 1);
      expect([readFileSync(path).equals(content), size, head.equals(content.subarray(0, 4100)), name, { ...fields }]).toEqual([true, content.length, true, 'a.pdf', { fileName: ['plan.pdf'], notes: ['x'] }]);
      rmSync(path);
    }),
    { numRuns: 60 },
  );
});

it('takes it or says what is wrong, whatever is sent: nothing is left over and nothing breaks', async () => {
  const mended = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom('drop', 'flip', 'boundary', 'end', 'again', 'newline')), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.nat(2 * LIMIT), mended, chunking, async (length, changes, at) => {
      let body = whole(Buffer.alloc(length, 'content '));
      for (const [where, what] of changes) {
        const index = Math.floor(where * body.length);
        const [before, after] = [body.subarray(0, index), body.subarray(index)];
        if (what === 'drop') body = Buffer.concat([before, after.subarray(Math.min(7, after.length))]);
        if (what === 'flip') body = Buffer.concat([before, Buffer.from([(after[0] ?? 0) ^ 0x55]), after.subarray(1)]);
        if (what === 'boundary') body = Buffer.concat([before, Buffer.from('\r\n--b\r\n'), after]);
        if (what === 'end') body = before;
        if (what === 'again') body = Buffer.concat([before, body]);
        if (what === 'newline') body = Buffer.concat([before, Buffer.from('\r\n\r\n'), after]);
      }
      try {
        const { path, size } = await receiveUpload(requestOf(cut(body, at)), folder, LIMIT);
        expect(size).toBeLessThanOrEqual(LIMIT);
        rmSync(path);
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
        expect([400, 413, 415]).toContain((error as AppError).statusCode);
      }
      expect(readdirSync(folder)).toEqual([]);
    }),
    { numRuns: Number(process.env.FUZZ ?? 150) },
  );
});
