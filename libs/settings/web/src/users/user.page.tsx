import { Avatar, Button, EmptyState, failuresOf, LinkButton, LoadHint, type MenuAction, NotFoundPage, Notice, RecordPage, silent, Skeleton, Tabs, useCoreTexts, useHistoryTab, usePermissions, useSession } from '@afterbell/core/web';
import { formatDateTime, isUuid } from '@afterbell/core/domain';
import { KeyRound, MailPlus, Pencil, Plus, UserCheck, UserX } from 'lucide-react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { type UserQuery, useUserQuery } from './__generated__/user';
import { AccessDialog } from './access-dialog';
import { AccessesTab } from './accesses-tab';
import { RenameDialog } from './rename-dialog';
import { SessionsTab } from './sessions-tab';
import { useUserActions } from './use-user-actions';
import { UserStatusBadge } from './user-badges';
import { accessPath, renamePath, userPath, USERS_PATH } from './users-paths';
import { useUsersTexts } from './users-texts';

export type UserRecord = UserQuery['user'];
export type AccessRecord = UserRecord['accesses'][number];

/** `view` and `edit` of one user; with `access-info`, the access that the address names stands open. */
export default function UserPage() {
  const { action, id } = useParams();
  const { pathname } = useLocation();
  const { organization } = useSession();
  const { can } = usePermissions();
  if ((action !== 'view' && action !== 'edit') || !isUuid(id)) return <NotFoundPage path={pathname} />;
  if (action === 'edit' && !can('edit', 'settings.users')) return <Navigate to={userPath(id)} replace />;
  return <UserLoaded key={`${organization.id} ${id}`} id={id} editing={action === 'edit'} accessInfo={pathname.endsWith('/access-info')} />;
}

interface Place {
  id: string;
  editing: boolean;
  accessInfo: boolean;
}

function UserLoaded({ id, ...place }: Place) {
  const t = useUsersTexts();
  const core = useCoreTexts();
  const { data, error, loading, refetch } = useUserQuery({ variables: { id }, context: silent(), fetchPolicy: 'cache-and-network' });
  const again = () => refetch().catch(() => undefined);
  if (data?.user) return <UserShown user={data.user} onChanged={again} {...place} />;
  const missing = failuresOf(error).some(({ statusCode }) => statusCode === 404);
  return (
    <RecordPage title={t('title')} breadcrumb={[{ label: t('users'), to: USERS_PATH }]}>
      {loading && <Skeleton lines={6} />}
      {!loading && missing && (
        <EmptyState kind="noMatch" title={t('notFound')} action={<LinkButton to={USERS_PATH}>{t('toUsers')}</LinkButton>}>
          {t('notFoundHint')}
        </EmptyState>
      )}
      {!loading && !missing && (
        <Notice severity="error" title={core('errors.load')} live action={<Button onClick={() => void again()}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      )}
    </RecordPage>
  );
}

interface UserShownProps extends Omit<Place, 'id'> {
  user: UserRecord;
  onChanged: () => Promise<unknown>;
}

function UserShown({ user, onChanged, editing, accessInfo }: UserShownProps) {
  const t = useUsersTexts();
  const { timeZone } = useSession();
  const [params] = useSearchParams();
  const actions = useUserActions(onChanged);
  const history = useHistoryTab('user', user.id);
  const asked = params.get('access');
  const open = user.accesses.find(({ id, viewerCan }) => id === asked && viewerCan.edit);
  const can = user.viewerCan;
  const icon = (Icon: typeof Pencil) => <Icon size={16} aria-hidden="true" />;
  const more: readonly MenuAction[] = [
    ...(can.rename ? [{ id: 'rename', label: t('rename'), icon: icon(Pencil), to: renamePath(user.id) }] : []),
    ...(can.resend ? [{ id: 'resend', label: t('resend'), icon: icon(MailPlus), onSelect: () => void actions.resend(user) }] : []),
    ...(can.enable ? [{ id: 'enable', label: t('enable'), icon: icon(UserCheck), onSelect: () => actions.askEnable(user) }] : []),
    ...(can.revokeSessions && user.status !== 'invited' ? [{ id: 'reset', label: t('reset'), icon: icon(KeyRound), danger: true, onSelect: () => actions.askReset(user) }] : []),
    ...(can.disable ? [{ id: 'disable', label: t('disable'), icon: icon(UserX), danger: true, onSelect: () => actions.askDisable(user) }] : []),
  ];
  return (
    <RecordPage
      title={user.name}
      subtitle={user.email}
      breadcrumb={[{ label: t('users'), to: USERS_PATH }]}
      media={<Avatar name={user.name} size="lg" />}
      badge={<UserStatusBadge status={user.status} />}
      facts={[
        { label: t('field.lastSignInAt'), value: user.lastSignInAt ? formatDateTime(user.lastSignInAt, timeZone) : t('never') },
        ...(user.invitedAt ? [{ label: t('field.invitedAt'), value: formatDateTime(user.invitedAt, timeZone) }] : []),
        { label: t('field.sessions'), value: String(user.activeSessions) },
      ]}
      action={
        can.grant && (
          <LinkButton variant="solid" to={accessPath(user.id, 'new')} icon={<Plus aria-hidden="true" />}>
            {t('addAccess')}
          </LinkButton>
        )
      }
      more={more}
    >
      <Tabs
        label={t('tabs.label')}
        items={[
          { id: 'accesses', label: t('tabs.accesses'), count: user.accesses.length, content: <AccessesTab user={user} onChanged={onChanged} /> },
          { id: 'sessions', label: t('tabs.sessions'), count: user.activeSessions, content: <SessionsTab user={user} onChanged={onChanged} /> },
          ...history,
        ]}
      />
      {editing && !accessInfo && can.rename && <RenameDialog user={user} onChanged={onChanged} />}
      {editing && accessInfo && (open || (asked === 'new' && can.grant)) && <AccessDialog key={asked} user={user} access={open ?? null} onChanged={onChanged} />}
      {actions.dialog}
    </RecordPage>
  );
}
