export { FileJobs } from './files/file-jobs';
export { type FileClaim, FileKeeper } from './files/file-keeper.service';
export { type FileOwner, FileOwners, type FilePlace } from './files/file-owners';
export { FilesModule } from './files/files.module';
export { StoredFileService } from './files/stored-file.service';
export type { StoredFileRow } from './files/stored-file.sql';
export { StoredFile } from './files/stored-file.types';
