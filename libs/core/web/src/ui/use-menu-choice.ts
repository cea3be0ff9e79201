import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { MenuAction } from './menu';

/**
 * The item that was clicked, which the keyboard does too, done when the menu has closed. A menu's own choice is the item that it has marked
 * by then: a quick click comes before the mark and would be dropped. And what opens before the menu gives its focus back would lose it.
 */
export function useMenuChoice(): { note: (item: MenuAction) => void; now: () => void } {
  const navigate = useNavigate();
  const chosen = useRef<MenuAction | null>(null);
  return {
    note: (item) => {
      chosen.current = item.disabled ? null : item;
    },
    now: () => {
      const item = chosen.current;
      chosen.current = null;
      if (item?.to !== undefined) void navigate(item.to);
      item?.onSelect?.();
    },
  };
}
