import { DataTable, listAnswer, ListPage, silent, useListState, usePermissions, useSession } from '@afterbell/core/web';
import { useActivitiesListQuery } from './__generated__/activities-list';
import { useActivitiesTexts } from './activities-texts';
import { useActivityColumns } from './activity-columns';
import { ACTIVITY_SORTS, BY_NAME, useActivityFields } from './activity-fields';

export default function ActivitiesListPage() {
  const t = useActivitiesTexts();
  const { organization } = useSession();
  return (
    <ListPage title={t('title')} subtitle={t('about', { name: organization.name })}>
      <ActivitiesTable key={organization.id} />
    </ListPage>
  );
}

/** Keyed by the acting site: rows of another place never linger here. */
function ActivitiesTable() {
  const t = useActivitiesTexts();
  const { organization } = useSession();
  const { can } = usePermissions();
  const fields = useActivityFields();
  const columns = useActivityColumns();
  const state = useListState({ fields, sorts: ACTIVITY_SORTS, defaultSort: BY_NAME });
  const variables = { ...state.variables, withSessions: can('view', 'activities.session') };
  const result = useActivitiesListQuery({ variables, context: silent() });
  return (
    <DataTable
      id="activities.list"
      label={t('title')}
      searchLabel={t('search')}
      columns={columns}
      {...listAnswer(result, (result.data ?? result.previousData)?.activities)}
      state={state}
      empty={{ title: t('emptyTitle'), children: t('emptyHint', { name: organization.name }) }}
      rowId={(row) => row.id}
      rowLabel={(row) => row.name}
    />
  );
}
