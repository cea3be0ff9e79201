import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState, type RefObject } from 'react';

export type Side = 'before' | 'after';

export interface ListDragOptions<I extends string | number> {
  /** Rows are dropped only within their own list. */
  list: string;
  id: I;
  onDrop: (id: I, side: Side) => void;
  enabled: boolean;
  /** Side by side, as tabs are. */
  inline?: boolean;
}

/** Rows of one list, dragged (by their handle, where they have one) to before or after another. Answers where a dragged row would go. */
export function useListDrag<I extends string | number>(row: RefObject<HTMLElement | null>, { list, id, onDrop, enabled, inline = false }: ListDragOptions<I>): Side | null {
  const [edge, setEdge] = useState<Side | null>(null);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const element = row.current;
    if (!element || !enabled) return undefined;
    const sideOf = (data: Record<string | symbol, unknown>): Side => {
      const last = !inline ? 'bottom' : document.documentElement.dir === 'rtl' ? 'left' : 'right';
      return extractClosestEdge(data) === last ? 'after' : 'before';
    };
    return combine(
      draggable({ element, dragHandle: element.querySelector('[data-grip]') ?? undefined, getInitialData: () => ({ list, row: id }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['list'] === list && source.data['row'] !== id,
        getData: ({ input, element: target }) => attachClosestEdge({ row: id }, { input, element: target, allowedEdges: inline ? ['left', 'right'] : ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(sideOf(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          latest.current(source.data['row'] as I, sideOf(self.data));
        },
      }),
    );
  }, [row, list, id, enabled, inline]);
  return edge;
}
