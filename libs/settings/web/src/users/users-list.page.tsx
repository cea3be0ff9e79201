import { Button, DataTable, ExportMenu, LinkButton, listAnswer, ListPage, type MenuAction, silent, useListState, usePermissions, useSession } from '@afterbell/core/web';
import { MailPlus, UserPlus, UserX } from 'lucide-react';
import { useState } from 'react';
import { useUsersListQuery, type UsersListQueryVariables } from './__generated__/users-list';
import { type Asked, BulkQuestion } from './bulk-question';
import { useBulk } from './use-bulk';
import { type UserListRow, useUserColumns } from './user-columns';
import { BY_NAME, USER_SORTS, useUserFields } from './user-fields';
import { useUserActions } from './use-user-actions';
import { ADD_USER_PATH, userPath } from './users-paths';
import { useUsersTexts } from './users-texts';

export default function UsersListPage() {
  const { organization } = useSession();
  return <UsersList key={organization.id} />;
}

/** Keyed by the acting organization: rows of another place never linger here. */
function UsersList() {
  const t = useUsersTexts();
  const { organization, today } = useSession();
  const { can } = usePermissions();
  const fields = useUserFields();
  const columns = useUserColumns();
  const state = useListState({ fields, sorts: USER_SORTS, defaultSort: BY_NAME });
  const variables = state.variables as UsersListQueryVariables;
  const query = useUsersListQuery({ variables, context: silent() });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked | null>(null);
  const again = () => query.refetch().catch(() => undefined);
  const bulk = useBulk(today, again);
  const actions = useUserActions(again);
  const page = (query.data ?? query.previousData)?.users;
  const [edits, exports] = [can('edit', 'settings.users'), can('export', 'settings.users')];
  const ids = [...chosen];

  const rowActions = (row: UserListRow): readonly MenuAction[] => [
    { id: 'open', label: t('open'), to: userPath(row.id) },
    ...(row.viewerCan.resend ? [{ id: 'resend', label: t('resend'), onSelect: () => void actions.resend(row) }] : []),
    ...(row.viewerCan.enable ? [{ id: 'enable', label: t('enable'), onSelect: () => actions.askEnable(row) }] : []),
    ...(row.viewerCan.disable ? [{ id: 'disable', label: t('disable'), danger: true, onSelect: () => actions.askDisable(row) }] : []),
  ];

  async function confirm() {
    if (!asked) return;
    if (asked.what === 'export') await bulk.exportFile(state, asked.ids, asked.format ?? 'csv');
    else if (asked.ids) await bulk[asked.what](asked.ids);
    setChosen(new Set());
  }

  return (
    <ListPage
      title={t('title')}
      subtitle={t('beneath', { name: organization.name })}
      action={
        edits && (
          <LinkButton variant="solid" to={ADD_USER_PATH} icon={<UserPlus aria-hidden="true" />}>
            {t('invite')}
          </LinkButton>
        )
      }
    >
      <DataTable
        id="settings.users"
        label={t('list')}
        searchLabel={t('search')}
        columns={columns}
        {...listAnswer(query, page)}
        state={state}
        tools={exports && <ExportMenu onSave={(format) => setAsked({ what: 'export', ids: null, format })} />}
        empty={{ title: t('emptyTitle'), children: t('emptyHint') }}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        rowTo={(row) => userPath(row.id)}
        rowActions={rowActions}
        selection={edits || exports ? { ids: chosen, onChange: setChosen } : undefined}
        bulkActions={
          <>
            {exports && <ExportMenu label={t('exportChosen')} onSave={(format) => setAsked({ what: 'export', ids, format })} />}
            {edits && (
              <Button icon={<MailPlus aria-hidden="true" />} onClick={() => setAsked({ what: 'resend', ids })}>
                {t('resend')}
              </Button>
            )}
            {edits && (
              <Button icon={<UserX aria-hidden="true" />} onClick={() => setAsked({ what: 'disable', ids })}>
                {t('disable')}
              </Button>
            )}
          </>
        }
      />
      {asked && <BulkQuestion asked={asked} rows={page?.nodes ?? []} total={page && !page.totalCount.capped ? page.totalCount.value : undefined} tryOut={bulk.tryOut} onClose={() => setAsked(null)} onConfirm={confirm} />}
      {actions.dialog}
    </ListPage>
  );
}
