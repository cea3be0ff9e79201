import { ArrowDown, ArrowUp, ArrowUpDown, Ellipsis } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCoreTexts } from '../i18n/core-texts';
import { VisuallyHidden } from '../ui/visually-hidden';
import type { Column, RowTotal } from './columns';
import { TableEdges, useWide } from './table-edges';
import { CardList, TableFrame } from './table-look';
import { useSelecting } from './use-selecting';
import type { ListState } from './use-list-state';

export interface RowSelection {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** Where everything that matches can be chosen, not only what is shown: `ids` are then the rows of the page. */
  whole?: { chosen: boolean; total: RowTotal | undefined; choose: () => void };
}

export interface RowsProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  state: ListState;
  stale: boolean;
  rowId: (row: Row) => string;
  rowLabel: (row: Row) => string;
  rowTo?: (row: Row) => string | null;
  selection?: RowSelection;
  onMenu?: (row: Row, anchor: HTMLElement) => void;
  hasMenu?: (row: Row) => boolean;
}

function toggled(ids: ReadonlySet<string>, changed: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  changed.forEach((id) => (on ? next.add(id) : next.delete(id)));
  return next;
}

function HeaderCell<Row>({ column, state, names }: { column: Column<Row>; state: ListState; names: boolean }) {
  const t = useCoreTexts();
  const field = column.sort;
  if (field === undefined) {
    return (
      <th scope="col" data-names={names || undefined} data-align={column.align} style={{ width: column.width }}>
        {column.header}
      </th>
    );
  }
  const direction = state.sort.find((sort) => sort.field === field)?.direction;
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ArrowUpDown;
  return (
    <th scope="col" data-names={names || undefined} data-align={column.align} style={{ width: column.width }} aria-sort={direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : undefined}>
      <button type="button" title={t('list.sort', { column: column.header })} onClick={() => state.toggleSort(field)}>
        {column.header}
        <Icon aria-hidden="true" />
      </button>
    </th>
  );
}

/** What a cell cuts is told in full to whoever points at it; screen readers and the record have the whole of it anyway. */
function tellCut(event: MouseEvent) {
  const cell = (event.target as Element).closest<HTMLElement>('tbody th, tbody td:not([data-narrow])');
  if (!cell) return;
  const parts = [cell, ...cell.querySelectorAll<HTMLElement>('[data-cut]')];
  if (parts.some((part) => part.scrollWidth > part.clientWidth + 1)) cell.title = cell.innerText.replace(/\s+/g, ' ').trim();
  else cell.removeAttribute('title');
}

