import { silent } from '@afterbell/core/web';
import { sound } from '../door/door-sound';
import { useKioskScanMutation } from './__generated__/kiosk';
import { type ChildShown, type StepAnswer, toShown } from './kiosk-words';
import type { KioskDevice, Told } from './use-kiosk';

/** What reading a badge leads to: the child whose it is, or words for whoever holds it. */
export interface BadgeRead {
  onShown: (shown: ChildShown) => void;
  /** Of another child than the one that may be on the screen; null once the next badge is read. */
  onRefused: (problem: string | null) => void;
}

/** Checks in by a badge, one at a time. */
export function useBadge(kiosk: KioskDevice, { onShown, onRefused }: BadgeRead): (code: string) => void {
  const [scan] = useKioskScanMutation({ context: silent(), fetchPolicy: 'no-cache' });
  async function read(code: string) {
    if (kiosk.waiting) sound('no');
    if (kiosk.stepping) return;
    onRefused(null);
    const told = await kiosk.step(async () => (await scan({ variables: { code } })).data?.kioskScan);
    tellStep(told, { onShown, onRefused });
  }
  return (code) => void read(code);
}

/** Shows and sounds what a step at the door was answered. */
export function tellStep(told: Told<StepAnswer>, { onShown, onRefused }: BadgeRead): void {
  if ('problem' in told) {
    sound('no');
    onRefused(told.problem);
  } else if (told.ok.child) {
    sound(told.ok.did === 'in' ? 'yes' : 'known');
    onShown(toShown({ ...told.ok, child: told.ok.child }));
  }
}
