import { Injectable } from '@nestjs/common';
import { AuditService, Db, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, type FieldProblem, formatDate, isTermKind, isUuid, newId, type TermKind } from '@afterbell/core/domain';
import { parsePeriod, type PeriodInput, refuseProblems, refuseStale } from './period-input';
import { datesLeftOut, termUse } from './period-use';
import { holdYear, isTakenName, NAME_TAKEN, type ReportingYearRow, requireTop, standsInTheWay } from './reporting-year.service';

export interface ReportingTermRow extends PeriodInput {
  id: string;
  kind: TermKind;
  version: number;
  /** Null for a term from before there were years. */
  yearId: string | null;
}

export interface SaveReportingTerm extends PeriodInput {
  id?: string | null;
  version?: number | null;
  yearId: string;
  kind: string;
}

type Values = Omit<ReportingTermRow, 'id' | 'version'>;

const COLUMNS = 't.id, t.name, t.kind, t.starts_on::text as "startsOn", t.ends_on::text as "endsOn", t.version, t.reporting_year_id as "yearId"';

// The term that came with a year is edited with its year, so here it does not exist.
const OWN = `from term t where t.id = $1 and t.kind <> 'year'`;

// A new term begins with the organizations of its year.
const AS_IN_YEAR = `insert into organization_inactive_term (organization_id, term_id)
  select i.organization_id, $1 from organization_inactive_term i join term t on t.tenant_id = i.tenant_id and t.id = i.term_id
  where t.reporting_year_id = $2 and t.kind = 'year'`;

const notFound = () => new AppError('NOT_FOUND', { what: 'The term' });
const plain = ({ name, startsOn, endsOn, kind, yearId }: Values) => ({ yearId, kind, name, startsOn, endsOn });

/** Reporting terms: summer, fall, spring or a school year, inside a reporting year. */
@Injectable()
export class ReportingTermService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  async get(id: string): Promise<ReportingTermRow> {
    const row = isUuid(id) ? await this.db.one<ReportingTermRow>(`select ${COLUMNS} ${OWN}`, [id], 'reporting_term_get') : null;
    if (!row) throw notFound();
    return row;
  }

  /** Answers the id of the term. */
  async save({ id, version, ...input }: SaveReportingTerm): Promise<string> {
    requireTop('edit');
    const { values, problems } = parsePeriod(input);
    if (!isTermKind(input.kind)) problems.push({ path: 'kind', message: 'is not a kind of term' });
    refuseProblems(problems);
    return this.db.write(async (tx) => {
      const year = await holdYear(tx, input.yearId);
      refuseProblems(outside(values, year));
      const all: Values = { ...values, kind: input.kind as TermKind, yearId: year.id };
      try {
        return await (id ? this.update(tx, id, version ?? null, all) : this.create(tx, all));
      } catch (error) {
        throw isTakenName(error) ? new AppError('VALIDATION', NAME_TAKEN) : error;
      }
    });
  }

  /** Removes a term that nothing belongs to. */
  async remove(id: string, version: number): Promise<void> {
    requireTop('delete');
    const { yearId } = await this.get(id);
    await this.db.write(async (tx) => {
      // Of two terms that cover the same days the other must still be there afterwards.
      if (yearId) await holdYear(tx, yearId);
      const term = await this.hold(tx, id);
      if (term.version !== version) throw await staleSave(tx, { subjectType: 'reportingTerm', subjectId: id }, [{ id, field: 'name', current: term.name, attempted: null, version: term.version }]);
      const use = await termUse(tx, id);
      if (use.length) throw standsInTheWay(use);
      await tx.execute('delete from term where id = $1', [id]);
      await this.audit.record(tx, { action: 'reportingTerm.remove', subjectType: 'reportingTerm', subjectId: id, before: term });
    });
  }

  /** What would keep it from being removed. */
  async obstacles(id: string): Promise<string[]> {
    requireTop('delete');
    await this.get(id);
    return this.db.read((tx) => termUse(tx, id));
  }

  private async hold(tx: Tx, id: string): Promise<ReportingTermRow> {
    const row = isUuid(id) ? await tx.one<ReportingTermRow>(`select ${COLUMNS} ${OWN} for update`, [id], 'reporting_term_hold') : null;
    if (!row) throw notFound();
    return row;
  }

  private async create(tx: Tx, values: Values): Promise<string> {
    const id = newId();
    const { name, kind, startsOn, endsOn, yearId } = values;
    await tx.execute('insert into term (id, name, kind, starts_on, ends_on, reporting_year_id) values ($1, $2, $3, $4, $5, $6)', [id, name, kind, startsOn, endsOn, yearId]);
    await tx.execute(AS_IN_YEAR, [id, yearId]);
    await this.audit.record(tx, { action: 'reportingTerm.create', subjectType: 'reportingTerm', subjectId: id, after: values });
    return id;
  }

  private async update(tx: Tx, id: string, version: number | null, values: Values): Promise<string> {
    const { version: stored, id: _id, ...before } = await this.hold(tx, id);
    if (stored !== version) await refuseStale(tx, 'reportingTerm', id, plain(before), plain(values), stored);
    refuseProblems(await datesLeftOut(tx, id, before, values));
    const { name, kind, startsOn, endsOn, yearId } = values;
    if (JSON.stringify(plain(before)) === JSON.stringify(plain(values))) return id;
    await tx.execute('update term set name = $2, kind = $3, starts_on = $4, ends_on = $5, reporting_year_id = $6, version = version + 1 where id = $1', [id, name, kind, startsOn, endsOn, yearId]);
    await this.audit.record(tx, { action: 'reportingTerm.update', subjectType: 'reportingTerm', subjectId: id, before, after: values });
    return id;
  }
}

function outside({ startsOn, endsOn }: PeriodInput, year: ReportingYearRow): FieldProblem[] {
  const span = `${year.name} (${formatDate(year.startsOn)} – ${formatDate(year.endsOn)})`;
  return [
    ...(startsOn < year.startsOn || startsOn > year.endsOn ? [{ path: 'startsOn', message: `lies outside ${span}` }] : []),
    ...(endsOn < year.startsOn || endsOn > year.endsOn ? [{ path: 'endsOn', message: `lies outside ${span}` }] : []),
  ];
}
