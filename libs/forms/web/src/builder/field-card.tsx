import { Badge, IconButton, Menu, type MenuGroup } from '@afterbell/core/web';
import type { FieldDefinition } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, BookmarkPlus, CircleAlert, Copy, Ellipsis, GitBranch, GripVertical, Lock, MoveRight, Pencil, Sparkles, Trash2, Users } from 'lucide-react';
import { memo, useRef, type KeyboardEvent } from 'react';
import { useBuilderTexts } from './builder-texts';
import { FieldSketch } from './field-sketch';
import { MODE_MARKS } from './mode-mark';
import { TypeIcon } from './type-icon';
import { useFieldDrag } from './use-field-drag';
import { WidthHandle } from './width-handle';

const Place = chakra('li', { base: { position: 'relative', minW: '0', gridColumn: { base: '1 / -1', md: 'span var(--columns)' } } });
const Card = chakra('div', {
  base: {
    position: 'relative',
    height: 'full',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1',
    p: '2',
    bg: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: 'md',
    '&:hover:not([data-open], [data-wrong])': { borderColor: 'border.control' },
    '&[data-open]': { borderColor: 'accent.solid', boxShadow: '0 0 0 1px {colors.accent.solid}' },
    '&[data-wrong]': { borderColor: 'border.error' },
    '&[data-dragging]': { opacity: '0.5' },
    '&[data-edge]::before': { content: '""', position: 'absolute', bg: 'accent.solid', borderRadius: 'full' },
    '&[data-edge=before]::before': { insetBlock: '0', insetInlineStart: '-0.5rem', width: '3px' },
    '&[data-edge=after]::before': { insetBlock: '0', insetInlineEnd: '-0.5rem', width: '3px' },
    '&[data-whole][data-edge=before]::before': { insetInline: '0', top: '-0.5rem', bottom: 'auto', width: 'auto', height: '3px' },
    '&[data-whole][data-edge=after]::before': { insetInline: '0', bottom: '-0.5rem', top: 'auto', width: 'auto', height: '3px' },
    '& > [data-grip]': { color: 'fg.muted', cursor: 'grab', mt: '1', '& svg': { boxSize: '4' }, '@media (pointer: coarse)': { display: 'none' } },
  },
});
const Open = chakra('button', {
  base: {
    flex: '1',
    minW: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    p: '1',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'sm',
    '& [data-name]': { display: 'flex', alignItems: 'flex-start', gap: '1.5', fontWeight: 'semibold', fontSize: 'sm', overflowWrap: 'anywhere', '& svg': { boxSize: '4', mt: '0.5', color: 'fg.muted', flexShrink: '0' } },
    '& [data-marks]': { display: 'flex', flexWrap: 'wrap', gap: '1' },
  },
});

export interface FieldCardProps {
  field: FieldDefinition;
  open: boolean;
  readOnly: boolean;
  problems: number;
  /** Tabs that it can be moved to. */
  otherTabs: readonly { name: string; label: string }[];
  on: FieldActions;
}

export interface FieldActions {
  open: (id: number) => void;
  step: (id: number, by: -1 | 1) => void;
  toTab: (id: number, tab: string) => void;
  resize: (id: number, columns: number) => void;
  remove: (id: number) => void;
  duplicate: (id: number) => void;
  toLibrary: (id: number) => void;
}

export const FieldCard = memo(function FieldCard({ field, open, readOnly, problems, otherTabs, on }: FieldCardProps) {
  const t = useBuilderTexts();
  const place = useRef<HTMLLIElement>(null);
  const whole = field.uiWidth === 12;
  const { dragging, edge } = useFieldDrag(place, field.id, whole, !readOnly);
  return (
    <Place ref={place} data-field={field.id} style={{ '--columns': field.uiWidth } as object}>
      <Card data-open={open || undefined} data-wrong={problems > 0 || undefined} data-dragging={dragging || undefined} data-edge={edge ?? undefined} data-whole={whole || undefined}>
        {!readOnly && (
          <span data-grip="" aria-hidden="true">
            <GripVertical />
          </span>
        )}
        <Open type="button" id={`field-${field.id}`} aria-current={open || undefined} onClick={() => on.open(field.id)} onKeyDown={(event) => !readOnly && keyDown(event, field, on)}>
          <span data-name="">
            <TypeIcon type={field.type} label={t(`type.${field.type}`)} />
            {field.name}
          </span>
          <span aria-hidden="true">
            <FieldSketch field={field} />
          </span>
          <Marks field={field} problems={problems} />
        </Open>
        {!readOnly && <Menu trigger={<IconButton label={t('canvas.menu', { name: field.name })} icon={<Ellipsis aria-hidden="true" />} size="sm" />} groups={menuOf(t, field, otherTabs, on)} />}
        {!readOnly && <WidthHandle field={field} onResize={(columns) => on.resize(field.id, columns)} />}
      </Card>
    </Place>
  );
});

