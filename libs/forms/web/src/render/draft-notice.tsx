import { formatDate, formatTime, dateIn, timeIn } from '@afterbell/core/domain';
import { Button, Notice, useSession } from '@afterbell/core/web';
import { useFormsTexts } from '../forms-texts';
import type { Draft } from './use-draft';

/** Says that what is on the screen is not what is stored, since when, and the way back. */
export function DraftNotice({ draft }: { draft: Draft }) {
  const t = useFormsTexts();
  const { timeZone, today } = useSession();
  if (!draft.restored) return null;
  const at = new Date(draft.restored.savedAt);
  const day = dateIn(timeZone, at);
  const time = formatTime(timeIn(timeZone, at));
  return (
    <Notice title={t('draft.restored', { at: day === today ? time : `${formatDate(day)} ${time}` })} action={<Button onClick={draft.reset}>{t('draft.discard')}</Button>}>
      {t(draft.restored.isCarried ? 'draft.carried' : draft.restored.isOlder ? 'draft.older' : 'draft.restoredHint')}
    </Notice>
  );
}
