import { AuditService, type Principal } from '@afterbell/core/api';
import { entriesFor, type FeatureKey, newId, type OrganizationLevel, PermissionSet } from '@afterbell/core/domain';
import { insertTenant, openTestDatabase, principalAt, type TestDatabase } from '@afterbell/testing/api';
import { PeriodOrganizationsService } from '../src/periods/period-organizations.service';
import { ReportingTermService } from '../src/periods/reporting-term.service';
import { ReportingYearService } from '../src/periods/reporting-year.service';
import { LevelNamesService } from '../src/tenant/level-names.service';
import { TenantSettingsService } from '../src/tenant/tenant-settings.service';

const FEATURES: readonly FeatureKey[] = ['settings.data_collection_periods', 'settings.years', 'settings.terms', 'settings.organization_levels', 'settings.tenant'];
export const EVERYTHING = new PermissionSet(FEATURES.flatMap((feature) => entriesFor(feature, 'edit', 'delete')));

export interface Place {
  tenantId: string;
  topId: string;
  top: Principal;
  /** Adds an organization; answers its id. */
  organization: (level: OrganizationLevel, parentId: string, name: string) => Promise<string>;
  at: (organizationId: string, level: OrganizationLevel) => Principal;
  /** An activity of a term, or of none, at a site, with session dates; `attended` is one with a mark. */
  activity: (siteId: string, termId: string | null, name: string, dates: readonly string[], attended?: string) => Promise<void>;
}

export interface PeriodWorld extends TestDatabase {
  years: ReportingYearService;
  terms: ReportingTermService;
  organizations: PeriodOrganizationsService;
  levels: LevelNamesService;
  tenants: TenantSettingsService;
  tenant: () => Promise<Place>;
  auditOf: (subjectId: string) => Promise<string[]>;
}

/** The services of periods and of the tenant on a database of their own. */
export async function openPeriodWorld(): Promise<PeriodWorld> {
  const database = await openTestDatabase();
  const { admin, db } = database;
  const audit = new AuditService();
  return {
    ...database,
    years: new ReportingYearService(db, audit),
    terms: new ReportingTermService(db, audit),
    organizations: new PeriodOrganizationsService(db, audit),
    levels: new LevelNamesService(db, audit),
    tenants: new TenantSettingsService(db, audit),
    auditOf: async (subjectId) => (await admin.query<{ action: string }>('select action from audit where subject_id = $1 order by at', [subjectId])).rows.map(({ action }) => action),
    tenant: async () => {
      const tenantId = await insertTenant(admin);
      const insert = async (sql: string, values: unknown[]) => {
        await admin.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
        await admin.query(sql, values);
      };
      const organization: Place['organization'] = async (level, parentId, name) => {
        const id = newId();
        await insert('insert into organization (id, parent_id, level, name) values ($1, $2, $3, $4)', [id, parentId || null, level, name]);
        return id;
      };
      const topId = await organization('top', '', 'Agency');
      const at: Place['at'] = (organizationId, level) => principalAt(tenantId, organizationId, level, EVERYTHING);
      return {
        tenantId,
        topId,
        top: at(topId, 'top'),
        organization,
        at,
        activity: async (siteId, termId, name, dates, attended) => {
          const [activityId, sessionId, personId] = [newId(), newId(), newId()];
          await insert(`insert into activity (id, organization_id, term_id, name, type) values ($1, $2, $3, $4, 'scheduled')`, [activityId, siteId, termId, name]);
          await insert(
            `insert into session (id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays) values ($1, $2, $3, 'S', '2026-01-01', '2027-12-31', '15:00', '17:00', '{1}')`,
            [sessionId, activityId, siteId],
          );
          for (const date of dates) await insert(`insert into session_date (session_id, on_date, organization_id, start_time, end_time) values ($1, $2, $3, '15:00', '17:00')`, [sessionId, date, siteId]);
          if (!attended) return;
          await insert(`insert into person (id, first_name, last_name, is_participant) values ($1, 'Ana', 'Diaz', true)`, [personId]);
          await insert(`insert into attendance (session_id, on_date, person_id, organization_id, status) values ($1, $2, $3, $4, 'Present')`, [sessionId, attended, personId, siteId]);
        },
      };
    },
  };
}
