import { displayPhone } from '@afterbell/people/domain';

export const phoneWords = (phone: string | null | undefined): string | null => (phone ? displayPhone(phone) : null);

interface Addressed {
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
}

/** On one line: 12 Elm St, Apt 3, Sacramento, CA 95811 */
export function addressWords({ addressLine1, addressLine2, city, state, postalCode }: Addressed): string | null {
  return [addressLine1, addressLine2, city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null;
}
