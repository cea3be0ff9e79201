import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/types';
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { FieldType } from '@afterbell/forms/domain';
import { useEffect, useRef, useState, type RefObject } from 'react';

type Data = Record<string | symbol, unknown>;
export type Dragged = { readonly kind: 'type'; readonly type: FieldType } | { readonly kind: 'field'; readonly id: number };
/** Before a field, at the end of the open tab, or onto another tab. */
export type Dropped = { readonly before: number } | { readonly after: number } | { readonly tab: string } | { readonly end: true };

const MARK = 'afterbell.builder';
const draggedOf = (data: Data): Dragged | null => (data[MARK] ? (data as unknown as Dragged) : null);
const isRtl = () => document.documentElement.dir === 'rtl';
/** In the order of reading. */
const comesAfter = (edge: Edge | null) => edge === 'bottom' || edge === (isRtl() ? 'left' : 'right');

function useDraggable(element: RefObject<HTMLElement | null>, data: Dragged, enabled: boolean): boolean {
  const [dragging, setDragging] = useState(false);
  const latest = useRef(data);
  useEffect(() => {
    latest.current = data;
  });
  useEffect(() => {
    const node = element.current;
    if (!node || !enabled) return undefined;
    return draggable({ element: node, getInitialData: () => ({ ...latest.current, [MARK]: true }), onDragStart: () => setDragging(true), onDrop: () => setDragging(false) });
  }, [element, enabled]);
  return dragging;
}

export const useTypeDrag = (element: RefObject<HTMLElement | null>, type: FieldType, enabled: boolean) => useDraggable(element, { kind: 'type', type }, enabled);

export interface FieldDrag {
  dragging: boolean;
  /** Where a dropped field would go. */
  edge: 'before' | 'after' | null;
}

/** A field can be dragged, and others dropped before or after it. */
export function useFieldDrag(element: RefObject<HTMLElement | null>, id: number, whole: boolean, enabled: boolean): FieldDrag {
  const dragging = useDraggable(element, { kind: 'field', id }, enabled);
  const [edge, setEdge] = useState<FieldDrag['edge']>(null);
  useEffect(() => {
    const node = element.current;
    if (!node || !enabled) return undefined;
    return dropTargetForElements({
      element: node,
      canDrop: ({ source }) => draggedOf(source.data) !== null,
      getData: ({ input, element: target }) => attachClosestEdge({ field: id }, { input, element: target, allowedEdges: whole ? ['top', 'bottom'] : ['left', 'right'] }),
      onDrag: ({ self, source }) => {
        const dragged = draggedOf(source.data);
        const itself = dragged?.kind === 'field' && dragged.id === id;
        setEdge(itself ? null : comesAfter(extractClosestEdge(self.data)) ? 'after' : 'before');
      },
      onDragLeave: () => setEdge(null),
      onDrop: () => setEdge(null),
    });
  }, [element, id, whole, enabled]);
  return { dragging, edge };
}

/** A place that takes what is dragged as a whole: a tab, the end of the list. */
export function useDropZone(element: RefObject<HTMLElement | null>, data: { tab: string } | { end: true }, enabled: boolean): boolean {
  const [over, setOver] = useState(false);
  const tab = 'tab' in data ? data.tab : null;
  useEffect(() => {
    const node = element.current;
    if (!node || !enabled) return undefined;
    return dropTargetForElements({
      element: node,
      canDrop: ({ source }) => draggedOf(source.data) !== null,
      getData: () => (tab === null ? { end: true } : { tab }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [element, tab, enabled]);
  return over;
}

/** Calls `onDrop` with what was dropped and the innermost place that took it. */
export function useDrops(onDrop: (dragged: Dragged, dropped: Dropped) => void): void {
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => draggedOf(source.data) !== null,
        onDrop: ({ source, location }) => {
          const dragged = draggedOf(source.data);
          const target = location.current.dropTargets[0]?.data;
          const dropped = target && droppedOf(target);
          if (dragged && dropped) latest.current(dragged, dropped);
        },
      }),
    [],
  );
}

function droppedOf(data: Data): Dropped | null {
  if (typeof data['tab'] === 'string') return { tab: data['tab'] };
  if (data['end'] === true) return { end: true };
  const id = data['field'];
  if (typeof id !== 'number') return null;
  return comesAfter(extractClosestEdge(data)) ? { after: id } : { before: id };
}
