import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, formatDate, isUuid, newId, type PeriodDates, type Verb } from '@afterbell/core/domain';
import { parsePeriod, type PeriodInput, refuseProblems, refuseStale, someOf } from './period-input';
import { datesLeftOut, termUse } from './period-use';

export interface ReportingYearRow extends PeriodInput {
  id: string;
  version: number;
  /** The term that came with it. */
  termId: string | null;
}

export interface SaveReportingYear extends PeriodInput {
  id?: string | null;
  version?: number | null;
}

const COLUMNS = `y.id, y.name, y.starts_on::text as "startsOn", y.ends_on::text as "endsOn", y.version,
  (select t.id from term t where t.tenant_id = y.tenant_id and t.reporting_year_id = y.id and t.kind = 'year') as "termId"`;

const TERMS_OUTSIDE = `select name, starts_on::text as "startsOn", ends_on::text as "endsOn" from term
  where reporting_year_id = $1 and kind <> 'year' and (starts_on < $2 or ends_on > $3) order by starts_on`;

export const NAME_TAKEN = { problems: [{ path: 'name', message: 'is the name of another year or term' }] };
const TAKEN: readonly string[] = ['reporting_year_tenant_id_name_folded_key', 'term_tenant_id_name_key'];

/** Waits for whoever edits the year or a term of it. */
export async function holdYear(tx: Tx, id: string): Promise<ReportingYearRow> {
  const row = isUuid(id) ? await tx.one<ReportingYearRow>(`select ${COLUMNS} from reporting_year y where y.id = $1 for update`, [id], 'reporting_year_hold') : null;
  if (!row) throw new AppError('NOT_FOUND', { what: 'The reporting year' });
  return row;
}

export function isTakenName(error: unknown): boolean {
  return TAKEN.includes((error as { constraint?: string }).constraint ?? '');
}

/** Periods hold for the whole tenant: only who acts at its top makes, changes and removes them. */
export function requireTop(verb: Verb): void {
  const { wholeTenant, permissions } = requirePrincipal();
  if (!wholeTenant || !permissions.allows(verb, 'settings.data_collection_periods')) throw new AppError('FORBIDDEN');
}

/** Reporting years. Each brings a term of the same name and dates along, which follows it. */
@Injectable()
export class ReportingYearService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  async get(id: string): Promise<ReportingYearRow> {
    const row = isUuid(id) ? await this.db.one<ReportingYearRow>(`select ${COLUMNS} from reporting_year y where y.id = $1`, [id], 'reporting_year_get') : null;
    if (!row) throw new AppError('NOT_FOUND', { what: 'The reporting year' });
    return row;
  }

  /** The newest years first. */
  recent(first: number): Promise<ReportingYearRow[]> {
    return this.db.query<ReportingYearRow>(`select ${COLUMNS} from reporting_year y order by y.starts_on desc, y.id limit $1`, [first], 'reporting_years_recent');
  }

  /** Answers the id of the year. */
  async save({ id, version, ...input }: SaveReportingYear): Promise<string> {
    requireTop('edit');
    const { values, problems } = parsePeriod(input);
    refuseProblems(problems);
    return this.db.write(async (tx) => {
      try {
        return await (id ? this.update(tx, id, version ?? null, values) : this.create(tx, values));
      } catch (error) {
        throw isTakenName(error) ? new AppError('VALIDATION', NAME_TAKEN) : error;
      }
    });
  }

  /** Removes a year that nothing belongs to, with the term that came with it. */
  async remove(id: string, version: number): Promise<void> {
    requireTop('delete');
    await this.db.write(async (tx) => {
      const year = await holdYear(tx, id);
      if (year.version !== version) throw await staleSave(tx, { subjectType: 'reportingYear', subjectId: id }, [{ id, field: 'name', current: year.name, attempted: null, version: year.version }]);
      const use = await this.use(tx, year);
      if (use.length) throw standsInTheWay(use);
      await tx.execute('delete from term where reporting_year_id = $1', [id]);
      await tx.execute('delete from reporting_year where id = $1', [id]);
      await this.audit.record(tx, { action: 'reportingYear.remove', subjectType: 'reportingYear', subjectId: id, before: year });
    });
  }

  /** What would keep it from being removed. */
  async obstacles(id: string): Promise<string[]> {
    requireTop('delete');
    const year = await this.get(id);
    return this.db.read((tx) => this.use(tx, year));
  }

  private async use(tx: Tx, { id, termId }: ReportingYearRow): Promise<string[]> {
    const terms = await tx.query<{ name: string }>(`select name from term where reporting_year_id = $1 and kind <> 'year' order by starts_on, name`, [id]);
    return [...(terms.length ? [`its terms are still there: ${someOf(terms.map(({ name }) => name))}`] : []), ...(termId ? await termUse(tx, termId) : [])];
  }

  private async create(tx: Tx, values: PeriodInput): Promise<string> {
    const [id, termId] = [newId(), newId()];
    const { name, startsOn, endsOn } = values;
    await tx.execute('insert into reporting_year (id, name, starts_on, ends_on) values ($1, $2, $3, $4)', [id, name, startsOn, endsOn]);
    await tx.execute(`insert into term (id, name, kind, starts_on, ends_on, reporting_year_id) values ($1, $2, 'year', $3, $4, $5)`, [termId, name, startsOn, endsOn, id]);
    await this.audit.record(tx, { action: 'reportingYear.create', subjectType: 'reportingYear', subjectId: id, after: { ...values, termId } });
    return id;
  }

  private async update(tx: Tx, id: string, version: number | null, values: PeriodInput): Promise<string> {
    const { version: stored, termId, ...before } = await holdYear(tx, id);
    const { name, startsOn, endsOn } = values;
    if (stored !== version) await refuseStale(tx, 'reportingYear', id, { name: before.name, startsOn: before.startsOn, endsOn: before.endsOn }, { name, startsOn, endsOn }, stored);
    refuseProblems([...(await this.termsOutside(tx, id, values)), ...(termId ? await datesLeftOut(tx, termId, before, values) : [])]);
    if (before.name === name && before.startsOn === startsOn && before.endsOn === endsOn) return id;
    await tx.execute('update reporting_year set name = $2, starts_on = $3, ends_on = $4, version = version + 1 where id = $1', [id, name, startsOn, endsOn]);
    await tx.execute(`update term set name = $2, starts_on = $3, ends_on = $4, version = version + 1 where reporting_year_id = $1 and kind = 'year'`, [id, name, startsOn, endsOn]);
    await this.audit.record(tx, { action: 'reportingYear.update', subjectType: 'reportingYear', subjectId: id, before, after: values });
    return id;
  }

  private async termsOutside(tx: Tx, id: string, { startsOn, endsOn }: PeriodDates) {
    const terms = await tx.query<PeriodInput>(TERMS_OUTSIDE, [id, startsOn, endsOn]);
    return terms.map((term) => ({
      path: term.startsOn < startsOn ? 'startsOn' : 'endsOn',
      message: `would leave out the term ${term.name} (${formatDate(term.startsOn)} – ${formatDate(term.endsOn)})`,
    }));
  }
}

export function standsInTheWay(reasons: readonly string[]): AppError {
  return new AppError('VALIDATION', { problems: [{ path: '', message: `This cannot be removed: ${reasons.join('; ')}.` }] });
}
