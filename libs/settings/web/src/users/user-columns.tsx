import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@afterbell/core/domain';
import { useSession, type Column, formatCount } from '@afterbell/core/web';
import { useMemo } from 'react';
import type { UsersListQuery } from './__generated__/users-list';
import { UserStatusBadge } from './user-badges';
import type { USER_SORTS } from './user-fields';
import { useUsersTexts } from './users-texts';

export type UserListRow = UsersListQuery['users']['nodes'][number];
type UserColumn = Column<UserListRow> & { sort?: (typeof USER_SORTS)[number] };

export function useUserColumns(): readonly Column<UserListRow>[] {
  const t = useUsersTexts();
  const { timeZone } = useSession();
  return useMemo(() => {
    // What counts comes first: an ended access says little about somebody who has others.
    const accesses = ({ accesses: all }: UserListRow) => {
      const [first, ...rest] = [...all.filter(({ state }) => state === 'active'), ...all.filter(({ state }) => state !== 'active')];
      if (!first) return '';
      const line = t('accessLine', { role: first.role.name, organization: first.organization.name });
      return rest.length ? t('moreAccesses', { first: line, count: rest.length }) : line;
    };
    const columns: readonly UserColumn[] = [
      { id: 'name', header: t('field.name'), sort: 'name', wrap: true, cell: (row) => <NameAndEmail row={row} />, cardTitle: (row) => row.name },
      { id: 'email', header: t('field.email'), sort: 'email', hidden: true, card: 'line', cell: (row) => row.email },
      { id: 'accesses', header: t('field.accesses'), card: 'line', wrap: true, cell: accesses },
      { id: 'status', header: t('field.status'), sort: 'status', card: 'badge', cell: (row) => <UserStatusBadge status={row.status} /> },
      { id: 'lastSignInAt', header: t('field.lastSignInAt'), sort: 'lastSignInAt', cell: (row) => (row.lastSignInAt ? formatDateTime(row.lastSignInAt, timeZone) : t('never')) },
      { id: 'sessions', header: t('field.sessions'), align: 'end', hidden: true, cell: (row) => (row.activeSessions ? formatCount(row.activeSessions) : '') },
      { id: 'invitedAt', header: t('field.invitedAt'), sort: 'invitedAt', hidden: true, cell: (row) => (row.invitedAt ? formatDateTime(row.invitedAt, timeZone) : '') },
    ];
    return columns;
  }, [t, timeZone]);
}

const Email = chakra('span', { base: { display: 'block', color: 'fg.muted', fontWeight: 'normal', fontSize: 'sm', overflowWrap: 'anywhere' } });

/** Two people of one name are told apart by their addresses. */
function NameAndEmail({ row }: { row: UserListRow }) {
  return (
    <>
      {row.name} <Email>{breakable(row.email)}</Email>
    </>
  );
}

/** Where there is no room for all of it, an address breaks after its @ and not in a word. */
function breakable(email: string) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
