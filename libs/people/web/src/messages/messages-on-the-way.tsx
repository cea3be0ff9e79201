import { formatDateTime } from '@afterbell/core/domain';
import { Button, focusHome, silent, usePermissions, useSession } from '@afterbell/core/web';
import { isUnderWay } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessagesOnTheWayQuery, type BulkRunFactsFragment } from '../bulk/__generated__/bulk';
import { useBulkTexts } from '../bulk/bulk-texts';
import { useBulkRuns } from '../bulk/use-bulk-runs';
import { isOnTheWay, useMessageWords } from './message-run-view';
import { useMessagesTexts } from './messages-texts';

const SHOWN = 3;
/** While seconds are counted; while mails leave; while the mail server is away, which may be for hours. */
const PACES = { held: 1_000, sending: 3_000, stalled: 15_000 } as const;

const Lines = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', display: 'flex', flexDirection: 'column', gap: '1' } });
const Line = chakra('li', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', minH: '6', fontSize: 'sm', color: 'fg.muted', '& > svg': { flexShrink: '0' }, '& > span': { flex: { base: '1 1 calc(100% - 2.5rem)', md: '0 1 auto' }, minW: '0', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' } } });

/** Of one's own messages, those that have not all left, with the way to each. Nothing is asked again while there are none. */
export function MessagesOnTheWay({ onOpen }: { onOpen: (id: string) => void }) {
  const { set } = usePermissions();
  const runs = useBulkRuns();
  const { data, startPolling, stopPolling } = useMessagesOnTheWayQuery({
    variables: { first: SHOWN },
    skip: !set.allows('edit', 'tools.send_messages'),
    context: silent(),
    fetchPolicy: 'network-only',
    skipPollAttempt: () => document.hidden,
  });
  const rows = (data?.bulkRuns ?? []).filter((run) => isUnderWay(run.state) || isOnTheWay(run));
  const pace = rows.length === 0 ? null : Math.min(...rows.map(paceOf));
  useEffect(() => {
    if (pace === null) return undefined;
    startPolling(pace);
    return stopPolling;
  }, [pace, startPolling, stopPolling]);
  if (rows.length === 0) return null;
  return (
    <Lines>
      {rows.map((run) => (
        <OnTheWay key={run.id} run={run} onOpen={() => onOpen(run.id)} onUndo={() => runs.undo(run.id)} />
      ))}
    </Lines>
  );
}

const paceOf = ({ message }: BulkRunFactsFragment) => PACES[message?.state === 'held' ? 'held' : message?.stalledSince ? 'stalled' : 'sending'];

function OnTheWay({ run, onOpen, onUndo }: { run: BulkRunFactsFragment; onOpen: () => void; onUndo: () => Promise<unknown> }) {
  const t = useMessagesTexts();
  const bulk = useBulkTexts();
  const words = useMessageWords();
  const { timeZone } = useSession();
  const [busy, setBusy] = useState(false);
  const { label: subject, message, canUndo } = run;
  function said(): string {
    if (!message || isUnderWay(run.state)) return t('line.finding', { subject });
    if (message.state === 'held') return message.sendsIn ? t('line.leaves', { subject, count: message.sendsIn }) : t('line.begins', { subject });
    return message.stalledSince ? t('line.stalled', { subject, at: formatDateTime(message.stalledSince, timeZone) }) : t('line.sending', { subject, progress: words(message) });
  }
  return (
    <Line ref={focusHome}>
      <Mail size={16} aria-hidden="true" />
      {/* Not announced: it changes every second. */}
      <span>{said()}</span>
      {canUndo && (
        <Button variant="link" aria-label={t('line.undo', { subject })} loading={busy} onClick={() => (setBusy(true), void onUndo().finally(() => setBusy(false)))}>
          {bulk('undo')}
        </Button>
      )}
      <Button variant="link" aria-label={t('line.details', { subject })} onClick={onOpen}>
        {bulk('details')}
      </Button>
    </Line>
  );
}