export function TableRows<Row>({ label, columns, rows, state, stale, rowId, rowLabel, rowTo, selection, onMenu, hasMenu }: RowsProps<Row>) {
  const t = useCoreTexts();
  const navigate = useNavigate();
  const { edges, frame, wide } = useWide(columns);
  const ids = rows.map(rowId);
  const { turn } = useSelecting(selection, ids);
  const chosen = selection ? ids.filter((id) => selection.ids.has(id)).length : 0;

  // A convenience for the mouse; the keyboard has the link in the row's first cell.
  function openRow(event: MouseEvent<HTMLTableSectionElement>) {
    const target = event.target as Element;
    const to = target.closest('tr')?.dataset['to'];
    if (!to || target.closest('a, button, input, label, select') || window.getSelection()?.toString()) return;
    if (event.metaKey || event.ctrlKey) window.open(to, '_blank', 'noopener');
    else void navigate(to);
  }

  return (
    <TableEdges ref={edges}>
      <TableFrame ref={frame} data-wide={wide || undefined} tabIndex={wide ? 0 : undefined} role={wide ? 'region' : undefined} aria-label={wide ? label : undefined}>
        <table aria-busy={stale || undefined}>
          <caption>{label}</caption>
          <thead>
            <tr>
              {selection && (
                <th scope="col" data-narrow="">
                  <label className="ab-check">
                    <input
                      type="checkbox"
                      aria-label={t('list.selectAll')}
                      checked={chosen > 0 && chosen === ids.length}
                      ref={(box) => {
                        if (box) box.indeterminate = chosen > 0 && chosen < ids.length;
                      }}
                      onChange={(event) => selection.onChange(toggled(selection.ids, ids, event.target.checked))}
                    />
                  </label>
                </th>
              )}
              {columns.map((column, index) => (
                <HeaderCell key={column.id} column={column} state={state} names={index === 0} />
              ))}
              {onMenu && (
                <th scope="col" data-narrow="">
                  <VisuallyHidden>{t('list.actions')}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody data-stale={stale || undefined} onClick={openRow} onMouseOver={tellCut}>
            {rows.map((row) => {
              const id = rowId(row);
              const to = rowTo?.(row) ?? undefined;
              const selected = selection?.ids.has(id);
              return (
                <tr key={id} data-to={to} data-row={id} aria-selected={selected}>
                  {selection && (
                    <td data-narrow="">
                      <SelectBox label={rowLabel(row)} checked={selected === true} onChange={(on, range) => turn(id, on, range)} />
                    </td>
                  )}
                  {columns.map((column, index) =>
                    index === 0 ? (
                      <th key={column.id} scope="row" data-align={column.align} data-wrap={column.wrap || undefined}>
                        {to ? <Link to={to}>{column.cell(row)}</Link> : column.cell(row)}
                      </th>
                    ) : (
                      <td key={column.id} data-align={column.align} data-wrap={column.wrap || undefined}>
                        {column.cell(row)}
                      </td>
                    ),
                  )}
                  {onMenu && <td data-narrow="">{(hasMenu?.(row) ?? true) && <RowMenuButton label={rowLabel(row)} onOpen={(anchor) => onMenu(row, anchor)} />}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableFrame>
    </TableEdges>
  );
}

export function CardRows<Row>({ label, columns, rows, stale, rowId, rowLabel, rowTo, selection, onMenu, hasMenu }: RowsProps<Row>) {
  const [title, ...others] = columns;
  const { turn } = useSelecting(selection, rows.map(rowId));
  if (!title) return null;
  const badge = others.find((column) => column.card === 'badge');
  const facts = others.filter((column) => column !== badge);
  return (
    <CardList aria-label={label} aria-busy={stale || undefined} data-stale={stale || undefined}>
      {rows.map((row) => {
        const id = rowId(row);
        const to = rowTo?.(row);
        const name = (title.cardTitle ?? title.cell)(row);
        return (
          <li key={id} data-row={id} data-selected={selection?.ids.has(id) || undefined}>
            {selection && <SelectBox label={rowLabel(row)} checked={selection.ids.has(id)} onChange={(on, range) => turn(id, on, range)} />}
            <div className="ab-card">
              <span className="ab-card-head">
                <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {to ? (
                    <Link className="ab-card-link" to={to}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </span>
                {badge?.cell(row)}
              </span>
              {facts.length > 0 && (
                <dl className="ab-card-facts">
                  {facts.map((column) => (
                    <Fact key={column.id} column={column} row={row} />
                  ))}
                </dl>
              )}
            </div>
            {onMenu && (hasMenu?.(row) ?? true) && <RowMenuButton label={rowLabel(row)} onOpen={(anchor) => onMenu(row, anchor)} />}
          </li>
        );
      })}
    </CardList>
  );
}

/** What is not known takes no room on a card. */
function Fact<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const said = column.cell(row);
  if (said === null || said === undefined || said === '' || said === false) return null;
  return (
    <div data-line={column.card === 'line' || undefined}>
      <dt>{column.header}</dt>
      <dd>{said}</dd>
    </div>
  );
}

function SelectBox({ label, checked, onChange }: { label: string; checked: boolean; onChange: (on: boolean, range: boolean) => void }) {
  const t = useCoreTexts();
  return (
    <label className="ab-check">
      <input type="checkbox" aria-label={t('list.selectRow', { name: label })} checked={checked} onChange={(event) => onChange(event.target.checked, (event.nativeEvent as Partial<globalThis.MouseEvent>).shiftKey === true)} />
    </label>
  );
}

function RowMenuButton({ label, onOpen }: { label: string; onOpen: (anchor: HTMLElement) => void }) {
  const t = useCoreTexts();
  return (
    <button type="button" className="ab-row-menu" aria-haspopup="menu" aria-label={t('list.actionsOf', { name: label })} onClick={(event) => onOpen(event.currentTarget)}>
      <Ellipsis aria-hidden="true" />
    </button>
  );
}
