import { useCoreTexts } from '../i18n/core-texts';
import { useReachable } from '../offline/connection';

/** Below the title of what could not be loaded: what to do. Without a network no administrator helps. */
export function LoadHint() {
  const t = useCoreTexts();
  return t(useReachable() ? 'errors.loadHint' : 'errors.loadHintOffline');
}
