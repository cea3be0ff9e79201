import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { InstantScalar, MutationPayload } from '@afterbell/core/api';
import { OrganizationRef } from '@afterbell/organizations/api';

@ObjectType({ description: 'The grade of a participant in one programme year.' })
export class YearGrade {
  @Field(() => Int, { description: 'The year in which the programme year begins, on 1 July.' })
  programmeYear!: number;
  @Field({ description: 'PK, K, 1 to 12.' })
  grade!: string;
  @Field({ description: '`entered` or `roll_over`.' })
  source!: string;
}

@ObjectType({ description: 'Which grades a site serves.' })
export class SiteGrades {
  @Field(() => OrganizationRef, { description: 'The site.' })
  organization!: OrganizationRef;
  @Field(() => String, { nullable: true, description: 'The lowest; null where nobody has said it.' })
  gradeFrom!: string | null;
  @Field(() => String, { nullable: true, description: 'The highest.' })
  gradeTo!: string | null;
}

@ObjectType({ description: 'How many go from one grade to the next.' })
export class GradeStep {
  @Field({ description: 'The grade now.' })
  from!: string;
  @Field(() => String, { nullable: true, description: 'The grade then; none: they graduate, and their stay ends with the year.' })
  to!: string | null;
  @Field(() => Int, { description: 'How many.' })
  people!: number;
  @Field({ description: 'True when the site does not serve the grade then: they are told of, and roll over all the same.' })
  outside!: boolean;
}

@ObjectType({ description: 'A roll-over that was made.' })
export class GradeRollOver {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
  @Field(() => Int, { description: 'The programme year that it was for.' })
  programmeYear!: number;
  @Field(() => InstantScalar, { description: 'When.' })
  madeAt!: Date;
  @Field(() => InstantScalar, { nullable: true, description: 'When it was undone.' })
  undoneAt!: Date | null;
  @Field(() => Int, { description: 'How many it changed.' })
  people!: number;
  @Field({ description: 'True until the programme year begins: records have the grades of the year before until then.' })
  waiting!: boolean;
}

@ObjectType({ description: 'What a roll-over of a site would do.' })
export class GradeRollOverPreview {
  @Field(() => Int, { description: 'The programme year.' })
  programmeYear!: number;
  @Field(() => SiteGrades, { description: 'Which grades the site serves.' })
  serves!: SiteGrades;
  @Field(() => [GradeStep], { description: 'From which grade to which, in the order of a school career.' })
  steps!: GradeStep[];
  @Field(() => Int, { description: 'Children without a grade: nothing is done.' })
  withoutGrade!: number;
  @Field(() => Int, { description: 'Children whose grade of that year was said already: it stays.' })
  entered!: number;
  @Field(() => Int, { description: 'Children who leave the last grade by a roll-over that was made: they have graduated.' })
  graduated!: number;
  @Field(() => [String], { description: 'What else would come of it, in sentences.' })
  remarks!: string[];
  @Field(() => [GradeRollOver], { description: 'Roll-overs of the site, newest first, at most 20.' })
  made!: GradeRollOver[];
}

@ObjectType({ description: 'A child whom a roll-over would take to another grade.' })
export class RollOverChild {
  @Field(() => ID, { description: 'The participant.' })
  id!: string;
  @Field({ description: 'Name as lists show it.' })
  displayName!: string;
  @Field({ description: 'The grade now.' })
  grade!: string;
  @Field(() => String, { nullable: true, description: 'The grade then; none: they graduate.' })
  next!: string | null;
}

@ObjectType({ description: 'A page of the children of a roll-over.' })
export class RollOverChildren {
  @Field(() => [RollOverChild], { description: 'By grade, then by name.' })
  nodes!: RollOverChild[];
  @Field(() => Int, { description: 'How many there are in all.' })
  total!: number;
}

@InputType({ description: 'A roll-over of a site into a programme year.' })
export class RollGradesInput {
  @Allow()
  @Field(() => ID, { description: 'The site.' })
  siteId!: string;
  @Allow()
  @Field(() => Int, { description: 'The year in which the programme year begins.' })
  programmeYear!: number;
  @Allow()
  @Field(() => [ID], { nullable: true, description: 'Who repeats the grade, at most 500.' })
  repeat?: string[] | null;
}

@ObjectType({ description: 'Answer of rollGradesOver and undoGradeRollOver.' })
export class GradeRollOverPayload extends MutationPayload {
  @Field(() => GradeRollOverPreview, { nullable: true, description: 'What there is to do now.' })
  preview?: GradeRollOverPreview | null;
  @Field(() => Int, { nullable: true, description: 'How many were changed.' })
  changed?: number | null;
}
