import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { PlainDateScalar } from '@afterbell/core/api';
import { ProgrammeInput } from './stay.types';

@InputType({ description: 'A stay, as it was read.' })
export class StayReadInput {
  @Allow()
  @Field(() => ID, { description: 'The stay.' })
  id!: string;
  @Allow()
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
}

@InputType({ description: 'A stay as it was before it was changed, ended, moved or removed.' })
export class RestoreStayInput {
  @Allow()
  @Field(() => ID, { description: 'The stay.' })
  id!: string;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'The version that it has now; none: it was removed.' })
  version?: number | null;
  @Allow()
  @Field(() => ID, { description: 'The participant.' })
  personId!: string;
  @Allow()
  @Field(() => ID, { description: 'The site.' })
  siteId!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day; none: it went on.' })
  endsOn?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Why it ended.' })
  endReason?: string | null;
  @Allow()
  @Field(() => [ProgrammeInput], { description: 'Every programme that it had, at most 50.' })
  programmes!: ProgrammeInput[];
  @Allow()
  @Field(() => ID, { nullable: true, description: 'The stay that had ended by the move to it, where a removed one comes back: it says so again.' })
  movedFrom?: string | null;
  @Allow()
  @Field(() => StayReadInput, { nullable: true, description: 'The stay that began in its place, by a move; it is removed.' })
  instead?: StayReadInput | null;
}
