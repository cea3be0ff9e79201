import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal } from '@afterbell/core/api';
import { AppError, isUuid, type OrganizationLevel, type PlainDate } from '@afterbell/core/domain';
import { featureOf, invalid } from './organization-rules';
import type { OrganizationName } from './organization.loaders';
import { OrganizationService } from './organization.service';

export interface OrganizationTermRow {
  termId: string;
  name: string;
  startsOn: PlainDate;
  endsOn: PlainDate;
  active: boolean;
  /** Whether it was itself set inactive. */
  setHere: boolean;
  inactiveBecauseOf: OrganizationName | null;
}

export interface TermChange {
  termId: string;
  active: boolean;
}

interface Row {
  termId: string;
  name: string;
  startsOn: PlainDate;
  endsOn: PlainDate;
  setHere: boolean;
  aboveId: string | null;
  aboveName: string | null;
  aboveLevel: OrganizationLevel | null;
}

const TERMS = `select t.id as "termId", t.name, t.starts_on::text as "startsOn", t.ends_on::text as "endsOn",
    exists (select 1 from organization_inactive_term own where own.term_id = t.id and own.organization_id = $1) as "setHere",
    above.id as "aboveId", above.name as "aboveName", above.level as "aboveLevel"
  from term t left join lateral (
    select o.id, o.name, o.level from organization_inactive_term i
      join organization_closure c on c.tenant_id = i.tenant_id and c.ancestor_id = i.organization_id and c.descendant_id = $1 and c.depth > 0
      join organization o on o.tenant_id = c.tenant_id and o.id = c.ancestor_id
      where i.term_id = t.id order by c.depth limit 1) above on true
  order by t.starts_on desc, t.ends_on desc, t.id limit 200`;

const REST = `insert into organization_inactive_term (organization_id, term_id) select $1, id from term where id = any($2::uuid[]) on conflict do nothing`;
const WAKE = 'delete from organization_inactive_term where organization_id = $1 and term_id = any($2::uuid[])';

/** In which terms an organization reports. It rests in a term with everything beneath it, and is then hidden there. */
@Injectable()
export class OrganizationTermsService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly organizations: OrganizationService,
  ) {}

  /** Terms of the tenant, newest first, as the organization stands to each. */
  async list(organizationId: string): Promise<OrganizationTermRow[]> {
    await this.organizations.get(organizationId);
    const rows = await this.db.query<Row>(TERMS, [organizationId], 'organization_terms');
    return rows.map(({ aboveId, aboveName, aboveLevel, ...row }) => ({
      ...row,
      active: !row.setHere && aboveId === null,
      inactiveBecauseOf: aboveId !== null && aboveName !== null && aboveLevel !== null ? { id: aboveId, name: aboveName, level: aboveLevel } : null,
    }));
  }

  /** Each change says what is to be, so repeating one changes nothing and two people who change different terms do not collide. */
  async set(organizationId: string, changes: readonly TermChange[]): Promise<void> {
    await this.db.write(async (tx) => {
      const { level } = await this.organizations.within(organizationId);
      if (!requirePrincipal().permissions.allows('edit', featureOf(level))) throw new AppError('FORBIDDEN');
      const known = new Set((await tx.query<{ id: string }>('select id from term where id = any($1::uuid[])', [changes.map(({ termId }) => termId).filter(isUuid)])).map(({ id }) => id));
      const unknown = changes.findIndex(({ termId }) => !known.has(termId));
      if (unknown !== -1) throw new AppError('NOT_FOUND', { what: 'The term' });
      if (new Set(changes.map(({ termId }) => termId)).size < changes.length) throw invalid('terms', 'names a term twice');
      const ids = (active: boolean) => changes.filter((change) => change.active === active).map(({ termId }) => termId);
      const rested = await tx.execute(REST, [organizationId, ids(false)], 'organization_terms_rest');
      const woken = await tx.execute(WAKE, [organizationId, ids(true)], 'organization_terms_wake');
      if (rested + woken === 0) return;
      await this.audit.record(tx, { action: 'organization.terms', subjectType: 'organization', subjectId: organizationId, organizationId, after: { active: ids(true), inactive: ids(false) } });
    });
  }
}
