import { Injectable } from '@nestjs/common';
import { AuditNotes, AuditService, type FileCell, Db, type Page, requirePrincipal, runList, staleSave } from '@afterbell/core/api';
import { AppError, type ListQuery } from '@afterbell/core/domain';
import { AUDIT_LIST, auditList, type AuditRow, EXPORT_PAGE } from './audit-list';
import { AuditLoaders } from './audit.loaders';

export const RETENTION_MONTHS = { least: 36, most: 240 } as const;

export const EXPORT_HEADER = ['At', 'Who', 'E-mail', 'Role', 'Access at', 'Organization', 'Action', 'Record', 'Record name', 'Record id', 'Changes', 'Address', 'Request'];

/** Reading the trail: the acting organization's part of it, and what may be told of each row. */
@Injectable()
export class AuditTrailService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly notes: AuditNotes,
    private readonly loaders: AuditLoaders,
  ) {}

  list(query: ListQuery): Promise<Page<AuditRow>> {
    return runList(this.db, auditList(requirePrincipal().timeZone, query), query);
  }

  /** Pages of lines for a file, newest first; an empty page is the end. */
  async export(query: Pick<ListQuery, 'search' | 'filter'>): Promise<() => Promise<FileCell[][]>> {
    const { timeZone } = requirePrincipal();
    await this.notes.note({ action: 'audit.export', subjectType: 'list', subjectId: AUDIT_LIST.name, after: { search: query.search ?? null, filter: query.filter ?? null } });
    let last: AuditRow | null = null;
    let done = false;
    return async () => {
      if (done) return [];
      const page: Page<AuditRow> = await runList(this.db, auditList(timeZone, query, { last }), { ...query, limit: EXPORT_PAGE, offset: 0 });
      const lines = await Promise.all(page.nodes.map((row) => this.line(row)));
      last = page.nodes.at(-1) ?? null;
      done = !page.hasNextPage;
      return lines;
    };
  }

  async policy(): Promise<{ retentionMonths: number; viewerCanEdit: boolean }> {
    const row = await this.db.one<{ months: number }>('select audit_retention_months as months from tenant where id = app_tenant()');
    return { retentionMonths: row?.months ?? 0, viewerCanEdit: this.mayEdit() };
  }

  /** STALE_VERSION when somebody else changed it since `expected` was read. */
  async keepFor(months: number, expected: number): Promise<void> {
    if (!this.mayEdit()) throw new AppError('FORBIDDEN');
    const { least, most } = RETENTION_MONTHS;
    if (!Number.isInteger(months) || months < least || months > most) {
      throw new AppError('VALIDATION', { problems: [{ path: 'months', message: `must be between ${least} and ${most}` }] });
    }
    await this.db.write(async (tx) => {
      const changed = await tx.execute('update tenant set audit_retention_months = $1 where id = app_tenant() and audit_retention_months = $2', [months, expected]);
      const id = requirePrincipal().tenantId;
      if (!changed) {
        const stored = (await tx.one<{ months: number }>('select audit_retention_months as months from tenant where id = app_tenant()'))?.months ?? 0;
        throw await staleSave(tx, { subjectType: 'tenant', subjectId: id, actions: 'audit.retention' }, [{ id, field: 'months', current: String(stored), attempted: String(months), version: stored }]);
      }
      await this.audit.record(tx, { action: 'audit.retention', subjectType: 'tenant', subjectId: id, before: { retentionMonths: expected }, after: { retentionMonths: months } });
    });
  }

  /** It holds for the whole tenant, so it is the top's. */
  private mayEdit(): boolean {
    const { permissions, wholeTenant } = requirePrincipal();
    return wholeTenant && permissions.allows('edit', 'settings.audit');
  }

  private async line(row: AuditRow): Promise<FileCell[]> {
    const { loaders } = this;
    const [user, access, organization, name, values] = await Promise.all([
      row.userId === null ? null : loaders.user(row.userId),
      row.accessId === null ? null : loaders.access(row.accessId),
      row.organizationId === null ? null : loaders.organizationName(row.organizationId),
      loaders.subjectName(row),
      loaders.values(row),
    ]);
    const changes = values.sealed ? 'sealed' : values.changes.map(({ path, before, after }) => `${path}: ${before ?? ''} → ${after ?? ''}`).join('\n');
    return [
      row.at.toISOString(), user?.name ?? null, user?.email ?? null, access?.roleName ?? null, access?.organizationName ?? null, organization,
      row.action, row.subjectType, name, row.subjectId, changes, row.clientAddress, row.requestId,
    ];
  }
}
