import { Injectable } from '@nestjs/common';
import { AuditNotes, dayCell, type FileCell, type FileColumn, momentCell, requirePrincipal } from '@afterbell/core/api';
import { dateIn, type ListQuery, MAX_PAGE_SIZE, timeIn } from '@afterbell/core/domain';
import { UserLoaders } from './user.loaders';
import type { UserRow } from './user-record';
import { UserService } from './user.service';

export const USERS_COLUMNS: readonly FileColumn[] = [
  ...['Name', 'E-mail', 'Status', 'Organization', 'Role'].map((label) => ({ label })),
  { label: 'First day', shows: 'date' },
  { label: 'Last day', shows: 'date' },
  { label: 'Access' },
  { label: 'Last sign-in', shows: 'datetime' },
];

/** The list as a file: one line per access, what a reviewer of rights wants to see. */
@Injectable()
export class UserExportService {
  constructor(
    private readonly notes: AuditNotes,
    private readonly users: UserService,
    private readonly loaders: UserLoaders,
  ) {}

  /** Pages of lines for a file, by name; an empty page is the end. With ids only these of the list. */
  async export(query: Pick<ListQuery, 'search' | 'filter'>, ids: readonly string[] | null): Promise<() => Promise<FileCell[][]>> {
    const read = async (offset: number) => this.users.list({ ...query, limit: MAX_PAGE_SIZE, offset });
    // A list that is asked for wrongly is refused before anything is recorded.
    let page: Awaited<ReturnType<typeof read>> | null = await read(0);
    const { value: listed } = await page.count(true);
    await this.notes.note({ action: 'user.export', subjectType: 'list', subjectId: 'users', after: { listed, search: query.search ?? null, filter: query.filter ?? null, chosen: ids?.length ?? null } });
    return async () => {
      let lines: FileCell[][] = [];
      // A page without a chosen user is not the end.
      while (lines.length === 0 && page) {
        lines = await this.linesOf(ids ? page.nodes.filter(({ id }) => ids.includes(id)) : page.nodes);
        page = page.hasNextPage ? await read(page.offset + MAX_PAGE_SIZE) : null;
      }
      return lines;
    };
  }

  private async linesOf(users: readonly UserRow[]): Promise<FileCell[][]> {
    const { timeZone } = requirePrincipal();
    const accesses = await Promise.all(users.map(({ id }) => this.loaders.accesses(id)));
    return users.flatMap(({ name, email, status, lastSignInAt }, index) => {
      const seen = lastSignInAt && momentCell(dateIn(timeZone, lastSignInAt), timeIn(timeZone, lastSignInAt));
      return (accesses[index] ?? []).map(({ organizationName, roleName, startsOn, endsOn, state }) => [name, email, status, organizationName, roleName, dayCell(startsOn, startsOn ?? ''), dayCell(endsOn, endsOn ?? ''), state, seen]);
    });
  }
}
