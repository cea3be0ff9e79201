import { SegmentedRadios, SegmentedScope } from '@afterbell/core/web';
import { formatTime } from '@afterbell/core/domain';
import type { Mark } from '@afterbell/participation/domain';
import { useId } from 'react';
import type { Theirs } from '../roster/marks';
import { shownChild, spokenChild } from '../shared/child-names';
import { useMarkWords } from '../shared/mark-words';
import { fieldsOf, type MarkField, type Whose } from './decide';
import { type AskedMark, type Choices, chosenOf, fieldKey } from './mark-choices';
import { useOfflineTexts } from './offline-texts';

export interface MarkConflictProps {
  asked: AskedMark;
  /** Null when the roster is no longer on the device. */
  person: Parameters<typeof shownChild>[0] | null;
  choices: Choices;
  /** Where marks of several days are asked about, which one. */
  day?: string | null;
  /** When they changed it, in words. */
  when?: string | null;
}

/** One child whom two people marked: which of two values stands, field by field. */
export function MarkConflict({ asked, person, choices, day = null, when = null }: MarkConflictProps) {
  const t = useOfflineTexts();
  const { valueOf, byOf } = useConflictWords();
  const wrongId = useId();
  const { mark, theirs } = asked;
  const onDay = (name: string) => [name, day].filter(Boolean).join(', ');
  const shown = onDay(person ? shownChild(person) : t('list.unknown'));
  const chosen = chosenOf(asked, choices);
  const impossible = chosen.kind === 'impossible';
  return (
    <li data-impossible={impossible || undefined}>
      <strong aria-hidden="true">{shown}</strong>
      <SegmentedScope>
        {fieldsOf(mark, theirs).map((field) => (
          <SegmentedRadios<Whose>
            key={field}
            legend={t('list.chosen', { field: t(`list.${field}`), name: person ? onDay(spokenChild(person)) : shown })}
            name={`decide-${fieldKey(asked, field)}`}
            value={choices.whose(fieldKey(asked, field))}
            describedBy={impossible ? wrongId : undefined}
            options={[
              { value: 'theirs', label: <Side label={t(theirs.changedByYou ? 'list.elsewhere' : 'list.theirs')} field={field === 'status' ? null : t(`list.${field}`)} value={valueOf(field, theirs)} note={byOf(theirs, when)} /> },
              { value: 'mine', label: <Side label={t('list.mine')} field={field === 'status' ? null : t(`list.${field}`)} value={valueOf(field, mark)} note={null} /> },
            ]}
            onChange={(whose) => choices.choose(fieldKey(asked, field), whose)}
          />
        ))}
      </SegmentedScope>
      {impossible && (
        <p id={wrongId} role="alert" className="ab-wrong">
          {t('list.wrong', { from: formatTime(chosen.startTime), until: formatTime(chosen.endTime) })}
        </p>
      )}
    </li>
  );
}

function useConflictWords() {
  const t = useOfflineTexts();
  const words = useMarkWords();
  return {
    valueOf: (field: MarkField, mark: Mark): string => {
      if (field === 'status') return words(mark);
      const time = field === 'start' ? mark.startTime : mark.endTime;
      return time ? formatTime(time) : t('list.none');
    },
    byOf: ({ changedBy: name, changedByYou }: Theirs, when: string | null): string | null => {
      if (changedByYou) return t('list.byYou');
      if (!name) return null;
      return when ? t('list.byAt', { name, time: when }) : t('list.by', { name });
    },
  };
}

export function Side({ label, field, value, note }: { label: string; field: string | null; value: string; note: string | null }) {
  return (
    <b style={{ fontWeight: 'inherit' }}>
      {[label, field].filter(Boolean).join(', ')}: {value}
      {note && <small>{note}</small>}
    </b>
  );
}
