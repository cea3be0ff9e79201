import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';

const edge = {
  content: '""',
  position: 'absolute',
  insetBlock: '0',
  zIndex: '3',
  width: '0.75rem',
  pointerEvents: 'none',
  opacity: '0',
  transition: 'opacity 100ms',
  '--shade': { base: 'rgb(0 0 0 / 0.2)', _dark: 'rgb(0 0 0 / 0.75)' },
  '@media print': { display: 'none' },
} as const;

/** Around a table that scrolls sideways: a shadow where its columns go on, beside what stands still. */
export const TableEdges = chakra('div', {
  base: {
    position: 'relative',
    minW: '0',
    _before: { ...edge, insetInlineStart: 'var(--still-start, 0px)', borderInlineStart: '1px solid {colors.border.control}', backgroundImage: 'linear-gradient(to right, var(--shade), transparent)', _rtl: { transform: 'scaleX(-1)' } },
    _after: { ...edge, insetInlineEnd: 'var(--still-end, 0px)', borderInlineEnd: '1px solid {colors.border.control}', backgroundImage: 'linear-gradient(to left, var(--shade), transparent)', _rtl: { transform: 'scaleX(-1)' } },
    '&[data-more-start]::before, &[data-more-end]::after': { opacity: '1' },
  },
});

/** How far the cells that stand still reach into the frame from its edges. */
function stillOf(frame: HTMLElement, table: HTMLElement): { start: number; end: number } {
  const names = table.querySelector('thead [data-names]')?.getBoundingClientRect();
  const menu = table.querySelector<HTMLElement>('tbody td:is([data-narrow], [data-total]):last-child')?.offsetWidth ?? 0;
  const outer = frame.getBoundingClientRect();
  const isTurned = getComputedStyle(frame).direction === 'rtl';
  return { start: names ? (isTurned ? outer.right - names.left : names.right - outer.left) : 0, end: menu };
}

/** Watches whether the columns fit; only a table that does not fit scrolls sideways, and it gives up its sticky header. Its edges say to which side there is more. */
export function useWide(columns: unknown) {
  const edges = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const around = edges.current;
    const element = frame.current;
    const table = element?.querySelector('table');
    if (!around || !element || !table) return undefined;
    const measure = () => {
      setWide(table.scrollWidth > element.clientWidth + 1);
      const gone = Math.abs(element.scrollLeft);
      around.toggleAttribute('data-more-start', gone > 1);
      around.toggleAttribute('data-more-end', table.scrollWidth - element.clientWidth - gone > 1);
      const { start, end } = stillOf(element, table);
      around.style.setProperty('--still-start', `${start}px`);
      around.style.setProperty('--still-end', `${end}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(table);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [columns]);
  return { edges, frame, wide };
}
