import { formatDate } from '@afterbell/core/domain';
import { Badge, Button, DateBox, Dialog, Field, IconButton, Menu, TextArea, TextInput, useSession, type MenuAction } from '@afterbell/core/web';
import type { FieldDefinition, FieldOption } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, CalendarOff, EllipsisVertical, GitBranch, GripVertical, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useBuilderTexts } from './builder-texts';
import { DialogButtons } from './dialog-buttons';
import { addOptions, changeOption, placeOption, removeOption, retireOption, sortOptions, stepOption } from './state/option-edits';
import { useBuilderContext } from './use-builder';
import { useListDrag } from './use-list-drag';

const List = chakra('ol', { base: { listStyle: 'none', p: '0', display: 'flex', flexDirection: 'column', gap: '1.5' } });
const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    gap: '1',
    alignItems: 'center',
    '& > [data-grip]': { color: 'fg.muted', cursor: 'grab', '& svg': { boxSize: '4' } },
    '& > [data-notes]': { gridColumn: '2 / -1', display: 'flex', flexWrap: 'wrap', gap: '1', color: 'fg.muted', fontSize: 'xs' },
    '&[data-retired] input': { textDecoration: 'line-through', color: 'fg.muted' },
    '&[data-edge=before]': { boxShadow: '0 -2px 0 {colors.accent.solid}' },
    '&[data-edge=after]': { boxShadow: '0 2px 0 {colors.accent.solid}' },
  },
});

/** Options in their order. One that has been chosen somewhere is retired, not removed. */
export function OptionsEditor({ field, onRules }: { field: FieldDefinition; onRules: (optionId: number) => void }) {
  const t = useBuilderTexts();
  const { draft, edit, readOnly } = useBuilderContext();
  const [many, setMany] = useState(false);
  const isTable = field.type === 'multiselect_table';
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '3' }}>
      {field.options.length === 0 && <chakra.p css={{ color: 'fg.muted', fontSize: 'sm' }}>{t('options.none')}</chakra.p>}
      <List aria-label={isTable ? t('options.rows') : t('options.title')}>
        {field.options.map((option, index) => (
          <OptionRow key={option.id} field={field} option={option} index={index} onRules={() => onRules(option.id)} />
        ))}
      </List>
      {!readOnly && (
        <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2' }}>
          <Button size="sm" icon={<Plus size={16} aria-hidden="true" />} onClick={() => edit(addOptions(draft, field.id, [freshLabel(field, (at) => t('options.label', { at }))]))}>
            {isTable ? t('options.addRow') : t('options.add')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setMany(true)}>
            {t('options.addMany')}
          </Button>
          {field.options.length > 1 && (
            <Button size="sm" variant="ghost" onClick={() => edit(sortOptions(draft, field.id))}>
              {t('options.sort')}
            </Button>
          )}
        </chakra.div>
      )}
      {many && <ManyDialog onClose={() => setMany(false)} onDone={(labels) => edit(addOptions(draft, field.id, labels))} />}
    </chakra.div>
  );
}

function freshLabel(field: FieldDefinition, label: (at: number) => string): string {
  const taken = new Set(field.options.map((option) => option.label));
  for (let at = field.options.length + 1; ; at += 1) if (!taken.has(label(at))) return label(at);
}

interface OptionRowProps {
  field: FieldDefinition;
  option: FieldOption;
  index: number;
  onRules: () => void;
}

