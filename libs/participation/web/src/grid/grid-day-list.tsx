import { Button, Field, NativeSelect, SegmentedRadios, SegmentedScope } from '@afterbell/core/web';
import type { PlainDate } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { dayName, shortDayName } from '../shared/day-words';
import { MARKABLE, MARKABLE_TO_COME, type Markable, STATUS_LOOK, STATUS_MARKS, StatusSymbols } from '../shared/status-look';
import { useTakeTexts } from '../shared/take-texts';
import { asksTimes, barrierAt, barrierOfDay, type CellAt, type GridData, type GridRow, keyOf, markFor, nameOf, outcomeOf, titleOf } from './grid-model';
import { useDayNote } from './grid-day-head';
import type { GridStore } from './grid-store';
import { useGridTexts } from './grid-texts';
import type { GridDays } from './use-grid-days';

const Rows = chakra('ul', { base: { listStyle: 'none', p: '0', m: '0', '& > li': { borderBottom: '1px solid {colors.border}', py: '3', display: 'flex', flexDirection: 'column', gap: '2' }, '& .ab-seg': { width: 'full' }, '& .ab-seg span': { px: '2' } } });

export interface GridDayListProps {
  data: GridData;
  store: GridStore;
  today: PlainDate;
  date: PlainDate | null;
  whole: readonly PlainDate[];
  closing: GridDays | null;
  onTimes: (personId: string, date: PlainDate) => void;
  onHistory: ((cell: CellAt) => void) | null;
}

/** On a phone one day at a time: a grid would be a keyhole. */
export function GridDayList({ data, store, today, date: first, whole, closing, onTimes, onHistory }: GridDayListProps) {
  const t = useGridTexts();
  const take = useTakeTexts();
  const noteOf = useDayNote();
  const [chosen, choose] = useState(first);
  const day = data.days.find(({ date }) => date === chosen) ?? data.days.findLast(({ date }) => date <= today) ?? data.days[0];
  if (!day) return null;
  const note = noteOf(day);
  const { stored } = store.snapshot();
  const listed = data.rows.filter(({ personId }) => data.isDropIn || stored.has(keyOf({ personId, date: day.date })));
  function mark(row: GridRow, status: Markable) {
    const { personId } = row;
    if (!day) return;
    if (status === 'Present' && asksTimes(data, row)) return onTimes(personId, day.date);
    const made = markFor(data, row, day, today, { status, startTime: null, endTime: null });
    if (typeof made !== 'string') store.apply([{ personId, date: day.date, mark: made }]);
  }
  return (
    <SegmentedScope>
      <StatusSymbols />
      <Field label={t('list.day')}>
        <NativeSelect value={day.date} options={data.days.map(({ date }) => ({ value: date, label: dayName(date) }))} onChange={({ target }) => choose(target.value)} />
      </Field>
      {note && <chakra.p css={{ mt: '2', color: 'fg.muted' }}>{note}</chakra.p>}
      {closing && day.outcome && barrierOfDay(data, { ...day, outcome: null }) === null && (
        <Button variant="link" disabled={closing.busy} onClick={() => void closing.reopen(day.date)}>
          {t('close.reopen', { day: shortDayName(day.date) })}
        </Button>
      )}
      {closing && whole.includes(day.date) && (
        <chakra.p css={{ mt: '3', display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' }}>
          {t('close.complete')}
          <Button variant="solid" loading={closing.busy} onClick={() => closing.close([day.date])}>
            {t('close.done')}
          </Button>
        </chakra.p>
      )}
      <Rows>
        {listed.map((person) => {
          const { status } = store.markOf({ personId: person.personId, date: day.date });
          const ended = person.outcomes ? outcomeOf(person, day) : null;
          const offered = day.date > today ? MARKABLE_TO_COME : MARKABLE;
          return (
            <li key={person.personId}>
              <strong>{titleOf(person)}</strong>
              {ended && ended !== 'taken' && <chakra.small css={{ color: 'fg.muted' }}>{take(`outcome.${ended}`)}</chakra.small>}
              <SegmentedRadios
                legend={nameOf(person)}
                name={`grid-${person.personId}`}
                value={status === 'Enrolled' ? null : status}
                disabled={barrierAt(data, person, day) !== null}
                options={offered.map((value) => ({ value, label: take(`status.${value}`), icon: STATUS_MARKS[value], tone: STATUS_LOOK[value].tone }))}
                onChange={(value) => mark(person, value)}
              />
              {onHistory && (stored.get(keyOf({ personId: person.personId, date: day.date }))?.version ?? 0) > 0 && (
                <div>
                  <Button variant="link" aria-label={t('history.of', { name: nameOf(person) })} onClick={() => onHistory({ personId: person.personId, date: day.date })}>
                    {t('history.action')}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </Rows>
    </SegmentedScope>
  );
}
