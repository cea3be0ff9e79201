import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { LIVE_LISTS, type LiveList, RECORD_KINDS, type RecordKind } from './live-kinds';

const enumOf = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]));
export const RecordKindEnum = enumOf(RECORD_KINDS);
registerEnumType(RecordKindEnum, { name: 'RecordKind', description: 'Kinds of records that tell when they change.' });
export const LiveListEnum = enumOf(LIVE_LISTS);
registerEnumType(LiveListEnum, { name: 'LiveList', description: 'Lists that tell when something in them changes.' });

@ObjectType({ description: 'A record was changed. It says that, and nothing of what.' })
export class RecordChange {
  @Field(() => RecordKindEnum, { description: 'What it is.' })
  kind!: RecordKind;
  @Field(() => ID, { description: 'Id of the record.' })
  id!: string;
  @Field(() => Int, { description: 'Its version now.' })
  version!: number;
  @Field({ description: 'Who changed it last, as far as the caller may know.' })
  changedBy!: string;
  @Field({ description: 'Whether that was the caller, in another window.' })
  changedByYou!: boolean;
}

@ObjectType({ description: 'Something in a list was changed by somebody else. It says that, and nothing of what.' })
export class ListChange {
  @Field(() => LiveListEnum, { description: 'Which list.' })
  list!: LiveList;
  @Field(() => Int, { nullable: true, description: 'How many of its records since the last time, counted to 2,000; null when some changes may have been missed.' })
  count!: number | null;
}
