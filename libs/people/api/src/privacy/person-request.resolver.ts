import { Args, ID, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires, toConnection, toListQuery } from '@afterbell/core/api';
import { EntryLoaders } from '../entries/entry.loaders';
import { PersonRequestService } from './person-request.service';
import { DecideTeacherLinkInput, PersonRequest, PersonRequestConnection, PersonRequestCounts, PersonRequestListArgs, PersonRequestPayload, PrivacyRequestValues, RequestAssignee, SavePrivacyRequestInput } from './person-request.types';

@Resolver(() => PersonRequest)
export class PersonRequestResolver {
  constructor(
    private readonly requests: PersonRequestService,
    private readonly loaders: EntryLoaders,
  ) {}

  @Query(() => PersonRequestConnection, { description: 'What waits for a decision about people, and what was decided: what families ask about their data, and (for whoever may view that tab) links to teachers.' })
  @Requires('view', 'people.requests')
  async personRequests(@Args() args: PersonRequestListArgs) {
    return toConnection(await this.requests.list(args.scope, toListQuery(args)));
  }

  @Query(() => PersonRequest, { description: 'One request.' })
  @Requires('view', 'people.requests')
  personRequest(@Args('id', { type: () => ID, description: 'Id of the request.' }) id: string) {
    return this.requests.get(id);
  }

  @Query(() => PersonRequestCounts, { description: 'How many requests wait, are overdue, and wait for the caller.' })
  @Requires('view', 'people.requests')
  personRequestCounts() {
    return this.requests.counts();
  }

  @Query(() => [RequestAssignee], { description: 'Users who act at or beneath the acting organization, 20 at most: to whom a request can be given.' })
  @Requires('edit', 'people.requests')
  requestAssignees(@Args('search', { defaultValue: '', description: 'Words of the name.' }) search: string) {
    return this.requests.assignees(search);
  }

  @PayloadMutation(() => PersonRequestPayload, { description: 'Enters what somebody asked about a person’s data, or changes it: who sees to it, how it stands, what was answered. Problems: VALIDATION, STALE_VERSION (a ConflictProblem).' })
  @Requires('edit', 'people.requests')
  async savePrivacyRequest(
    @Args('input', { description: 'Which request.' }) input: SavePrivacyRequestInput,
    @Args('values', { type: () => PrivacyRequestValues, description: 'What it holds.' }) values: Record<string, unknown>,
  ) {
    return { request: await this.requests.save(input, values), problems: [] };
  }

  @PayloadMutation(() => PersonRequestPayload, { description: 'Says yes or no to a link to a teacher, or takes that back. Needs the edit of the tab TEACHERS too. Problems: VALIDATION, STALE_VERSION (a ConflictProblem).' })
  @Requires('edit', 'people.requests')
  async decideTeacherLink(@Args('input', { description: 'The decision.' }) { id, version, status }: DecideTeacherLinkInput) {
    return { request: await this.requests.decideLink(id, version, status), problems: [] };
  }

  @ResolveField(() => ID, { nullable: true, description: 'Id of the user who sees to it.' })
  assigneeId({ assignedTo }: PersonRequest) {
    return assignedTo;
  }

  @ResolveField(() => String, { nullable: true, description: 'Who sees to it, as the tenant calls them.' })
  assigneeName({ assignedTo }: PersonRequest) {
    return assignedTo ? this.loaders.userName(assignedTo) : null;
  }
}
