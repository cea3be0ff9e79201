import { Button, SegmentedRadios, SegmentedScope } from '@afterbell/core/web';
import { useTakeTexts } from '../shared/take-texts';
import type { Whose } from './decide';
import { DiscardButton } from './discard-button';
import { dropClosing, keepClosing, type KeptClosing } from './kept-closings';
import { useOfflineTexts } from './offline-texts';
import { Side } from './mark-conflict';

export interface WaitingClosingProps {
  closing: KeptClosing;
  whose: Whose | null;
  onChoose: (whose: Whose) => void;
  onAgain: () => void;
  onDiscarded: () => void;
}

/** How the day ended, where somebody else said otherwise or the server did not take it. */
export function WaitingClosing({ closing, whose, onChoose, onAgain, onDiscarded }: WaitingClosingProps) {
  const t = useOfflineTexts();
  const take = useTakeTexts();
  const { outcome, theirs, problem } = closing;
  if (theirs) {
    return (
      <li>
        <strong>{t('list.outcome')}</strong>
        <SegmentedScope>
          <SegmentedRadios<Whose>
            legend={t('list.outcome')}
            name={`waiting-${closing.sessionId}-${closing.date}-outcome`}
            value={whose}
            options={[
              { value: 'theirs', label: <Side label={t('list.theirs')} field={null} value={take(`outcome.${theirs.outcome}`)} note={theirs.closedBy ? t('list.by', { name: theirs.closedBy }) : null} /> },
              { value: 'mine', label: <Side label={t('list.mine')} field={null} value={take(`outcome.${outcome}`)} note={null} /> },
            ]}
            onChange={onChoose}
          />
        </SegmentedScope>
      </li>
    );
  }
  return (
    <li>
      <strong>
        {t('list.outcome')}: {take(`outcome.${outcome}`)}
      </strong>
      <span>{t('list.refused', { reason: problem?.message ?? '' })}</span>
      <span style={{ display: 'flex', gap: '0.5rem' }}>
        <Button size="sm" onClick={() => void keepClosing({ ...closing, problem: undefined }).then(onAgain)}>
          {t('list.again')}
        </Button>
        <DiscardButton title={t('list.discardClosing')} body={t('list.discardClosingBody')} onDiscard={() => dropClosing(closing).then(onDiscarded)} />
      </span>
    </li>
  );
}
