import { formatDate, type ListSort } from '@afterbell/core/domain';
import { DataTable, LinkButton, listAnswer, ListPage, silent, Skeleton, useColumnView, useListState, usePermissions, useSession, type Column, type ListField } from '@afterbell/core/web';
import { ListExport, shownCustomIds, useCustomList, type CustomList } from '@afterbell/forms/web';
import { Plus } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { timeRange } from '../shared/day-words';
import { useServiceCategoriesQuery, useServicesQuery, type ServiceRowFragment, type ServicesQuery, type ServicesQueryVariables } from './__generated__/services';
import { ServiceDialog } from './service-dialog';
import { ADD_SERVICE_PATH, servicePath } from './services-paths';
import { useServicesTexts } from './services-texts';
import { useServiceActions, useServiceRights } from './use-service-actions';

type ServiceListRow = ServicesQuery['services']['nodes'][number];
type FilterField = NonNullable<ServicesQueryVariables['filter']>['rules'][number]['field'];
const SORTS = ['onDate', 'category', 'title', 'staff', 'minutes', 'site'] as const;
const NEWEST: readonly ListSort[] = [{ field: 'onDate', direction: 'desc' }];
/** The file has start and end in columns of their own. */
const IN_FILES = { time: 'startTime,endTime' };

function useFields(): readonly ListField<FilterField>[] {
  const t = useServicesTexts();
  const { organization } = useSession();
  const categories = useServiceCategoriesQuery({ context: silent() }).data?.serviceCategories;
  return useMemo(() => {
    const fields: readonly ListField<FilterField>[] = [
      { id: 'onDate', label: t('field.onDate'), type: 'date' },
      { id: 'category', label: t('field.category'), type: 'enum', options: (categories ?? []).map(({ code, label }) => ({ value: code, label })) },
      { id: 'participant', label: t('field.participant'), type: 'text' },
      { id: 'staff', label: t('field.staff'), type: 'text' },
      { id: 'title', label: t('field.title'), type: 'text' },
      { id: 'minutes', label: t('field.minutes'), type: 'number' },
    ];
    return organization.level === 'site' ? fields : [...fields, { id: 'site', label: t('field.site'), type: 'text' }];
  }, [t, categories, organization.level]);
}

function useColumns(): readonly Column<ServiceRowFragment>[] {
  const t = useServicesTexts();
  const { organization } = useSession();
  return useMemo(() => {
    const named = ({ participants: [first, ...rest] }: ServiceRowFragment) => (first ? (rest.length ? t('others', { name: first.name, count: rest.length }) : first.name) : '–');
    const columns: readonly Column<ServiceRowFragment>[] = [
      { id: 'participants', header: t('field.participants'), wrap: true, cell: named },
      { id: 'category', header: t('field.category'), sort: 'category', card: 'line', cell: (row) => row.categoryLabel },
      { id: 'title', header: t('field.title'), sort: 'title', wrap: 'tight', cell: (row) => row.title },
      { id: 'onDate', header: t('field.onDate'), sort: 'onDate', card: 'fact', cell: (row) => formatDate(row.onDate) },
      { id: 'time', header: t('field.time'), hidden: true, cell: ({ startTime, endTime }) => startTime && timeRange(startTime, endTime) },
      { id: 'minutes', header: t('field.minutes'), sort: 'minutes', align: 'end', spare: true, card: 'fact', cell: (row) => row.minutes },
      { id: 'staff', header: t('field.staff'), sort: 'staff', wrap: 'tight', spare: true, cell: (row) => row.staffName },
      { id: 'site', header: t('field.site'), sort: 'site', hidden: organization.level === 'site', cell: (row) => row.site.name },
    ];
    return columns;
  }, [t, organization.level]);
}

/** All services of the acting organization; `?id=` opens one. */
export default function ServicesPage() {
  const t = useServicesTexts();
  const { organization } = useSession();
  const custom = useCustomList<ServiceListRow>('services');
  const [params, setParams] = useSearchParams();
  const rights = useServiceRights();
  const opened = params.get('id');
  const close = () =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('id');
        return after;
      },
      { replace: true },
    );
  const add = rights.edit && (
    <LinkButton variant="solid" to={ADD_SERVICE_PATH} icon={<Plus aria-hidden="true" />}>
      {t('add')}
    </LinkButton>
  );
  return (
    <ListPage title={t('title')} subtitle={t('subtitle', { name: organization.name })} action={add}>
      {custom.ready ? <ServicesTable key={organization.id} custom={custom} add={add} /> : <Skeleton lines={8} />}
      {opened && <ServiceDialog key={opened} id={opened} onClose={close} />}
    </ListPage>
  );
}

function ServicesTable({ custom, add }: { custom: CustomList<ServiceListRow>; add: ReactNode }) {
  const t = useServicesTexts();
  const { set } = usePermissions();
  const own = useFields();
  const usual = useColumns();
  const fields = useMemo(() => [...own, ...custom.fields], [own, custom.fields]);
  const sorts = useMemo(() => [...SORTS, ...(custom.sorts as 'custom'[])], [custom.sorts]);
  const columns = useMemo<readonly Column<ServiceListRow>[]>(() => [...usual, ...custom.columns], [usual, custom.columns]);
  const view = useColumnView('services', columns);
  const state = useListState({ fields, sorts, defaultSort: NEWEST });
  const query = useServicesQuery({ variables: { ...state.variables, customFieldIds: shownCustomIds(columns, view) }, context: silent(), fetchPolicy: 'cache-and-network' });
  const actionsOf = useServiceActions();
  return (
    <DataTable
      id="services"
      view={view}
      label={t('title')}
      searchLabel={t('search')}
      columns={columns}
      {...listAnswer(query, (query.data ?? query.previousData)?.services)}
      state={state}
      tools={set.allows('export', 'services.list') && <ListExport list="services" state={state} columns={columns} view={view} names={IN_FILES} />}
      empty={{ title: t('empty'), children: t('emptyHint'), action: add }}
      rowId={(row) => row.id}
      rowLabel={(row) => [row.categoryLabel, ...row.participants.map(({ name }) => name)].join(', ')}
      rowTo={(row) => servicePath(row.id)}
      rowActions={actionsOf}
    />
  );
}
