import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { ParticipantService } from '../participant.service';
import { GradeRollOverService } from './grade-roll-over.service';
import { GradeRollOverPayload, GradeRollOverPreview, RollGradesInput, RollOverChildren, SiteGrades, YearGrade } from './grade.types';

@Resolver()
export class GradeResolver {
  constructor(
    private readonly grades: GradeRollOverService,
    private readonly participants: ParticipantService,
  ) {}

  @Query(() => [YearGrade], { description: 'Grades of a participant by programme year, newest first.' })
  @Requires('view', 'people.registration_info')
  async participantGrades(@Args('personId', { type: () => ID, description: 'The participant.' }) personId: string): Promise<YearGrade[]> {
    await this.participants.get(personId);
    return this.grades.gradesOf(personId);
  }

  @Query(() => SiteGrades, { description: 'Which grades a site serves, so that a child of another one is told of before it is added.' })
  @Requires('view', 'people.participants')
  siteGrades(@Args('siteId', { type: () => ID, description: 'The site.' }) siteId: string): Promise<SiteGrades> {
    return this.grades.serves(siteId);
  }

  @Query(() => GradeRollOverPreview, { description: 'Who of a site would go to which grade as a programme year begins. Nothing is changed.' })
  @Requires('edit', 'people.registration_info')
  gradeRollOver(
    @Args('siteId', { type: () => ID, description: 'The site.' }) siteId: string,
    @Args('programmeYear', { type: () => Int, description: 'The year in which it begins: this one or the next.' }) programmeYear: number,
  ): Promise<GradeRollOverPreview> {
    return this.grades.preview(siteId, programmeYear);
  }

  @Query(() => RollOverChildren, { description: 'The children of a site whom a roll-over would take to another grade, a page at a time.' })
  @Requires('edit', 'people.registration_info')
  gradeRollOverChildren(
    @Args('siteId', { type: () => ID, description: 'The site.' }) siteId: string,
    @Args('programmeYear', { type: () => Int, description: 'The year in which it begins: this one or the next.' }) programmeYear: number,
    @Args('search', { type: () => String, nullable: true, description: 'Words of the name.' }) search: string | null,
    @Args('first', { type: () => Int, defaultValue: 50, description: 'How many, at most 200.' }) first: number,
    @Args('offset', { type: () => Int, defaultValue: 0, description: 'How many to pass over.' }) offset: number,
  ): Promise<RollOverChildren> {
    return this.grades.childrenOf(siteId, programmeYear, { search: search ?? '', first, offset });
  }

  @PayloadMutation(() => GradeRollOverPayload, { description: 'Takes every child of a site one grade up for a programme year; stays of the last grade end with the year before. Of a year that is to come only its own entries are made, and records follow when it begins. Who has a grade of that year keeps it. Problems: VALIDATION.' })
  @Requires('edit', 'people.registration_info')
  async rollGradesOver(@Args('input', { description: 'Site and year.' }) { siteId, programmeYear, repeat }: RollGradesInput): Promise<GradeRollOverPayload> {
    const changed = await this.grades.roll(siteId, programmeYear, repeat ?? []);
    return { problems: [], changed, preview: await this.grades.preview(siteId, programmeYear) };
  }

  @PayloadMutation(() => GradeRollOverPayload, { description: 'Takes a roll-over back, but for grades and stays that somebody has changed since. Problems: VALIDATION.' })
  @Requires('edit', 'people.registration_info')
  async undoGradeRollOver(@Args('id', { type: () => ID, description: 'The roll-over.' }) id: string): Promise<GradeRollOverPayload> {
    const { siteId, programmeYear, changed } = await this.grades.undo(id);
    return { problems: [], changed, preview: await this.grades.preview(siteId, programmeYear) };
  }
}
