import { factLine } from '@afterbell/core/web';
import { formatTime } from '@afterbell/core/domain';
import type { Mark, MarkSource, MarkTimes, SessionOutcome } from '@afterbell/participation/domain';
import { memo } from 'react';
import type { Fresh } from '../live/fresh-marks';
import { useMarkOrigin } from '../live/mark-origin';
import { dayName, timeRange } from '../shared/day-words';
import { useTakeTexts } from '../shared/take-texts';
import { type Barrier, type GridDay, isStruck, nameOf, type GridRow, plannedOf } from './grid-model';
import type { Phase } from './grid-edits';
import { useGridTexts } from './grid-texts';

const LETTERS = { Present: 'P', ExcusedAbsence: 'E', UnexcusedAbsence: 'U', Enrolled: '·' } as const;

const short = (time: string) => formatTime(time).replace(/^0/, '').replace(/ [AP]M$/, '');

/** Of times that are not the planned ones those that differ: `3:10 –`, `– 4:30`. */
function ownTimes({ startTime, endTime }: Mark, planned: MarkTimes): string {
  const from = startTime !== null && startTime !== planned.startTime ? short(startTime) : '';
  const to = endTime !== null && endTime !== planned.endTime ? short(endTime) : '';
  return from && to ? `${from}–${to}` : `${from} – ${to}`.trim();
}

export interface GridCellProps {
  person: GridRow;
  day: GridDay;
  /** Null where the child has no place. */
  mark: Mark | null;
  phase: Phase;
  /** Somebody else changed it a moment ago. */
  fresh: Fresh | null;
  changedBy: string | null;
  source: MarkSource | null;
  barrier: Barrier | null;
  /** How this line ended the day, where the head of the day does not say it. */
  outcome: SessionOutcome | null;
  row: number;
  column: number;
  reachable: boolean;
  selected: boolean;
}

export const GridCell = memo(function GridCell({ person, day, mark, phase, fresh, changedBy, source, barrier, outcome, row, column, reachable, selected }: GridCellProps) {
  const t = useGridTexts();
  const take = useTakeTexts();
  const origin = useMarkOrigin();
  const planned = plannedOf(person, day);
  const ended = outcome && outcome !== 'taken' ? take(`outcome.${outcome}`) : null;
  const struck = isStruck(barrier);
  const own = mark?.status === 'Present' && mark.startTime !== null && (mark.startTime !== planned.startTime || mark.endTime !== planned.endTime);
  const times = mark?.status === 'Present' && mark.startTime !== null ? `, ${timeRange(mark.startTime, mark.endTime)}` : '';
  const words = mark === null ? t('cell.none') : `${mark.status === 'Enrolled' ? t('cell.noMark') : take(`statusLong.${mark.status}`)}${times}${ended ? `, ${ended}` : ''}`;
  return (
    <td
      role="gridcell"
      data-row={row}
      data-column={column}
      data-mark={mark?.status}
      data-phase={phase === 'saved' ? undefined : phase}
      data-struck={struck ? '' : undefined}
      data-fresh={fresh ? '' : undefined}
      tabIndex={reachable ? 0 : -1}
      aria-selected={selected}
      aria-readonly={barrier !== null || mark === null}
      aria-label={`${t('cell.text', { name: nameOf(person), day: dayName(day.date), mark: words })}${t(`phase.${phase}`)}`}
      title={factLine([ended, own && mark?.startTime && timeRange(mark.startTime, mark.endTime), phase === 'saved' && mark && origin({ changedBy, source })]) || undefined}
    >
      {mark && !(struck && mark.status === 'Enrolled') && LETTERS[mark.status]}
      {ended && <small>{ended}</small>}
      {own && <small>{ownTimes(mark, planned)}</small>}
    </td>
  );
});
