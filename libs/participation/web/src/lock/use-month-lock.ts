import { notify, silent, useCoreTexts, failuresOf } from '@afterbell/core/web';
import type { PlainDate } from '@afterbell/core/domain';
import { monthTitle } from '../shared/day-words';
import { useLockMonthMutation, useUnlockMonthMutation } from './__generated__/lock';
import type { SiteMonthRow } from './lock-columns';
import { useLockTexts } from './lock-texts';

export interface MonthWork {
  what: 'lock' | 'unlock';
  rows: readonly SiteMonthRow[];
}

/** Locks and unlocks a month of sites; answers what stood in the way, in words, or null when it is done. */
export function useMonthLock(month: PlainDate, { mayUnlock, onChanged }: { mayUnlock: boolean; onChanged: () => void }) {
  const t = useLockTexts();
  const core = useCoreTexts();
  const [lockMonth] = useLockMonthMutation();
  const [unlockMonth] = useUnlockMonthMutation();

  const said = (done: 'locked' | 'unlocked', rows: readonly SiteMonthRow[]) => t(`done.${done}`, { count: rows.length, name: rows[0]?.siteName ?? '', month: monthTitle(month) });

  async function run({ what, rows }: MonthWork, { acceptMissing = false, reason = '' } = {}): Promise<string | null> {
    const siteIds = rows.map(({ siteId }) => siteId);
    try {
      const problems =
        what === 'lock'
          ? (await lockMonth({ variables: { input: { month, siteIds, acceptMissing } }, context: silent() })).data?.lockMonth.problems
          : (await unlockMonth({ variables: { input: { month, siteIds, reason: reason.trim() || null } }, context: silent() })).data?.unlockMonth.problems;
      if (!problems) return core('errors.load');
      if (problems.length > 0) return problems.map(({ message }) => message).join(' ');
    } catch (error) {
      return failuresOf(error)[0]?.message.join(' ') || core('errors.load');
    }
    onChanged();
    if (what === 'unlock') notify({ severity: 'success', title: said('unlocked', rows) });
    else notify({ severity: 'success', title: said('locked', rows), ...(mayUnlock ? { action: { label: t('done.undo'), onClick: () => void run({ what: 'unlock', rows }) } } : {}) });
    return null;
  }
  return run;
}
