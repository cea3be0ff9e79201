import { Field, ID, ObjectType, ResolveField, Resolver } from '@nestjs/graphql';
import { Db } from '@afterbell/core/api';
import { FormMaintenance } from '../types/maintenance.types';

@ObjectType({ description: 'A role, as far as a form needs to know it.' })
export class FormRole {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
  @Field({ description: 'What it is called.' })
  name!: string;
}

/** Who maintains a form gives each role its mode, and previews the form as any role, without the right to see what roles may do. */
@Resolver(() => FormMaintenance)
export class FormRolesResolver {
  constructor(private readonly db: Db) {}

  @ResolveField(() => [FormRole], { description: 'The tenant’s roles, to give each a mode of its own.' })
  roles(): Promise<FormRole[]> {
    return this.db.read((tx) => tx.query<FormRole>('select id, name from role order by name, id', [], 'form_roles'));
  }
}
