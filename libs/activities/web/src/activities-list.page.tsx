import { ACTIVITY_FEATURES } from '@afterbell/activities/domain';
import { BoardPage, DataTable, LinkButton, listAnswer, ListPage, silent, Skeleton, useColumnView, useListState, usePermissions, useSession } from '@afterbell/core/web';
import { ListExport, shownCustomIds, useCustomList, type CustomList } from '@afterbell/forms/web';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useActivitiesListQuery } from './__generated__/activities-list';
import { useActivitiesTexts } from './activities-texts';
import { useActivityColumns } from './activity-columns';
import { ADD_PATH } from './adding/wizard-steps';
import { activityPath } from './activity-paths';
import { ACTIVITY_SORTS, BY_NAME, useActivityFields } from './activity-fields';
import { ViewSwitch } from './calendar/view-switch';
import type { ActivityRow } from './session-lines';

const ID = 'activities.list';
/** Sessions are lists of their own. */
const NOT_IN_FILES = { sessions: null, nextDate: null, attendance: null };

const ActivitiesCalendar = lazy(() => import('./calendar/activities-calendar'));

export default function ActivitiesPage() {
  const { organization } = useSession();
  const { can } = usePermissions();
  const [params] = useSearchParams();
  const calendar = params.get('view') === 'calendar' && can('view', 'activities.session');
  return calendar ? (
    <Suspense fallback={<Waiting />}>
      <ActivitiesCalendar key={organization.id} />
    </Suspense>
  ) : <ActivitiesListPage />;
}

function Waiting() {
  const t = useActivitiesTexts();
  return (
    <BoardPage title={t('title')}>
      <Skeleton lines={8} />
    </BoardPage>
  );
}

function ActivitiesListPage() {
  const t = useActivitiesTexts();
  const { can } = usePermissions();
  const { organization } = useSession();
  const custom = useCustomList<ActivityRow>('activities');
  const mayAdd = can('edit', 'activities.list') && Object.values(ACTIVITY_FEATURES).some((feature) => can('edit', feature));
  const add = mayAdd && (
    <LinkButton variant="solid" icon={<Plus aria-hidden="true" />} to={ADD_PATH}>
      {t('add')}
    </LinkButton>
  );
  return (
    <ListPage title={t('title')} subtitle={t('about', { name: organization.name })} action={add} before={can('view', 'activities.session') && <ViewSwitch />}>
      {custom.ready ? <ActivitiesTable key={organization.id} custom={custom} /> : <Skeleton lines={8} />}
    </ListPage>
  );
}

/** Keyed by the acting site: rows of another place never linger here. */
function ActivitiesTable({ custom }: { custom: CustomList<ActivityRow> }) {
  const t = useActivitiesTexts();
  const { organization } = useSession();
  const { can, set } = usePermissions();
  const own = useActivityFields();
  const usual = useActivityColumns();
  const fields = useMemo(() => [...own, ...custom.fields], [own, custom.fields]);
  const sorts = useMemo(() => [...ACTIVITY_SORTS, ...(custom.sorts as 'custom'[])], [custom.sorts]);
  const columns = useMemo(() => [...usual, ...custom.columns], [usual, custom.columns]);
  const view = useColumnView(ID, columns);
  const state = useListState({ fields, sorts, defaultSort: BY_NAME });
  const variables = { ...state.variables, withSessions: can('view', 'activities.session'), customFieldIds: shownCustomIds(columns, view) };
  const result = useActivitiesListQuery({ variables, context: silent() });
  return (
    <DataTable
      id={ID}
      view={view}
      label={t('title')}
      searchLabel={t('search')}
      columns={columns}
      {...listAnswer(result, (result.data ?? result.previousData)?.activities)}
      live="activities"
      state={state}
      tools={set.allows('export', 'activities.list') && <ListExport list="activities" state={state} columns={columns} view={view} names={NOT_IN_FILES} />}
      empty={{ title: t('emptyTitle'), children: t('emptyHint', { name: organization.name }) }}
      rowId={(row) => row.id}
      rowLabel={(row) => row.name}
      rowTo={(row) => activityPath(row.id)}
    />
  );
}
