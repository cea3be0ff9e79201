import type { BulkActionKey } from '@afterbell/people/domain';
import { many } from './bulk-numbers';
import type { useBulkTexts } from './bulk-texts';

type Texts = ReturnType<typeof useBulkTexts>;
interface Counts {
  changed: number;
  /** Of those. */
  onWaitList: number;
}

interface Named {
  action: BulkActionKey;
  label: string;
  total: number;
  refused: number;
}

/** What was done, as a list of changes names it: the subject of a message says nothing of that. */
export function runName(t: Texts, { action, label, total, refused }: Named): string {
  return action === 'MESSAGE' ? t('nameMessage', { ...many(total - refused), label }) : t('name', { action: t(`action.${action}`), label });
}

/** What the button does. */
export function doing(t: Texts, action: BulkActionKey, { changed, onWaitList }: Counts): string {
  const waits = many(onWaitList);
  if (onWaitList === 0) return t(`do.${action}`, many(changed));
  return onWaitList === changed ? t('wait.do', waits) : t('wait.doToo', { ...waits, doing: t(`do.${action}`, many(changed - onWaitList)) });
}

export function willBe(t: Texts, action: BulkActionKey, { changed, onWaitList }: Counts, label: string): string {
  const waits = { ...many(onWaitList), label };
  if (onWaitList === 0) return t(`will.${action}`, { ...many(changed), label });
  return onWaitList === changed ? t('wait.will', waits) : t('wait.willToo', { ...waits, enrolled: t(`will.${action}`, { ...many(changed - onWaitList), label }) });
}

/** What came of it: whoever only waits has no place. */
export function wasDone(t: Texts, action: BulkActionKey, { changed, onWaitList }: Counts): string {
  const waits = many(onWaitList);
  if (onWaitList === 0) return t(`done.${action}`, many(changed));
  return onWaitList === changed ? t('wait.done', waits) : t('wait.doneToo', { ...waits, enrolled: t(`done.${action}`, many(changed - onWaitList)) });
}
