import { isEmail, normalizeEmail } from '@afterbell/core/domain';
import type { MessageAudience } from './message';

/** Somebody who could be written to about a child: a contact of it, or the child itself. */
export interface Reachable {
  readonly personId: string;
  /** Of a contact. */
  readonly relationshipId: string | null;
  readonly email: string | null;
  readonly isGuardian: boolean;
  readonly isEmergency: boolean;
  /** Must not come near the child, or will not be allowed to. */
  readonly isRestricted: boolean;
  /** The relationship is over: nobody to write to, but an address that is shared with them still reaches them. */
  readonly isOver: boolean;
}

export interface Addressed {
  readonly personId: string;
  readonly address: string;
  readonly relationshipId: string | null;
  /** Ticked by name. */
  readonly despite: boolean;
}

const AUDIENCE_WORDS: Readonly<Record<MessageAudience, string>> = { GUARDIANS: 'parents and guardians', EMERGENCY: 'emergency contacts', THEMSELVES: 'the participant' };

const isMeant = ({ relationshipId, isGuardian, isEmergency }: Reachable, audience: readonly MessageAudience[]) =>
  relationshipId === null ? audience.includes('THEMSELVES') : (isGuardian && audience.includes('GUARDIANS')) || (isEmergency && audience.includes('EMERGENCY'));

/**
 * Who gets the message about one child. Whoever is under a contact restriction gets it only when ticked, and so does an address that they
 * share with somebody else; `left` are those of them who were meant. Without anybody `why` follows the child's name.
 */
export function reachOf(people: readonly Reachable[], audience: readonly MessageAudience[], ticked: ReadonlySet<string>): { to: Addressed[]; left: Reachable[]; why: string | null } {
  const isBarred = (one: Reachable) => one.isRestricted && !(one.relationshipId !== null && ticked.has(one.relationshipId));
  const addressOf = ({ email }: Reachable) => (email !== null && isEmail(email) ? normalizeEmail(email) : null);
  const barred = people.filter(isBarred);
  const closed = new Set(barred.map(addressOf));
  const meant = people.filter((one) => !one.isOver && isMeant(one, audience));
  const left = meant.filter(isBarred);
  const free = meant.filter((one) => !isBarred(one));
  const to = free.flatMap((one): Addressed[] => {
    const address = addressOf(one);
    return address === null || closed.has(address) ? [] : [{ personId: one.personId, address, relationshipId: one.relationshipId, despite: one.isRestricted }];
  });
  if (to.length > 0) return { to, left, why: null };
  if (free.some((one) => closed.has(addressOf(one)) && addressOf(one) !== null)) return { to, left, why: 'has only an address that somebody under a contact restriction uses too' };
  if (free.some(({ email }) => email !== null && email !== '')) return { to, left, why: 'has an e-mail address on record that cannot be one' };
  if (free.length === 0 && left.length > 0) return { to, left, why: 'has only contacts under a contact restriction' };
  return { to, left, why: `has no e-mail address on record (looked at: ${audience.map((one) => AUDIENCE_WORDS[one]).join(', ')})` };
}

/** To whom it goes, as the log of a child says it; names that do not fit are counted. */
export function recipientsLine(names: readonly string[], most: number): string {
  const whole = names.join(', ');
  if (whole.length <= most) return whole;
  const kept: string[] = [];
  for (const name of names) {
    if ([...kept, name].join(', ').length > most - 16) break;
    kept.push(name);
  }
  return `${(kept.join(', ') || (names[0] ?? '').slice(0, most - 16))} and ${names.length - Math.max(1, kept.length)} more`;
}
