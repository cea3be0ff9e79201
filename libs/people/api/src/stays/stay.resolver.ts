import { Args, ID, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, PlainDateScalar, requirePrincipal, Requires } from '@afterbell/core/api';
import { stayState } from '@afterbell/people/domain';
import { ParticipantService } from '../participant.service';
import { ProgrammeService } from './programme.service';
import { type StayChanged, StayService, today } from './stay.service';
import { StayRepairService } from './stay-repair.service';
import { RestoreStayInput, StayReadInput } from './stay-repair.types';
import { BeginStayInput, ChangeStayInput, EnrolledProgramme, MoveStayInput, ParticipantStay, SetProgrammesInput, StayOutlook, StayPayload, type StayRow } from './stay.types';

@Resolver(() => ParticipantStay)
export class StayResolver {
  constructor(
    private readonly stays: StayService,
    private readonly repair: StayRepairService,
    private readonly enrolled: ProgrammeService,
    private readonly participants: ParticipantService,
  ) {}

  @Query(() => [ParticipantStay], { description: 'Stays of a participant at sites that the caller sees, newest first.' })
  @Requires('view', 'people.registration_info')
  async participantStays(@Args('personId', { type: () => ID, description: 'The participant.' }) personId: string): Promise<ParticipantStay[]> {
    await this.participants.get(personId);
    return this.answer(personId);
  }

  @Query(() => StayOutlook, { description: 'What other days of a stay would do to the places in sessions of the site that hold on its days. Nothing is changed.' })
  @Requires('edit', 'people.registration_info')
  async stayOutlook(
    @Args('id', { type: () => ID, description: 'The stay.' }) id: string,
    @Args('startsOn', { type: () => PlainDateScalar, description: 'First day.' }) startsOn: string,
    @Args('endsOn', { type: () => PlainDateScalar, nullable: true, description: 'Last day; none: it goes on.' }) endsOn: string | null,
  ): Promise<StayOutlook> {
    const outlook = await this.stays.outlook(id, { startsOn, endsOn });
    // Which sessions those are is told on a tab of its own.
    return requirePrincipal().permissions.allows('view', 'people.participants', 'SESSION ENROLLMENT') ? outlook : { ...outlook, sessions: [], moreSessions: 0 };
  }

  @PayloadMutation(() => StayPayload, { description: 'Begins a stay at a site. Problems: VALIDATION, of a stay that would overlap another one there.' })
  @Requires('edit', 'people.registration_info')
  async beginStay(@Args('input', { description: 'The stay.' }) { personId, siteId, ...dates }: BeginStayInput): Promise<StayPayload> {
    await this.stays.begin(personId, siteId, dates);
    return { problems: [], stays: await this.answer(personId) };
  }

  @PayloadMutation(() => StayPayload, { description: 'Changes the days of a stay, ends it, or lets it go on. Programmes and places in sessions end with it, and places come back with it. Problems: VALIDATION, STALE_VERSION.' })
  @Requires('edit', 'people.registration_info')
  async changeStay(@Args('input', { description: 'The stay.' }) { id, version, ...dates }: ChangeStayInput): Promise<StayPayload> {
    return this.changed(await this.stays.change(id, version, dates));
  }

  @PayloadMutation(() => StayPayload, { description: 'Ends a stay and begins one at another site on the day after. Problems: VALIDATION, STALE_VERSION.' })
  @Requires('edit', 'people.registration_info')
  async moveStay(@Args('input', { description: 'The move.' }) { id, version, siteId, on }: MoveStayInput): Promise<StayPayload> {
    return this.changed(await this.stays.move(id, version, siteId, on));
  }

  @PayloadMutation(() => StayPayload, {
    description: 'Takes a stay that was begun by mistake off the record, with its programmes; its places in sessions go too. Problems: VALIDATION of one under which there is attendance or a service, or which is the only one; STALE_VERSION.',
  })
  @Requires('edit', 'people.registration_info')
  async removeStay(@Args('input', { description: 'The stay.' }) { id, version }: StayReadInput): Promise<StayPayload> {
    return this.ofPerson(await this.repair.remove(id, version));
  }

  @PayloadMutation(() => StayPayload, { description: 'Undo: a stay with its programmes and places as it was before it was changed, ended, moved or removed; all of it or nothing. Problems: VALIDATION, STALE_VERSION.' })
  @Requires('edit', 'people.registration_info')
  async restoreStay(@Args('input', { description: 'The stay as it was.' }) input: RestoreStayInput): Promise<StayPayload> {
    return this.ofPerson(await this.repair.restore(input));
  }

  @PayloadMutation(() => StayPayload, { description: 'Sets all programmes of a stay. Problems: VALIDATION, STALE_VERSION.' })
  @Requires('edit', 'people.registration_info')
  async setEnrolledProgrammes(@Args('input', { description: 'The programmes.' }) { stayId, version, programmes }: SetProgrammesInput): Promise<StayPayload> {
    return { problems: [], stays: await this.answer(await this.enrolled.set(stayId, version, programmes)) };
  }

  @ResolveField(() => [EnrolledProgramme], { description: 'Programmes of the stay, by their first day.' })
  programmes({ id }: ParticipantStay): Promise<EnrolledProgramme[]> {
    return this.enrolled.of(id);
  }

  private async changed({ id, places }: StayChanged): Promise<StayPayload> {
    return this.ofPerson({ id: await this.stays.personOf(id), places });
  }

  private async ofPerson({ id, places }: StayChanged): Promise<StayPayload> {
    return { problems: [], stays: await this.answer(id), placesEnded: places.ended, placesReturned: places.returned };
  }

  private async answer(personId: string): Promise<ParticipantStay[]> {
    const day = today();
    return (await this.stays.of(personId)).map((row) => shown(row, day));
  }
}

function shown({ organizationId, organizationName, organizationLevel, ...row }: StayRow, day: string): ParticipantStay {
  return { ...row, organization: { id: organizationId, name: organizationName, level: organizationLevel }, state: stayState(row, day) };
}
