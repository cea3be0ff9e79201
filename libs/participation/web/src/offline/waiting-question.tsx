import { Button, LinkButton } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { isYes, YES } from '../roster/many-asked';
import type { Consent } from '../roster/marks';
import { useRosterTexts } from '../roster/roster-texts';
import { shownChild, spokenChild } from '../shared/child-names';
import { useMarkWords } from '../shared/mark-words';
import { rosterPath } from '../shared/take-paths';
import { DiscardButton } from './discard-button';
import { useOfflineTexts } from './offline-texts';
import type { WaitingDay, WaitingMark } from './waiting-list';

export interface WaitingQuestionProps {
  item: WaitingMark;
  day: WaitingDay;
  /** The server's question is answered with yes. */
  onAnswer: (consent: Consent) => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** A mark that the server did not take: what was marked, why it waits, and the ways out. */
export function WaitingQuestion({ item: { person, held }, day, onAnswer, onDiscard, onClose }: WaitingQuestionProps) {
  const t = useOfflineTexts();
  const roster = useRosterTexts();
  const words = useMarkWords();
  const name = person ? shownChild(person) : t('list.unknown');
  const yes = isYes(held.reason) ? YES[held.reason] : null;
  const why = held.reason === 'notEnrolled' ? roster('ask.notEnrolled', { name: person ? spokenChild(person) : name }) : 'message' in held ? held.message || t(`list.why.${held.reason}`) : null;
  return (
    <li>
      <strong>{name}</strong>
      <span>{t('list.yourMark', { mark: words(held.mark) })}</span>
      {why && <span>{why}</span>}
      <chakra.span css={{ display: 'flex', flexWrap: 'wrap', gap: '2' }}>
        {yes && (
          <Button size="sm" onClick={() => onAnswer(yes.consent)}>
            {roster(yes.text)}
          </Button>
        )}
        <LinkButton size="sm" to={rosterPath(day)} onClick={onClose}>
          {t('list.toRoster')}
        </LinkButton>
        <DiscardButton title={t('list.discardTitle', { count: 1, name })} body={t('list.discardOneBody')} onDiscard={onDiscard} />
      </chakra.span>
    </li>
  );
}
