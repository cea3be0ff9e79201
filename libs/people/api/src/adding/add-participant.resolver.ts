import { Args, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { ParticipantMatcher } from '../participant-matcher';
import { ParticipantService } from '../participant.service';
import { AddParticipantService } from './add-participant.service';
import { AddParticipantInput, AddParticipantPayload, ParticipantMatches, ParticipantMatchInput, PersonToLink } from './add-participant.types';
import { PeopleToLink } from './people-to-link.service';

@Resolver()
export class AddParticipantResolver {
  constructor(
    private readonly adding: AddParticipantService,
    private readonly participants: ParticipantService,
    private readonly links: PeopleToLink,
    private readonly matcher: ParticipantMatcher,
  ) {}

  @PayloadMutation(() => AddParticipantPayload, {
    description:
      'Adds a participant with the form’s answers, a stay, programmes, coded lists and contacts: all or nothing. Looks for the same people first. Problems: IDEMPOTENCY_MISMATCH, VALIDATION (the path is the id of a field, or `contacts.0.person.phone`), DUPLICATE_PERSON and SIMILAR_PERSON (without a path the participant, else the contact there).',
  })
  @Requires('edit', 'people.participants')
  async addParticipant(@Args('input', { description: 'The participant.' }) input: AddParticipantInput): Promise<AddParticipantPayload> {
    const id = await this.adding.add(input);
    return { problems: [], participant: await this.participants.get(id) };
  }

  @Query(() => ParticipantMatches, { description: 'Who may be the same child, asked while the first step is filled in.' })
  @Requires('edit', 'people.participants')
  async participantMatches(@Args('input', { description: 'The child.' }) { siteId, ...child }: ParticipantMatchInput): Promise<ParticipantMatches> {
    const [found = []] = await this.matcher.findMatches([child], siteId);
    return { duplicate: found[0]?.kind === 'duplicate', candidates: found.map(({ id, label, reason, birthDate, grade, localId }) => ({ id, label, reason, birthDate, grade, localId })) };
  }

  @Query(() => [PersonToLink], { description: 'People on record by name, phone or e-mail whom a child may be related to, at most eight.' })
  @Requires('edit', 'people.contacts')
  peopleToLink(@Args('search', { description: 'Two signs at least.' }) search: string): Promise<PersonToLink[]> {
    return this.links.find(search);
  }
}
