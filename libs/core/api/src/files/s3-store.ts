import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '@afterbell/core/domain';
import type { S3Config } from '../config/config';
import { type FileStore, storageError } from './file-store';

const TIMEOUTS = { connectionTimeout: 5_000, socketTimeout: 30_000 };

/** Any store that speaks S3. Its client is loaded with the first file, so that a start does not pay for it. */
export class S3Store implements FileStore {
  private client: Promise<S3Client> | null = null;

  constructor(private readonly config: S3Config) {}

  async put(key: string, stream: Readable, size: number): Promise<void> {
    try {
      const { Upload } = await import('@aws-sdk/lib-storage');
      await new Upload({ client: await this.connect(), queueSize: 1, params: { ...this.place(key), Body: stream, ContentLength: size } }).done();
    } catch (error) {
      throw storageError(error);
    } finally {
      stream.destroy();
    }
  }

  async get(key: string, part?: { readonly start: number; readonly end: number }): Promise<Readable> {
    try {
      const { GetObjectCommand } = await import('@aws-sdk/client-s3');
      const { Body } = await (await this.connect()).send(new GetObjectCommand({ ...this.place(key), ...(part ? { Range: `bytes=${part.start}-${part.end}` } : {}) }));
      if (!Body) throw new Error('The store answered without a body.');
      return Body as Readable;
    } catch (error) {
      if ((error as { name?: string }).name === 'NoSuchKey') throw new AppError('NOT_FOUND', { what: 'The file' }, { cause: error });
      throw storageError(error);
    }
  }

  async remove(key: string): Promise<void> {
    try {
      const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
      await (await this.connect()).send(new DeleteObjectCommand(this.place(key)));
    } catch (error) {
      throw storageError(error);
    }
  }

  private place(key: string) {
    return { Bucket: this.config.bucket, Key: `${this.config.prefix}${key}` };
  }

  private connect(): Promise<S3Client> {
    this.client ??= import('@aws-sdk/client-s3').then(
      ({ S3Client: Client }) =>
        new Client({
          region: this.config.region,
          ...(this.config.endpoint ? { endpoint: this.config.endpoint } : {}),
          ...(this.config.credentials ? { credentials: this.config.credentials } : {}),
          forcePathStyle: this.config.pathStyle,
          // Many stores of this kind do not know the newer checksums.
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
          maxAttempts: 2,
          requestHandler: TIMEOUTS,
        }),
    );
    return this.client;
  }
}
