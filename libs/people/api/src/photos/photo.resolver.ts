import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { KIND_FEATURES } from '../kinds/kind';
import { PhotoService } from './photo.service';
import { PersonPhoto, PersonPhotoPayload, SetPersonPhotoInput } from './photo.types';

@Resolver()
export class PhotoResolver {
  constructor(private readonly photos: PhotoService) {}

  @Query(() => PersonPhoto, { description: 'The photo of a person of any kind that the caller may view.' })
  @Requires('view', KIND_FEATURES)
  personPhoto(@Args('personId', { type: () => ID, description: 'The person.' }) personId: string) {
    return this.photos.of(personId);
  }

  @PayloadMutation(() => PersonPhotoPayload, { description: 'Gives a person another photo, or none; it takes the permission to edit one of the person’s kinds. Problems: VALIDATION, STALE_VERSION (a ConflictProblem).' })
  @Requires('edit', KIND_FEATURES)
  async setPersonPhoto(@Args('input', { description: 'Whose, and which.' }) input: SetPersonPhotoInput) {
    return { photo: await this.photos.set(input), problems: [] };
  }
}
