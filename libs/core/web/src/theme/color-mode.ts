import { useSyncExternalStore } from 'react';
import type { Mode } from './palette';

export const COLOR_MODE_KEY = 'afterbell.colorMode';
export const COLOR_MODE_CHOICES = ['system', 'light', 'dark'] as const;
export type ColorModeChoice = (typeof COLOR_MODE_CHOICES)[number];

const listeners = new Set<() => void>();
const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

export function colorModeChoice(): ColorModeChoice {
  try {
    const stored = localStorage.getItem(COLOR_MODE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function resolved(choice: ColorModeChoice): Mode {
  if (choice !== 'system') return choice;
  return darkQuery().matches ? 'dark' : 'light';
}

/** Puts the mode on the root element; apps/web/public/color-mode.js does the same before the first paint. */
export function applyColorMode(choice: ColorModeChoice = colorModeChoice()): void {
  const mode = resolved(choice);
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(mode);
  root.dataset.theme = mode;
  root.style.colorScheme = mode;
}

export function setColorMode(choice: ColorModeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(COLOR_MODE_KEY);
    else localStorage.setItem(COLOR_MODE_KEY, choice);
  } catch {
    // Private windows may refuse storage; the choice then lasts for this page only.
  }
  applyColorMode(choice);
  listeners.forEach((listener) => listener());
}

/** Told when somebody chooses, not when the system changes. */
export function onColorMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Follows the system for as long as the page is open, also where nobody shows the choice. */
export function followSystem(): () => void {
  return subscribe(() => undefined);
}

function subscribe(listener: () => void): () => void {
  const media = darkQuery();
  const onSystemChange = () => {
    applyColorMode();
    listener();
  };
  listeners.add(listener);
  media.addEventListener('change', onSystemChange);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', onSystemChange);
  };
}

export function useColorMode(): { choice: ColorModeChoice; setChoice: (choice: ColorModeChoice) => void } {
  return { choice: useSyncExternalStore(subscribe, colorModeChoice), setChoice: setColorMode };
}
