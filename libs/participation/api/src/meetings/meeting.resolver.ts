import { Args, ID, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires, toConnection, toListQuery } from '@afterbell/core/api';
import { StoredFile, StoredFileService } from '@afterbell/forms/api';
import { OrganizationLoaders, OrganizationRef } from '@afterbell/organizations/api';
import type { MeetingKind } from '@afterbell/participation/domain';
import { MeetingAttendees } from './meeting-attendees.service';
import { MEETING_FEATURE_KEYS } from './meeting-rights';
import { RemoveMeetingInput, SaveAttendeesInput, SaveMeetingInput } from './meeting.inputs';
import { MeetingLoaders } from './meeting.loaders';
import { MeetingService } from './meeting.service';
import { Meeting, MeetingAttendance, MeetingAttendee, MeetingCandidates, MeetingConnection, MeetingHoursArgs, MeetingHoursConnection, MeetingKindEnum, MeetingListArgs, MeetingPayload } from './meeting.types';

/** Each kind of meeting has a permission of its own: the services ask for the one that counts. */
@Resolver(() => Meeting)
export class MeetingResolver {
  constructor(
    private readonly meetings: MeetingService,
    private readonly people: MeetingAttendees,
    private readonly loaders: MeetingLoaders,
    private readonly files: StoredFileService,
    private readonly organizations: OrganizationLoaders,
  ) {}

  @Query(() => MeetingConnection, { name: 'meetings', description: 'Meetings of one kind at the acting organization and all beneath it, newest first.' })
  @Requires('view', MEETING_FEATURE_KEYS)
  async list(@Args() { kind, ...args }: MeetingListArgs) {
    return toConnection(await this.meetings.list(kind, toListQuery(args)));
  }

  @Query(() => Meeting, { description: 'One meeting.' })
  @Requires('view', MEETING_FEATURE_KEYS)
  meeting(@Args('id', { type: () => ID, description: 'Id of the meeting.' }) id: string) {
    return this.meetings.get(id);
  }

  @Query(() => MeetingHoursConnection, { description: 'How often and how long each person attended meetings of one kind between two days.' })
  @Requires('view', MEETING_FEATURE_KEYS)
  async meetingHours(@Args() { kind, from, to, ...args }: MeetingHoursArgs) {
    return toConnection(await this.meetings.hours(kind, from ?? null, to ?? null, toListQuery(args)));
  }

  @Query(() => MeetingCandidates, { description: 'Staff, teachers and board members who can be put on the list of a meeting, as far as the role shows them; 100 at most.' })
  @Requires('edit', MEETING_FEATURE_KEYS)
  meetingCandidates(
    @Args('kind', { type: () => MeetingKindEnum, description: 'Which kind of meeting.' }) kind: MeetingKind,
    @Args('search', { nullable: true, description: 'Part of a name or an id.' }) search?: string,
  ) {
    return this.people.candidates(kind, search ?? '');
  }

  @PayloadMutation(() => MeetingPayload, { description: 'Adds a meeting or changes one. Problems: VALIDATION, STALE_VERSION (a ConflictProblem).' })
  @Requires('edit', MEETING_FEATURE_KEYS)
  async saveMeeting(@Args('input', { description: 'The meeting.' }) input: SaveMeetingInput) {
    return { meeting: await this.meetings.save(input), problems: [] };
  }

  @PayloadMutation(() => MeetingPayload, { description: 'Says who is on the list of a meeting and who was there. Problems: VALIDATION (`attendees.2.endTime`), STALE_VERSION (a ConflictProblem).' })
  @Requires('edit', MEETING_FEATURE_KEYS)
  async saveMeetingAttendees(@Args('input', { description: 'The list.' }) input: SaveAttendeesInput) {
    return { meeting: await this.people.save(input), problems: [] };
  }

  @PayloadMutation(() => MeetingPayload, { description: 'Removes a meeting, or brings a removed one back with its list and documents.' })
  @Requires('delete', MEETING_FEATURE_KEYS)
  async removeMeeting(@Args('input', { description: 'The meeting.' }) input: RemoveMeetingInput) {
    return { meeting: await this.meetings.setRemoved(input), problems: [] };
  }

  @ResolveField(() => OrganizationRef, { description: 'The organization that held it.' })
  organization({ organizationId }: Meeting) {
    return this.organizations.name(organizationId);
  }

  @ResolveField(() => [OrganizationRef], { description: 'Organizations on record that took part, as far as the caller sees them.' })
  async organizationsPresent({ id }: Meeting) {
    const found = await Promise.all((await this.loaders.partners(id)).map((one) => this.organizations.name(one)));
    return found.filter((one) => one !== null);
  }

  @ResolveField(() => [StoredFile], { description: 'Its documents.' })
  async documents({ id }: Meeting) {
    const found = await Promise.all((await this.loaders.documents(id)).map((one) => this.files.load(one)));
    return found.filter((one) => one !== null);
  }

  @ResolveField(() => MeetingAttendance, { description: 'How many came.' })
  attendance({ id }: Meeting) {
    return this.loaders.attendance(id);
  }

  @ResolveField(() => [MeetingAttendee], { description: 'Who is on its list, by name; 300 at most.' })
  attendees({ id }: Meeting) {
    return this.loaders.attendees(id);
  }
}
