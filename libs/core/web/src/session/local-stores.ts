import { COLOR_MODE_KEY } from '../theme/color-mode';

/** Sign-out clears all local stores and local storage (product.md §4). Light or dark belongs to the device and stays. */
export function clearLocalStores(): void {
  try {
    const colorMode = localStorage.getItem(COLOR_MODE_KEY);
    localStorage.clear();
    sessionStorage.clear();
    if (colorMode !== null) localStorage.setItem(COLOR_MODE_KEY, colorMode);
  } catch {
    // No storage, nothing to clear.
  }
}
