import { isTicked, VERBS, withTick, type MatrixCell, type Verb } from '@afterbell/core/domain';
import { Button, EmptyState, SearchInput, SegmentedRadios, SegmentedScope, useIsPhone, usePermissions, VisuallyHidden } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useMemo, useState, type ChangeEvent, type FocusEvent, type MouseEvent } from 'react';
import { useCatalogueLabels } from './catalogue-labels';
import { MatrixCards } from './matrix-cards';
import { MatrixFrame } from './matrix-look';
import { MatrixTableRow, packStates } from './matrix-row';
import { cellState, matrixRows, SECTION_IDS, visibleRows, WITH_TABS, type CellState, type MatrixFilter, type MatrixRow } from './matrix-rows';
import { useRolesTexts } from './roles-texts';
import type { RoleDraft } from './use-role-draft';
import { matrixKeys } from './use-matrix-keys';

const Tools = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mb: '3', '& > [role=search]': { flex: { base: '1 1 100%', md: '0 1 18rem' } } } });

export interface PermissionMatrixProps {
  role: RoleDraft;
  readOnly: boolean;
}

/** The catalogue as a matrix: sections, features and their tabs down, verbs across. */
export function PermissionMatrix({ role, readOnly }: PermissionMatrixProps) {
  const t = useRolesTexts();
  const phone = useIsPhone();
  const labels = useCatalogueLabels();
  const { set } = usePermissions();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<MatrixFilter>('all');
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set(phone ? [...SECTION_IDS, ...WITH_TABS] : WITH_TABS));
  const rows = useMemo(() => matrixRows(labels), [labels]);
  const { saved, shipped, edit } = role;
  const { rights } = role.draft;
  const shown = useMemo(() => visibleRows(rows, { search, filter, closed, rights, saved }), [rows, search, filter, closed, rights, saved]);
  const mayGive = (cell: MatrixCell) => set.allows(cell.verb, cell.feature, cell.tab ?? undefined);
  const statesOf = (row: MatrixRow) => Object.fromEntries(VERBS.map((verb) => [verb, cellState(row, verb, { rights, saved, shipped, mayGive })])) as Record<Verb, CellState | null>;

  function tick(row: MatrixRow, verb: Verb, on: boolean) {
    const cells = row.cells[verb].filter((cell) => isTicked(rights, cell) !== on && (!on || mayGive(cell)));
    if (cells.length > 0) edit((draft) => ({ ...draft, rights: cells.reduce((now, cell) => withTick(now, cell, on), draft.rights) }));
  }
  function toggle(id: string) {
    setClosed((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }
  const showAll = () => {
    setSearch('');
    setFilter('all');
  };
  const body = { rows, shown, closed, narrowed: search.trim() !== '' || filter !== 'all', statesOf, tick, toggle, readOnly, label: t('matrix.label', { name: role.base.name }), onUndo: role.undo };
  return (
    <div>
      <Tools data-no-print="">
        <div role="search">
          <SearchInput label={t('matrix.search')} value={search} onChange={setSearch} />
        </div>
        <SegmentedScope>
          <SegmentedRadios
            legend={t('matrix.show')}
            name="matrix-filter"
            value={filter}
            options={(['all', 'allowed', ...(readOnly ? [] : ['changed' as const])] as const).map((value) => ({ value, label: t(`matrix.${value}`) }))}
            onChange={setFilter}
          />
        </SegmentedScope>
        <chakra.div css={{ display: 'flex', gap: '2', marginInlineStart: { md: 'auto' } }}>
          <Button variant="ghost" onClick={() => setClosed(new Set())}>
            {t('matrix.expandAll')}
          </Button>
          <Button variant="ghost" onClick={() => setClosed(new Set([...SECTION_IDS, ...WITH_TABS]))}>
            {t('matrix.collapseAll')}
          </Button>
        </chakra.div>
      </Tools>
      <VisuallyHidden role="status">{t('matrix.rows', { count: shown.length })}</VisuallyHidden>
      {shown.length === 0 ? (
        <EmptyState kind="noMatch" action={<Button onClick={showAll}>{t('matrix.showAll')}</Button>}>
          {t('matrix.none')}
        </EmptyState>
      ) : phone ? (
        <MatrixCards {...body} />
      ) : (
        <MatrixTable {...body} />
      )}
    </div>
  );
}

export interface MatrixBodyProps {
  rows: readonly MatrixRow[];
  shown: readonly MatrixRow[];
  closed: ReadonlySet<string>;
  narrowed: boolean;
  statesOf: (row: MatrixRow) => Record<Verb, CellState | null>;
  tick: (row: MatrixRow, verb: Verb, on: boolean) => void;
  toggle: (id: string) => void;
  readOnly: boolean;
  label: string;
  onUndo: () => void;
}

const rowOf = (target: EventTarget) => (target as HTMLElement).closest('tr')?.dataset['row'];

function MatrixTable({ rows, shown, closed, narrowed, statesOf, tick, toggle, readOnly, label, onUndo }: MatrixBodyProps) {
  const t = useRolesTexts();
  const [stop, setStop] = useState<{ row: string; column: number } | null>(null);
  const entry = stop && shown.some(({ id }) => id === stop.row) ? stop : { row: shown[0]?.id ?? '', column: 0 };

  function onChange(event: ChangeEvent<HTMLTableElement>) {
    const box = event.target as Element;
    if (!(box instanceof HTMLInputElement)) return;
    const row = rows.find(({ id }) => id === rowOf(box));
    const verb = VERBS.find((candidate) => candidate === box.dataset['verb']);
    if (row && verb) tick(row, verb, box.checked);
  }
  function onClick(event: MouseEvent) {
    const id = (event.target as HTMLElement).closest('.ab-opener') && rowOf(event.target);
    if (id) toggle(id);
  }
  function onFocus(event: FocusEvent) {
    const row = rowOf(event.target);
    const column = (event.target as HTMLElement).dataset['stop'];
    if (row !== undefined && column !== undefined) setStop({ row, column: Number(column) });
  }
  return (
    <MatrixFrame>
      {/* Events of five hundred cells are heard in one place. */}
      <table onChange={onChange} onClick={onClick} onFocus={onFocus} onKeyDown={matrixKeys(onUndo)}>
        <caption>
          {label}. {t('matrix.keys')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('matrix.feature')}</th>
            {VERBS.map((verb) => (
              <th key={verb} scope="col">
                {t(`verb.${verb}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <MatrixTableRow key={row.id} row={row} states={packStates(statesOf(row))} open={narrowed || !closed.has(row.id)} stop={entry.row === row.id ? entry.column : null} readOnly={readOnly} />
          ))}
        </tbody>
      </table>
    </MatrixFrame>
  );
}
