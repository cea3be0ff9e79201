import { VIEWED_LISTS } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import type { LiveList } from '../__generated__/schema-types';
import { useDebounced } from '../hooks/use-debounced';
import { TABLET, useIsPhone, useMediaQuery } from '../hooks/use-media-query';
import { useCoreTexts } from '../i18n/core-texts';
import { i18n } from '../i18n/i18n';
import { useShortcut } from '../keys/shortcuts';
import { ListChanges } from '../live/list-changes';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { SearchInput } from '../ui/inputs';
import type { MenuAction } from '../ui/menu';
import { LoadHint } from '../ui/load-hint';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { VisuallyHidden } from '../ui/visually-hidden';
import { hiddenOnCards, hiddenOnTablets, useColumnView, useLostColumns, type ColumnView } from './column-view';
import { formatTotal, type Column, type RowTotal } from './columns';
import { FilterChips } from './filter-chips';
import { FilterTool, PartsTool } from './list-tools';
import { Pagination } from './pagination';
import { SelectionBar } from './selection-bar';
import { CardRows, TableRows, type RowSelection, type RowsProps } from './table-rows';
import type { ListState } from './use-list-state';
import { ViewTool } from './view-tool';
import { SavedViews } from './views/saved-views';

const RowMenu = lazy(() => import('./row-menu'));

export interface EmptyTexts {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

export interface DataTableProps<Row> {
  /** Names the list in stored preferences: `people.participants`. */
  id: string;
  /** Its caption, read to screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined until the first answer. Pass the rows before a change while new ones load: `(data ?? previousData)`. */
  rows: readonly Row[] | undefined;
  state: ListState;
  /** From `useColumnView`, where the page has to know it too. */
  view?: ColumnView;
  total?: RowTotal;
  loading?: boolean;
  /** Anything truthy that went wrong. */
  error?: unknown;
  onRetry?: () => void;
  /** The person may not see this list. */
  denied?: boolean;
  /** For "nothing yet". */
  empty: EmptyTexts;
  rowId: (row: Row) => string;
  /** The row's name in words, for its checkbox and its menu. */
  rowLabel: (row: Row) => string;
  rowTo?: (row: Row) => string | null;
  rowActions?: (row: Row) => readonly MenuAction[];
  selection?: RowSelection;
  /** Buttons of the selection bar. */
  bulkActions?: ReactNode;
  /** Between the filters and the view button. */
  tools?: ReactNode;
  /** False for lists without a search. */
  searchable?: boolean;
  searchLabel?: string;
  /** Tells when others change something in the list. */
  live?: LiveList;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { id, columns, state, searchable = true, tools } = props;
  const t = useCoreTexts();
  const phone = useIsPhone();
  const own = useColumnView(id, columns);
  const view = props.view ?? own;
  const { setHidden } = view;
  const tablet = useMediaQuery(TABLET);
  const hidden = useMemo(() => (phone ? hiddenOnCards(columns, view) : tablet ? hiddenOnTablets(columns, view) : view.hidden), [phone, tablet, columns, view]);
  useLostColumns(columns);
  const visible = useMemo(() => columns.filter((column, index) => index === 0 || column.fixed || !hidden.includes(column.id)), [columns, hidden]);

