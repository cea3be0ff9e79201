import { Injectable } from '@nestjs/common';
import { AuditNotes, type CsvCell, requirePrincipal } from '@afterbell/core/api';
import { dateIn, type ListQuery, MAX_PAGE_SIZE, timeIn } from '@afterbell/core/domain';
import { UserLoaders } from './user.loaders';
import type { UserRow } from './user-record';
import { UserService } from './user.service';

export const USERS_HEADER = ['Name', 'E-mail', 'Status', 'Organization', 'Role', 'First day', 'Last day', 'Access', 'Last sign-in'];

/** The list as a file: one line per access, what a reviewer of rights wants to see. */
@Injectable()
export class UserExportService {
  constructor(
    private readonly notes: AuditNotes,
    private readonly users: UserService,
    private readonly loaders: UserLoaders,
  ) {}

  /** Pages of lines for a file, by name; an empty page is the end. With ids only these of the list. */
  async export(query: Pick<ListQuery, 'search' | 'filter'>, ids: readonly string[] | null): Promise<() => Promise<CsvCell[][]>> {
    let offset = 0;
    const read = async () => this.users.list({ ...query, limit: MAX_PAGE_SIZE, offset });
    // A list that is asked for wrongly is refused before anything is recorded.
    let page: Awaited<ReturnType<typeof read>> | null = await read();
    const { value: listed } = await page.count(true);
    await this.notes.note({ action: 'user.export', subjectType: 'list', subjectId: 'users', after: { listed, search: query.search ?? null, filter: query.filter ?? null, chosen: ids?.length ?? null } });
    return async () => {
      let lines: CsvCell[][] = [];
      // A page without a chosen user is not the end.
      while (lines.length === 0 && page) {
        lines = await this.linesOf(ids ? page.nodes.filter(({ id }) => ids.includes(id)) : page.nodes);
        offset += MAX_PAGE_SIZE;
        page = page.hasNextPage ? await read() : null;
      }
      return lines;
    };
  }

  private async linesOf(users: readonly UserRow[]): Promise<CsvCell[][]> {
    const { timeZone } = requirePrincipal();
    const accesses = await Promise.all(users.map(({ id }) => this.loaders.accesses(id)));
    return users.flatMap(({ name, email, status, lastSignInAt }, index) => {
      const seen = lastSignInAt && `${dateIn(timeZone, lastSignInAt)} ${timeIn(timeZone, lastSignInAt)}`;
      return (accesses[index] ?? []).map(({ organizationName, roleName, startsOn, endsOn, state }) => [name, email, status, organizationName, roleName, startsOn, endsOn, state, seen]);
    });
  }
}
