import { formatDate } from '@afterbell/core/domain';
import { Button, type Column, DataTable, i18n, formatTotal, listAnswer, type MenuAction, notify, Section, silent, useListState, usePermissions, useSession, useSessionContext } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { CircleCheck, CircleOff, ListChecks, UserX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { shortDayName, timeRange } from '../shared/day-words';
import { rosterPath } from '../shared/take-paths';
import { useMissingAttendanceQuery, useMissingDaysQuery } from './__generated__/missing';
import { DidNotRunDialog } from './did-not-run-dialog';
import { useHubTexts } from './hub-texts';
import { type MissingDay, sessionOf } from './missing-day';
import { MissingFilters, useMissingChoice } from './missing-filters';
import { useCloseDays } from './use-close-days';

const keyOf = ({ sessionId, date }: MissingDay) => `${sessionId}/${date}`;
const Quiet = chakra('p', { base: { color: 'fg.muted', mb: '3', maxW: 'prose' } });

const expectedOf = ({ markedCount, unmarkedCount }: MissingDay) => markedCount + unmarkedCount;
/** Everybody is marked: what is left is to say that attendance was taken. */
const isWhole = ({ markedCount, unmarkedCount }: MissingDay) => markedCount > 0 && unmarkedCount === 0;

function Marked({ row }: { row: MissingDay }) {
  const t = useHubTexts();
  return (
    <chakra.span css={{ display: 'inline-flex', alignItems: 'center', gap: '1.5', whiteSpace: 'nowrap', '& svg': { boxSize: '4', flexShrink: '0', color: 'green.fg' } }}>
      {isWhole(row) && <CircleCheck role="img" aria-label={t('whole')} />}
      {t('marked', { marked: row.markedCount, expected: expectedOf(row) })}
    </chakra.span>
  );
}

/** Opens a day's roster; from above a site it first goes to work there. */
function useOpenDay(): (day: MissingDay) => void {
  const t = useHubTexts();
  const navigate = useNavigate();
  const { organization } = useSession();
  const { switchAccess } = useSessionContext();
  async function open(day: MissingDay): Promise<void> {
    if (organization.level !== 'site') {
      const problems = await switchAccess({ organizationId: day.siteId }).catch(() => null);
      if (problems === null) return;
      if (problems.length > 0) return notify({ severity: 'error', title: problems.join(' ') });
      notify({ severity: 'success', title: t('switched', { name: day.siteName }) });
    }
    await navigate(rosterPath(day));
  }
  return (day) => void open(day);
}

/** `onOpen` where the day cannot be linked to, because it lies at another place of work. */
function useMissingColumns(onOpen: ((day: MissingDay) => void) | null): readonly Column<MissingDay>[] {
  const t = useHubTexts();
  const { organization } = useSession();
  const atSite = organization.level === 'site';
  return useMemo(
    () => [
      { id: 'session', header: t('field.session'), wrap: true, cell: (row) => (onOpen ? <Button variant="link" style={{ whiteSpace: 'normal', textAlign: 'start' }} onClick={() => onOpen(row)}>{sessionOf(row)}</Button> : sessionOf(row)), cardTitle: sessionOf },
      { id: 'date', header: t('field.date'), card: 'fact', cell: (row) => <time dateTime={row.date}>{shortDayName(row.date)}</time> },
      { id: 'time', header: t('field.time'), cell: (row) => timeRange(row.startTime, row.endTime) },
      ...(atSite ? [] : [{ id: 'site', header: t('site'), wrap: true, card: 'line', cell: (row: MissingDay) => row.siteName } satisfies Column<MissingDay>]),
      { id: 'marked', header: t('field.marked'), align: 'end', card: 'fact', cell: (row) => <Marked row={row} /> },
    ],
    [t, atSite, onOpen],
  );
}

/** What nobody entered, the oldest first: one click to the day, or an answer for several at once. */
export function MissingList() {
  const t = useHubTexts();
  const { organization } = useSession();
  const { can } = usePermissions();
  const { choice, set, variables } = useMissingChoice();
  const state = useListState();
  const openDay = useOpenDay();
  const facets = useMissingAttendanceQuery({ variables: { siteId: variables.siteId }, context: silent(), fetchPolicy: 'cache-and-network' });
  const query = useMissingDaysQuery({ variables: { ...variables, first: state.variables.first, offset: state.variables.offset }, context: silent(), fetchPolicy: 'cache-and-network' });
  const page = (query.data ?? query.previousData)?.missingDays;
  const known = (facets.data ?? facets.previousData)?.missingAttendance;
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly MissingDay[] | null>(null);
  const close = useCloseDays(() => {
    setIds(new Set());
    void Promise.all([query.refetch(), facets.refetch()]).catch(() => undefined);
  });
  const edits = can('edit', 'participation.by_activity');
  const atSite = organization.level === 'site';
  const goes = atSite || can('view', 'dashboard.switch_access');
  const columns = useMissingColumns(goes && !atSite ? openDay : null);
  const chosen = (page?.nodes ?? []).filter((row) => ids.has(keyOf(row)));
  const whole = chosen.filter(isWhole);
  const narrowed = Boolean(choice.siteId ?? choice.activityId ?? choice.week);
  const icon = { size: 16, 'aria-hidden': true } as const;

  async function answer(days: readonly MissingDay[], outcome: 'taken' | 'nobody_came') {
    const problem = await close(days, outcome);
    if (problem) notify({ severity: 'error', title: problem });
  }
  const actions = (row: MissingDay): readonly MenuAction[] => [
    ...(goes ? [{ id: 'take', label: atSite ? t('take') : t('takeAt', { name: row.siteName }), icon: <ListChecks {...icon} />, onSelect: () => openDay(row) }] : []),
    ...(edits && isWhole(row) ? [{ id: 'taken', label: t('taken'), icon: <CircleCheck {...icon} />, onSelect: () => void answer([row], 'taken') }] : []),
    ...(edits ? [{ id: 'nobody', label: t('nobody'), icon: <UserX {...icon} />, onSelect: () => void answer([row], 'nobody_came') }] : []),
    ...(edits ? [{ id: 'didNotRun', label: t('didNotRun'), icon: <CircleOff {...icon} />, onSelect: () => setAsked([row]) }] : []),
  ];
  const empty = narrowed
    ? { title: t('none'), children: t('noneChosen'), action: <Button onClick={() => set({ site: '', activity: '', week: '' })}>{t('showAll')}</Button> }
    : { title: t('none'), children: t('noneHint') };
  return (
    <Section title={known && known.total > 0 ? t('titleCount', { total: formatTotal({ value: known.total, capped: false }, i18n.language) }) : t('title')}>
      <Quiet>{t('hint')}</Quiet>
      <DataTable
        id="participation.missing"
        label={t('list')}
        searchable={false}
        columns={columns}
        {...listAnswer(query, page)}
        state={state}
        tools={known && (known.total > 0 || narrowed) && <MissingFilters facets={known} choice={choice} onChange={set} />}
        empty={empty}
        rowId={keyOf}
        rowLabel={(row) => t('row', { session: sessionOf(row), date: formatDate(row.date) })}
        rowTo={atSite ? rosterPath : undefined}
        rowActions={goes || edits ? actions : undefined}
        selection={edits ? { ids, onChange: setIds } : undefined}
        bulkActions={
          <>
            {whole.length > 0 && (
              <Button icon={<CircleCheck aria-hidden="true" />} onClick={() => void answer(whole, 'taken')}>
                {whole.length < chosen.length ? t('takenCount', { count: whole.length }) : t('taken')}
              </Button>
            )}
            <Button icon={<UserX aria-hidden="true" />} onClick={() => void answer(chosen, 'nobody_came')}>
              {t('nobody')}
            </Button>
            <Button icon={<CircleOff aria-hidden="true" />} onClick={() => setAsked(chosen)}>
              {t('didNotRun')}
            </Button>
          </>
        }
      />
      {asked && asked.length > 0 && <DidNotRunDialog days={asked} onClose={() => setAsked(null)} onConfirm={(reason) => close(asked, 'did_not_run', reason)} />}
    </Section>
  );
}
