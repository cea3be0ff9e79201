import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsIn, IsOptional } from 'class-validator';
import { connectionOf, InstantScalar, listArgs, MutationPayload, PlainDateScalar } from '@afterbell/core/api';
import { DUPLICATE_REASONS, type DuplicateReason, PERSON_KINDS, type PersonKind } from '@afterbell/people/domain';
import { PersonKindEnum } from '../kinds/person.types';
import { DUPLICATE_LIST, PAIR_STATES, type PairState } from './pair-list';

const enumOf = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]));
export const DuplicateReasonEnum = enumOf(DUPLICATE_REASONS);
registerEnumType(DuplicateReasonEnum, {
  name: 'DuplicateReason',
  description: 'What speaks for two records being of one person; the last three speak against it.',
  valuesMap: {
    same_name: { description: 'The same name, whatever the case and the accents.' },
    swapped_names: { description: 'First and last name have changed places.' },
    sounds_alike: { description: 'Names that sound alike.' },
    spelled_alike: { description: 'Names that are spelled alike.' },
    part_of_name: { description: 'One name is part of the other.' },
    same_first_name: { description: 'The same first name, another last name.' },
    same_birth_date: { description: 'The same birth date.' },
    swapped_birth_date: { description: 'Month and day of the birth date have changed places.' },
    near_birth_date: { description: 'One digit of the birth date differs.' },
    same_id: { description: 'The same identifier.' },
    swapped_id: { description: 'Two digits of an identifier have changed places.' },
    same_phone: { description: 'The same phone number.' },
    same_email: { description: 'The same e-mail address.' },
    same_address: { description: 'The same address.' },
    same_household: { description: 'The same household.' },
    same_guardian: { description: 'The same guardian.' },
    other_birth_date: { description: 'Another birth date.' },
    other_state_id: { description: 'Another state ID.' },
    other_kind: { description: 'One takes part, the other does not.' },
  },
});
export const DuplicateStateEnum = enumOf(PAIR_STATES);
registerEnumType(DuplicateStateEnum, { name: 'DuplicateState', description: 'What became of a pair: nobody has decided, two people, merged.' });

const TEXT = { nullable: true } as const;

@ObjectType({ description: 'One record of a pair, with what tells people apart.' })
export class DuplicatePerson {
  @Field(() => ID, { description: 'Id of the person.' })
  id!: string;
  @Field({ description: 'First name.' })
  firstName!: string;
  @Field(() => String, { ...TEXT, description: 'Middle name.' })
  middleName!: string | null;
  @Field({ description: 'Last name; empty of who has one name.' })
  lastName!: string;
  @Field(() => PlainDateScalar, { ...TEXT, description: 'Day of birth.' })
  birthDate!: string | null;
  @Field(() => String, { ...TEXT, description: 'School grade.' })
  grade!: string | null;
  @Field(() => String, { ...TEXT, description: 'Local ID.' })
  localId!: string | null;
  @Field(() => String, { ...TEXT, description: 'State ID.' })
  stateId!: string | null;
  @Field(() => String, { ...TEXT, description: 'Employee ID.' })
  employeeId!: string | null;
  @Field(() => String, { ...TEXT, description: 'E-mail address.' })
  email!: string | null;
  @Field(() => String, { ...TEXT, description: 'Phone number, as +19165550123.' })
  phone!: string | null;
  @Field(() => String, { ...TEXT, description: 'Another phone number.' })
  otherPhone!: string | null;
  @Field(() => String, { ...TEXT, description: 'Address, in one line.' })
  address!: string | null;
  @Field(() => Int, { description: 'Version of the record.' })
  version!: number;
}

@ObjectType({ description: 'Two records that may be of one person.' })
export class DuplicatePair {
  @Field(() => ID, { description: 'Id of the pair.' })
  id!: string;
  @Field(() => Int, { description: 'How likely, 0 to 100.' })
  score!: number;
  @Field(() => [DuplicateReasonEnum], { description: 'Why, most telling first.' })
  reasons!: DuplicateReason[];
  @Field(() => DuplicateStateEnum, { description: 'What became of it.' })
  state!: PairState;
  @Field(() => InstantScalar, { description: 'When it was found, or found again.' })
  foundAt!: Date;
  @Field(() => InstantScalar, { ...TEXT, description: 'When somebody decided.' })
  decidedAt!: Date | null;
  @Field(() => String, { ...TEXT, description: 'Why they are two people, in the words of who decided.' })
  note!: string | null;
  @Field(() => DuplicatePerson, { description: 'One of the two.' })
  first!: object;
  @Field(() => DuplicatePerson, { description: 'The other.' })
  second!: object;
}

@ObjectType({ description: 'A page of possible duplicates.' })
export class DuplicatePairConnection extends connectionOf('DuplicatePair', DuplicatePair) {}

@ArgsType()
export class DuplicateListArgs extends listArgs('Duplicate', DUPLICATE_LIST) {
  @Field(() => DuplicateStateEnum, { defaultValue: 'open', description: 'Which pairs: those that nobody has decided about, unless asked otherwise.' })
  @IsIn(PAIR_STATES)
  state!: PairState;
  @Field(() => PersonKindEnum, { nullable: true, description: 'Only pairs of which both are this kind of person.' })
  @IsOptional()
  @IsIn(PERSON_KINDS)
  bothAre?: PersonKind | null;
}

@ObjectType({ description: 'Answer of the mutations that decide about a pair.' })
export class DuplicatePairPayload extends MutationPayload {
  @Field(() => Boolean, { nullable: true, description: 'True when it is so now.' })
  done?: boolean | null;
}
