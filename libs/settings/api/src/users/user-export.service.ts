import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { AuditService, Db, type ListArgs, requirePrincipal, toListQuery } from '@afterbell/core/api';
import { AppError, dateIn, MAX_PAGE_SIZE, timeIn } from '@afterbell/core/domain';
import { UserLoaders } from './user.loaders';
import { UserService } from './user.service';

const MOST = 10_000;
const HEADER = ['Name', 'E-mail', 'Status', 'Organization', 'Role', 'First day', 'Last day', 'Access', 'Last sign-in'];

/** The list as a file: one line per access, what a reviewer of rights wants to see. */
@Injectable()
export class UserExportService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly users: UserService,
    private readonly loaders: UserLoaders,
  ) {}

  async csv(args: ListArgs, ids: readonly string[] | null): Promise<{ csv: string; count: number }> {
    const { timeZone } = requirePrincipal();
    const lines: (string | null)[][] = [];
    let count = 0;
    for (let offset = 0, more = true; more; offset += MAX_PAGE_SIZE) {
      const page = await this.users.list(toListQuery({ ...args, first: MAX_PAGE_SIZE, after: undefined, offset }));
      const rows = ids ? page.nodes.filter(({ id }) => ids.includes(id)) : page.nodes;
      count += rows.length;
      if (count > MOST) throw new AppError('VALIDATION', { message: `At most ${MOST.toLocaleString('en')} users go into one file: narrow the list.` });
      const accesses = await Promise.all(rows.map(({ id }) => this.loaders.accesses(id)));
      for (const [index, user] of rows.entries()) {
        const seen = user.lastSignInAt && `${dateIn(timeZone, user.lastSignInAt)} ${timeIn(timeZone, user.lastSignInAt)}`;
        for (const { organizationName, roleName, startsOn, endsOn, state } of accesses[index] ?? []) {
          lines.push([user.name, user.email, user.status, organizationName, roleName, startsOn, endsOn, state, seen]);
        }
      }
      more = page.hasNextPage;
    }
    // Cells that a spreadsheet would run as a formula are escaped; the mark at the beginning tells it the encoding.
    const csv = stringify([HEADER, ...lines], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
    await this.db.write((tx) => this.audit.record(tx, { action: 'user.export', subjectType: 'list', subjectId: 'users', after: { count, search: args.search ?? null, filter: args.filter ?? null, chosen: ids?.length ?? null } }));
    return { csv, count };
  }
}
