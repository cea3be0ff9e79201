import { Button, ConfirmDialog } from '@afterbell/core/web';
import { useState } from 'react';
import { useOfflineTexts } from './offline-texts';

export interface DiscardButtonProps {
  /** The question, which names what would be gone. */
  title: string;
  body: string;
  onDiscard: () => void | Promise<void>;
}

/** Gives up what is on this device alone, after a question: nothing brings it back. */
export function DiscardButton({ title, body, onDiscard }: DiscardButtonProps) {
  const t = useOfflineTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={title} onClick={() => setAsking(true)}>
        {t('list.discard')}
      </Button>
      {asking && <ConfirmDialog open danger onClose={() => setAsking(false)} onConfirm={async () => onDiscard()} title={title} description={body} confirmLabel={t('list.discard')} />}
    </>
  );
}
