import { useEffect, useRef, type RefObject } from 'react';

/** Where tabs go on sideways, the open one may be out of sight: a link led to it, the page was loaded anew, or it became narrower. */
export function useTabInSight(open: string | null, tabs: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const strip = list.current;
    if (!strip) return undefined;
    show(strip);
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => show(strip));
    observer.observe(strip);
    return () => observer.disconnect();
  }, [open, tabs]);
  return list;
}

function show(strip: HTMLElement): void {
  const tab = strip.querySelector('[aria-selected=true]');
  if (!tab) return;
  const [within, at] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (at.left < within.left || at.right > within.right) strip.scrollLeft += (at.left + at.right - within.left - within.right) / 2;
}
