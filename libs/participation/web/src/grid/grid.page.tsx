import { BoardPage, Button, EmptyState, IconButton, Notice, Skeleton, useCoreTexts, useDelayed, useSession } from '@afterbell/core/web';
import { formatDate, isUuid, type PlainDate } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { SessionPicker } from '../choose-day/session-picker';
import { Toolbar } from './grid-look';
import { GridPanel } from './grid-panel';
import { useGridTexts } from './grid-texts';
import { SpanBar } from './span-bar';
import { daysOf, ROWS, type Span, useGrid } from './use-grid';
import { useGridDays } from './use-grid-days';
import { useGridAddress } from './use-grid-address';

/** The route is a site's; above one the gate leads to the dashboard, which offers the switch. */
export default function AttendanceGridPage() {
  const { organization } = useSession();
  return <Choice key={organization.id} />;
}

function Choice() {
  const t = useGridTexts();
  const { organization } = useSession();
  const { params, set, date, span } = useGridAddress();
  const sessionId = params.get('sessionId');
  // A link may name the session alone.
  const [named, setNamed] = useState<{ sessionId: string; activityId: string } | null>(null);
  const page = Math.max(0, Math.trunc(Number(params.get('page') ?? '1')) - 1) || 0;
  return (
    <BoardPage title={t('title')} subtitle={organization.name}>
      <SessionPicker
        activityId={params.get('activityId') ?? (named?.sessionId === sessionId ? named.activityId : null)}
        sessionId={isUuid(sessionId) ? sessionId : null}
        onActivity={(activity) => set({ activityId: activity?.id ?? null, sessionId: activity?.sessions.length === 1 ? (activity.sessions[0]?.id ?? null) : null, page: null })}
        onSession={(session) => set({ sessionId: session?.id ?? null, page: null })}
      >
        {() => null}
      </SessionPicker>
      {isUuid(sessionId) ? <Grid sessionId={sessionId} date={date} span={span} page={page} set={set} onNamed={setNamed} /> : <EmptyState kind="nothing" title={t('chooseTitle')}>{t('choose')}</EmptyState>}
    </BoardPage>
  );
}

interface GridProps {
  sessionId: string;
  date: PlainDate;
  span: Span;
  page: number;
  set: (values: Record<string, string | null>) => void;
  /** Told which activity the session is of. */
  onNamed: (session: { sessionId: string; activityId: string }) => void;
}

function Grid({ sessionId, date, span, page, set, onNamed }: GridProps) {
  const t = useGridTexts();
  const core = useCoreTexts();
  const { today } = useSession();
  const { from, to } = daysOf(span, date);
  const { grid, store, problem, refetch, siteName } = useGrid({ sessionId, from, to, page });
  const activityId = grid?.activityId;
  useEffect(() => {
    if (activityId) onNamed({ sessionId, activityId });
  }, [activityId, sessionId, onNamed]);
  const closing = useGridDays(sessionId, store, refetch);
  const slow = useDelayed(!grid && problem === 'none');
  const range = t('range', { from: formatDate(from), to: formatDate(to) });
  const pages = grid ? Math.ceil(grid.totalCount / ROWS) : 0;
  return (
    <>
      <SpanBar span={span} date={date} today={today} onShow={(values) => set({ ...values, ...(values.span ? { page: null } : {}) })} />
      {problem !== 'none' && (
        <Notice severity="error" live action={problem !== 'missing' && <Button onClick={refetch}>{core('retry')}</Button>}>
          {problem === 'missing' ? t('missing', { name: siteName }) : problem === 'offline' ? core('errors.loadHintOffline') : t('failed')}
        </Notice>
      )}
      {slow && <Skeleton lines={10} />}
      {grid && store && grid.days.length === 0 && (
        <EmptyState kind="nothing" title={t('empty.noDays')}>
          {t('empty.noDaysBody', { range })}
        </EmptyState>
      )}
      {grid && store && grid.days.length > 0 && grid.rows.length === 0 && (
        <EmptyState kind="nothing" title={t('empty.title')}>
          {t('empty.body')}
        </EmptyState>
      )}
      {grid && store && grid.days.length > 0 && grid.rows.length > 0 && <GridPanel key={`${sessionId} ${from} ${to} ${page}`} data={grid} store={store} today={today} label={t('label', { name: grid.sessionName, range })} closing={closing} markAt={(cell) => ({ ...cell, sessionId })} />}
      {grid && pages > 1 && (
        <Toolbar as="nav" aria-label={t('pages.label')}>
          <chakra.span css={{ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' }}>{t('pages.range', { from: page * ROWS + 1, to: page * ROWS + grid.rows.length, total: grid.totalCount })}</chakra.span>
          <IconButton variant="outline" label={t('pages.previous')} disabled={page === 0} icon={<ChevronLeft data-mirror="" aria-hidden="true" />} onClick={() => set({ page: page > 1 ? String(page) : null })} />
          <IconButton variant="outline" label={t('pages.next')} disabled={page + 1 >= pages} icon={<ChevronRight data-mirror="" aria-hidden="true" />} onClick={() => set({ page: String(page + 2) })} />
        </Toolbar>
      )}
    </>
  );
}
