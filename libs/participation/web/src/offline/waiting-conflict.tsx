import { Button, LinkButton, SegmentedRadios, SegmentedScope } from '@afterbell/core/web';
import { formatTime } from '@afterbell/core/domain';
import type { Mark } from '@afterbell/participation/domain';
import { shownChild, spokenChild } from '../shared/child-names';
import { timeRange } from '../shared/day-words';
import { rosterPath } from '../shared/take-paths';
import { useTakeTexts } from '../shared/take-texts';
import { fieldsOf, type MarkField, type Whose } from './decide';
import { useOfflineTexts } from './offline-texts';
import { isConflict, type WaitingDay, type WaitingMark } from './waiting-list';

export interface WaitingConflictProps {
  item: WaitingMark;
  day: WaitingDay;
  choiceOf: (field: MarkField) => Whose | null;
  onChoose: (field: MarkField, whose: Whose) => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** One child's mark: which of two values stands, field by field, or what the roster has to be asked. */
export function WaitingConflict({ item: { personId, person, held }, day, choiceOf, onChoose, onDiscard, onClose }: WaitingConflictProps) {
  const t = useOfflineTexts();
  const take = useTakeTexts();
  const name = person ? shownChild(person) : t('list.unknown');
  const valueOf = (field: MarkField, mark: Mark): string => {
    if (field === 'status') return [take(`status.${mark.status}`), mark.startTime ? timeRange(mark.startTime, mark.endTime) : ''].filter(Boolean).join(', ');
    const time = field === 'start' ? mark.startTime : mark.endTime;
    return time ? formatTime(time) : t('list.none');
  };
  if (!isConflict(held)) {
    return (
      <li>
        <strong>{name}</strong>
        <span>
          {take(`status.${held.mark.status}`)}
          {'message' in held ? `: ${held.message || t(`list.why.${held.reason}`)}` : ''}
        </span>
        <span style={{ display: 'flex', gap: '0.5rem' }}>
          <LinkButton size="sm" to={rosterPath(day)} onClick={onClose}>
            {t('list.toRoster')}
          </LinkButton>
          <Button size="sm" variant="ghost" aria-label={t('list.discardTitle', { count: 1, name })} onClick={onDiscard}>
            {t('list.discard')}
          </Button>
        </span>
      </li>
    );
  }
  const { mark, theirs } = held;
  return (
    <li>
      <strong aria-hidden="true">{name}</strong>
      <SegmentedScope>
        {fieldsOf(mark, theirs).map((field) => (
          <SegmentedRadios<Whose>
            key={field}
            legend={t('list.chosen', { field: t(`list.${field}`), name: person ? spokenChild(person) : name })}
            name={`waiting-${day.sessionId}-${day.date}-${personId}-${field}`}
            value={choiceOf(field)}
            options={[
              { value: 'theirs', label: <Side label={t('list.theirs')} field={field === 'status' ? null : t(`list.${field}`)} value={valueOf(field, theirs)} note={theirs.changedBy ? t('list.by', { name: theirs.changedBy }) : null} /> },
              { value: 'mine', label: <Side label={t('list.mine')} field={field === 'status' ? null : t(`list.${field}`)} value={valueOf(field, mark)} note={null} /> },
            ]}
            onChange={(whose) => onChoose(field, whose)}
          />
        ))}
      </SegmentedScope>
    </li>
  );
}

export function Side({ label, field, value, note }: { label: string; field: string | null; value: string; note: string | null }) {
  return (
    <b style={{ fontWeight: 'inherit' }}>
      {[label, field].filter(Boolean).join(', ')}: {value}
      {note && <small>{note}</small>}
    </b>
  );
}
