import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, type OrganizationLevel } from '@afterbell/core/domain';

export interface PeriodOrganizationNode {
  id: string;
  parentId: string | null;
  name: string;
  level: OrganizationLevel;
  enabled: boolean;
  active: boolean;
}

export interface PeriodOrganizations {
  nodes: PeriodOrganizationNode[];
  /** Where taking part ends: these and everything beneath them take none. */
  inactiveIds: string[];
  /** The organization above the acting one that takes no part, and with it all that is seen here. */
  leftOutBy: string | null;
  /** Other terms of the same reporting year, when the term is the year's own. */
  otherTerms: { id: string; name: string }[];
}

export interface SetPeriodOrganizations {
  termId: string;
  /** `inactiveIds` as they were read. */
  before: readonly string[];
  after: readonly string[];
  /** Also in the other terms of the year, when the term is the year's own. */
  everyTerm?: boolean;
}

export const MOST_ORGANIZATIONS = 10_000;

const WITHIN = `organization_closure seen where seen.tenant_id = app_tenant() and seen.ancestor_id = app_org()`;

const NODES = `select o.id, case when o.id = app_org() then null else o.parent_id end as "parentId", o.name, o.level, o.enabled,
    not exists (select 1 from organization_closure c join organization_inactive_term i on i.tenant_id = c.tenant_id and i.organization_id = c.ancestor_id
      where c.tenant_id = o.tenant_id and c.descendant_id = o.id and i.term_id = $1) as active
  from organization o join organization_closure within on within.tenant_id = o.tenant_id and within.descendant_id = o.id and within.ancestor_id = app_org()
  order by within.depth, o.name_folded, o.id limit ${MOST_ORGANIZATIONS}`;

const INACTIVE = `select i.organization_id as id from organization_inactive_term i where i.term_id = $1 and exists (select 1 from ${WITHIN} and seen.descendant_id = i.organization_id)`;

const LEFT_OUT_BY = `select o.name from organization_inactive_term i
  join organization_closure c on c.tenant_id = i.tenant_id and c.ancestor_id = i.organization_id and c.descendant_id = app_org() and c.depth > 0
  join organization o on o.tenant_id = i.tenant_id and o.id = i.organization_id
  where i.term_id = $1 order by c.depth limit 1`;

const OTHER_TERMS = `select other.id, other.name from term own join term other on other.tenant_id = own.tenant_id and other.reporting_year_id = own.reporting_year_id and other.id <> own.id
  where own.id = $1 and own.kind = 'year' order by other.starts_on, other.name`;

// The outermost of the given organizations, as far as they lie at or beneath the acting one.
const OUTERMOST = `select d.id from unnest($1::uuid[]) as d (id)
  where exists (select 1 from ${WITHIN} and seen.descendant_id = d.id)
    and not exists (select 1 from organization_closure c where c.tenant_id = app_tenant() and c.descendant_id = d.id and c.depth > 0 and c.ancestor_id = any($1::uuid[]))`;

const KNOWN = `select count(distinct d.id)::int as count from unnest($1::uuid[]) as d (id) where exists (select 1 from ${WITHIN} and seen.descendant_id = d.id)`;

/** Which organizations a period is for: those of the acting organization's subtree that nothing leaves out. */
@Injectable()
export class PeriodOrganizationsService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  async get(termId: string): Promise<PeriodOrganizations> {
    return this.db.read(async (tx) => {
      await requireTerm(tx, termId);
      return {
        nodes: await tx.query<PeriodOrganizationNode>(NODES, [termId], 'period_organizations'),
        inactiveIds: await inactive(tx, termId),
        leftOutBy: (await tx.one<{ name: string }>(LEFT_OUT_BY, [termId]))?.name ?? null,
        otherTerms: await tx.query<{ id: string; name: string }>(OTHER_TERMS, [termId]),
      };
    });
  }

  async set({ termId, before, after, everyTerm }: SetPeriodOrganizations): Promise<void> {
    if (!requirePrincipal().permissions.allows('edit', 'settings.terms')) throw new AppError('FORBIDDEN');
    await this.db.write(async (tx) => {
      await requireTerm(tx, termId, true);
      const stored = await inactive(tx, termId);
      const wanted = await outermost(tx, after);
      await refuseChanged(tx, termId, await namesOf(tx, differing(stored, before)), stored, after);
      const others = everyTerm ? await tx.query<{ id: string }>(OTHER_TERMS, [termId]) : [];
      for (const { id } of [{ id: termId }, ...others]) await this.write(tx, id, wanted);
    });
  }

  private async write(tx: Tx, termId: string, wanted: readonly string[]): Promise<void> {
    const stored = await inactive(tx, termId);
    const [added, removed] = [wanted.filter((id) => !stored.includes(id)), stored.filter((id) => !wanted.includes(id))];
    if (!added.length && !removed.length) return;
    if (removed.length) await tx.execute('delete from organization_inactive_term where term_id = $1 and organization_id = any($2::uuid[])', [termId, removed]);
    if (added.length) await tx.execute('insert into organization_inactive_term (organization_id, term_id) select id, $1 from unnest($2::uuid[]) as d (id)', [termId, added]);
    await this.audit.record(tx, { action: 'term.organizations', subjectType: 'reportingTerm', subjectId: termId, before: { inactive: stored }, after: { inactive: wanted } });
  }
}

async function requireTerm(tx: Tx, termId: string, hold = false): Promise<void> {
  const row = isUuid(termId) ? await tx.one(`select 1 from term where id = $1${hold ? ' for update' : ''}`, [termId]) : null;
  if (!row) throw new AppError('NOT_FOUND', { what: 'The period' });
}

async function inactive(tx: Tx, termId: string): Promise<string[]> {
  return (await tx.query<{ id: string }>(INACTIVE, [termId])).map(({ id }) => id).sort();
}

/** NOT_FOUND when one of them stands elsewhere. */
async function outermost(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const unique = [...new Set(ids)];
  if (unique.length > MOST_ORGANIZATIONS) throw new AppError('PAGE_TOO_LARGE', { max: MOST_ORGANIZATIONS });
  const known = unique.every(isUuid) ? ((await tx.one<{ count: number }>(KNOWN, [unique]))?.count ?? 0) : -1;
  if (known !== unique.length) throw new AppError('NOT_FOUND', { what: 'An organization' });
  return (await tx.query<{ id: string }>(OUTERMOST, [unique])).map(({ id }) => id);
}

function differing(stored: readonly string[], read: readonly string[]): string[] {
  return [...stored.filter((id) => !read.includes(id)), ...read.filter((id) => !stored.includes(id) && isUuid(id))];
}

async function namesOf(tx: Tx, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  return ids.length ? tx.query<{ id: string; name: string }>('select id, name from organization where id = any($1::uuid[]) order by name_folded limit 50', [ids]) : [];
}

/** Somebody else chose meanwhile: which organizations differ from what was read. */
async function refuseChanged(tx: Tx, termId: string, changed: readonly { id: string; name: string }[], stored: readonly string[], after: readonly string[]): Promise<void> {
  if (!changed.length) return;
  const word = (ids: readonly string[], id: string) => (ids.includes(id) ? 'inactive' : 'active');
  const conflicts = changed.map(({ id, name }) => ({ id, field: name, current: word(stored, id), attempted: word(after, id), version: 0 }));
  throw await staleSave(tx, { subjectType: 'reportingTerm', subjectId: termId, actions: 'term.organizations' }, conflicts);
}
