import { Button, LinkButton, Notice, notify } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { browserUnsentStore } from '../roster/unsent-marks';
import { shownChild } from '../shared/child-names';
import { useMarkWords } from '../shared/mark-words';
import { rosterPath } from '../shared/take-paths';
import { DiscardButton } from './discard-button';
import { useOfflineTexts } from './offline-texts';
import type { WaitingDay } from './waiting-list';

export interface WaitingRefusedProps {
  userId: string;
  day: WaitingDay;
  onAgain: () => void;
  onDiscarded: () => void;
  onClose: () => void;
}

/** A day of which the server takes nothing, such as one of a month that was locked meanwhile: the marks stay until somebody says what becomes of them. */
export function WaitingRefused({ userId, day, onAgain, onDiscarded, onClose }: WaitingRefusedProps) {
  const t = useOfflineTexts();
  const words = useMarkWords('statusLong');
  const { blocked, marks, title } = day;
  if (!blocked) return null;
  const lines = marks.map((mark) => `${mark.person ? shownChild(mark.person) : t('list.unknown')}: ${words(mark)}`);
  async function copy() {
    await navigator.clipboard.writeText([title, ...lines].join('\n')).then(
      () => notify({ severity: 'success', title: t('list.copied') }),
      () => undefined,
    );
  }
  return (
    <chakra.div css={{ mt: '2', display: 'flex', flexDirection: 'column', gap: '2' }}>
      <Notice severity="warn">{t('list.refused', { reason: blocked.message })}</Notice>
      <ul>
        {lines.map((line, index) => (
          <li key={marks[index]?.personId ?? line}>{line}</li>
        ))}
      </ul>
      <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2' }}>
        <Button size="sm" onClick={onAgain}>
          {t('list.again')}
        </Button>
        <LinkButton size="sm" to={rosterPath(day)} onClick={onClose}>
          {t('list.toRoster')}
        </LinkButton>
        <Button size="sm" onClick={() => void copy()}>
          {t('list.copy')}
        </Button>
        <DiscardButton
          title={t('list.discardTitle', { count: marks.length, name: title })}
          body={t('list.discardBody')}
          onDiscard={() => {
            const shown = new Set(marks.map(({ personId }) => personId));
            // Those alone that are listed: an open page has its own of the day.
            const store = browserUnsentStore(userId, day.sessionId, day.date, (personId) => shown.has(personId));
            store.read();
            store.write(null);
            onDiscarded();
          }}
        />
      </chakra.div>
    </chakra.div>
  );
}
