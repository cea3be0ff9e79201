/** Who may be a child's relative, by what agrees (docs/people.md). Only the verdict is made here. */
import type { RelationshipKind } from './relationship';

export const RELATIVE_REASONS = ['address', 'phone', 'sibling', 'surname'] as const;
export type RelativeReason = (typeof RELATIVE_REASONS)[number];

/** One roof or one number says a lot; a surname at one site says something only beside another reason or for lack of any. */
const WEIGHTS: Readonly<Record<RelativeReason, number>> = { address: 50, phone: 40, sibling: 45, surname: 20 };

export function relativeScore(reasons: readonly RelativeReason[]): number {
  return Math.min(100, [...new Set(reasons)].reduce((sum, reason) => sum + WEIGHTS[reason], 0));
}

/** What the relative may be, for one click: children of one home are siblings, a sibling's mother is a mother; a surname alone says less. */
export function suggestedKind({ isParticipant, siblingKind, reasons }: { isParticipant: boolean; siblingKind: RelationshipKind | null; reasons: readonly RelativeReason[] }): RelationshipKind {
  const ofOneHome = reasons.includes('address') || reasons.includes('phone');
  return siblingKind ?? (isParticipant && ofOneHome ? 'sibling' : 'other_relative');
}

/** Parts of a surname that say something: García of García Márquez, not the "dos" of dos Santos. */
export function surnameParts(foldedLastName: string): string[] {
  const parts = foldedLastName.split(/[\s\-’']+/u).filter((part) => part.length > 3 || /[^a-z]/.test(part));
  return [...new Set([foldedLastName, ...parts])].filter((part) => part !== '');
}
