import { Injectable } from '@nestjs/common';
import { AuditService, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, newId } from '@afterbell/core/domain';
import { EMPLOYMENT_FIELDS, type EmploymentInput, type EmploymentValues, isEmployed, parseEmployment } from '@afterbell/people/domain';

export interface EmploymentRow extends EmploymentValues {
  id: string;
  personId: string;
  organizationId: string;
  organizationName: string;
  version: number;
}

const VALUES = `e.staff_type as "staffType", e.compensation, e.funding, e.job_title as "jobTitle", e.starts_on::text as "hiredOn", e.ends_on::text as "leftOn",
  e.background_checked_on::text as "backgroundCheckedOn"`;
export const EMPLOYMENTS = `select e.id, e.person_id as "personId", e.organization_id as "organizationId", o.name as "organizationName", e.version, ${VALUES}
  from employment e join organization o on o.tenant_id = e.tenant_id and o.id = e.organization_id
  where e.person_id = any($1::uuid[]) order by e.person_id, e.ends_on desc nulls first, e.starts_on desc nulls last, e.id desc`;

const HOLD = `select e.id, e.person_id as "personId", e.organization_id as "organizationId", '' as "organizationName", e.version, ${VALUES} from employment e`;
const HOLD_LATEST = `${HOLD} where e.person_id = $1 order by e.ends_on desc nulls first, e.starts_on desc nulls last, e.id desc limit 1 for update`;
const HOLD_ONE = `${HOLD} where e.id = $1 for update`;

const INSERT = `insert into employment (id, person_id, organization_id, staff_type, compensation, funding, job_title, starts_on, ends_on, background_checked_on)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
const UPDATE = `update employment set staff_type = $2, compensation = $3, funding = $4, job_title = $5, starts_on = $6, ends_on = $7, background_checked_on = $8,
  version = version + 1, updated_at = now() where id = $1`;

const listed = (values: EmploymentValues) => EMPLOYMENT_FIELDS.map((field) => values[field]);

/** Writes employments. The form of a staff member changes the one that counts; the list of all changes each. */
@Injectable()
export class EmploymentWriter {
  constructor(private readonly audit: AuditService) {}

  /** The employment that counts, as the form has changed it; the form's own trail says what. */
  async change(tx: Tx, { id, organizationId }: { id: string; organizationId: string | null }, changed: EmploymentInput): Promise<void> {
    const latest = await tx.one<EmploymentRow & Record<string, unknown>>(HOLD_LATEST, [id]);
    const values = checked({ ...latest, ...changed });
    if (latest) await tx.execute(UPDATE, [latest.id, ...listed(values)]);
    else if (organizationId !== null && isEmployed(values)) await tx.execute(INSERT, [newId(), id, organizationId, ...listed(values)]);
  }

  async add(tx: Tx, personId: string, organizationId: string, input: EmploymentInput): Promise<string> {
    const values = checked(input);
    const id = newId();
    await tx.execute(INSERT, [id, personId, organizationId, ...listed(values)]);
    await this.audit.record(tx, { action: 'employment.create', subjectType: 'person', subjectId: personId, personId, organizationId, after: values });
    return id;
  }

  async hold(tx: Tx, id: string): Promise<EmploymentRow> {
    const row = isUuid(id) ? await tx.one<EmploymentRow & Record<string, unknown>>(HOLD_ONE, [id]) : null;
    if (!row) throw new AppError('NOT_FOUND', { what: 'The employment' });
    return row;
  }

  async update(tx: Tx, row: EmploymentRow, input: EmploymentInput): Promise<void> {
    const values = checked(input);
    await tx.execute(UPDATE, [row.id, ...listed(values)]);
    const before = Object.fromEntries(EMPLOYMENT_FIELDS.map((field) => [field, row[field]]));
    await this.audit.record(tx, { action: 'employment.update', subjectType: 'person', subjectId: row.personId, personId: row.personId, organizationId: row.organizationId, before, after: values });
  }

  async remove(tx: Tx, row: EmploymentRow): Promise<void> {
    await tx.execute('delete from employment where id = $1', [row.id]);
    const before = Object.fromEntries(EMPLOYMENT_FIELDS.map((field) => [field, row[field]]));
    await this.audit.record(tx, { action: 'employment.remove', subjectType: 'person', subjectId: row.personId, personId: row.personId, organizationId: row.organizationId, before });
  }
}

function checked(input: EmploymentInput): EmploymentValues {
  const { values, problems } = parseEmployment(input);
  if (problems.length) throw new AppError('VALIDATION', { problems });
  return values;
}