/** Alt with the arrows moves and widens; the arrows alone go from field to field. */
function keyDown(event: KeyboardEvent, field: FieldDefinition, on: FieldActions): void {
  const { key, altKey } = event;
  const mod = event.ctrlKey || event.metaKey;
  const sideways = document.documentElement.dir === 'rtl' ? -1 : 1;
  const done = (action: () => void) => {
    event.preventDefault();
    action();
  };
  if (altKey && key === 'ArrowUp') done(() => on.step(field.id, -1));
  else if (altKey && key === 'ArrowDown') done(() => on.step(field.id, 1));
  else if (altKey && key === 'ArrowLeft') done(() => on.resize(field.id, field.uiWidth - sideways));
  else if (altKey && key === 'ArrowRight') done(() => on.resize(field.id, field.uiWidth + sideways));
  else if (mod && key.toLowerCase() === 'd') done(() => on.duplicate(field.id));
  else if (key === 'Delete') done(() => on.remove(field.id));
  else if (!altKey && !mod && (key === 'ArrowDown' || key === 'ArrowUp')) done(() => focusNeighbour(event.currentTarget, key === 'ArrowDown' ? 1 : -1));
}

function focusNeighbour(from: Element, step: -1 | 1): void {
  const all = [...(from.closest('ol')?.querySelectorAll<HTMLElement>('li > div > button[id^=field-]') ?? [])];
  all[all.indexOf(from as HTMLElement) + step]?.focus();
}

function menuOf(t: ReturnType<typeof useBuilderTexts>, field: FieldDefinition, otherTabs: FieldCardProps['otherTabs'], on: FieldActions): MenuGroup[] {
  const size = { size: 16, 'aria-hidden': true } as const;
  return [
    {
      items: [
        { id: 'edit', label: t('canvas.edit'), icon: <Pencil {...size} />, onSelect: () => on.open(field.id) },
        { id: 'earlier', label: t('canvas.earlier'), icon: <ArrowUp {...size} />, onSelect: () => on.step(field.id, -1) },
        { id: 'later', label: t('canvas.later'), icon: <ArrowDown {...size} />, onSelect: () => on.step(field.id, 1) },
      ],
    },
    { items: otherTabs.map(({ name, label }) => ({ id: `tab ${name}`, label: t('canvas.toTab', { tab: label }), icon: <MoveRight data-mirror="" {...size} />, onSelect: () => on.toTab(field.id, name) })) },
    {
      items: [
        { id: 'duplicate', label: t('canvas.duplicate'), icon: <Copy {...size} />, onSelect: () => on.duplicate(field.id) },
        { id: 'library', label: t('canvas.toLibrary'), icon: <BookmarkPlus {...size} />, onSelect: () => on.toLibrary(field.id) },
        field.isDefault
          ? { id: 'ships', label: t('canvas.ships'), icon: <Lock {...size} />, disabled: true }
          : { id: 'remove', label: t('canvas.remove'), icon: <Trash2 {...size} />, danger: true, onSelect: () => on.remove(field.id) },
      ],
    },
  ];
}

function Marks({ field, problems }: { field: FieldDefinition; problems: number }) {
  const t = useBuilderTexts();
  const rules = field.options.reduce((count, option) => count + (option.apply?.length ?? 0), 0);
  const size = { size: 14, 'aria-hidden': true } as const;
  const mode = field.mode === 'rw' ? null : MODE_MARKS[field.mode];
  const marks = [
    problems > 0 && { key: 'wrong', tone: 'red' as const, icon: <CircleAlert {...size} />, words: t('canvas.toMend', { count: problems }) },
    field.isDefault && { key: 'default', tone: 'gray' as const, icon: <Lock {...size} />, words: t('canvas.default') },
    field.id < 0 && { key: 'fresh', tone: 'green' as const, icon: <Sparkles {...size} />, words: t('canvas.fresh') },
    field.required && { key: 'required', tone: 'blue' as const, words: t('canvas.required') },
    field.roleRequired !== undefined && { key: 'requiredByRole', tone: 'blue' as const, icon: <Users {...size} />, words: t('canvas.requiredByRole') },
    mode && { key: field.mode, tone: mode.tone, icon: <mode.Icon {...size} />, words: t(mode.words) },
    (field.shownWhen ?? field.requiredWhen ?? field.validWhen) && { key: 'conditional', tone: 'gray' as const, icon: <GitBranch {...size} />, words: t('canvas.conditional') },
    rules > 0 && { key: 'rules', tone: 'gray' as const, icon: <GitBranch {...size} />, words: t('canvas.rules', { count: rules }) },
  ].filter((mark) => Boolean(mark)) as { key: string; tone: 'gray'; icon?: React.ReactNode; words: string }[];
  if (marks.length === 0) return null;
  return (
    <span data-marks="">
      {marks.map(({ key, tone, icon, words }) => (
        <Badge key={key} tone={tone} icon={icon}>
          {words}
        </Badge>
      ))}
    </span>
  );
}
