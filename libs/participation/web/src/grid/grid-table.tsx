import type { PlainDate } from '@afterbell/core/domain';
import { TableEdges, useWide } from '@afterbell/core/web';
import { formatPersonName } from '@afterbell/people/domain';
import { idBeside } from '../shared/child-names';
import { STATUS_LOOK } from '../shared/status-look';
import { useTakeTexts } from '../shared/take-texts';
import { GridCell } from './grid-cell';
import { inBlock } from './grid-cursor';
import { DayHead } from './grid-day-head';
import { GridBox, GridTable } from './grid-look';
import { barrierAt, barrierOfDay, type GridData, keyOf, outcomeOf, tallyOf } from './grid-model';
import type { GridView } from './grid-edits';
import type { GridStore } from './grid-store';
import { useGridTexts } from './grid-texts';
import type { GridDays } from './use-grid-days';
import type { useGridHands } from './use-grid-hands';

export interface AttendanceGridTableProps {
  data: GridData;
  store: GridStore;
  view: GridView;
  today: string;
  label: string;
  /** What a line is. */
  lines: 'child' | 'session';
  hands: ReturnType<typeof useGridHands>;
  /** Days on which everybody is marked and that are not closed. */
  whole: readonly PlainDate[];
  closing: GridDays | null;
}

/** Children by dates, as one grid with one focus; names and dates stay in sight. */
export function AttendanceGridTable({ data, store, view, today, label, lines, whole, closing, hands: { table, focus, block, handlers } }: AttendanceGridTableProps) {
  const t = useGridTexts();
  const take = useTakeTexts();
  const { days, rows } = data;
  const { edges, frame } = useWide(days);
  const marks = rows.map(({ personId }) => days.map(({ date }) => ({ key: keyOf({ personId, date }), mark: store.markOf({ personId, date }) })));
  // What the server counted of everybody, and what was changed here since.
  const present = days.map(({ date, counts }, column) => {
    const before = rows.filter(({ cells }) => cells.some((cell) => cell.date === date && cell.status === 'Present')).length;
    return (counts ? counts.present - before : 0) + marks.filter((row) => row[column]?.mark.status === 'Present').length;
  });
  return (
    <TableEdges ref={edges}>
      <GridBox ref={frame}>
        <GridTable ref={table} role="grid" aria-label={label} aria-multiselectable aria-readonly={!data.mayEdit} data-closes={closing ? '' : undefined} {...handlers}>
          <thead>
            <tr>
              <th scope="col" data-names="">{t(lines)}</th>
              {days.map((day) => (
                <DayHead key={day.date} data={data} day={day} today={today} busy={closing?.busy ?? false} onDone={closing && whole.includes(day.date) ? () => closing.close([day.date]) : null} />
              ))}
              <th scope="col" title={t('totalHint')}>
                {t('total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((person, row) => {
              const tally = tallyOf((marks[row] ?? []).map(({ mark }) => mark.status));
              return (
                <tr key={person.personId}>
                  <th scope="row" data-row={row} data-column={-1} tabIndex={focus.row === row && focus.column === -1 ? 0 : -1}>
                    <span title={formatPersonName(person)}>{formatPersonName(person)}</span>
                    {person.generatedId && <small>{idBeside(person)}</small>}
                  </th>
                  {days.map((day, column) => {
                    const { key, mark } = marks[row]?.[column] ?? { key: '', mark: null };
                    const place = { row, column };
                    return (
                      <GridCell
                        key={day.date}
                        person={person}
                        day={day}
                        mark={view.stored.has(key) || view.edits.has(key) || (data.isDropIn && barrierOfDay(data, day) === null) ? mark : null}
                        phase={phaseOf(view, key)}
                        fresh={view.fresh.get(key) ?? null}
                        changedBy={view.stored.get(key)?.changedBy ?? null}
                        source={view.stored.get(key)?.source ?? null}
                        barrier={barrierAt(data, person, day)}
                        outcome={person.outcomes ? outcomeOf(person, day) : null}
                        {...place}
                        reachable={focus.row === row && focus.column === column}
                        selected={inBlock(place, block)}
                      />
                    );
                  })}
                  <td role="gridcell" data-total="">
                    {tally.map(({ status, count }) => (
                      <span key={status} data-tally={status} title={take(`statusLong.${status}`)}>
                        {`${count} ${STATUS_LOOK[status].key.toUpperCase()} `}
                      </span>
                    ))}
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('present')}</th>
              {days.map(({ date }, column) => (
                <td key={date} role="gridcell" data-total="">
                  {present[column]}
                </td>
              ))}
              <td role="gridcell" data-total="">
                {present.reduce((sum, count) => sum + count, 0)}
              </td>
            </tr>
          </tfoot>
        </GridTable>
      </GridBox>
    </TableEdges>
  );
}

function phaseOf({ edits, failure }: GridView, key: string) {
  const phase = edits.get(key)?.phase ?? 'saved';
  // Nothing is on its way while the line is down.
  return phase === 'saving' && failure ? 'waiting' : phase;
}
