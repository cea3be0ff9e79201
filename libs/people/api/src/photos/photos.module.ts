import { Module } from '@nestjs/common';
import { FilesModule } from '@afterbell/forms/api';
import { PhotoController } from './photo.controller';
import { PhotoResolver } from './photo.resolver';
import { PhotoService } from './photo.service';

/** Photos of persons. */
@Module({ imports: [FilesModule], controllers: [PhotoController], providers: [PhotoService, PhotoResolver], exports: [PhotoService] })
export class PhotosModule {}
