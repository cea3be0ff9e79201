import { formatDateTime } from '@afterbell/core/domain';
import { Badge, Button, Dialog, focusHome, Notice, silent, Skeleton, useCoreTexts, useSession } from '@afterbell/core/web';
import { isUnderWay, type BulkState, type MessageState } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useBulkRunsQuery, type BulkRunFactsFragment } from './__generated__/bulk';
import { many, progressOf } from './bulk-numbers';
import { BulkRunView } from './bulk-run-view';
import { useBulkTexts } from './bulk-texts';
import { runName, wasDone } from './bulk-words';
import { useBulkRuns } from './use-bulk-runs';
import { isOnTheWay, useMessageWords } from '../messages/message-run-view';

const SHOWN = 30;
const EVERY_MS = 2_000;
const TONES = { waiting: 'blue', running: 'blue', done: 'green', cancelled: 'orange', undoing: 'blue', undone: 'gray' } as const satisfies Record<BulkState, string>;

/** Finding who gets a message is done long before its mails have left. */
const MESSAGE_AS = { held: 'waiting', sending: 'running', sent: 'done', cancelled: 'undone' } as const satisfies Record<MessageState, BulkState>;

const List = chakra('ul', {
  base: { listStyle: 'none', m: '0', p: '0', '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', borderTop: 'hairline', py: '3' }, '& > li > div': { flex: '1 1 14rem', minW: '0', overflowWrap: 'anywhere' }, '& small': { display: 'block', color: 'fg.muted' } },
});

/** What was changed for many in the last 30 days, how far what goes on is, and taking it back. */
export default function RecentChangesDialog({ begin, onClose }: { /** The one that is shown first. */ begin?: string; onClose: () => void }) {
  const t = useBulkTexts();
  const core = useCoreTexts();
  const runs = useBulkRuns();
  const [opened, setOpened] = useState<string | null>(begin ?? null);
  const { data, error, startPolling, stopPolling } = useBulkRunsQuery({ variables: { first: SHOWN }, context: silent(), fetchPolicy: 'network-only' });
  const rows = data?.bulkRuns;
  const goesOn = rows?.some((run) => isUnderWay(run.state) || isOnTheWay(run)) ?? false;
  useEffect(() => {
    if (!goesOn) return undefined;
    startPolling(EVERY_MS);
    return stopPolling;
  }, [goesOn, startPolling, stopPolling]);
  const one = rows?.find(({ id }) => id === opened);
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={one ? runName(t, one) : t('recent')}
      footer={
        <>
          {one && <Button onClick={() => setOpened(null)}>{t('back')}</Button>}
          <Button onClick={onClose}>{core('close')}</Button>
        </>
      }
    >
      {one ? (
        <BulkRunView key={`${one.state} ${one.message?.state ?? ''}`} run={one} runs={runs} />
      ) : !rows ? (
        error ? <Notice severity="error">{core('errors.load')}</Notice> : <Skeleton lines={5} />
      ) : rows.length === 0 ? (
        <p>{t('recentNone')}</p>
      ) : (
        <List>
          {rows.map((run) => (
            <Run key={run.id} run={run} onOpen={() => setOpened(run.id)} onUndo={() => runs.undo(run.id)} />
          ))}
        </List>
      )}
    </Dialog>
  );
}

function Run({ run, onOpen, onUndo }: { run: BulkRunFactsFragment; onOpen: () => void; onUndo: () => Promise<unknown> }) {
  const t = useBulkTexts();
  const { timeZone } = useSession();
  const [busy, setBusy] = useState(false);
  const { action, state, createdAt, madeBy, undone, canUndo } = run;
  const name = runName(t, run);
  const at = formatDateTime(createdAt, timeZone);
  const words = useMessageWords();
  const message = isUnderWay(state) ? null : run.message;
  const stands = message ? MESSAGE_AS[message.state] : state;
  const progress = progressOf(run);
  const done = message ? words(message) : state === 'undone' ? t('undone', many(undone)) : isUnderWay(state) ? t('progress', { done: many(progress.done).total, total: many(progress.total).total }) : wasDone(t, action, run);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <small>{done}</small>
        <small>{madeBy ? t('by', { at, name: madeBy }) : at}</small>
      </div>
      <Badge tone={TONES[stands]}>{t(`state.${stands}`)}</Badge>
      <Button variant="link" aria-label={`${t('details')}: ${name}, ${at}`} onClick={onOpen}>
        {t('details')}
      </Button>
      {canUndo && (
        <Button ref={focusHome} loading={busy} aria-label={`${t('undo')}: ${name}, ${at}`} onClick={() => (setBusy(true), void onUndo().finally(() => setBusy(false)))}>
          {t('undo')}
        </Button>
      )}
    </li>
  );
}
