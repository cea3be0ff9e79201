import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { Db, PayloadMutation, Requires } from '@afterbell/core/api';
import { CreateOrganizationFields, EditOrganizationFields, OrganizationPayload, OrganizationTermsFields, OrganizationTermsPayload } from './organization-edit.types';
import { OrganizationEditor } from './organization-editor.service';
import { LEVEL_FEATURES } from './organization-rules';
import { OrganizationTermsService } from './organization-terms.service';
import { OrganizationTreeService } from './organization-tree.service';
import { OrganizationTerm, OrganizationTree } from './organization-tree.types';
import { type OrganizationRow, OrganizationService } from './organization.service';

const ID_ARG = { type: () => ID, description: 'The organization.' };
const VERSION_ARG = { type: () => Int, description: 'The version that was read.' };

@Resolver()
export class OrganizationEditResolver {
  constructor(
    private readonly db: Db,
    private readonly editor: OrganizationEditor,
    private readonly organizations: OrganizationService,
    private readonly tree: OrganizationTreeService,
    private readonly terms: OrganizationTermsService,
  ) {}

  @Query(() => OrganizationTree, { description: 'The acting organization and everything beneath it, of the levels that the caller may view, in one answer.' })
  @Requires('view', 'organizations.chart')
  organizationTree(
    @Args('includeInactive', { type: () => Boolean, defaultValue: false, description: 'Also what is inactive in the current term.' }) includeInactive: boolean,
    @Args('unless', { type: () => String, nullable: true, description: 'The version that the caller holds: while it is the one to be answered, no nodes are sent.' }) unless: string | null,
  ): Promise<OrganizationTree> {
    return this.tree.answer(includeInactive, unless ?? null);
  }

  @Query(() => [OrganizationTerm], { description: 'The tenant’s reporting terms, newest first, and whether an organization is active in each.' })
  @Requires('view', LEVEL_FEATURES)
  organizationTerms(@Args('organizationId', { type: () => ID, description: 'The organization.' }) organizationId: string) {
    return this.terms.list(organizationId);
  }

  @PayloadMutation(() => OrganizationPayload, { description: 'Adds an organization under another. Problems: VALIDATION.' })
  @Requires('edit', LEVEL_FEATURES)
  async createOrganization(@Args('input', { description: 'The organization.' }) { inactiveTermIds, dryRun, ...input }: CreateOrganizationFields): Promise<OrganizationPayload> {
    const create = async () => {
      const id = await this.editor.create(input);
      if (inactiveTermIds?.length) await this.terms.set(id, inactiveTermIds.map((termId) => ({ termId, active: false })));
      return id;
    };
    if (!dryRun) return this.done(create);
    await this.db.rehearse(create);
    return { organization: null, problems: [] };
  }

  @PayloadMutation(() => OrganizationPayload, { description: 'Gives an organization another name. Problems: VALIDATION, STALE_VERSION.' })
  @Requires('edit', LEVEL_FEATURES)
  renameOrganization(@Args('id', ID_ARG) id: string, @Args('name', { description: 'The new name.' }) name: string, @Args('version', VERSION_ARG) version: number) {
    return this.done(async () => this.editor.edit(id, { name }, version).then(() => id));
  }

  @PayloadMutation(() => OrganizationPayload, { description: 'Changes name, time zone, external ids and the grades that are served. Problems: VALIDATION, STALE_VERSION.' })
  @Requires('edit', LEVEL_FEATURES)
  editOrganization(@Args('input', { description: 'The changes.' }) { id, version, ...change }: EditOrganizationFields) {
    return this.done(async () => this.editor.edit(id, change, version).then(() => id));
  }

  @PayloadMutation(() => OrganizationPayload, { description: 'Puts an organization, with everything beneath it, under another; its history comes along. Problems: VALIDATION, STALE_VERSION.' })
  @Requires('edit', LEVEL_FEATURES)
  moveOrganization(@Args('id', ID_ARG) id: string, @Args('parentId', { type: () => ID, description: 'What it is to stand under.' }) parentId: string, @Args('version', VERSION_ARG) version: number) {
    return this.editor.move(id, parentId, version).then((organization): OrganizationPayload => ({ organization, problems: [] }));
  }

  @PayloadMutation(() => OrganizationPayload, { description: 'Enables or disables an organization; nothing is deleted. Problems: VALIDATION (what stands in the way, one each), STALE_VERSION.' })
  @Requires('edit', LEVEL_FEATURES)
  setOrganizationEnabled(@Args('id', ID_ARG) id: string, @Args('enabled', { description: 'What it is to be.' }) enabled: boolean, @Args('version', VERSION_ARG) version: number) {
    return this.done(async () => this.editor.setEnabled(id, enabled, version).then(() => id));
  }

  @PayloadMutation(() => OrganizationTermsPayload, { description: 'Says in which terms an organization, with everything beneath it, is active. Problems: VALIDATION.' })
  @Requires('edit', LEVEL_FEATURES)
  async setOrganizationTerms(@Args('input', { description: 'The changes.' }) { organizationId, terms }: OrganizationTermsFields): Promise<OrganizationTermsPayload> {
    await this.terms.set(organizationId, terms);
    return { terms: await this.terms.list(organizationId), problems: [] };
  }

  /** The change and the record as it then is, in one transaction. */
  private async done(change: () => Promise<string>): Promise<OrganizationPayload> {
    const organization: OrganizationRow = await this.db.write(async () => this.organizations.get(await change()));
    return { organization, problems: [] };
  }
}
