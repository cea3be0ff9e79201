import { dateIn, formatDate, formatTime, timeIn } from '@afterbell/core/domain';
import { Button, defineTexts, Notice, useSession } from '@afterbell/core/web';

const { useTexts } = defineTexts('forms-flow', {
  draftBack: 'A draft of {{at}} is filled in',
  draftBackHint: 'Nothing of it has been added yet.',
  startOver: 'Start over',
  draftKept: 'Draft kept {{at}}',
  draftNotKept: 'The draft could not be kept. What you typed is still here.',
});

/** What stands on the screen is of an earlier visit. */
export function FlowRestored({ at: restoredAt, onStartOver }: { at: string | null; onStartOver: () => void }) {
  const t = useTexts();
  const { timeZone, today } = useSession();
  if (!restoredAt) return null;
  const at = new Date(restoredAt);
  const day = dateIn(timeZone, at);
  const time = formatTime(timeIn(timeZone, at));
  return (
    <Notice live title={t('draftBack', { at: day === today ? time : `${formatDate(day)} ${time}` })} action={<Button onClick={onStartOver}>{t('startOver')}</Button>}>
      {t('draftBackHint')}
    </Notice>
  );
}

/** When what was typed was last kept. */
export function FlowKept({ kept }: { kept: { at: Date } | 'failed' | null }) {
  const t = useTexts();
  const { timeZone } = useSession();
  if (!kept) return null;
  return <span role="status">{kept === 'failed' ? t('draftNotKept') : t('draftKept', { at: formatTime(timeIn(timeZone, kept.at)) })}</span>;
}
