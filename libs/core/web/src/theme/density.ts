import { useSyncExternalStore } from 'react';

export const DENSITY_KEY = 'afterbell.density';
export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

const listeners = new Set<() => void>();

export function density(): Density {
  try {
    return localStorage.getItem(DENSITY_KEY) === 'compact' ? 'compact' : 'comfortable';
  } catch {
    return 'comfortable';
  }
}

export function applyDensity(value: Density = density()): void {
  document.documentElement.dataset.density = value;
}

export function setDensity(value: Density): void {
  try {
    localStorage.setItem(DENSITY_KEY, value);
  } catch {
    // Without storage the choice lasts for this page only.
  }
  applyDensity(value);
  listeners.forEach((listener) => listener());
}

export function onDensity(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useDensity(): [Density, (value: Density) => void] {
  return [useSyncExternalStore(onDensity, density), setDensity];
}
