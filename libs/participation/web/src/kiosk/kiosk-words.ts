import type { KioskChildFieldsFragment, KioskScanMutation } from './__generated__/kiosk';

export type KioskChild = Omit<KioskChildFieldsFragment, '__typename' | ' $fragmentName'>;
export type StepAnswer = KioskScanMutation['kioskScan'];

/** A child on the screen, and what was just done. */
export interface ChildShown {
  child: KioskChild;
  did: StepAnswer['did'];
  at: string | null;
}

export const toShown = ({ child, did, at }: { child: KioskChild; did?: StepAnswer['did']; at?: string | null }): ChildShown => ({ child, did: did ?? null, at: at ?? null });
