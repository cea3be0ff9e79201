import { type ListSort, type PlainDate } from '@afterbell/core/domain';
import { Button, DataTable, listAnswer, type ListField, ListPage, type MenuAction, silent, useListState, usePermissions, useSession } from '@afterbell/core/web';
import { ListTodo, Lock, LockOpen, SlidersHorizontal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { missingPath } from '../hub/missing-path';
import { monthTitle } from '../shared/day-words';
import { AttendanceRulesDialog } from './attendance-rules-dialog';
import { useSiteMonthsQuery, type SiteMonthsQueryVariables } from './__generated__/lock';
import { type SiteMonthRow, useLockColumns } from './lock-columns';
import { LockDialog } from './lock-dialog';
import { useLockTexts, useRulesTexts } from './lock-texts';
import { monthOf } from './month-of';
import { MonthSwitch } from './month-switch';
import { type MonthWork, useMonthLock } from './use-month-lock';

const FEATURE = 'participation.lock_activity_participation';
const SORTS = ['site', 'locked'] as const;
const BY_SITE: readonly ListSort[] = [{ field: 'site', direction: 'asc' }];
type FilterField = NonNullable<SiteMonthsQueryVariables['filter']>['rules'][number]['field'];

export default function LockActivityPage() {
  const t = useLockTexts();
  const rules = useRulesTexts();
  const { organization, today } = useSession();
  const { can } = usePermissions();
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState(false);
  const month = monthOf(params.get('month'), today);
  const show = (next: PlainDate) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('month', next.slice(0, 7));
      after.delete('page');
      return after;
    });
  const more = can('edit', 'settings.tenant') ? [{ id: 'rules', label: rules('action'), icon: <SlidersHorizontal size={16} aria-hidden="true" />, onSelect: () => setOpened(true) }] : [];
  return (
    <ListPage title={t('title')} subtitle={t('subtitle')} more={more} before={<MonthSwitch month={month} onChange={show} />}>
      <MonthTable key={`${organization.id} ${month}`} month={month} />
      {opened && <AttendanceRulesDialog onClose={() => setOpened(false)} />}
    </ListPage>
  );
}

function useLockFields(): readonly ListField[] {
  const t = useLockTexts();
  const { organization } = useSession();
  const single = organization.level === 'site';
  return useMemo(() => {
    const fields: readonly (ListField & { id: FilterField })[] = [
      { id: 'site', label: t('field.site'), type: 'text' },
      { id: 'locked', label: t('field.locked'), type: 'boolean' },
      { id: 'complete', label: t('field.complete'), type: 'boolean' },
    ];
    // A site sees one row, itself.
    return single ? [] : fields;
  }, [t, single]);
}

function MonthTable({ month }: { month: PlainDate }) {
  const t = useLockTexts();
  const { organization } = useSession();
  const { can } = usePermissions();
  const [mayLock, mayUnlock] = [can('edit', FEATURE), can('edit', FEATURE, 'unlock')];
  const state = useListState({ fields: useLockFields(), sorts: SORTS, defaultSort: BY_SITE });
  const columns = useLockColumns();
  const query = useSiteMonthsQuery({ variables: { ...(state.variables as Omit<SiteMonthsQueryVariables, 'month'>), month }, context: silent(), fetchPolicy: 'cache-and-network' });
  const page = (query.data ?? query.previousData)?.siteMonths;
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [work, setWork] = useState<MonthWork | null>(null);
  const run = useMonthLock(month, {
    mayUnlock,
    onChanged: () => {
      setIds(new Set());
      void query.refetch().catch(() => undefined);
    },
  });
  const chosen = (page?.nodes ?? []).filter(({ siteId }) => ids.has(siteId));
  const [open, locked] = [chosen.filter(({ lock }) => !lock), chosen.filter(({ lock }) => lock)];
  const icon = { size: 16, 'aria-hidden': true } as const;
  // A site has but one row: what is done with it needs no choosing.
  const own = organization.level === 'site' ? page?.nodes[0] : undefined;

  const actions = (row: SiteMonthRow): readonly MenuAction[] => [
    ...(mayLock && !row.lock ? [{ id: 'lock', label: t('lock'), icon: <Lock {...icon} />, onSelect: () => setWork({ what: 'lock', rows: [row] }) }] : []),
    ...(mayUnlock && row.lock ? [{ id: 'unlock', label: t('unlock'), icon: <LockOpen {...icon} />, onSelect: () => setWork({ what: 'unlock', rows: [row] }) }] : []),
    ...(row.missing > 0 && !row.lock && can('view', 'participation.by_activity') ? [{ id: 'missing', label: t('seeMissing'), icon: <ListTodo {...icon} />, to: missingPath({ siteId: organization.level === 'site' ? null : row.siteId }) }] : []),
  ];
  return (
    <>
      <DataTable
        id="participation.locks"
        label={t('list', { month: monthTitle(month) })}
        searchLabel={t('search')}
        searchable={organization.level !== 'site'}
        tools={
          own && (own.lock ? mayUnlock : mayLock) && (
            <Button variant="solid" icon={own.lock ? <LockOpen aria-hidden="true" /> : <Lock aria-hidden="true" />} onClick={() => setWork({ what: own.lock ? 'unlock' : 'lock', rows: [own] })}>
              {t(own.lock ? 'unlockMonth' : 'lockMonth', { month: monthTitle(month) })}
            </Button>
          )
        }
        columns={columns}
        {...listAnswer(query, page)}
        state={state}
        empty={{ title: t('empty'), children: t('emptyHint', { name: organization.name }) }}
        rowId={(row) => row.siteId}
        rowLabel={(row) => row.siteName}
        rowActions={actions}
        selection={organization.level !== 'site' && (mayLock || mayUnlock) ? { ids, onChange: setIds } : undefined}
        bulkActions={
          <>
            {mayUnlock && locked.length > 0 && (
              <Button icon={<LockOpen aria-hidden="true" />} onClick={() => setWork({ what: 'unlock', rows: locked })}>
                {t('unlockCount', { count: locked.length })}
              </Button>
            )}
            {mayLock && open.length > 0 && (
              <Button variant="solid" icon={<Lock aria-hidden="true" />} onClick={() => setWork({ what: 'lock', rows: open })}>
                {t('lockCount', { count: open.length })}
              </Button>
            )}
          </>
        }
      />
      {work && <LockDialog work={work} month={month} mayUnlock={mayUnlock} run={run} onClose={() => setWork(null)} />}
    </>
  );
}
