import { Module } from '@nestjs/common';
import { FileJobs } from './file-jobs';
import { FileKeeper } from './file-keeper.service';
import { FileOwners } from './file-owners';
import { FileShareService } from './file-share.service';
import { FileController } from './file.controller';
import { StoredFileResolver } from './stored-file.resolver';
import { StoredFileService } from './stored-file.service';
import { UploadService } from './upload.service';

@Module({
  controllers: [FileController],
  providers: [FileOwners, FileKeeper, StoredFileService, FileShareService, StoredFileResolver, UploadService, FileJobs],
  exports: [FileOwners, FileKeeper, StoredFileService],
})
export class FilesModule {}
