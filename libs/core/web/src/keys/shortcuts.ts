import { useEffect, useRef, useSyncExternalStore } from 'react';

export const SINGLE_KEYS_KEY = 'afterbell.singleKeys';

const listeners = new Set<() => void>();

export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(SINGLE_KEYS_KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(SINGLE_KEYS_KEY);
    else localStorage.setItem(SINGLE_KEYS_KEY, 'off');
  } catch {
    // Without storage they stay on.
  }
  listeners.forEach((listener) => listener());
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(onSingleKeys, singleKeysOn);
}

export function onSingleKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const TYPING = 'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=combobox]';

/**
 * A single character (`/`, `?`, `p`) or `mod+k`. Single characters are ignored while someone types or a dialog is open,
 * and altogether where the person turned them off (WCAG 2.1.4).
 */
export function useShortcut(keys: string, action: (event: KeyboardEvent) => void, enabled = true): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const mod = keys.startsWith('mod+');
    const wanted = mod ? keys.slice(4) : keys;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.key.toLowerCase() !== wanted.toLowerCase()) return;
      if (mod !== (event.ctrlKey || event.metaKey) || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (!mod && (!singleKeysOn() || target?.closest(TYPING) || document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]'))) return;
      event.preventDefault();
      latest.current(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [keys, enabled]);
}
