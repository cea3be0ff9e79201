import { formatDateTime } from '@afterbell/core/domain';
import { Button, focusHome, Notice, silent, useSession } from '@afterbell/core/web';
import { onTheWay } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useMessageFailuresQuery, type BulkRunFactsFragment } from '../bulk/__generated__/bulk';
import { many } from '../bulk/bulk-numbers';
import { ProgressBar } from '../bulk/progress-bar';
import { useMessagesTexts } from './messages-texts';

export type RunMessage = NonNullable<BulkRunFactsFragment['message']>;

const Failures = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', '& > li': { borderTop: 'hairline', py: '1.5', overflowWrap: 'anywhere' }, '& small': { display: 'block', color: 'fg.muted' } } });
const SHOWN = 100;

export const isOnTheWay = ({ message }: Pick<BulkRunFactsFragment, 'message'>): boolean => Boolean(message && onTheWay(message.state));

/** How a message stands, in a line. */
export function useMessageWords(): (message: RunMessage) => string {
  const t = useMessagesTexts();
  return ({ state, sendsIn, mails, sent, failed }) => {
    const all = t('mails', many(mails));
    if (state === 'cancelled') return t('cancelled');
    if (state === 'held') return sendsIn ? t('sendsIn', { count: sendsIn }) : t('begins');
    if (state === 'sending') return t('progress', { done: many(sent + failed).total, mails: all });
    return [t('sent', { mails: t('mails', many(sent)) }), failed > 0 && t('failed', many(failed))].filter(Boolean).join(', ');
  };
}

export interface MessageRunViewProps {
  message: RunMessage;
  /** Participants about whom nobody is written to. */
  without: number;
  canUndo: boolean;
  onUndo: () => Promise<unknown>;
}

/** The time to take it back, then how far the mails are, then what became of them. */
export function MessageRunView({ message, without, canUndo, onUndo }: MessageRunViewProps) {
  const t = useMessagesTexts();
  const { state, failed, id } = message;
  if (state === 'cancelled') return <Notice severity="success" title={t('cancelled')} live />;
  return (
    <>
      {state === 'held' && <Held message={message} undo={canUndo ? onUndo : null} />}
      {state === 'sending' && <Sending message={message} />}
      {state === 'sent' && (
        <Notice severity={failed > 0 ? 'warn' : 'success'} title={t('sent', { mails: t('mails', many(message.sent)) })} live>
          {failed > 0 && t('failed', many(failed))}
        </Notice>
      )}
      {without > 0 && <p>{t('without', many(without))}</p>}
      {state === 'sent' ? failed > 0 && <NotDelivered id={id} /> : <small>{t('closing')}</small>}
    </>
  );
}

function Held({ message, undo }: { message: RunMessage; undo: (() => Promise<unknown>) | null }) {
  const t = useMessagesTexts();
  const words = useMessageWords();
  const [busy, setBusy] = useState(false);
  const button = undo && (
    <Button ref={focusHome} data-autofocus="" variant="solid" loading={busy} onClick={() => (setBusy(true), void undo().finally(() => setBusy(false)))}>
      {t('undo')}
    </Button>
  );
  return (
    <>
      <Notice severity="info" title={t('about', { mails: t('mails', many(message.mails)) })} action={button} live />
      {/* Not announced: it changes every second. */}
      <p>{words(message)}</p>
    </>
  );
}

function Sending({ message }: { message: RunMessage }) {
  const t = useMessagesTexts();
  const words = useMessageWords();
  const { timeZone } = useSession();
  const { mails, sent, failed, stalledSince } = message;
  return (
    <>
      <ProgressBar value={sent + failed} max={mails} label={words(message)} />
      <span role="status">{words(message)}</span>
      {stalledSince && (
        <Notice severity="warn" title={t('stalled', { at: formatDateTime(stalledSince, timeZone) })} live>
          {t('stalledHint', many(mails - sent - failed))}
        </Notice>
      )}
    </>
  );
}

function NotDelivered({ id }: { id: string }) {
  const t = useMessagesTexts();
  const { data } = useMessageFailuresQuery({ variables: { id, first: SHOWN }, context: silent(), fetchPolicy: 'network-only' });
  const failures = data?.bulkRun.message?.failures ?? [];
  return (
    <section aria-label={t('failures')}>
      <strong>{t('failures')}</strong>
      <Failures>
        {failures.map(({ id: mail, to, address, about, said }) => (
          <li key={mail}>
            {address ? t('failure', { to: [to.join(', '), address].filter(Boolean).join(', '), said }) : said}
            <small>{t('failureAbout', { about: about.join('; ') })}</small>
          </li>
        ))}
      </Failures>
    </section>
  );
}
