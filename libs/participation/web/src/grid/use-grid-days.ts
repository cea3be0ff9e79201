import type { PlainDate } from '@afterbell/core/domain';
import { notify, usePermissions } from '@afterbell/core/web';
import { useState } from 'react';
import { useCloseDays } from '../hub/use-close-days';
import type { GridStore } from './grid-store';
import { useGridTexts } from './grid-texts';

/** Saying of days of the grid that attendance was taken, and taking back how one ended. */
export interface GridDays {
  readonly busy: boolean;
  readonly close: (dates: readonly PlainDate[]) => void;
  /** Answers whether the day is open again. */
  readonly reopen: (date: PlainDate) => Promise<boolean>;
}

/** The outcome of a day is the roster's to say: null where the role may not. */
export function useGridDays(sessionId: string, store: GridStore | undefined, again: () => void): GridDays | null {
  const t = useGridTexts();
  const { can } = usePermissions();
  const [busy, setBusy] = useState(false);
  const run = useCloseDays(again);
  async function change(dates: readonly PlainDate[], outcome: 'taken' | null): Promise<boolean> {
    setBusy(true);
    const problem = await run(dates.map((date) => ({ sessionId, date })), outcome);
    setBusy(false);
    if (problem) notify({ severity: 'error', title: problem });
    return problem === null;
  }
  async function close(dates: readonly PlainDate[]): Promise<void> {
    // A day is closed with the marks that are seen.
    if (store && !(await store.flush())) return void notify({ severity: 'warn', title: t('close.unsaved') });
    await change(dates, 'taken');
  }
  if (!store || !can('edit', 'participation.by_activity')) return null;
  return { busy, close: (dates) => void close(dates), reopen: (date) => change([date], null) };
}
