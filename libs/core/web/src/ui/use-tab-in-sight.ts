import { useEffect, useRef, type RefObject } from 'react';

/** Where tabs go on sideways, the open one may be out of sight: a link led to it, or the page was loaded anew. */
export function useTabInSight(open: string | null, tabs: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector('[aria-selected=true]');
    if (!strip || !tab) return;
    const [within, at] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (at.left < within.left || at.right > within.right) strip.scrollLeft += (at.left + at.right - within.left - within.right) / 2;
  }, [open, tabs]);
  return list;
}
