import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState, type RefObject } from 'react';

export type Side = 'before' | 'after';

/** Rows of one list, dragged by their handle to before or after another. Answers where a dragged row would go. */
export function useListDrag(row: RefObject<HTMLElement | null>, list: string, id: number, onDrop: (id: number, side: Side) => void, enabled: boolean): Side | null {
  const [edge, setEdge] = useState<Side | null>(null);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const element = row.current;
    const dragHandle = element?.querySelector('[data-grip]');
    if (!element || !dragHandle || !enabled) return undefined;
    const sideOf = (data: Record<string | symbol, unknown>): Side => (extractClosestEdge(data) === 'bottom' ? 'after' : 'before');
    return combine(
      draggable({ element, dragHandle, getInitialData: () => ({ list, row: id }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['list'] === list && source.data['row'] !== id,
        getData: ({ input, element: target }) => attachClosestEdge({ row: id }, { input, element: target, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(sideOf(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          latest.current(source.data['row'] as number, sideOf(self.data));
        },
      }),
    );
  }, [row, list, id, enabled]);
  return edge;
}
