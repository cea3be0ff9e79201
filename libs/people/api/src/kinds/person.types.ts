import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { connectionOf, InstantScalar, listArgs, PlainDateScalar } from '@afterbell/core/api';
import { PERSON_KINDS, STAFF_TYPE_CODES } from '@afterbell/people/domain';
import { ADULT_LIST, PERSON_LIST, STAFF_LIST } from './kind-list';

const enumOf = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]));
export const PersonKindEnum = enumOf(PERSON_KINDS);
registerEnumType(PersonKindEnum, { name: 'PersonKind', description: 'What a person is to the programme; one person may be several.' });
export const StaffTypeEnum = enumOf(STAFF_TYPE_CODES);

@ObjectType({ isAbstract: true })
abstract class PersonFields {
  @Field(() => ID, { description: 'Id of the person.' })
  id!: string;
  @Field({ description: 'First name.' })
  firstName!: string;
  @Field(() => String, { nullable: true, description: 'Middle name.' })
  middleName!: string | null;
  @Field({ description: 'Last name; empty of who has one name.' })
  lastName!: string;
  @Field(() => String, { nullable: true, description: 'What the person goes by.' })
  preferredName!: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Day of birth.' })
  birthDate!: string | null;
  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email!: string | null;
  @Field(() => String, { nullable: true, description: 'Phone number, as +19165550123.' })
  phone!: string | null;
  @Field(() => String, { nullable: true, description: 'City of the address.' })
  city!: string | null;
  @Field(() => ID, { nullable: true, description: 'The photo, small at `/file/photo/{id}/small`; none where there is none, or where it is not to be shown.' })
  photoId!: string | null;
  @Field(() => InstantScalar, { description: 'When the record was made.' })
  createdAt!: Date;
  @Field(() => Int, { description: 'Version to send when it is edited.' })
  version!: number;
}

@ObjectType('StaffMember', { description: 'Somebody who works for the programme, paid or as a volunteer.' })
export class StaffMember extends PersonFields {
  @Field(() => String, { nullable: true, description: 'Employee ID.' })
  employeeId!: string | null;
}
@ObjectType('Teacher', { description: 'A teacher of the school day, whom participants may be linked with.' })
export class Teacher extends PersonFields {}
@ObjectType('BoardMember', { description: 'A member of an advisory board.' })
export class BoardMember extends PersonFields {}
@ObjectType('Contact', { description: 'Somebody to turn to about participants: a parent, a guardian, a neighbour.' })
export class Contact extends PersonFields {}
@ObjectType('Person', { description: 'A person of any kind.' })
export class Person extends PersonFields {}

@ObjectType({ description: 'A page of the staff list.' })
export class StaffMemberConnection extends connectionOf('StaffMember', StaffMember) {}
@ObjectType({ description: 'A page of the teachers list.' })
export class TeacherConnection extends connectionOf('Teacher', Teacher) {}
@ObjectType({ description: 'A page of the board members list.' })
export class BoardMemberConnection extends connectionOf('BoardMember', BoardMember) {}
@ObjectType({ description: 'A page of the contacts list.' })
export class ContactConnection extends connectionOf('Contact', Contact) {}
@ObjectType({ description: 'A page of the people list.' })
export class PersonConnection extends connectionOf('Person', Person) {}

@ArgsType()
export class StaffListArgs extends listArgs('Staff', STAFF_LIST, { custom: true }) {}
@ArgsType()
export class TeacherListArgs extends listArgs('Teacher', ADULT_LIST, { custom: true }) {}
@ArgsType()
export class BoardMemberListArgs extends listArgs('BoardMember', ADULT_LIST, { custom: true }) {}
@ArgsType()
export class ContactListArgs extends listArgs('Contact', ADULT_LIST, { custom: true }) {}
@ArgsType()
export class PersonListArgs extends listArgs('Person', PERSON_LIST, { custom: true }) {}
