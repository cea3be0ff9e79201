import { Args, ID, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires, SignedIn } from '@afterbell/core/api';
import { StoredFileService } from './stored-file.service';
import type { StoredFileRow } from './stored-file.sql';
import { FileAbilities, RemoveFilePayload, StoredFile } from './stored-file.types';
import { UPLOAD_FEATURES } from './upload-features';

@Resolver(() => StoredFile)
export class StoredFileResolver {
  constructor(private readonly service: StoredFileService) {}

  @Query(() => StoredFile, { description: 'A file that the caller may see: by the record that holds it, by an organization that it is shared with, or their own upload.' })
  @SignedIn()
  file(@Args('id', { type: () => ID, description: 'Id of the file.' }) id: string) {
    return this.service.get(id);
  }

  @ResolveField(() => FileAbilities, { description: 'What the caller may do with it.' })
  viewerCan(@Parent() file: StoredFile) {
    return this.service.abilities(file as StoredFileRow);
  }

  @PayloadMutation(() => RemoveFilePayload, { description: 'Takes back one’s own upload that no record holds yet.' })
  @Requires('edit', UPLOAD_FEATURES)
  async removeFile(@Args('id', { type: () => ID, description: 'Id of the file.' }) id: string): Promise<RemoveFilePayload> {
    await this.service.remove(id);
    return { removedId: id, problems: [] };
  }
}