function OptionRow({ field, option, index, onRules }: OptionRowProps) {
  const t = useBuilderTexts();
  const { today } = useSession();
  const { draft, edit, pause, readOnly, maintenance } = useBuilderContext();
  const [retiring, setRetiring] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const edge = useListDrag(row, {
    list: `options ${field.id}`,
    id: option.id,
    onDrop: (id, side) => edit(placeOption(draft, field.id, id, side === 'before' ? option.id : (field.options[index + 1]?.id ?? null))),
    enabled: !readOnly,
  });
  const used = option.id > 0 ? (maintenance.usage.options[option.id] ?? 0) : 0;
  const label = option.label || t('options.label', { at: index + 1 });
  const step = (by: -1 | 1) => edit(stepOption(draft, field.id, option.id, by));
  function onKeyDown(event: KeyboardEvent) {
    const by = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined;
    if (!by || readOnly) return;
    event.preventDefault();
    step(by as -1 | 1);
  }
  const size = { size: 16, 'aria-hidden': true } as const;
  const items: MenuAction[] = [
    { id: 'up', label: t('options.earlier'), icon: <ArrowUp {...size} />, disabled: index === 0, onSelect: () => step(-1) },
    { id: 'down', label: t('options.later'), icon: <ArrowDown {...size} />, disabled: index === field.options.length - 1, onSelect: () => step(1) },
    option.retiredOn
      ? { id: 'back', label: t('options.bringBack'), icon: <RotateCcw {...size} />, onSelect: () => edit(retireOption(draft, field.id, option.id, null)) }
      : { id: 'retire', label: t('options.retire'), icon: <CalendarOff {...size} />, onSelect: () => setRetiring(true) },
    used > 0 ? { id: 'used', label: t('options.used'), icon: <Trash2 {...size} />, disabled: true } : { id: 'remove', label: t('options.remove'), icon: <Trash2 {...size} />, danger: true, onSelect: () => edit(removeOption(draft, field.id, option.id)) },
  ];
  const rules = option.apply?.length ?? 0;
  return (
    <Row ref={row} data-retired={option.retiredOn && option.retiredOn <= today ? '' : undefined} data-edge={edge ?? undefined}>
      <span data-grip="" aria-hidden="true">
        {!readOnly && <GripVertical />}
      </span>
      <TextInput aria-label={t('options.label', { at: index + 1 })} value={option.label} maxLength={200} disabled={readOnly} autoComplete="off" onKeyDown={onKeyDown} onBlur={pause} onChange={(event) => edit(changeOption(draft, field.id, option.id, { label: event.target.value }), `option ${option.id}`)} />
      {field.type !== 'multiselect_table' ? <IconButton label={t('options.rules', { label })} icon={<GitBranch size={16} aria-hidden="true" />} size="sm" onClick={onRules} /> : <span />}
      {readOnly ? <span /> : <Menu trigger={<IconButton label={t('options.menu', { label })} icon={<EllipsisVertical size={16} aria-hidden="true" />} size="sm" />} groups={[{ items }]} />}
      {(rules > 0 || used > 0 || option.retiredOn) && (
        <span data-notes="">
          {option.retiredOn && <Badge tone="gray">{t(option.retiredOn <= today ? 'options.retired' : 'options.retires', { date: formatDate(option.retiredOn) })}</Badge>}
          {rules > 0 && <span>{t('options.rulesCount', { count: rules })}</span>}
          {used > 0 && <span>{t('options.usedBy', { count: used })}</span>}
        </span>
      )}
      {field.type === 'multiselect_table' && field.fields.length > 0 && <Cells field={field} option={option} />}
      {retiring && <RetireDialog label={label} today={today} onClose={() => setRetiring(false)} onDone={(date) => edit(retireOption(draft, field.id, option.id, date))} />}
    </Row>
  );
}

/** What a row of a table to tick says in each column. */
function Cells({ field, option }: { field: FieldDefinition; option: FieldOption }) {
  const { draft, edit, pause, readOnly } = useBuilderContext();
  return (
    <span data-notes="">
      {field.fields.map((column) => (
        <TextInput
          key={column.id}
          aria-label={`${option.label}: ${column.name}`}
          placeholder={column.name}
          value={option.cells?.[column.id] ?? ''}
          maxLength={200}
          disabled={readOnly}
          onBlur={pause}
          onChange={(event) => edit(changeOption(draft, field.id, option.id, { cells: { ...option.cells, [column.id]: event.target.value } }), `cell ${option.id} ${column.id}`)}
        />
      ))}
    </span>
  );
}

function ManyDialog({ onClose, onDone }: { onClose: () => void; onDone: (labels: readonly string[]) => void }) {
  const t = useBuilderTexts();
  const [text, setText] = useState('');
  const submit = () => {
    onDone(text.split('\n'));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('options.addMany')} onSubmit={submit} footer={<DialogButtons onCancel={onClose}>{t('options.manyDone')}</DialogButtons>}>
      <Field label={t('options.many')}>
        <TextArea rows={10} value={text} maxLength={50_000} onChange={(event) => setText(event.target.value)} />
      </Field>
    </Dialog>
  );
}

function RetireDialog({ label, today, onClose, onDone }: { label: string; today: string; onClose: () => void; onDone: (date: string) => void }) {
  const t = useBuilderTexts();
  const [date, setDate] = useState(today);
  const submit = () => {
    if (date === '') return;
    onDone(date);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} size="sm" title={`${t('options.retire')}: ${label}`} onSubmit={submit} footer={<DialogButtons onCancel={onClose}>{t('options.retire')}</DialogButtons>}>
      <Field label={t('options.retireFrom')}>
        <DateBox label={t('options.retireFrom')} value={date} today={today} onChange={setDate} />
      </Field>
    </Dialog>
  );
}
