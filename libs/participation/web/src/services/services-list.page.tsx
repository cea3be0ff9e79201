import { formatDate, type ListSort } from '@afterbell/core/domain';
import { DataTable, ExportMenu, fileQuestion, LinkButton, listAnswer, ListPage, saveListFile, silent, useColumnView, useCoreTexts, useListState, usePermissions, useSession, type Column, type ListField } from '@afterbell/core/web';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { timeRange } from '../shared/day-words';
import { useServiceCategoriesQuery, useServicesQuery, type ServiceRowFragment, type ServicesQueryVariables } from './__generated__/services';
import { ServiceDialog } from './service-dialog';
import { ADD_SERVICE_PATH, servicePath } from './services-paths';
import { useServicesTexts } from './services-texts';
import { useServiceActions, useServiceRights } from './use-service-actions';

type FilterField = NonNullable<ServicesQueryVariables['filter']>['rules'][number]['field'];
const SORTS = ['onDate', 'category', 'title', 'staff', 'minutes', 'site'] as const;
const NEWEST: readonly ListSort[] = [{ field: 'onDate', direction: 'desc' }];
/** The file has start and end in columns of their own. */
const TIME = ['startTime', 'endTime'];

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
      { id: 'minutes', header: t('field.minutes'), sort: 'minutes', align: 'end', card: 'fact', cell: (row) => row.minutes },
      { id: 'staff', header: t('field.staff'), sort: 'staff', cell: (row) => row.staffName },
      { id: 'site', header: t('field.site'), sort: 'site', hidden: organization.level === 'site', cell: (row) => row.site.name },
    ];
    return columns;
  }, [t, organization.level]);
}

/** All services of the acting organization; `?id=` opens one. */
export default function ServicesPage() {
  const t = useServicesTexts();
  const core = useCoreTexts();
  const { organization } = useSession();
  const { set } = usePermissions();
  const [params, setParams] = useSearchParams();
  const fields = useFields();
  const columns = useColumns();
  const view = useColumnView('services', columns);
  const state = useListState({ fields, sorts: SORTS, defaultSort: NEWEST });
  const query = useServicesQuery({ variables: state.variables, context: silent(), fetchPolicy: 'cache-and-network' });
  const actionsOf = useServiceActions();
  const rights = useServiceRights();
  const opened = params.get('id');
  const shown = columns.filter(({ id }, index) => index === 0 || !view.hidden.includes(id)).flatMap(({ id }) => (id === 'time' ? TIME : [id]));
  const question = { ...fileQuestion(state), sort: JSON.stringify(state.sort), columns: shown.join(',') };
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
      <DataTable
        key={organization.id}
        id="services"
        view={view}
        label={t('title')}
        searchLabel={t('search')}
        columns={columns}
        {...listAnswer(query, (query.data ?? query.previousData)?.services)}
        state={state}
        tools={set.allows('export', 'services.list') && <ExportMenu onSave={(format) => saveListFile('/export/services', 'services', format, question, { done: core('list.exportDone'), failed: core('list.exportFailed') })} />}
        empty={{ title: t('empty'), children: t('emptyHint'), action: add }}
        rowId={(row) => row.id}
        rowLabel={(row) => [row.categoryLabel, ...row.participants.map(({ name }) => name)].join(', ')}
        rowTo={(row) => servicePath(row.id)}
        rowActions={actionsOf}
      />
      {opened && <ServiceDialog key={opened} id={opened} onClose={close} />}
    </ListPage>
  );
}
