import { formatTime } from '@afterbell/core/domain';
import { initialsOf } from '@afterbell/core/web';
import { formatPersonName, gradeLabel, isGrade, spokenPersonName } from '@afterbell/people/domain';
import { smallPhoto } from '@afterbell/people/web';
import { CloudUpload, ShieldAlert, TriangleAlert } from 'lucide-react';
import { memo, useCallback, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useMarkOrigin } from '../live/mark-origin';
import { useLiveTexts } from '../live/live-texts';
import { idBeside, spokenChild } from '../shared/child-names';
import { isToCome, MARKABLE, STATUS_LOOK } from '../shared/status-look';
import { useTakeTexts } from '../shared/take-texts';
import { RowDetails } from './row-details';
import { RowQuestion } from './row-question';
import type { RosterStore } from './roster-store';
import type { RowView } from './roster-view';
import { useRosterTexts } from './roster-texts';

export interface RosterRowProps {
  store: RosterStore;
  personId: string;
  /** Times that need no mention because they are the day's own. */
  plannedStart: string;
  plannedEnd: string;
  date: string;
  timeZone: string;
  readOnly: boolean;
  /** Only an excuse can be marked. */
  toCome: boolean;
  /** Names lead to the records of the children. */
  opensRecords: boolean;
}

const ALLERGY = <TriangleAlert aria-hidden="true" />;
const CONTACT = <ShieldAlert aria-hidden="true" />;
const NOT_SENT = <CloudUpload aria-hidden="true" />;
/** The roster's own handler hears the change; React only asks that there is one. */
const heardAbove = () => undefined;

/** One child. It keeps nothing: what it shows is in the store, and what is done to it is heard by the list. */
export const RosterRow = memo(function RosterRow(props: RosterRowProps) {
  const { store, personId, readOnly, toCome } = props;
  const t = useRosterTexts();
  const view = useSyncExternalStore(
    useCallback((listener: () => void) => store.views.subscribeRow(personId, listener), [store, personId]),
    useCallback(() => store.views.row(personId), [store, personId]),
  );
  const { person, phase, selected, open, fresh } = view;
  const spoken = spokenChild(person);
  return (
    <li className="ab-row" data-id={personId} data-phase={phase} data-selected={selected || undefined} data-fresh={fresh ? '' : undefined}>
      {readOnly ? (
        <span />
      ) : (
        <label className="ab-pick">
          <input type="checkbox" data-pick="" checked={selected} onChange={heardAbove} aria-label={t('select', { name: spoken })} />
        </label>
      )}
      <span className="ab-face" aria-hidden="true">
        {initialsOf(spokenPersonName(person))}
        {person.photoId && <img src={smallPhoto(person.photoId) ?? undefined} alt="" width={32} height={32} loading="lazy" decoding="async" />}
      </span>
      <Who view={view} spoken={spoken} personId={personId} opensRecords={props.opensRecords} />
      <Marks personId={personId} status={view.status} spoken={spoken} disabled={readOnly} toCome={toCome} />
      <TimesButton {...props} view={view} spoken={spoken} />
      {view.held && <RowQuestion held={view.held} spoken={spoken} />}
      {open && <RowDetails {...props} view={view} spoken={spoken} />}
    </li>
  );
});

function Who({ view: { person, phase, open, fresh }, spoken, personId, opensRecords }: { view: RowView; spoken: string; personId: string; opensRecords: boolean }) {
  const t = useRosterTexts();
  const live = useLiveTexts();
  const { allergies, contactRestriction, enrolled, grade } = person;
  const flag = (label: string, icon: React.ReactElement) => (
    <button type="button" className="ab-flag" data-act="flags" aria-expanded={open === 'flags'} aria-label={t('flagsOf', { flag: label, name: spoken })}>
      {icon}
      {label}
    </button>
  );
  return (
    <div className="ab-who">
      <strong>{opensRecords ? <Link to={`/people/participants/edit?id=${personId}`}>{formatPersonName(person)}</Link> : formatPersonName(person)}</strong>
      {person.generatedId && <small>{idBeside(person)}</small>}
      {isGrade(grade) && <small>{gradeLabel(grade)}</small>}
      {!enrolled && <small>{t('notEnrolled')}</small>}
      {fresh && <small className="ab-fresh">{fresh.by ? live('now', { by: fresh.by }) : live('nowSomebody')}</small>}
      {allergies && flag(t('allergy'), ALLERGY)}
      {contactRestriction && flag(t('contact'), CONTACT)}
      {phase === 'failed' && (
        <span className="ab-state">
          {NOT_SENT}
          {t('phase.failed')}
        </span>
      )}
    </div>
  );
}

interface MarksProps {
  personId: string;
  status: RowView['status'];
  spoken: string;
  disabled: boolean;
  toCome: boolean;
}

function Marks({ personId, status, spoken, disabled, toCome }: MarksProps) {
  const t = useTakeTexts();
  return (
    <div className="ab-marks">
      <fieldset className="ab-seg" disabled={disabled} aria-label={spoken}>
        {MARKABLE.map((option) => (
          <label key={option} data-tone={STATUS_LOOK[option].tone}>
            <input type="radio" name={`mark-${personId}`} value={option} checked={status === option} disabled={toCome && !isToCome(option)} onChange={heardAbove} />
            <span>{t(`status.${option}`)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function TimesButton({ view: { person, phase, status, startTime, endTime, open }, plannedStart, plannedEnd, spoken }: RosterRowProps & { view: RowView; spoken: string }) {
  const t = useRosterTexts();
  const origin = useMarkOrigin();
  const own = status === 'Present' && startTime !== null && (startTime !== plannedStart || endTime !== plannedEnd);
  const range = !own ? '' : endTime === null ? t('sinceOpen', { time: formatTime(startTime) }) : `${formatTime(startTime)} – ${formatTime(endTime)}`;
  return (
    <button type="button" className="ab-times" data-act="times" title={(phase === 'quiet' && origin(person)) || undefined} data-own={own || undefined} aria-expanded={open === 'times'} aria-label={own ? t('timesShown', { name: spoken, range }) : t('timesOf', { name: spoken })}>
      {own && <span>{range}</span>}
    </button>
  );
}
