import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, type FieldProblem, isTimeZone, nameProblem, TENANT_LANGUAGES, tidyName } from '@afterbell/core/domain';

export interface TenantSettingsRow {
  id: string;
  code: string;
  name: string;
  timeZone: string;
  language: string;
  version: number;
}

export interface SaveTenantSettings {
  name: string;
  timeZone: string;
  language: string;
  version: number;
}

export const TENANT_NAME_LENGTH = 100;

const SELECT = 'select id, code, name, time_zone as "timeZone", language, version from tenant where id = app_tenant()';
const UPDATE = 'update tenant set name = $1, time_zone = $2, language = $3, version = version + 1 where id = app_tenant()';

// The top is made with the tenant's zone: as long as nobody gave it another, it goes along.
const UPDATE_TOP = `update organization set time_zone = $2, version = version + 1 where level = 'top' and time_zone = $1`;

/** What holds for the tenant as a whole. Only its top may change it: the database refuses everyone else too. */
@Injectable()
export class TenantSettingsService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  get(): Promise<TenantSettingsRow> {
    return this.db.read((tx) => read(tx));
  }

  async save({ version, ...input }: SaveTenantSettings): Promise<TenantSettingsRow> {
    if (!requirePrincipal().wholeTenant) throw new AppError('FORBIDDEN');
    const values = { name: tidyName(input.name), timeZone: input.timeZone, language: input.language };
    const problems = problemsOf(values);
    if (problems.length) throw new AppError('VALIDATION', { problems });
    return this.db.write(async (tx) => {
      const { id, version: stored, ...now } = await read(tx, true);
      const before = { name: now.name, timeZone: now.timeZone, language: now.language };
      const fields = (['name', 'timeZone', 'language'] as const).filter((field) => before[field] !== values[field]);
      if (!fields.length) return { id, version: stored, ...now };
      if (stored !== version) {
        const conflicts = fields.map((field) => ({ id, field, current: before[field], attempted: values[field], version: stored }));
        throw await staleSave(tx, { subjectType: 'tenant', subjectId: id, actions: 'tenant.update' }, conflicts);
      }
      await tx.execute(UPDATE, [values.name, values.timeZone, values.language]);
      if (values.timeZone !== before.timeZone) await tx.execute(UPDATE_TOP, [before.timeZone, values.timeZone]);
      await this.audit.record(tx, { action: 'tenant.update', subjectType: 'tenant', subjectId: id, before, after: values });
      return read(tx);
    });
  }
}

async function read(tx: Tx, hold = false): Promise<TenantSettingsRow> {
  const row = await tx.one<TenantSettingsRow>(`${SELECT}${hold ? ' for update' : ''}`);
  if (!row) throw new AppError('NOT_FOUND', { what: 'The program' });
  return row;
}

function problemsOf({ name, timeZone, language }: Omit<SaveTenantSettings, 'version'>): FieldProblem[] {
  const wrongName = nameProblem(name, TENANT_NAME_LENGTH);
  return [
    ...(wrongName ? [{ path: 'name', message: wrongName }] : []),
    // Offsets such as +05:00 are zones to Intl but know no daylight saving and are none to the database's names.
    ...(isTimeZone(timeZone) && /^[A-Za-z]/.test(timeZone) ? [] : [{ path: 'timeZone', message: 'is not a time zone' }]),
    ...((TENANT_LANGUAGES as readonly string[]).includes(language) ? [] : [{ path: 'language', message: 'is not a language that is offered' }]),
  ];
}
