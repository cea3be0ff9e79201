import type { Type } from '@nestjs/common';
import { Args, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { type ListArgs, Requires, toConnection, toListQuery } from '@afterbell/core/api';
import { CustomListService, CustomValue } from '@afterbell/forms/api';
import { OrganizationRef } from '@afterbell/organizations/api';
import { type AdultKind, formatPersonName } from '@afterbell/people/domain';
import { featureOf, kindSpec } from './kind';
import { KindLoaders } from './kind.loaders';
import { kindsAllowed, PersonKindService, type PersonRow } from './person-kind.service';
import { BoardMember, BoardMemberConnection, BoardMemberListArgs, Contact, ContactConnection, ContactListArgs, PersonKindEnum, StaffListArgs, StaffMember, StaffMemberConnection, Teacher, TeacherConnection, TeacherListArgs } from './person.types';

interface KindNode {
  readonly kind: AdultKind;
  readonly node: Type<object>;
  readonly connection: Type<object>;
  readonly args: Type<ListArgs>;
  /** `staff`, and of one: `staffMember`. */
  readonly many: string;
  readonly one: string;
  /** Within descriptions. */
  readonly words: string;
}

/** List and record of one kind of person; all kinds are read alike. */
function kindResolver({ kind, node, connection, args, many, one, words }: KindNode): Type<object> {
  const feature = featureOf(kind);

  @Resolver(() => node)
  class KindResolver {
    constructor(
      readonly service: PersonKindService,
      readonly loaders: KindLoaders,
      readonly custom: CustomListService,
    ) {}

    @Query(() => connection, { name: many, description: `${words} with a stay at or beneath the acting organization, by name.` })
    @Requires('view', feature)
    async list(@Args({ type: () => args }) question: ListArgs) {
      return toConnection(await this.service.list(kind, toListQuery(question)));
    }

    @Query(() => node, { name: one, description: `One of the ${words.toLowerCase()}.` })
    @Requires('view', feature)
    get(@Args('id', { type: () => ID, description: 'Id of the person.' }) id: string) {
      return this.service.get(kind, id);
    }

    @ResolveField(() => String, { description: 'Name as lists show it: García, Sofía “Sofi”.' })
    displayName(person: PersonRow) {
      return formatPersonName(person);
    }

    @ResolveField(() => [PersonKindEnum], { description: 'All that the person is, as far as the caller may see people of the kind.' })
    kinds(person: PersonRow) {
      const allowed = kindsAllowed('view');
      return person.kinds.filter((other) => allowed.includes(other));
    }

    @ResolveField(() => [OrganizationRef], { description: 'Organizations where the person is so, now or to come, as far as the caller sees them.' })
    organizations({ id }: PersonRow) {
      return this.loaders.organizations([kind], id);
    }

    @ResolveField(() => [CustomValue], { description: 'What it holds of the tenant’s own fields, as far as the caller sees them.' })
    customValues(@Parent() { id }: PersonRow, @Args('fieldIds', { type: () => [Int], description: 'The fields, at most 50.' }) fieldIds: number[]) {
      return this.custom.valuesOf(kindSpec(kind).form, id, fieldIds);
    }
  }
  return KindResolver;
}

export const KIND_RESOLVERS: Type<object>[] = [
  kindResolver({ kind: 'staff', node: StaffMember, connection: StaffMemberConnection, args: StaffListArgs, many: 'staff', one: 'staffMember', words: 'Staff' }),
  kindResolver({ kind: 'teacher', node: Teacher, connection: TeacherConnection, args: TeacherListArgs, many: 'teachers', one: 'teacher', words: 'Teachers' }),
  kindResolver({ kind: 'board_member', node: BoardMember, connection: BoardMemberConnection, args: BoardMemberListArgs, many: 'boardMembers', one: 'boardMember', words: 'Board members' }),
  kindResolver({ kind: 'contact', node: Contact, connection: ContactConnection, args: ContactListArgs, many: 'contacts', one: 'contact', words: 'Contacts' }),
];
