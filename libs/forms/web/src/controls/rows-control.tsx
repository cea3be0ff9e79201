import { newId } from '@afterbell/core/domain';
import { initialValues } from '@afterbell/forms/domain';
import { Button, IconButton, VisuallyHidden } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormsTexts } from '../forms-texts';
import type { ControlProps, PartProblem } from './control-props';
import { FieldBox } from './field-box';
import { FieldGrid } from './field-grid';
import { emptied, rowsOf, type Row } from './rows-of';

const List = chakra('ol', { base: { listStyle: 'none', m: '0', p: '0', display: 'flex', flexDirection: 'column', gap: '4' } });
const Item = chakra('li', { base: { borderInlineStart: '4px solid {colors.border}', ps: '4', '& > header': { display: 'flex', alignItems: 'center', gap: '1', mb: '2', '& > strong': { flex: '1', fontSize: 'sm' } } } });

/** `rows.2.34` of the third row's field 34: what is said there, and what is said deeper. */
function problemsOf(parts: readonly PartProblem[], index: number, fieldId: number) {
  const path = `rows.${index}.${fieldId}`;
  return { error: parts.find((part) => part.path === path)?.message, parts: parts.filter((part) => part.path.startsWith(`${path}.`)).map((part) => ({ ...part, path: part.path.slice(path.length + 1) })) };
}

/** A group of fields, answered as often as there is something to say. */
export default function RowsControl({ id, field, value, onChange, onLeave, parts = [], rows: states, context }: ControlProps) {
  const t = useFormsTexts();
  const frame = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<{ row: Row; at: number } | null>(null);
  const rows = rowsOf(value).map((row) => emptied(row, field));
  const full = field.limits.maxCount !== undefined && rows.length >= field.limits.maxCount;
  const nameOf = (index: number) => t(/\d$/.test(field.name) ? 'rows.rowOfNumbered' : 'rows.row', { field: field.name, number: index + 1 });
  const change = (next: readonly Row[]) => onChange(next.length > 0 ? next : null);

  function move(from: number, to: number) {
    const next = [...rows];
    next.splice(to, 0, ...next.splice(from, 1));
    change(next);
    // The button that was pressed is now in another row; the focus goes with what was moved.
    requestAnimationFrame(() => frame.current?.querySelectorAll<HTMLElement>(':scope > ol > li')[to]?.querySelector<HTMLElement>('header button:not(:disabled)')?.focus());
  }
  function remove(at: number) {
    const row = rows[at];
    if (!row) return;
    change(rows.filter((other) => other !== row));
    setRemoved({ row, at });
    setSaid(t('rows.removed', { row: nameOf(at) }));
  }

  return (
    <chakra.div ref={frame} css={{ display: 'flex', flexDirection: 'column', gap: '3' }}>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {rows.length === 0 && <chakra.p css={{ color: 'fg.muted', fontSize: 'sm' }}>{t('rows.empty')}</chakra.p>}
      <List>
        {rows.map((row, index) => (
          <Item key={row.rowId} aria-label={nameOf(index)}>
            <header>
              <strong>{nameOf(index)}</strong>
              <IconButton label={t('rows.up', { row: nameOf(index) })} icon={<ArrowUp aria-hidden="true" />} disabled={index === 0} onClick={() => move(index, index - 1)} />
              <IconButton label={t('rows.down', { row: nameOf(index) })} icon={<ArrowDown aria-hidden="true" />} disabled={index === rows.length - 1} onClick={() => move(index, index + 1)} />
              <IconButton label={t('rows.remove', { row: nameOf(index) })} icon={<Trash2 aria-hidden="true" />} onClick={() => remove(index)} />
            </header>
            <FieldGrid>
              {field.fields.map((part) => {
                // Of a row that cannot be read yet nothing is known but the design.
                const state = states?.[row.rowId]?.[part.id] ?? { visible: true, mode: part.mode === 'role' ? ('rw' as const) : part.mode, required: part.required, optionIds: null };
                if (!state.visible) return null;
                return (
                  <FieldBox
                    key={part.id}
                    id={`${id}.rows.${index}.${part.id}`}
                    field={part}
                    mode={state.mode}
                    required={state.required}
                    optionIds={state.optionIds}
                    value={row.values[part.id] ?? null}
                    {...problemsOf(parts, index, part.id)}
                    onChange={(_, raw) => change(rows.map((other) => (other.rowId === row.rowId ? { ...other, values: { ...other.values, [part.id]: raw } } : other)))}
                    onLeave={onLeave}
                  />
                );
              })}
            </FieldGrid>
          </Item>
        ))}
      </List>
      <chakra.div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' }}>
        <Button
          icon={<Plus aria-hidden="true" />}
          disabled={full}
          onClick={() => {
            setRemoved(null);
            change([...rows, { rowId: newId(), values: initialValues(field, context) }]);
          }}
        >
          {t('rows.add', { field: field.name })}
        </Button>
        {removed && (
          <Button
            variant="link"
            onClick={() => {
              change([...rows.slice(0, removed.at), removed.row, ...rows.slice(removed.at)]);
              setRemoved(null);
              setSaid('');
            }}
          >
            {t('rows.undo')}
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  );
}
