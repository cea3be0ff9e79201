import { Field, ID, ObjectType, ResolveField, Resolver } from '@nestjs/graphql';
import { Db } from '@afterbell/core/api';
import { MAINTENANCE_RULES, type PermissionEntry, PermissionSet } from '@afterbell/core/domain';
import { FormSubjects } from '../subjects/form-subjects';
import { FormMaintenance } from '../types/maintenance.types';

@ObjectType({ description: 'A role, as far as a form needs to know it.' })
export class FormRole {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
  @Field({ description: 'What it is called.' })
  name!: string;
  @Field({ description: 'Whether it may view records of the form; true of a form without records.' })
  mayView!: boolean;
  @Field({ description: 'Whether it may change records of the form; true of a form without records.' })
  mayEdit!: boolean;
  @Field({ description: 'Whether it may see roles, as fields of permissions by role show them.' })
  maySeeRoles!: boolean;
  @Field({ description: 'Whether it may change the form itself, where its level may: a field that is hidden from it can be opened by it.' })
  mayMaintain!: boolean;
}

const ROLES_FEATURE = 'settings.roles';

const ROLES = `select r.id, r.name, coalesce((
    select json_agg(json_build_object('section', e.section, 'subSection', e.sub_section, 'tab', null, 'value', e.value)) from role_entry e
    where e.tenant_id = r.tenant_id and e.role_id = r.id and e.tab = '' and e.section || '.' || e.sub_section = any($1::text[])), '[]') as entries
  from role r order by r.name, r.id`;

/** Who maintains a form gives each role its mode, and previews the form as any role, without the right to see what else roles may do. */
@Resolver(() => FormMaintenance)
export class FormRolesResolver {
  constructor(
    private readonly db: Db,
    private readonly subjects: FormSubjects,
  ) {}

  @ResolveField(() => [FormRole], { description: 'The tenant’s roles, to give each a mode of its own.' })
  async roles({ section, subSection }: FormMaintenance): Promise<FormRole[]> {
    const features = this.subjects.find({ section, subSection })?.features ?? null;
    const maintenance = MAINTENANCE_RULES[section].feature;
    const rows = await this.db.query<{ id: string; name: string; entries: PermissionEntry[] }>(ROLES, [[...(features ?? []), ROLES_FEATURE, maintenance]], 'form_roles');
    return rows.map(({ id, name, entries }) => {
      const set = new PermissionSet(entries);
      return { id, name, mayView: features === null || set.allowsAny('view', features), mayEdit: features === null || set.allowsAny('edit', features), maySeeRoles: set.allows('view', ROLES_FEATURE), mayMaintain: set.allows('edit', maintenance) };
    });
  }
}
