import { useSession } from '@afterbell/core/web';
import { isPlainDate } from '@afterbell/core/domain';
import { useSearchParams } from 'react-router';
import { isSpan } from './use-grid';

/** What is shown stands in the address: it can be linked, and Back undoes one choice. */
export function useGridAddress() {
  const { today } = useSession();
  const [params, setParams] = useSearchParams();
  const [date, span] = [params.get('date'), params.get('span')];
  const set = (values: Record<string, string | null>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { preventScrollReset: true },
    );
  return { params, set, today, date: isPlainDate(date) ? date : today, span: isSpan(span) ? span : ('weeks' as const) };
}
