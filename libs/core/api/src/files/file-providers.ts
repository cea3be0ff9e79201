import { join } from 'node:path';
import type { Provider } from '@nestjs/common';
import type { Config } from '../config/config';
import { CONFIG } from '../tokens';
import { DiskStore } from './disk-store';
import { FILE_STORE, type FileStore } from './file-store';
import { S3Store } from './s3-store';
import { ClamScanner, VIRUS_SCANNER, type VirusScanner } from './virus-scanner';

/** Folder of what is being received; the store has files of its own beside it. */
export const incomingFolder = (config: Config): string => join(config.filesDir, 'incoming');

export const FILE_PROVIDERS: Provider[] = [
  { provide: FILE_STORE, inject: [CONFIG], useFactory: (config: Config): FileStore => (config.filesS3 ? new S3Store(config.filesS3) : new DiskStore(join(config.filesDir, 'stored'))) },
  { provide: VIRUS_SCANNER, inject: [CONFIG], useFactory: (config: Config): VirusScanner | null => (config.clamav ? new ClamScanner(config.clamav) : null) },
];
