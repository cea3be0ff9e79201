import { VERBS, type Verb } from '@afterbell/core/domain';
import { VisuallyHidden } from '@afterbell/core/web';
import { Check, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { CellState, MatrixRow } from './matrix-rows';
import { useRolesTexts } from './roles-texts';

export interface MatrixRowProps {
  row: MatrixRow;
  /** The states of the five columns as one text, so that a row is drawn again only when it changes. */
  states: string;
  open: boolean;
  /** The column that Tab enters by, in the one row that has it; 0 is the opener. */
  stop: number | null;
  readOnly: boolean;
}

type States = Record<Verb, CellState | null>;

export const packStates = (states: States): string => JSON.stringify(states);

export const MatrixTableRow = memo(function MatrixTableRow({ row, states, open, stop, readOnly }: MatrixRowProps) {
  const t = useRolesTexts();
  const cells = JSON.parse(states) as States;
  const unlike = VERBS.filter((verb) => cells[verb]?.unlike).map((verb) => t(`verb.${verb}`));
  const changed = row.kind !== 'section' && VERBS.some((verb) => cells[verb]?.changed);
  return (
    <tr data-row={row.id} data-kind={row.kind} data-opens={row.opens || undefined}>
      <th scope="row">
        <div>
          {row.opens && (
            <button type="button" className="ab-opener" data-stop={0} tabIndex={stop === 0 ? 0 : -1} aria-expanded={open} aria-label={t(open ? 'matrix.collapse' : 'matrix.expand', { name: row.label })}>
              <ChevronRight data-mirror="" aria-hidden="true" />
            </button>
          )}
          <span>{row.label}</span>
          {changed && <small data-changed="">{t('matrix.isChanged')}</small>}
          {unlike.length > 0 && (
            <small>
              {t('matrix.unlike')}: {unlike.join(', ')}
            </small>
          )}
        </div>
      </th>
      {VERBS.map((verb, index) => (
        <td key={verb} data-changed={(row.kind !== 'section' && cells[verb]?.changed) || undefined}>
          <Cell row={row} verb={verb} state={cells[verb]} column={index + 1} entry={stop === index + 1} readOnly={readOnly} />
        </td>
      ))}
    </tr>
  );
});

interface CellProps {
  row: MatrixRow;
  verb: Verb;
  state: CellState | null;
  column: number;
  entry: boolean;
  readOnly: boolean;
}

function Cell({ row, verb, state, column, entry, readOnly }: CellProps) {
  const t = useRolesTexts();
  if (!state) return null;
  const name = { verb: t(`verb.${verb}`), name: row.path };
  if (readOnly) {
    if (row.kind === 'section') return null;
    return state.tick === 'none' ? <VisuallyHidden>{t('matrix.no', name)}</VisuallyHidden> : <ReadTick label={t('matrix.yes', name)} />;
  }
  return (
    <label title={state.beyond ? t('matrix.beyond') : undefined}>
      <input
        type="checkbox"
        data-stop={column}
        data-verb={verb}
        tabIndex={entry ? 0 : -1}
        aria-label={t('matrix.cell', name)}
        checked={state.tick === 'all'}
        disabled={state.beyond}
        ref={(box) => {
          if (box) box.indeterminate = state.tick === 'some';
        }}
        onChange={() => undefined}
      />
    </label>
  );
}

function ReadTick({ label }: { label: string }) {
  return (
    <>
      <Check aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}

