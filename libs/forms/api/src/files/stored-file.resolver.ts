import { Args, ID, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires, SignedIn } from '@afterbell/core/api';
import { FileShareService } from './file-share.service';
import { StoredFileService } from './stored-file.service';
import type { StoredFileRow } from './stored-file.sql';
import { FileAbilities, FileShare, RemoveFilePayload, ShareFileInput, ShareFilePayload, StoredFile } from './stored-file.types';
import { UPLOAD_FEATURES } from './upload-features';

@Resolver(() => StoredFile)
export class StoredFileResolver {
  constructor(
    private readonly service: StoredFileService,
    private readonly sharing: FileShareService,
  ) {}

  @Query(() => StoredFile, { description: 'A file that the caller may see: by the record that holds it, by an organization that it is shared with, or their own upload.' })
  @SignedIn()
  file(@Args('id', { type: () => ID, description: 'Id of the file.' }) id: string) {
    return this.service.get(id);
  }

  @ResolveField(() => FileAbilities, { description: 'What the caller may do with it.' })
  viewerCan(file: StoredFile) {
    return this.service.abilities(file as StoredFileRow);
  }

  @ResolveField(() => [FileShare], { description: 'Organizations that it is shared with, as far as the caller sees them.' })
  shares(file: StoredFile) {
    return this.sharing.of(file.id);
  }

  @PayloadMutation(() => ShareFilePayload, { description: 'Changes which organizations see a file beside those who see its record.' })
  @Requires('edit', UPLOAD_FEATURES)
  async shareFile(@Args('input', { description: 'What is to come and what is to go.' }) { id, add, remove }: ShareFileInput): Promise<ShareFilePayload> {
    await this.sharing.change(id, add, remove);
    return { file: (await this.service.get(id)) as StoredFile, problems: [] };
  }

  @PayloadMutation(() => RemoveFilePayload, { description: 'Takes back one’s own upload that no record holds yet.' })
  @Requires('edit', UPLOAD_FEATURES)
  async removeFile(@Args('id', { type: () => ID, description: 'Id of the file.' }) id: string): Promise<RemoveFilePayload> {
    await this.service.remove(id);
    return { removedId: id, problems: [] };
  }
}
