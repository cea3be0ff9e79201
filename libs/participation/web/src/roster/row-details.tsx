import { isIn } from '@afterbell/participation/domain';
import { useEffect, useRef } from 'react';
import { useLiveTexts } from '../live/live-texts';
import { DoorSteps, useDoorSteps } from '../door/door-steps';
import { useDoorTexts } from '../door/door-texts';
import { momentOn } from '../shared/day-words';
import { MarkHistory } from './mark-history';
import { isToday } from './marks';
import type { RosterRowProps } from './roster-row';
import type { RowView } from './roster-view';
import { useRosterTexts } from './roster-texts';

/** Below the row, while it is open: what the flags say, or the times and who set the mark. */
export function RowDetails({ view, spoken, ...row }: RosterRowProps & { view: RowView; spoken: string }) {
  return view.open === 'flags' ? <Flags view={view} /> : <Times view={view} spoken={spoken} {...row} />;
}

function Flags({ view: { person } }: { view: RowView }) {
  const t = useRosterTexts();
  return (
    <dl className="ab-more ab-flags" data-details="">
      {person.allergies && (
        <div>
          <dt>{t('allergy')}</dt>
          <dd>{person.allergies}</dd>
        </div>
      )}
      {person.contactRestriction && (
        <div>
          <dt>{t('contact')}</dt>
          <dd>{person.contactRestriction}</dd>
        </div>
      )}
    </dl>
  );
}

function Times({ store, personId, view, spoken, plannedStart, plannedEnd, date, timeZone, readOnly, toCome }: RosterRowProps & { view: RowView; spoken: string }) {
  const t = useRosterTexts();
  const live = useLiveTexts();
  const door = useDoorTexts();
  const { status, person } = view;
  const sessionId = store.views.summary().day?.sessionId ?? '';
  const today = !readOnly && isToday({ date, timeZone });
  const steps = useDoorSteps({ sessionId, date, personId }, person.version);
  const inside = isIn({ status, last: steps.at(-1)?.kind ?? null });
  const present = status === 'Present';
  const start = present ? view.startTime : plannedStart;
  const end = present ? view.endTime : plannedEnd;
  return (
    <div className="ab-more" data-details="">
      <TimeField part="start" label={t('from')} spoken={spoken} value={start} nowLabel={today ? t('fromNow', { name: spoken }) : null} readOnly={readOnly || toCome} />
      <TimeField part="end" label={t('to')} spoken={spoken} value={end} nowLabel={today ? t('toNow', { name: spoken }) : null} readOnly={readOnly || toCome} />
      {!readOnly && status !== 'Enrolled' && (
        <button type="button" className="ab-act" data-plain="" data-act="clear">
          {t('clearMark')}
        </button>
      )}
      {today && !inside && (
        <button type="button" className="ab-act" data-act="door-in" aria-label={door('inOf', { name: spoken })}>
          {door('in')}
        </button>
      )}
      {today && inside && (
        <button type="button" className="ab-act" data-act="door-out" aria-label={door('outOf', { name: spoken })}>
          {door('out')}
        </button>
      )}
      <DoorSteps steps={steps} />
      {person.changedBy && person.changedAt && <small className="ab-state">{[t('markedBy', { name: person.changedBy, when: momentOn(person.changedAt, date, timeZone) }), person.source && person.source !== 'typed' && live(`source.${person.source}`)].filter(Boolean).join(', ')}</small>}
      <MarkHistory key={person.version} sessionId={sessionId} date={date} personId={personId} timeZone={timeZone} spoken={spoken} />
    </div>
  );
}

interface TimeFieldProps {
  part: 'start' | 'end';
  label: string;
  spoken: string;
  value: string | null;
  /** Null on another day than today: there *Now* says nothing. */
  nowLabel: string | null;
  readOnly: boolean;
}

/** Uncontrolled: a time half typed is not tidied away under the fingers. The list takes in what is whole. */
function TimeField({ part, label, spoken, value, nowLabel, readOnly }: TimeFieldProps) {
  const t = useRosterTexts();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    if (!field || document.activeElement === field) return;
    const wasHalf = field.validity.badInput;
    field.value = value ?? '';
    // The part of a time that stood there is gone: the list hears it as if it had been erased.
    if (wasHalf) field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);
  return (
    <>
      <label className="ab-time">
        {label}
        <input ref={input} type="time" data-time={part} data-shown={value ?? ''} defaultValue={value ?? ''} aria-label={`${spoken}: ${label}`} disabled={readOnly} />
      </label>
      {!readOnly && nowLabel !== null && (
        <button type="button" className="ab-act" data-act={`now-${part}`} aria-label={nowLabel}>
          {t('now')}
        </button>
      )}
    </>
  );
}
