import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { AppError, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { RemovePeriodPayload, ReportingTerm, ReportingYear, SaveReportingTermInput, SaveReportingTermPayload, SaveReportingYearInput, SaveReportingYearPayload } from './period.types';
import { ReportingTermService } from './reporting-term.service';
import { ReportingYearService } from './reporting-year.service';

const ID_OF_YEAR = { type: () => ID, description: 'Id of the year.' };
const ID_OF_TERM = { type: () => ID, description: 'Id of the term.' };
const VERSION = { type: () => Int, description: 'The version that was read.' };
const SAVED = 'Needs the tenant’s top as acting organization and the permission to edit data collection periods. Problems: VALIDATION, STALE_VERSION (a ConflictProblem).';
const REMOVED = 'Needs the tenant’s top as acting organization and the permission to delete data collection periods. Problems: VALIDATION says what stands in the way, STALE_VERSION.';

@Resolver()
export class ReportingYearResolver {
  constructor(
    private readonly years: ReportingYearService,
    private readonly terms: ReportingTermService,
  ) {}

  @Query(() => [ReportingYear], { description: 'Reporting years to choose from, the newest first.' })
  @Requires('view', ['settings.years', 'settings.terms'])
  reportingYears(@Args('first', { type: () => Int, defaultValue: 50, description: `How many, ${MAX_PAGE_SIZE} at most.` }) first: number) {
    if (first < 1 || first > MAX_PAGE_SIZE) throw new AppError('PAGE_TOO_LARGE', { max: MAX_PAGE_SIZE });
    return this.years.recent(first);
  }

  @Query(() => ReportingYear, { description: 'One reporting year.' })
  @Requires('view', 'settings.years')
  reportingYear(@Args('id', ID_OF_YEAR) id: string) {
    return this.years.get(id);
  }

  @Query(() => ReportingTerm, { description: 'One reporting term.' })
  @Requires('view', 'settings.terms')
  reportingTerm(@Args('id', ID_OF_TERM) id: string) {
    return this.terms.get(id);
  }

  @Query(() => [String], { description: 'What keeps a reporting year from being removed, in words; empty when nothing does. Needs the tenant’s top as acting organization.' })
  @Requires('delete', 'settings.years')
  reportingYearObstacles(@Args('id', ID_OF_YEAR) id: string) {
    return this.years.obstacles(id);
  }

  @Query(() => [String], { description: 'What keeps a reporting term from being removed, in words; empty when nothing does. Needs the tenant’s top as acting organization.' })
  @Requires('delete', 'settings.terms')
  reportingTermObstacles(@Args('id', ID_OF_TERM) id: string) {
    return this.terms.obstacles(id);
  }

  @PayloadMutation(() => SaveReportingYearPayload, { description: `Makes a reporting year with a term of the same name and dates, or changes both. ${SAVED}` })
  @Requires('edit', 'settings.years')
  async saveReportingYear(@Args('input', { description: 'The year.' }) input: SaveReportingYearInput): Promise<SaveReportingYearPayload> {
    return { reportingYear: await this.years.get(await this.years.save(input)), problems: [] };
  }

  @PayloadMutation(() => SaveReportingTermPayload, { description: `Makes a reporting term within its year, or changes one. ${SAVED}` })
  @Requires('edit', 'settings.terms')
  async saveReportingTerm(@Args('input', { description: 'The term.' }) input: SaveReportingTermInput): Promise<SaveReportingTermPayload> {
    return { reportingTerm: await this.terms.get(await this.terms.save(input)), problems: [] };
  }

  @PayloadMutation(() => RemovePeriodPayload, { description: `Removes a reporting year that nothing belongs to. ${REMOVED}` })
  @Requires('delete', 'settings.years')
  async removeReportingYear(@Args('id', ID_OF_YEAR) id: string, @Args('version', VERSION) version: number): Promise<RemovePeriodPayload> {
    await this.years.remove(id, version);
    return { removedId: id, problems: [] };
  }

  @PayloadMutation(() => RemovePeriodPayload, { description: `Removes a reporting term that nothing belongs to. ${REMOVED}` })
  @Requires('delete', 'settings.terms')
  async removeReportingTerm(@Args('id', ID_OF_TERM) id: string, @Args('version', VERSION) version: number): Promise<RemovePeriodPayload> {
    await this.terms.remove(id, version);
    return { removedId: id, problems: [] };
  }
}
