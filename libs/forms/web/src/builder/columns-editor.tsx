import { Badge, Button, IconButton, Menu, NativeSelect } from '@afterbell/core/web';
import type { FieldDefinition, FieldType } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, EllipsisVertical, GripVertical, Plus, Trash2 } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useBuilderTexts } from './builder-texts';
import { COLUMN_TYPES, TYPE_GROUPS, TYPE_LOOK } from './field-types';
import { MODE_MARKS } from './mode-mark';
import { nameNext } from './name-next';
import { addColumn, placeColumn, stepField } from './state/definition-edits';
import { TypeIcon } from './type-icon';
import { useBuilderContext } from './use-builder';
import { useCanvas } from './use-canvas';
import { useListDrag } from './use-list-drag';

const List = chakra('ol', { base: { listStyle: 'none', p: '0', display: 'flex', flexDirection: 'column', gap: '1' } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '1',
    border: 'hairline',
    borderRadius: 'md',
    px: '1',
    '& > [data-grip]': { color: 'fg.muted', cursor: 'grab', '& svg': { boxSize: '4' } },
    '& > button:first-of-type': { display: 'flex', alignItems: 'center', gap: '2', minH: '9', textAlign: 'start', fontSize: 'sm', fontWeight: 'semibold', cursor: 'pointer', overflowWrap: 'anywhere', '& svg': { boxSize: '4', color: 'fg.muted', flexShrink: '0' }, '& small': { fontWeight: 'normal', color: 'fg.muted', fontSize: 'xs' } },
    '&[data-edge=before]': { boxShadow: '0 -2px 0 {colors.accent.solid}' },
    '&[data-edge=after]': { boxShadow: '0 2px 0 {colors.accent.solid}' },
  },
});

/** Columns of a repeating group or of a table: in order, each a field of its own. */
export function ColumnsEditor({ field }: { field: FieldDefinition }) {
  const t = useBuilderTexts();
  const { draft, edit, go, readOnly } = useBuilderContext();
  const [type, setType] = useState<FieldType>('text');
  // A cell of a table to tick is plain text.
  const isTable = field.type === 'multiselect_table';
  function add() {
    const { definition, id } = addColumn(draft, field.id, { type, name: t(`type.${type}`), options: [t('options.label', { at: 1 }), t('options.label', { at: 2 })] });
    edit(definition);
    go({ field: id });
    nameNext(id);
  }
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '3' }}>
      {isTable && <chakra.p css={{ color: 'fg.muted', fontSize: 'sm' }}>{t('columns.ofTable')}</chakra.p>}
      {field.fields.length === 0 && <chakra.p css={{ color: 'fg.muted', fontSize: 'sm' }}>{t(isTable ? 'columns.noneOfTable' : 'columns.none')}</chakra.p>}
      <List aria-label={t('columns.title')}>
        {field.fields.map((column, index) => (
          <ColumnRow key={column.id} field={field} column={column} index={index} />
        ))}
      </List>
      {!readOnly && (
        <chakra.div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2' }}>
          {isTable ? (
            <span />
          ) : (
            <NativeSelect
              aria-label={t('columns.type')}
              value={type}
              groups={TYPE_GROUPS.map((group) => ({ label: t(`group.${group}`), options: COLUMN_TYPES.filter((one) => TYPE_LOOK[one][0] === group).map((one) => ({ value: one, label: t(`type.${one}`) })) })).filter(({ options }) => options.length > 0)}
              onChange={(event) => setType(event.target.value as FieldType)}
            />
          )}
          <Button icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
            {t('columns.add')}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}

function ColumnRow({ field, column, index }: { field: FieldDefinition; column: FieldDefinition; index: number }) {
  const t = useBuilderTexts();
  const { draft, edit, go, readOnly } = useBuilderContext();
  const { remove, step } = useCanvas();
  const row = useRef<HTMLLIElement>(null);
  const edge = useListDrag(row, {
    list: `columns ${field.id}`,
    id: column.id,
    onDrop: (id, side) => edit(placeColumn(draft, field.id, id, side === 'before' ? column.id : (field.fields[index + 1]?.id ?? null))),
    enabled: !readOnly,
  });
  function onKeyDown(event: KeyboardEvent) {
    const by = event.altKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined;
    if (!by || readOnly) return;
    event.preventDefault();
    step(column.id, by);
  }
  const size = { size: 16, 'aria-hidden': true } as const;
  const mode = column.mode === 'rw' ? null : MODE_MARKS[column.mode];
  const badge = useId();
  return (
    <Row ref={row} data-edge={edge ?? undefined}>
      <span data-grip="" aria-hidden="true">
        {!readOnly && <GripVertical />}
      </span>
      <button type="button" aria-label={t('columns.edit', { name: column.name })} aria-describedby={mode ? badge : undefined} onClick={() => go({ field: column.id })} onKeyDown={onKeyDown}>
        <TypeIcon type={column.type} />
        <span>
          {column.name} {column.required && <small>{t('columns.required')}</small>}{' '}
          {mode && (
            <span id={badge}>
              <Badge tone={mode.tone} icon={<mode.Icon size={14} aria-hidden="true" />}>
                {t(mode.words)}
              </Badge>
            </span>
          )}
        </span>
      </button>
      {readOnly ? (
        <span />
      ) : (
        <Menu
          trigger={<IconButton label={t('columns.menu', { name: column.name })} icon={<EllipsisVertical size={16} aria-hidden="true" />} size="sm" />}
          groups={[
            {
              items: [
                { id: 'up', label: t('columns.earlier'), icon: <ArrowUp {...size} />, disabled: index === 0, onSelect: () => edit(stepField(draft, column.id, -1)) },
                { id: 'down', label: t('columns.later'), icon: <ArrowDown {...size} />, disabled: index === field.fields.length - 1, onSelect: () => edit(stepField(draft, column.id, 1)) },
                { id: 'remove', label: t('columns.remove'), icon: <Trash2 {...size} />, danger: true, onSelect: () => remove(column.id) },
              ],
            },
          ]}
        />
      )}
    </Row>
  );
}
