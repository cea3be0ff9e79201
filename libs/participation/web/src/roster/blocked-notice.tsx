import { Button, ConfirmDialog, Notice, notify } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useOfflineTexts } from '../offline/offline-texts';
import { shownChild } from '../shared/child-names';
import { dayName } from '../shared/day-words';
import { useMarkWords } from '../shared/mark-words';
import type { RosterDay, SendProblem } from './marks';
import type { RosterStore } from './roster-store';
import { useRosterTexts } from './roster-texts';

export interface BlockedNoticeProps {
  store: RosterStore;
  blocked: SendProblem;
  count: number;
  day: RosterDay;
}

/** The server takes nothing of the day, such as one of a month that was locked meanwhile: what becomes of the marks is said here. */
export function BlockedNotice({ store, blocked, count, day }: BlockedNoticeProps) {
  const t = useRosterTexts();
  const words = useOfflineTexts();
  const marked = useMarkWords('statusLong');
  const [asking, setAsking] = useState(false);
  const locked = blocked.code === 'MONTH_LOCKED';
  const name = `${day.activityName}, ${dayName(day.date)}`;
  async function copy() {
    const lines = store.unsent().map(({ person, mark }) => `${person ? shownChild(person) : words('list.unknown')}: ${marked(mark)}`);
    await navigator.clipboard.writeText([name, ...lines].join('\n')).then(
      () => notify({ severity: 'success', title: words('list.copied') }),
      () => undefined,
    );
  }
  return (
    <>
      <Notice
        severity="error"
        live
        title={locked ? t('blocked.lockedTitle', { count }) : t('blocked.title')}
        action={
          <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2' }}>
            {!locked && <Button onClick={store.retry}>{t('blocked.retry')}</Button>}
            <Button onClick={() => void copy()}>{words('list.copy')}</Button>
            <Button onClick={() => setAsking(true)}>{words('list.discard')}</Button>
          </chakra.div>
        }
      >
        {blocked.message} {locked ? t('blocked.lockedKept') : t('blocked.kept', { count })}
      </Notice>
      {asking && (
        <ConfirmDialog
          open
          danger
          onClose={() => setAsking(false)}
          onConfirm={async () => store.discard()}
          title={words('list.discardTitle', { count, name })}
          description={words('list.discardBody')}
          confirmLabel={words('list.discard')}
        />
      )}
    </>
  );
}
