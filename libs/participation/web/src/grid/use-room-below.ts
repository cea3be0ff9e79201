import { type RefObject, useLayoutEffect, useRef } from 'react';

const GAP = 24;

/** The grid gives up at its foot the room that notices under it need to be seen: its rows stay where they are. */
export function useRoomBelow(table: RefObject<HTMLTableElement | null>, on: boolean): RefObject<HTMLDivElement | null> {
  const below = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notices = below.current;
    if (!notices || !on) return undefined;
    const observer = new ResizeObserver(() => {
      const box = table.current?.parentElement;
      const taken = notices.offsetHeight;
      if (taken === 0) box?.style.removeProperty('--ab-room');
      else box?.style.setProperty('--ab-room', `${window.innerHeight - box.getBoundingClientRect().top - taken - GAP}px`);
    });
    observer.observe(notices);
    return () => observer.disconnect();
  }, [table, on]);
  return below;
}
