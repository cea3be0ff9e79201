import { formatDateTime, type ListSort } from '@afterbell/core/domain';
import { Button, DataTable, listAnswer, ListPage, silent, useListState, usePermissions, useSession, type Column, type ListField, formatCount } from '@afterbell/core/web';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useSavedRostersQuery, type RosterRowFragment, type SavedRostersQueryVariables } from './__generated__/rosters';
import { RosterDialog } from './roster-dialog';
import { rosterPath } from './roster-paths';
import { useRostersTexts } from './rosters-texts';
import { useRosterActions } from './use-roster-actions';

type FilterField = NonNullable<SavedRostersQueryVariables['filter']>['rules'][number]['field'];
const SORTS = ['name', 'kind', 'organization', 'updatedAt'] as const;
const BY_NAME: readonly ListSort[] = [{ field: 'name', direction: 'asc' }];

function useFields(): readonly ListField<FilterField>[] {
  const t = useRostersTexts();
  const { organization } = useSession();
  return useMemo(() => {
    const place: readonly ListField<FilterField>[] = organization.level === 'site' ? [] : [{ id: 'organization', label: t('field.organization'), type: 'text' }];
    const fields: readonly ListField<FilterField>[] = [
      { id: 'name', label: t('field.name'), type: 'text' },
      { id: 'kind', label: t('field.kind'), type: 'enum', options: (['manual', 'rule'] as const).map((kind) => ({ value: kind, label: t(`kind.${kind}`) })) },
      ...place,
      { id: 'updatedAt', label: t('field.updatedAt'), type: 'datetime' },
    ];
    return fields;
  }, [t, organization.level]);
}

function useColumns(): readonly Column<RosterRowFragment>[] {
  const t = useRostersTexts();
  const { organization, timeZone } = useSession();
  return useMemo(
    () => [
      { id: 'name', header: t('field.name'), sort: 'name', cell: (row) => row.name },
      { id: 'kind', header: t('field.kind'), sort: 'kind', card: 'fact', cell: (row) => t(`kind.${row.kind}`) },
      { id: 'memberCount', header: t('field.memberCount'), align: 'end', card: 'fact', cell: (row) => (row.memberCount === null ? '–' : formatCount(row.memberCount)) },
      { id: 'note', header: t('field.note'), wrap: 'cut', card: 'line', cell: (row) => row.note },
      { id: 'organization', header: t('field.organization'), sort: 'organization', hidden: organization.level === 'site', cell: (row) => row.organization.name },
      { id: 'updatedAt', header: t('field.updatedAt'), sort: 'updatedAt', cell: (row) => formatDateTime(row.updatedAt, timeZone) },
    ],
    [t, organization.level, timeZone],
  );
}

export function RostersList() {
  const t = useRostersTexts();
  const { can } = usePermissions();
  const { organization } = useSession();
  const [params, setParams] = useSearchParams();
  const fields = useFields();
  const columns = useColumns();
  const state = useListState({ fields, sorts: SORTS, defaultSort: BY_NAME });
  const query = useSavedRostersQuery({ variables: state.variables, context: silent() });
  const { actionsOf, dialog } = useRosterActions();
  const edits = can('edit', 'people.rosters');
  const turn = (open: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (open) after.set('new', '1');
        else after.delete('new');
        return after;
      },
      { replace: !open },
    );
  const add = edits && (
    <Button variant="solid" icon={<Plus aria-hidden="true" />} onClick={() => turn(true)}>
      {t('action.new')}
    </Button>
  );
  return (
    <ListPage title={t('title')} subtitle={t('subtitle')} action={add}>
      <DataTable
        key={organization.id}
        id="people.rosters"
        label={t('title')}
        searchLabel={t('search')}
        columns={columns}
        {...listAnswer(query, (query.data ?? query.previousData)?.savedRosters)}
        live="rosters"
        state={state}
        empty={{ title: t('emptyTitle'), children: t('emptyHint') }}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        rowTo={(row) => rosterPath(row.id)}
        rowActions={actionsOf}
      />
      {edits && params.has('new') && <RosterDialog onClose={() => turn(false)} />}
      {dialog}
    </ListPage>
  );
}
