import type { FieldDefinition } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useBuilderTexts } from './builder-texts';
import { COLUMNS } from './state/definition-edits';

const Grip = chakra('span', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '-0.375rem',
    width: '3',
    cursor: 'ew-resize',
    touchAction: 'none',
    zIndex: '1',
    borderRadius: 'sm',
    _after: { content: '""', position: 'absolute', insetBlock: '25%', insetInlineStart: '50%', width: '3px', ms: '-1.5px', borderRadius: 'full', bg: 'border.control', opacity: '0' },
    _hover: { _after: { opacity: '1', bg: 'accent.solid' } },
    _focusVisible: { outline: '2px solid {colors.accent.solid}', outlineOffset: '-2px', _after: { opacity: '1', bg: 'accent.solid' } },
    mdDown: { display: 'none' },
  },
});

const STEP: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

export interface WidthHandleProps {
  field: FieldDefinition;
  onResize: (columns: number) => void;
}

/** Dragged, or moved by the arrow keys: the field's columns of twelve. */
export function WidthHandle({ field, onResize }: WidthHandleProps) {
  const t = useBuilderTexts();
  function onKeyDown(event: KeyboardEvent) {
    const mirrored = document.documentElement.dir === 'rtl' && (event.key === 'ArrowLeft' || event.key === 'ArrowRight') ? -1 : 1;
    const to = event.key === 'Home' ? 1 : event.key === 'End' ? COLUMNS : field.uiWidth + (STEP[event.key] ?? 0) * mirrored;
    if (to === field.uiWidth || event.altKey) return;
    event.preventDefault();
    onResize(to);
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const card = event.currentTarget.closest('li');
    const grid = card?.parentElement;
    if (!card || !grid || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = card.getBoundingClientRect();
    const reach = document.documentElement.dir === 'rtl' ? box.right - event.clientX : event.clientX - box.left;
    onResize((reach / grid.clientWidth) * COLUMNS);
  }
  return (
    <Grip
      role="slider"
      tabIndex={0}
      aria-label={t('canvas.widthOf', { name: field.name })}
      aria-valuemin={1}
      aria-valuemax={COLUMNS}
      aria-valuenow={field.uiWidth}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
    />
  );
}
