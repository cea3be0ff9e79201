import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useStored } from '../hooks/use-stored';
import { useCoreTexts } from '../i18n/core-texts';
import { notify } from '../ui/notify';
import type { Column } from './columns';
import { columnsOf } from './list-params';

/** Which columns a person sees: as the address says, else as kept in this browser under the name of the list. */
export interface ColumnView {
  hidden: readonly string[];
  /** True when the address or this browser says so; else they are those that the list begins with. */
  chosen: boolean;
  setHidden: (ids: readonly string[] | null) => void;
}

type Choosable = Pick<Column<never>, 'id' | 'hidden' | 'optIn' | 'fixed'>;

const isIds = (value: unknown): value is string[] | null => value === null || (Array.isArray(value) && value.every((id) => typeof id === 'string'));

/** The columns that are shown and could be hidden, as the address names them. */
export const shownColumns = (columns: readonly Choosable[], hidden: readonly string[]): string[] => columns.flatMap(({ id, fixed }, index) => (index === 0 || fixed || hidden.includes(id) ? [] : [id]));

/** On a phone cards begin with the few facts that read well there; a choice of one's own counts there as well. */
export const hiddenOnCards = (columns: readonly (Choosable & Pick<Column<never>, 'card'>)[], { hidden, chosen }: Pick<ColumnView, 'hidden' | 'chosen'>): readonly string[] => (chosen ? hidden : columns.filter(({ card }) => card === undefined).map(({ id }) => id));

/** On a tablet the spare columns wait until they are chosen. */
export const hiddenOnTablets = (columns: readonly Pick<Column<never>, 'id' | 'spare'>[], { hidden, chosen }: Pick<ColumnView, 'hidden' | 'chosen'>): readonly string[] => (chosen ? hidden : [...hidden, ...columns.filter(({ spare }) => spare).map(({ id }) => id)]);

/** Says which columns of the address are none of the list's: gone from the form, or not for this role. The others stand. */
export function useLostColumns(columns: readonly Choosable[]): void {
  const t = useCoreTexts();
  const [params] = useSearchParams();
  const lost = (columnsOf(params) ?? []).filter((key) => !columns.some((column) => column.id === key)).length;
  useEffect(() => {
    if (lost) notify({ severity: 'warn', title: t('list.columnLost', { count: lost }), detail: t('list.columnLostHint') });
  }, [lost, t]);
}

/** For a page that asks the server only for what is shown; others leave it to the `DataTable`. */
export function useColumnView(id: string, columns: readonly Choosable[]): ColumnView {
  const [stored, setStored] = useStored<string[] | null>(`afterbell.columns.${id}`, null, isIds);
  const [params, setParams] = useSearchParams();
  const asked = params.get('c') === null ? null : (columnsOf(params) ?? []).join(',');
  return useMemo(() => {
    const optIns = columns.filter(({ optIn }) => optIn).map((column) => column.id);
    const usual = columns.filter((column) => column.hidden).map((column) => column.id);
    const named = asked?.split(',');
    // What is kept are hidden columns, and `+` with those of the tenant's own that are shown.
    const hidden = named ? columns.map((column) => column.id).filter((key) => !named.includes(key)) : [...(stored ?? usual).filter((key) => !key.startsWith('+')), ...optIns.filter((key) => !stored?.includes(`+${key}`))];
    const setHidden = (ids: readonly string[] | null) => {
      setStored(ids && [...ids.filter((key) => !optIns.includes(key)), ...optIns.filter((key) => !ids.includes(key)).map((key) => `+${key}`)]);
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (ids) after.set('c', shownColumns(columns, ids).join(','));
          else after.delete('c');
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    };
    return { hidden, chosen: named !== undefined || stored !== null, setHidden };
  }, [columns, stored, setStored, asked, setParams]);
}
