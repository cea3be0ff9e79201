import { Button, LinkButton } from '@afterbell/core/web';
import { shownChild } from '../shared/child-names';
import { rosterPath } from '../shared/take-paths';
import { useTakeTexts } from '../shared/take-texts';
import { useOfflineTexts } from './offline-texts';
import type { WaitingDay, WaitingMark } from './waiting-list';

export interface WaitingQuestionProps {
  item: WaitingMark;
  day: WaitingDay;
  onDiscard: () => void;
  onClose: () => void;
}

/** A mark that the server did not take, about which the roster has to be asked. */
export function WaitingQuestion({ item: { person, held }, day, onDiscard, onClose }: WaitingQuestionProps) {
  const t = useOfflineTexts();
  const take = useTakeTexts();
  const name = person ? shownChild(person) : t('list.unknown');
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
