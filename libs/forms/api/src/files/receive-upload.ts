import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { Request } from 'express';
import { storageError } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';

/** What came with one multipart call, its file in a folder of this machine until it is stored. */
export interface Received {
  path: string;
  /** As the sender calls it. */
  name: string;
  size: number;
  sha256: Buffer;
  /** Its first bytes. */
  head: Buffer;
  fields: Readonly<Record<string, readonly string[]>>;
}

const HEAD_BYTES = 4100;
const LIMITS = { files: 1, fields: 120, parts: 130, fieldNameSize: 100, fieldSize: 64 * 1024, headerPairs: 50 };
/** What a form adds around the file. */
const ENVELOPE_BYTES = 1024 * 1024;

const badRequest = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });
const CUT = 'The upload was cut off before its end. Send it again.';

interface Spooled {
  size: number;
  sha256: Buffer;
  head: Buffer;
}

async function spool(stream: Readable, path: string): Promise<Spooled> {
  const hash = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      done(null, chunk);
    },
  });
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(stream, meter, file);
  } finally {
    // A pipeline that fails does not wait for a file that is just being opened, which would then come after it was taken away.
    if (!file.closed) await new Promise<void>((resolve) => file.once('close', resolve));
  }
  return { size, sha256: hash.digest(), head };
}

/** Streams a multipart body to the folder; what is too large, cut off or no form leaves nothing there. */
export async function receiveUpload(request: Request, folder: string, maxBytes: number): Promise<Received> {
  const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', { message: `The file is too large: at most ${maxBytes / 1024 / 1024} MB can be uploaded here.` });
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) throw new AppError('UNSUPPORTED_MEDIA', { message: 'Files are sent as multipart/form-data.' });
  // Refused before a byte is taken; what comes without a length is counted on its way.
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + ENVELOPE_BYTES) throw tooLarge();
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => Promise.reject(storageError(error)));
  const path = join(folder, randomUUID());
  let spooled: Promise<Spooled> | null = null;
  try {
    return await new Promise<Received>((resolve, reject) => {
      const parser = busboy({ headers: request.headers, defParamCharset: 'utf8', limits: { ...LIMITS, fileSize: maxBytes } });
      const fields: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
      let name = '';
      let failed = false;
      const fail = (error: AppError) => {
        if (failed) return;
        failed = true;
        request.unpipe(parser);
        // The rest is let run out, so that the sender gets to read the answer.
        request.resume();
        reject(error);
        // Not from within its own callbacks.
        setImmediate(() => parser.destroy());
      };
      parser.on('file', (part, stream, { filename }) => {
        // What goes wrong with it is told by the parser or by what reads it.
        stream.on('error', () => undefined);
        stream.on('limit', () => fail(tooLarge()));
        if (part !== 'file') return fail(badRequest(part.slice(0, 50), 'is no part that a file is sent in; the part is called file'));
        name = filename ?? '';
        spooled = spool(stream, path);
        spooled.catch((error: unknown) => fail(storageError(error)));
      });
      parser.on('field', (field, value, { nameTruncated, valueTruncated }) => {
        if (nameTruncated || valueTruncated) return fail(badRequest(field.slice(0, 50), 'is too long'));
        (fields[field] ??= []).push(value);
      });
      for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) parser.on(limit, () => fail(badRequest('file', 'one file is sent at a time, with the fields that belong to it')));
      parser.on('error', () => fail(badRequest('file', CUT)));
      parser.on('close', () => {
        if (failed) return;
        if (!spooled) return fail(badRequest('file', 'is missing'));
        spooled.then((content) => resolve({ path, name, fields, ...content }), () => undefined);
      });
      request.on('aborted', () => fail(badRequest('file', CUT)));
      request.on('error', () => fail(badRequest('file', CUT)));
      request.pipe(parser);
    });
  } catch (error) {
    // Its writing ends first, else it would make the file anew.
    await Promise.allSettled([spooled]);
    await rm(path, { force: true });
    throw error;
  }
}
