import { Badge, factLine, NativeSelect } from '@afterbell/core/web';
import { type BadgeTone, formatDate } from '@afterbell/core/domain';
import { spokenPersonName } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { CircleAlert, Info } from 'lucide-react';
import { candidateFacts } from '../shared/candidate-facts';
import { ClassListChanges } from './class-list-changes';
import { useClassListTexts } from './class-list-texts';
import type { ClassListState, Decision, ReportRow } from './use-class-list';

export const ACTION_TONE = { enroll: 'blue', add: 'blue', already: 'gray', decide: 'orange', skip: 'gray', error: 'red' } as const satisfies Record<ReportRow['action'], BadgeTone>;

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', px: '2', py: '2', borderBottom: 'hairline' },
    '& thead th': { color: 'fg.muted', fontSize: 'xs', whiteSpace: 'nowrap' },
    '& tbody th': { fontWeight: 'semibold' },
    '& small': { display: 'flex', gap: '1', color: 'fg.muted', fontSize: 'xs', mt: '1', '& svg': { boxSize: '4', flexShrink: '0' } },
    '& small[data-bad]': { color: 'fg.error' },
    mdDown: {
      '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tr': { display: 'grid', gridTemplateColumns: '2.5rem minmax(0, 1fr) auto', borderBottom: 'hairline', py: '2' },
      '& th, & td': { border: '0', py: '0.5', px: '1' },
      '& td:last-of-type': { gridColumn: '2 / -1' },
    },
  },
});

export interface ClassListRowsProps {
  rows: readonly ReportRow[];
  /** Absent once the list is imported. */
  list?: Pick<ClassListState, 'decisions' | 'decide' | 'tick'>;
}

/** Each row of the file and what importing it does, or did. */
export function ClassListRows({ rows, list }: ClassListRowsProps) {
  const t = useClassListTexts();
  const withId = rows.some(({ localId }) => localId);
  return (
    <Table>
      <thead>
        <tr>
          {(['line', 'name', ...(withId ? (['localId'] as const) : []), 'birthDate', 'grade', 'action'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.line}>
            <td>{row.line}</td>
            <th scope="row">{[row.lastName, row.firstName].filter(Boolean).join(', ') || '–'}</th>
            {withId && <td>{row.localId}</td>}
            <td>{formatDate(row.birthDate)}</td>
            <td>{row.grade}</td>
            <td>
              <Outcome row={row} list={list} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Outcome({ row, list }: { row: ReportRow; list: ClassListRowsProps['list'] }) {
  const t = useClassListTexts();
  const { action, personName } = row;
  const decision = list?.decisions.find(({ line }) => line === row.line);
  const words = !list && (action === 'enroll' || action === 'add' || action === 'decide') ? t(`done.${action}`, { name: personName ?? '' }) : t(`action.${action}`, { name: personName ?? '' });
  return (
    <>
      <Badge tone={!list && (action === 'enroll' || action === 'add') ? 'green' : ACTION_TONE[action]}>{words}</Badge>
      {!list && action === 'decide' && <small>{t('undecidedHint', { names: row.candidates.map(({ label }) => label).join('; ') })}</small>}
      {row.problems.map(({ message }) => (
        <small key={message} data-bad="">
          <CircleAlert aria-hidden="true" />
          {message}
        </small>
      ))}
      {row.warnings
        .filter(({ field }) => !list || !row.changes.some((change) => change.field === field))
        .map(({ message }) => (
          <small key={message}>
            <Info aria-hidden="true" />
            {message}
          </small>
        ))}
      {list && row.changes.length > 0 && <ClassListChanges row={row} onTick={list.tick} />}
      {list && (row.candidates.length > 0 || decision) && <DecisionSelect row={row} decision={decision} onDecide={list.decide} />}
    </>
  );
}

interface DecisionSelectProps {
  row: ReportRow;
  decision: Decision | undefined;
  onDecide: ClassListState['decide'];
}

function DecisionSelect({ row, decision, onDecide }: DecisionSelectProps) {
  const t = useClassListTexts();
  const people = row.candidates.length > 0 ? row.candidates : decision?.personId ? [{ id: decision.personId, label: row.personName ?? '' }] : [];
  const value = !decision ? '' : decision.decision === 'use' ? (decision.personId ?? '') : decision.decision;
  return (
    <chakra.div css={{ mt: '2', maxW: '22rem' }}>
      <NativeSelect
        aria-label={t('decision', { line: row.line, name: spokenPersonName(row) })}
        value={value}
        placeholder={t('decide')}
        options={[
          ...people.map(({ id, label, ...facts }) => ({ value: id, label: factLine([t('use', { name: label }), ...('reason' in facts ? [candidateFacts(facts), facts.reason] : [])]) })),
          { value: 'create', label: t('create') },
          { value: 'skip', label: t('leaveOut') },
        ]}
        onChange={({ target }) => onDecide(row.line, chosen(target.value))}
      />
    </chakra.div>
  );
}

function chosen(value: string): Omit<Decision, 'line'> | null {
  if (value === '') return null;
  return value === 'create' || value === 'skip' ? { decision: value } : { decision: 'use', personId: value };
}
