import { frozen, StatusBadge, TextInput, useSession } from '@afterbell/core/web';
import { nameProblem, tidyName } from '@afterbell/organizations/domain';
import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useId, useRef, useState, type DragEventHandler, type ReactNode } from 'react';
import type { TreeItem } from './tree-model';
import { useTreeTexts } from './tree-texts';

const Row = frozen('div', {
  position: 'absolute',
  insetInline: '0',
  top: '0',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  pe: '2',
  cursor: 'default',
  outlineOffset: '-2px',
  whiteSpace: 'nowrap',
  '&[aria-selected=false]:hover': { bg: 'bg.subtle' },
  '&[aria-selected=true]': { bg: 'accent.subtle' },
  '&[data-cut]': { boxShadow: 'inset 0 0 0 1px {colors.border.control}', '& [data-name]': { opacity: '0.6', fontStyle: 'italic' } },
  '&[data-over=yes]': { boxShadow: 'inset 0 0 0 2px {colors.accent.solid}', bg: 'accent.subtle' },
  '&[data-over=no]': { cursor: 'not-allowed', opacity: '0.6' },
  '& [data-chevron]': { display: 'grid', placeItems: 'center', flexShrink: '0', boxSize: '7', borderRadius: 'sm', color: 'fg.muted', '& svg': { boxSize: '4', transition: 'rotate 100ms' }, _hover: { bg: 'bg.muted' } },
  '&[aria-expanded=true] [data-chevron] svg': { rotate: '90deg' },
  '& [data-words]': { display: 'flex', alignItems: 'baseline', gap: '2', minW: '6rem' },
  '& [data-name]': { minW: '6rem', overflow: 'hidden', textOverflow: 'ellipsis' },
  // Where names need the width they take two lines, with the level beneath.
  '&[data-tall] [data-words]': { flex: '1', flexDirection: 'column', alignItems: 'flex-start', gap: '0', whiteSpace: 'normal', lineHeight: 'tight', '& [data-name]': { minW: '0', lineClamp: '2', overflowWrap: 'anywhere' } },
  '&[data-tall] [data-end]': { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', maxW: '9rem' },
  '& [data-off]': { color: 'fg.muted' },
  '& mark': { bg: 'transparent', color: 'inherit', fontWeight: 'semibold', textDecoration: 'underline', textDecorationColor: '{colors.accent.solid}', textDecorationThickness: '2px', textUnderlineOffset: '0.2em' },
  '& [data-level]': { color: 'fg.muted', fontSize: 'xs', flexShrink: '0' },
  '& [data-end]': { marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: '2', flexShrink: '0' },
  mdDown: { '& [data-count]': { display: 'none' } },
  '@media (pointer: coarse)': { '& [data-chevron]': { boxSize: 'touch' } },
});

/** Per level of depth; a phone has less room for it. */
const INDENT = 'clamp(0.75rem, 2vw, 1.25rem)';

export interface TreeRowProps {
  item: TreeItem;
  start: number;
  size: number;
  /** With room for two lines of a name and its level beneath. */
  tall: boolean;
  /** Whether Tab reaches this row: one of all. */
  active: boolean;
  selected: boolean;
  over: 'yes' | 'no' | undefined;
  cut: boolean;
  renaming: boolean;
  draggable: boolean;
  menu: ReactNode;
  onSelect: () => void;
  onToggle: () => void;
  onOpen: () => void;
  /** Null when it was given up. Answers whether the field may close. */
  onRenamed: (name: string | null) => Promise<boolean>;
  onDragStart: DragEventHandler;
  onDragOver: DragEventHandler;
  onDrop: DragEventHandler;
  onDragEnd: DragEventHandler;
}

export function TreeRow({ item, start, size, tall, active, selected, over, cut, renaming, draggable, menu, onSelect, onToggle, onOpen, onRenamed, ...drag }: TreeRowProps) {
  const t = useTreeTexts();
  const { levelName, term } = useSession();
  const { node, level, position, siblings, expanded, matched } = item;
  return (
    <Row
      role="treeitem"
      data-row={node.id}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={expanded ?? undefined}
      aria-selected={selected}
      aria-label={[node.name, levelName(node.level), node.enabled ? '' : t('disabled'), node.activeInTerm ? '' : t('inactive', { term: term?.name ?? '' }), cut ? t('cutShort') : ''].filter(Boolean).join(', ')}
      tabIndex={active ? 0 : -1}
      data-over={over}
      data-cut={cut || undefined}
      data-tall={tall || undefined}
      draggable={draggable && !renaming}
      style={{ height: size, transform: `translateY(${start}px)`, paddingInlineStart: `calc(${level - 1} * ${INDENT} + 0.25rem)` }}
      onClick={onSelect}
      onDoubleClick={onOpen}
      {...drag}
    >
      <span
        data-chevron=""
        aria-hidden="true"
        style={expanded === null ? { visibility: 'hidden' } : undefined}
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        <ChevronRight data-mirror="" />
      </span>
      {renaming ? (
        <RenameField name={node.name} onRenamed={onRenamed} />
      ) : (
        <span data-words="">
          <span data-name="" data-off={node.enabled ? undefined : ''} title={node.name}>
            {matched ? <mark>{node.name}</mark> : node.name}
          </span>
          <span data-level="">{levelName(node.level)}</span>
        </span>
      )}
      <span data-end="">
        {!node.enabled && <StatusBadge status="disabled" label={t('disabled')} />}
        {!node.activeInTerm && <StatusBadge status="inactive" label={t('inactiveShort')} />}
        {expanded === false && <span data-level="" data-count="">{t('children', { count: node.childCount })}</span>}
        {menu}
      </span>
    </Row>
  );
}

const JUST_OPENED_MS = 500;

function RenameField({ name, onRenamed }: { name: string; onRenamed: TreeRowProps['onRenamed'] }) {
  const t = useTreeTexts();
  const closed = useRef(false);
  const [opened] = useState(() => performance.now());
  const errorId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const finish = async (value: string | null) => {
    if (closed.current) return;
    const wrong = value === null ? null : nameProblem(tidyName(value));
    setProblem(wrong);
    if (wrong !== null) return;
    closed.current = true;
    // What the server refused stays in the field to be mended.
    closed.current = await onRenamed(value);
  };
  return (
    <chakra.span css={{ display: 'flex', alignItems: 'center', gap: '2', flex: '0 1 40rem', minW: '8rem', '& input': { flex: '1 1 12rem', minW: '6rem' } }} onClick={(event) => event.stopPropagation()} onDoubleClick={(event) => event.stopPropagation()}>
      <TextInput
        aria-label={t('newName', { name })}
        defaultValue={name}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : errorId}
        autoFocus
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Enter') void finish(event.currentTarget.value);
          if (event.key === 'Escape') void finish(null);
        }}
        onBlur={(event) => {
          // The menu that it was chosen from gives its focus back to its button a moment later.
          if (event.timeStamp - opened < JUST_OPENED_MS && event.relatedTarget?.closest('[id^=menu-of-]')) event.target.focus();
          else void finish(event.target.value);
        }}
      />
      {problem !== null && (
        <chakra.span id={errorId} role="alert" css={{ color: 'fg.error', fontSize: 'xs', flexShrink: '0' }}>
          {t('nameProblem', { problem })}
        </chakra.span>
      )}
    </chakra.span>
  );
}
