import { DataTable, LinkButton, listAnswer, ListPage, silent, useListState, useMayReadHistory, useSession, type MenuAction } from '@afterbell/core/web';
import { CalendarPlus, History, Network, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePeriodsListQuery, type PeriodsListQueryVariables } from './__generated__/periods-list';
import { PERIOD_SORTS, usePeriodColumns, type PeriodRow } from './period-columns';
import { usePeriodFields } from './period-fields';
import { PeriodHistory } from './period-history';
import { addPath, editPath, organizationsPath } from './period-paths';
import { RemovePeriodDialog } from './remove-period-dialog';
import { usePeriodsTexts } from './periods-texts';
import { usePeriodRights } from './use-period-rights';

export default function PeriodsListPage() {
  const t = usePeriodsTexts();
  const { organization } = useSession();
  const { mayEdit } = usePeriodRights();
  return (
    <ListPage
      title={t('title')}
      subtitle={t('subtitle')}
      action={
        mayEdit('reporting_year') && (
          <LinkButton variant="solid" icon={<CalendarPlus aria-hidden="true" />} to={addPath('reporting_year')}>
            {t('addYear')}
          </LinkButton>
        )
      }
      more={mayEdit('reporting_term') ? [{ id: 'term', label: t('addTerm'), icon: <Plus size={16} aria-hidden="true" />, to: addPath('reporting_term') }] : []}
    >
      <PeriodsTable key={organization.id} />
    </ListPage>
  );
}

/** The period whose history is open: `reporting_term.` and its id. */
const HISTORY = 'history';

function PeriodsTable() {
  const t = usePeriodsTexts();
  const { atTop, mayEdit, mayChoose, mayOpen, mayRemove } = usePeriodRights();
  const fields = usePeriodFields();
  const state = useListState({ fields, sorts: PERIOD_SORTS });
  const columns = usePeriodColumns(state.sort.length === 0);
  const query = usePeriodsListQuery({ variables: state.variables as PeriodsListQueryVariables, context: silent(), fetchPolicy: 'cache-and-network' });
  const [removing, setRemoving] = useState<PeriodRow | null>(null);
  const [params, setParams] = useSearchParams();
  const mayReadHistory = useMayReadHistory();
  const page = (query.data ?? query.previousData)?.dataCollectionPeriods;
  const past = params.get(HISTORY);
  const showHistory = (row: PeriodRow | null) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (row) after.set(HISTORY, `${row.type}.${row.id}`);
      else after.delete(HISTORY);
      return after;
    });
  const icon = { size: 16, 'aria-hidden': true } as const;

  const actions = (row: PeriodRow): readonly MenuAction[] => [
    ...(mayEdit(row.type) ? [{ id: 'edit', label: t('edit'), icon: <Pencil {...icon} />, to: editPath(row.type, row.id) }] : []),
    ...(mayChoose && mayOpen(row.type) ? [{ id: 'organizations', label: t('chooseOrganizations'), icon: <Network {...icon} />, to: organizationsPath(row.type, row.id) }] : []),
    ...(row.type === 'reporting_year' && mayEdit('reporting_term') ? [{ id: 'term', label: t('addTermTo', { name: row.name }), icon: <Plus {...icon} />, to: addPath('reporting_term', row.id) }] : []),
    ...(mayReadHistory ? [{ id: 'history', label: t('history.show'), icon: <History {...icon} />, onSelect: () => showHistory(row) }] : []),
    ...(mayRemove(row.type) ? [{ id: 'remove', label: t('remove'), icon: <Trash2 {...icon} />, danger: true, onSelect: () => setRemoving(row) }] : []),
  ];
  return (
    <>
      <DataTable
        id="settings.periods"
        label={t('list')}
        searchLabel={t('search')}
        columns={columns}
        {...listAnswer(query, page)}
        state={state}
        empty={{ title: t('emptyTitle'), children: atTop ? t('emptyHint') : t('emptyElsewhere'), action: mayEdit('reporting_year') && <LinkButton to={addPath('reporting_year')}>{t('addYear')}</LinkButton> }}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        rowTo={(row) => (mayEdit(row.type) ? editPath(row.type, row.id) : mayOpen(row.type) ? organizationsPath(row.type, row.id) : null)}
        rowActions={actions}
      />
      {removing && <RemovePeriodDialog row={removing} onClose={() => setRemoving(null)} onRemoved={() => void query.refetch().catch(() => undefined)} />}
      {mayReadHistory && <PeriodHistory asked={past} name={page?.nodes.find((row) => `${row.type}.${row.id}` === past)?.name} onClose={() => showHistory(null)} />}
    </>
  );
}
