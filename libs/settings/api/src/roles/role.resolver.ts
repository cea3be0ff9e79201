import { Args, ID, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, requirePrincipal, Requires, toConnection, toListQuery } from '@afterbell/core/api';
import { canonicalEntries, entriesBeyond, entryChanges, STANDARD_ROLES } from '@afterbell/core/domain';
import { RoleLoaders } from './role.loaders';
import { RoleService } from './role.service';
import { CloneRoleInput, ImportRoleInput, ImportRolePayload, RemoveRolePayload, Role, RoleConnection, RoleDifference, RoleDocument, RoleEntry, RoleListArgs, RolePayload, SaveRoleInput, VersionedRoleInput } from './role.types';
import { RoleWriterService } from './role-writer.service';

const CONFIRMED = { confirm: 'permissions' } as const;

@Resolver(() => Role)
export class RoleResolver {
  constructor(
    private readonly service: RoleService,
    private readonly writer: RoleWriterService,
    private readonly loaders: RoleLoaders,
  ) {}

  @Query(() => RoleConnection, { description: 'Roles of the tenant.' })
  @Requires('view', 'settings.roles')
  async roles(@Args() args: RoleListArgs) {
    return toConnection(await this.service.list(toListQuery(args)));
  }

  @Query(() => Role, { description: 'One role.' })
  @Requires('view', 'settings.roles')
  role(@Args('id', { type: () => ID, description: 'Id of the role.' }) id: string) {
    return this.service.get(id);
  }

  @Query(() => [RoleDifference], { description: 'Where two roles differ, in the order of the catalogue.' })
  @Requires('view', 'settings.roles')
  async compareRoles(@Args('a', { type: () => ID, description: 'The first role.' }) a: string, @Args('b', { type: () => ID, description: 'The second role.' }) b: string) {
    const [first, second] = [await this.service.get(a), await this.service.get(b)];
    return entryChanges(await this.loaders.entries(first.id), await this.loaders.entries(second.id));
  }

  @Query(() => RoleDocument, { description: 'A role as a JSON document, to import it elsewhere.' })
  @Requires('export', 'settings.roles', { confirm: 'exports' })
  exportRole(@Args('id', { type: () => ID, description: 'Id of the role.' }) id: string) {
    return this.service.file(id);
  }

  @PayloadMutation(() => RolePayload, { description: 'Makes a role, or changes one whole. Problems: VALIDATION, STALE_VERSION (a ConflictProblem), ROLE_BEYOND_OWN, ROLE_LEVEL_GRANTED, ROLE_OWN_UNCONFIRMED, ROLE_LAST_ADMINISTRATOR.' })
  @Requires('edit', 'settings.roles', CONFIRMED)
  async saveRole(@Args('input', { description: 'The role.' }) input: SaveRoleInput) {
    return { role: await this.writer.save(input), problems: [] };
  }

  @PayloadMutation(() => RolePayload, { description: 'Copies a role under another name. Problems: VALIDATION, ROLE_BEYOND_OWN.' })
  @Requires('edit', 'settings.roles', CONFIRMED)
  async cloneRole(@Args('input', { description: 'What to copy.' }) input: CloneRoleInput) {
    return { role: await this.writer.clone(input), problems: [] };
  }

  @PayloadMutation(() => RolePayload, { description: 'Gives a standard role the entries back that it was shipped with. Problems: as saveRole.' })
  @Requires('edit', 'settings.roles', CONFIRMED)
  async resetRole(@Args('input', { description: 'The role.' }) input: VersionedRoleInput) {
    return { role: await this.writer.reset(input), problems: [] };
  }

  @PayloadMutation(() => RemoveRolePayload, { description: 'Removes a role that nobody has. Problems: ROLE_GRANTED, VALIDATION for a standard role, STALE_VERSION, ROLE_BEYOND_OWN.' })
  @Requires('delete', 'settings.roles', CONFIRMED)
  async removeRole(@Args('input', { description: 'The role.' }) input: VersionedRoleInput) {
    return { removedId: await this.writer.remove(input), problems: [] };
  }

  @PayloadMutation(() => ImportRolePayload, { description: 'Makes a role from a document of exportRole; with `preview` only says what it would be. Problems: VALIDATION, ROLE_BEYOND_OWN.' })
  @Requires('import', 'settings.roles', CONFIRMED)
  async importRole(@Args('input', { description: 'The document.' }) input: ImportRoleInput) {
    const { file, role } = await this.writer.import(input);
    return { role, name: file.name, levels: file.levels, entries: file.entries, unknown: file.unknown, problems: [] };
  }

  @ResolveField(() => [RoleEntry], { description: 'Its entries in the order of the catalogue.' })
  entries({ id }: Role) {
    return this.loaders.entries(id);
  }

  @ResolveField(() => [RoleEntry], { nullable: true, description: 'The entries a standard role is shipped with; null for a role of the tenant’s own.' })
  shippedEntries({ key }: Role) {
    const shipped = STANDARD_ROLES.find((role) => role.key === key);
    return shipped ? canonicalEntries(shipped.entries) : null;
  }

  @ResolveField(() => Boolean, { description: 'Whether the caller may change it: at the top, with the right to, and it holds no more than the caller has.' })
  async editable({ id }: Role) {
    const { wholeTenant, permissions } = requirePrincipal();
    if (!wholeTenant || !permissions.allows('edit', 'settings.roles')) return false;
    return entriesBeyond(permissions, await this.loaders.entries(id)).length === 0;
  }
}
