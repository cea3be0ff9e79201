import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface S3Server {
  endpoint: string;
  bucket: string;
  /** What stands for both keys. */
  key: string;
  stop(): Promise<void>;
}

/** A store that speaks S3, with one empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const { default: S3rver } = await import('s3rver');
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const bucket = 'kept-files';
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: bucket, configs: [] }] });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    key: 'S3RVER',
    stop: async () => {
      if (!server.httpServer.listening) return;
      server.httpServer.closeAllConnections();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
