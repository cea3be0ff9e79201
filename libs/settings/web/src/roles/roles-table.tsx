import { isOrganizationLevel, ORGANIZATION_LEVELS, type ListSort } from '@afterbell/core/domain';
import { Badge, DataTable, i18n, listAnswer, silent, useListState, useSession, type Column, type ListField, formatCount } from '@afterbell/core/web';
import { UserCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useRolesListQuery, type RoleRowFragment, type RolesListQueryVariables } from './__generated__/roles';
import { useRolesTexts } from './roles-texts';
import { useRoleActions } from './use-role-actions';

type FilterField = NonNullable<RolesListQueryVariables['filter']>['rules'][number]['field'];
const SORTS = ['name', 'kind', 'users', 'entries'] as const;
const BY_NAME: readonly ListSort[] = [{ field: 'name', direction: 'asc' }];

/** Levels of a role in the tenant's words. */
export function useLevelWords(): (levels: readonly string[]) => string {
  const t = useRolesTexts();
  const { levelName } = useSession();
  return (levels) => {
    const known = levels.filter(isOrganizationLevel);
    return known.length === 0 ? t('noLevels') : known.map((level) => levelName(level)).join(', ');
  };
}

function useFields(): readonly ListField[] {
  const t = useRolesTexts();
  const { levelName } = useSession();
  return useMemo(() => {
    const fields: readonly (ListField & { id: FilterField })[] = [
      { id: 'name', label: t('field.name'), type: 'text' },
      { id: 'kind', label: t('field.kind'), type: 'enum', options: [{ value: 'standard', label: t('kind.standard') }, { value: 'own', label: t('kind.own') }] },
      { id: 'level', label: t('field.levels'), type: 'enum', options: ORGANIZATION_LEVELS.map((level) => ({ value: level, label: levelName(level) })) },
      { id: 'users', label: t('field.users'), type: 'number' },
    ];
    return fields;
  }, [t, levelName]);
}

function useColumns(): readonly Column<RoleRowFragment>[] {
  const t = useRolesTexts();
  const levels = useLevelWords();
  return [
    {
      id: 'name',
      header: t('field.name'),
      sort: 'name',
      cell: (row) => (
        <>
          {row.name} {row.held && <Badge tone="blue" icon={<UserCheck aria-hidden="true" />}>{t('held')}</Badge>}
        </>
      ),
    },
    { id: 'kind', header: t('field.kind'), sort: 'kind', cell: (row) => t(row.key === null ? 'kind.own' : 'kind.standard') },
    { id: 'levels', header: t('field.levels'), wrap: true, card: 'fact', cell: (row) => (row.levels.length === ORGANIZATION_LEVELS.length ? i18n.t('matrix.all', { ns: 'roles' }) : levels(row.levels)) },
    { id: 'users', header: t('field.users'), sort: 'users', align: 'end', card: 'fact', cell: (row) => formatCount(row.userCount) },
    { id: 'entries', header: t('field.entries'), sort: 'entries', align: 'end', cell: (row) => formatCount(row.entryCount) },
  ];
}

export function RolesTable() {
  const t = useRolesTexts();
  const fields = useFields();
  const columns = useColumns();
  const { actionsOf, dialog } = useRoleActions();
  const state = useListState({ fields, sorts: SORTS, defaultSort: BY_NAME });
  const query = useRolesListQuery({ variables: state.variables as RolesListQueryVariables, context: silent() });
  const page = (query.data ?? query.previousData)?.roles;
  return (
    <>
      <DataTable
        id="settings.roles"
        label={t('title')}
        searchLabel={t('search')}
        columns={columns}
        {...listAnswer(query, page)}
        live="roles"
        state={state}
        empty={{ title: t('emptyTitle'), children: t('emptyHint') }}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        rowTo={(row) => `/settings/roles/${row.id}`}
        rowActions={actionsOf}
      />
      {dialog}
    </>
  );
}
