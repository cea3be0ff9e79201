import { isPlainDate, isUuid, monthStart, type PlainDate } from '@afterbell/core/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

export interface CalendarView {
  shown: 'list' | 'month';
  siteId: string | null;
  month: PlainDate | null;
  set: (part: Partial<Record<'view' | 'site' | 'month', string | null>>) => void;
  /** Everything again: no search, no filter, no site, no month. */
  clear: () => void;
}

/** What the address says of the view; what it says wrongly is as if it said nothing. */
export function useCalendarView(): CalendarView {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const [site, month] = [params.get('site'), params.get('month')];
    return {
      shown: params.get('view') === 'month' ? 'month' : 'list',
      siteId: isUuid(site) ? site : null,
      month: isPlainDate(month) ? monthStart(month) : null,
      set: (part) =>
        setParams(
          (before) => {
            const after = new URLSearchParams(before);
            for (const [key, value] of Object.entries(part)) {
              if (value) after.set(key, value);
              else after.delete(key);
            }
            after.delete('page');
            return after;
          },
          { preventScrollReset: true },
        ),
      clear: () => setParams((before) => new URLSearchParams(before.get('view') ? { view: before.get('view') ?? '' } : {}), { preventScrollReset: true }),
    };
  }, [params, setParams]);
}
