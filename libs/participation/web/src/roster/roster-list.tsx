import { memo, useMemo, useRef } from 'react';
import { dayName } from '../shared/day-words';
import { rosterHands, type RowRequests } from './roster-hands';
import { RosterFrame } from './roster-look';
import { RosterRow } from './roster-row';
import type { RosterStore } from './roster-store';
import { useRosterTexts } from './roster-texts';
import type { RosterDay } from './marks';
import { useRosterKeys } from './use-roster-keys';
import { useRowsInTurn } from './use-rows-in-turn';

export interface RosterListProps extends RowRequests {
  store: RosterStore;
  day: RosterDay;
  personIds: readonly string[];
  readOnly: boolean;
  /** Only an excuse can be marked. */
  toCome?: boolean;
  opensRecords?: boolean;
  stale: boolean;
  /** Whether children can be chosen; on a phone when that is asked for. */
  picking?: boolean;
  onSearch: () => void;
}

/** Drawn again when other children are listed, not for each mark: rows hear of theirs themselves. */
export const RosterList = memo(function RosterList({ store, day, personIds, readOnly, toCome = false, opensRecords = false, stale, picking = true, useCurrentTime, onEnrollOn, onConflict, onDoor, onSearch }: RosterListProps) {
  const t = useRosterTexts();
  const list = useRef<HTMLUListElement>(null);
  const hands = useMemo(() => rosterHands(store, { useCurrentTime, onEnrollOn, onConflict, onDoor }), [store, useCurrentTime, onEnrollOn, onConflict, onDoor]);
  useRowsInTurn(list, personIds);
  const keys = useRosterKeys(list, store, { enabled: !readOnly, toCome, useCurrentTime, onSearch });
  return (
    <RosterFrame {...hands} onFocus={keys.onFocus} style={stale ? { opacity: 0.55 } : undefined} aria-busy={stale || undefined} data-picking={picking ? '' : undefined}>
      <ul className="ab-roster" ref={list} aria-label={t('listLabel', { name: day.sessionName, date: dayName(day.date) })}>
        {personIds.map((personId) => (
          <RosterRow key={personId} store={store} personId={personId} plannedStart={day.startTime} plannedEnd={day.endTime} date={day.date} timeZone={day.timeZone} readOnly={readOnly} toCome={toCome} opensRecords={opensRecords} />
        ))}
      </ul>
    </RosterFrame>
  );
});
