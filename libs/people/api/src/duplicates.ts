import { requirePrincipal } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { KIND_WORDS, type MatchKind, onRecordAs, type PersonKind } from '@afterbell/people/domain';
import { featureOf } from './kinds/kind';
import type { FoundMatch } from './participant-matcher';

const CODES = { duplicate: 'DUPLICATE_PERSON', similar: 'SIMILAR_PERSON' } as const satisfies Record<MatchKind, string>;

const UNKNOWN = { birthDate: null, grade: null, localId: null, generatedId: null, email: null, phone: null } as const;

/** That somebody alike is on record is said to all who add people; more only to those who may open the record. */
function mayKnow(kinds: readonly PersonKind[]): boolean {
  const { permissions } = requirePrincipal();
  return kinds.some((kind) => permissions.allows('view', featureOf(kind)));
}

/** 'Duplicate Participant', 'Similar Staff' … with who it may be, most alike first. Somebody who is on record as something else is said so. */
export function refuseMatches(kind: PersonKind, matches: readonly FoundMatch[]): void {
  const worst = matches[0];
  if (!worst) return;
  const candidates = matches.map((match) => {
    const { id, label, reason, kinds } = match;
    const { birthDate, grade, localId, generatedId, email, phone } = mayKnow(kinds) ? match : UNKNOWN;
    return { id, label, reason, kinds, birthDate, grade, localId, generatedId, email, phone };
  });
  const another = worst.kinds.length > 0 && !worst.kinds.includes(kind);
  throw new AppError(CODES[worst.kind], { kind: KIND_WORDS[kind].title, ...(another ? { message: onRecordAs(worst.label, worst.kinds) } : {}) }, { extra: { candidates } });
}
