import { Args, Field, ID, InputType, Int, ObjectType, ResolveField, Resolver } from '@nestjs/graphql';
import { Allow, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { MutationPayload, PayloadMutation, PlainDateScalar, Requires } from '@afterbell/core/api';
import { EmploymentService } from './employment.service';
import { KindLoaders } from './kind.loaders';
import { StaffMember } from './person.types';

@ObjectType({ description: 'One employment of a staff member.' })
export class Employment {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
  @Field(() => ID, { description: 'The organization that employs.' })
  organizationId!: string;
  @Field({ description: 'Its name.' })
  organizationName!: string;
  @Field(() => String, { nullable: true, description: 'Staff type of the annual performance report: administrator, school_day_teacher, other_non_teaching, subcontracted, parent, college_student, community_member, high_school_student, other.' })
  staffType!: string | null;
  @Field(() => String, { nullable: true, description: 'paid or volunteer.' })
  compensation!: string | null;
  @Field(() => String, { nullable: true, description: '21st_cclc or other.' })
  funding!: string | null;
  @Field(() => String, { nullable: true, description: 'Job title.' })
  jobTitle!: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'First day.' })
  hiredOn!: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day.' })
  leftOn!: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Day of the background check.' })
  backgroundCheckedOn!: string | null;
  @Field(() => Int, { description: 'Version to send when it is changed.' })
  version!: number;
}

@InputType({ description: 'One employment as it is to be.' })
export class SaveEmploymentInput {
  @Field(() => ID, { nullable: true, description: 'The employment; none: a further one.' })
  @IsOptional()
  @IsString()
  id?: string | null;
  @Field(() => ID, { description: 'The staff member.' })
  @IsString()
  personId!: string;
  @Field(() => ID, { description: 'The organization that employs; of an employment on record it stays as it is.' })
  @IsString()
  organizationId!: string;
  @Field(() => Int, { nullable: true, description: 'Version that was read.' })
  @IsOptional()
  @IsInt()
  version?: number | null;
  @Field(() => String, { nullable: true, description: 'Staff type.' })
  @IsOptional()
  @IsString()
  staffType?: string | null;
  @Field(() => String, { nullable: true, description: 'paid or volunteer.' })
  @IsOptional()
  @IsString()
  compensation?: string | null;
  @Field(() => String, { nullable: true, description: '21st_cclc or other.' })
  @IsOptional()
  @IsString()
  funding?: string | null;
  @Field(() => String, { nullable: true, description: 'Job title.' })
  @IsOptional()
  @IsString()
  @MaxLength(10_000)
  jobTitle?: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'First day.' })
  @Allow()
  hiredOn?: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day.' })
  @Allow()
  leftOn?: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Day of the background check.' })
  @Allow()
  backgroundCheckedOn?: string | null;
}

@ObjectType({ description: 'What became of the employment.' })
export class EmploymentPayload extends MutationPayload {
  @Field(() => Boolean, { nullable: true, description: 'True when it was done.' })
  done?: boolean | null;
}

@Resolver(() => StaffMember)
export class EmploymentResolver {
  constructor(
    private readonly service: EmploymentService,
    private readonly loaders: KindLoaders,
  ) {}

  @ResolveField(() => [Employment], { description: 'Employments within the caller’s sight, the one that counts first.' })
  employments({ id }: StaffMember) {
    return this.loaders.employments(id);
  }

  @PayloadMutation(() => EmploymentPayload, { description: 'Adds an employment of a staff member, or changes one. Problems: VALIDATION, STALE_VERSION (a ConflictProblem).' })
  @Requires('edit', 'people.staff')
  async saveEmployment(@Args('input', { description: 'The employment.' }) input: SaveEmploymentInput): Promise<EmploymentPayload> {
    await this.service.save(input);
    return { problems: [], done: true };
  }

  @PayloadMutation(() => EmploymentPayload, { description: 'Takes an employment that never was off the record; one that ended has a last day instead.' })
  @Requires('delete', 'people.staff')
  async removeEmployment(@Args('id', { type: () => ID, description: 'The employment.' }) id: string): Promise<EmploymentPayload> {
    await this.service.remove(id);
    return { problems: [], done: true };
  }
}
