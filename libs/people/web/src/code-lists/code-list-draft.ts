import { foldText } from '@afterbell/core/domain';

export interface DraftCode {
  /** Empty of a new one: it is made of the name. */
  readonly code: string;
  readonly label: string;
  readonly ceds: string;
  readonly key: string;
}

/** `Dual enrollment` as a code that no other has: `dual_enrollment`. */
export function codeFor(label: string, taken: ReadonlySet<string>): string {
  const plain = foldText(label).replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, '').slice(0, 40) || 'code';
  for (let at = 1; ; at += 1) {
    const code = at === 1 ? plain : `${plain}_${at}`;
    if (!taken.has(code)) return code;
  }
}

/** Keys of the rows whose name is still missing. */
export const unnamed = (draft: readonly DraftCode[]): string[] => draft.filter(({ label }) => label.trim() === '').map(({ key }) => key);

/** As it is sent: what has no code gets one that was never used in the list. */
export function sentCodes(draft: readonly DraftCode[], everUsed: readonly string[]): { code: string; label: string; ceds: string | null }[] {
  const taken = new Set([...everUsed, ...draft.map(({ code }) => code)]);
  return draft.map(({ code, label, ceds }) => {
    const made = code || codeFor(label, taken);
    taken.add(made);
    return { code: made, label: label.trim(), ceds: ceds.trim() || null };
  });
}

export function moved<T>(rows: readonly T[], at: number, by: number): readonly T[] {
  const next = [...rows];
  const [row] = next.splice(at, 1);
  if (row !== undefined) next.splice(at + by, 0, row);
  return next;
}