  return (
    <chakra.section aria-label={props.label} css={{ display: 'flex', flexDirection: 'column', gap: '3', minW: '0' }}>
      {!props.denied && (
        <chakra.div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' }} data-no-print="">
          {searchable && <ListSearch label={props.searchLabel ?? t('list.searchIn', { name: props.label })} state={state} />}
          <PartsTool state={state} />
          <FilterTool state={state} columns={columns} />
          {tools}
          {state.prefix === '' && Object.hasOwn(VIEWED_LISTS, id) && <SavedViews list={id} columns={columns} hidden={view.hidden} />}
          <chakra.div css={{ marginInlineStart: { md: 'auto' } }}>
            <ViewTool columns={columns} hidden={hidden} onHidden={setHidden} />
          </chakra.div>
        </chakra.div>
      )}
      <FilterChips state={state} />
      {props.live && !props.denied && props.rows && props.onRetry && <ListChanges key={JSON.stringify(state.variables)} list={props.live} onRefresh={props.onRetry} />}
      <TableBody {...props} columns={visible} phone={phone} />
    </chakra.section>
  );
}

function TableBody<Row>({ phone, ...props }: DataTableProps<Row> & { phone: boolean }) {
  const { rows, state, total, loading = false, error, onRetry, denied, empty, selection, rowActions, rowLabel } = props;
  const t = useCoreTexts();
  const [menu, setMenu] = useState<{ row: Row; anchor: HTMLElement } | null>(null);

  if (denied) return <EmptyState kind="noRight" />;
  if (error && !loading) return <LoadError onRetry={onRetry} />;
  if (!rows) return <Skeleton lines={8} label={t('list.loadingRows')} />;
  if (rows.length === 0 && !loading) return <NoRows state={state} empty={empty} />;
  const shared: RowsProps<Row> = {
    ...props,
    rows,
    stale: loading,
    onMenu: rowActions ? (row, anchor) => setMenu({ row, anchor }) : undefined,
    hasMenu: rowActions ? (row) => rowActions(row).length > 0 : undefined,
  };
  return (
    <>
      <VisuallyHidden role="status">{loading ? t('list.loadingRows') : total ? t('list.updated', { count: total.value, total: formatTotal(total, i18n.language) }) : ''}</VisuallyHidden>
      {phone ? <CardRows {...shared} /> : <TableRows {...shared} />}
      <Pagination state={state} shown={rows.length} total={total} />
      {selection && <SelectionBar selection={selection}>{props.bulkActions}</SelectionBar>}
      {menu && rowActions && (
        <Suspense fallback={null}>
          <RowMenu anchor={menu.anchor} label={t('list.actionsOf', { name: rowLabel(menu.row) })} items={rowActions(menu.row)} onClose={() => setMenu(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Nothing yet, nothing that fits, or nothing in the part that is shown: then the way to everything is at hand. */
function NoRows({ state, empty }: { state: ListState; empty: EmptyTexts }) {
  const t = useCoreTexts();
  const part = state.parts?.parts.find(({ id }) => id === state.only);
  const whole = part?.rule ? state.parts?.parts.find(({ rule }) => rule === null) : undefined;
  const showWhole = whole && <Button onClick={() => state.setOnly(whole.id)}>{t('list.showPart', { part: whole.label })}</Button>;
  if (!state.narrowed && state.page === 1) {
    const other = part && part !== state.parts?.parts[0];
    return <EmptyState kind="nothing" title={other ? t('list.nobodyIn', { part: part.label }) : empty.title} action={empty.action ?? showWhole}>{!other && empty.children}</EmptyState>;
  }
  return (
    <EmptyState
      kind="noMatch"
      action={
        <chakra.div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' }}>
          <Button onClick={state.narrowed ? state.clear : () => state.setPage(1)}>{t(state.narrowed ? 'empty.clearFilters' : 'list.firstPage')}</Button>
          {state.narrowed && showWhole}
        </chakra.div>
      }
    >
      {whole && t('list.lookedIn', { part: part?.label ?? '' })}
    </EmptyState>
  );
}

function LoadError({ onRetry }: { onRetry?: () => void }) {
  const t = useCoreTexts();
  return (
    <Notice severity="error" title={t('errors.load')} live action={onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}>
      <LoadHint />
    </Notice>
  );
}

/** Typing stays here until it pauses; the URL is the only store, so whatever else changes it wins. */
function ListSearch({ label, state }: { label: string; state: ListState }) {
  const t = useCoreTexts();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(state.search);
  const [known, setKnown] = useState(state.search);
  // What this box asked for and the address does not say yet: when it does, later letters must not be taken back.
  const [sent, setSent] = useState<readonly string[]>([]);
  const { run, flush } = useDebounced((next: string) => {
    setSent((before) => [...before, next.trim()]);
    state.setSearch(next.trim());
  }, 250);
  if (known !== state.search) {
    setKnown(state.search);
    const own = sent.lastIndexOf(state.search);
    setSent(own < 0 ? [] : sent.slice(own + 1));
    if (own < 0 && text.trim() !== state.search) setText(state.search);
  }
  useShortcut('/', () => box.current?.focus());
  return (
    <chakra.div css={{ flex: '1 1 10rem', maxW: { md: state.parts ? '16rem' : '20rem' }, minW: '0' }} role="search">
      <SearchInput
        ref={box}
        label={label}
        placeholder={t('list.search')}
        value={text}
        onChange={(next) => {
          setText(next);
          run(next);
          if (next === '') flush();
        }}
        onKeyDown={(event) => event.key === 'Enter' && flush()}
      />
    </chakra.div>
  );
}
