import { Button, Dialog, Notice, notify, silent, Skeleton, useCoreTexts } from '@afterbell/core/web';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { StoredSiteEvent } from './days-draft';
import { EffectsList } from './effects-list';
import type { EventRow } from './event-columns';
import { useReviewTexts } from './review-texts';
import { useSiteCalendarTexts } from './site-calendar-texts';
import { useSiteEvents } from './use-site-events';
import { SiteEventDocument, type EffectFieldsFragment } from './__generated__/site-event';

export interface RemoveDialogProps {
  events: readonly EventRow[];
  onClose: () => void;
  onRemoved: () => void;
}

/** Names what goes from how many sites, and which session dates come back. */
export function RemoveDialog({ events, onClose, onRemoved }: RemoveDialogProps) {
  const t = useSiteCalendarTexts();
  const review = useReviewTexts();
  const core = useCoreTexts();
  const client = useApolloClient();
  const { remove, undoRemove } = useSiteEvents();
  const [answer, setAnswer] = useState<{ effects: EffectFieldsFragment | null; messages: readonly string[] } | null>(null);
  const [busy, setBusy] = useState(false);
  const asked = useRef({ events, remove });
  useEffect(() => {
    void asked.current.remove(asked.current.events, true).then(setAnswer);
  }, []);

  async function confirm() {
    setBusy(true);
    // Read whole before they go, with all their sites: what undoing needs.
    const stored: StoredSiteEvent[] = [];
    for (const { id } of events) {
      const { data } = await client.query({ query: SiteEventDocument, variables: { id }, fetchPolicy: 'network-only', context: silent() }).catch(() => ({ data: undefined }));
      if (data?.siteEvent) stored.push(data.siteEvent);
    }
    const { effects, messages } = await remove(events, false);
    setBusy(false);
    if (messages.length > 0) return setAnswer({ effects: effects ?? answer?.effects ?? null, messages });
    notify({ severity: 'success', title: t('removing.removed', { count: events.length }), action: stored.length === events.length ? undoRemove(stored) : undefined });
    onRemoved();
  }

  const [only] = events;
  return (
    <Dialog
      open
      role="alertdialog"
      size="md"
      onClose={onClose}
      title={t('removing.title', { count: events.length, reason: only?.reason ?? '', sites: t('sites', { count: only?.siteCount ?? 0 }) })}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {core('cancel')}
          </Button>
          <Button variant="danger" loading={busy} disabled={!answer?.effects || answer.effects.locked.length > 0} onClick={() => void confirm()}>
            {t('removing.confirm')}
          </Button>
        </>
      }
    >
      {answer && answer.messages.length > 0 && (
        <Notice severity="error" live>
          {answer.messages.join(' ')}
        </Notice>
      )}
      {!answer && (
        <>
          <p role="status">{review('checking')}</p>
          <Skeleton lines={3} />
        </>
      )}
      {answer?.effects && <EffectsList effects={answer.effects} />}
    </Dialog>
  );
}
