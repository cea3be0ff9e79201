import { Button, Notice, useCoreTexts, useIsPhone } from '@afterbell/core/web';
import { type PlainDate } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useWedge } from '../door/use-wedge';
import { chosenTimes, type Retime } from '../roster/chosen-times';
import { LateReasonDialog } from '../roster/late-reason-dialog';
import { LeaveGuard } from '../roster/leave-guard';
import { useMayHistory } from '../roster/mark-history';
import { TimesDialog } from '../roster/times-dialog';
import { LiveNews } from '../live/live-news';
import { shortDayName } from '../shared/day-words';
import { useTakeTexts } from '../shared/take-texts';
import { type Place, sizeOfBlock } from './grid-cursor';
import { GridDayList } from './grid-day-list';
import { type CellAt, cellOf, type GridData, markFor, nameOf } from './grid-model';
import { timesAt, timesOfBlock } from './grid-work';
import { GridHistory } from './grid-history';
import { HeldMarks } from './grid-held';
import { numberWords, StepReport } from './grid-notices';
import type { GridStore } from './grid-store';
import { AttendanceGridTable } from './grid-table';
import { GridTools, statusOf } from './grid-tools';
import { useGridTexts } from './grid-texts';
import type { MarkAt } from './grid-unsent';
import { wholeDays } from './grid-whole';
import { useGridView } from './use-grid';
import type { GridDays } from './use-grid-days';
import { useGridHands } from './use-grid-hands';
import { useRoomBelow } from './use-room-below';

export interface GridPanelProps {
  data: GridData;
  store: GridStore;
  today: PlainDate;
  label: string;
  /** What a line is. */
  lines?: 'child' | 'session';
  /** Closing and reopening its days, where this person may. */
  closing?: GridDays | null;
  /** Whose mark a cell is, for its history; none where nobody asks. */
  markAt?: (cell: CellAt) => MarkAt;
  /** More to do with the marks, at the end of the tools. */
  tools?: ReactNode;
}

/** One view of the grid with its tools, what became of the marks, and what needs a decision. */
export function GridPanel({ data, store, today, label, lines = 'child', closing = null, markAt, tools }: GridPanelProps) {
  const t = useGridTexts();
  const core = useCoreTexts();
  const take = useTakeTexts();
  const phone = useIsPhone();
  const view = useGridView(store);
  const [timesOf, setTimesOf] = useState<{ personId: string; date: PlainDate } | 'block' | null>(null);
  const mayHistory = useMayHistory() && markAt !== undefined;
  const [historyOf, setHistoryOf] = useState<CellAt | null>(null);
  const showHistory = ({ row, column }: Place) => {
    const [person, at] = [data.rows[row], data.days[column]];
    if (mayHistory && person && at) setHistoryOf({ personId: person.personId, date: at.date });
  };
  const hands = useGridHands(data, store, today, () => setTimesOf('block'), showHistory);
  const [scanned, setScanned] = useState(false);
  // A code has the letters that mark. On a name letters find a child, and mark nobody.
  useWedge(() => setScanned(true), data.mayEdit && !phone && hands.focus.column >= 0);
  const below = useRoomBelow(hands.table, !phone);
  const cells = sizeOfBlock(hands.block);
  const status = statusOf(view, (reason) => t(`reason.${reason}`));
  const whole = closing ? wholeDays(data, store, today) : [];
  function lineName({ personId }: Pick<CellAt, 'personId'>): string {
    const person = data.rows.find((one) => one.personId === personId);
    return person ? nameOf(person) : '';
  }
  function said(key: string): string {
    const { personId, date } = cellOf(key);
    return `${lineName({ personId })}, ${shortDayName(date)}: ${take(`statusLong.${store.markOf({ personId, date }).status}`)}`;
  }
  const one = timesOf && timesOf !== 'block' ? timesOf : null;
  const [row, day] = [data.rows.find(({ personId }) => personId === one?.personId), data.days.find(({ date }) => date === one?.date)];
  const own = row && day ? timesAt({ data, store }, row, day) : null;
  function withTimes(retime: Retime) {
    if (!one) return hands.setTimes(retime);
    if (!day || !row || !own) return;
    const mark = markFor(data, row, day, today, { status: 'Present', ...retime(own) });
    if (typeof mark !== 'string') store.apply([{ ...one, mark }]);
  }
  // Under the grid: above it they would move the rows while somebody works in them.
  const notices = (
    <chakra.div ref={below} css={{ display: 'flex', flexDirection: 'column', gap: '3', _empty: { display: 'none' } }}>
      <HeldMarks data={data} store={store} view={view} closing={closing} />
      {scanned && (
        <Notice severity="warn" live title={t('badge')} action={<Button onClick={() => setScanned(false)}>{core('close')}</Button>}>
          {t('badgeHint')}
        </Notice>
      )}
      {!phone && <StepReport report={hands.report} onClose={hands.putReportAway} closing={closing} />}
    </chakra.div>
  );
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '3', minW: '0' }}>
      <LiveNews news={view.news} words={said} />
      <LeaveGuard store={store} left={store.left()} place="grid" />
      {phone && notices}
      {data.mayEdit ? (
        <GridTools
          view={view}
          status={status}
          timeZone={data.timeZone}
          hands={hands}
          whole={whole}
          closing={closing}
          onTimes={() => setTimesOf('block')}
          onHistory={mayHistory ? () => showHistory(hands.focus) : null}
          onRetry={store.retry}
        >
          {tools}
        </GridTools>
      ) : (
        <chakra.p css={{ color: 'fg.muted' }}>{t('readOnly')}</chakra.p>
      )}
      {phone ? (
        <GridDayList data={data} store={store} today={today} date={null} whole={whole} closing={closing} onHistory={mayHistory ? setHistoryOf : null} onTimes={(personId, date) => setTimesOf({ personId, date })} />
      ) : (
        <>
          <AttendanceGridTable data={data} store={store} view={view} today={today} label={label} lines={lines} hands={hands} whole={whole} closing={closing} />
          {notices}
          <chakra.p css={{ color: 'fg.muted', fontSize: 'sm', minH: '1.5rem' }}>{cells > 1 && t('selected', { count: cells, cells: numberWords(cells) })}</chakra.p>
          <chakra.p css={{ color: 'fg.muted', fontSize: 'xs', '@media (pointer: coarse)': { display: 'none' } }}>{t('keys')} {mayHistory && t('history.keys')} {t(`find.${lines}`)}</chakra.p>
        </>
      )}
      {timesOf && <TimesDialog count={one ? 1 : cells} times={chosenTimes(one ? (own ? [own] : []) : timesOfBlock({ data, store }, hands.block))} onClose={() => setTimesOf(null)} onApply={withTimes} />}
      {historyOf && markAt && <GridHistory {...markAt(historyOf)} timeZone={data.timeZone} name={lineName(historyOf)} onClose={() => setHistoryOf(null)} />}
      {view.lateQuestion && <LateReasonDialog message={view.lateQuestion.message} days={view.lateQuestion.dates.map(shortDayName)} last={view.lateQuestion.last} onClose={() => store.leaveLate()} onReason={(reason) => store.giveReason(reason)} />}
    </chakra.div>
  );
}
