import { CLOCK_KEY } from '../offline/server-clock';
import { COLOR_MODE_KEY } from '../theme/color-mode';
import { forgetTyped } from './typed-here';
import { UNSENT_PREFIX } from './unsent-work';

/** Light or dark and how far the clock is off belong to the device; unsent work belongs to whoever entered it, and is discarded only where that person says so. */
const stays = (key: string) => key === COLOR_MODE_KEY || key === CLOCK_KEY || key.startsWith(UNSENT_PREFIX);

/** Sign-out clears all local stores and local storage (product rules §4), but for what is not this session's. */
export function clearLocalStores(): void {
  forgetTyped();
  try {
    Object.keys(localStorage)
      .filter((key) => !stays(key))
      .forEach((key) => localStorage.removeItem(key));
    sessionStorage.clear();
  } catch {
    // No storage, nothing to clear.
  }
}
