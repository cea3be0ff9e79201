/** +19165550123 as (916) 555-0123; other countries as they are stored. */
export function phoneWords(phone: string | null): string | null {
  if (!phone) return null;
  const [number = '', extension] = phone.split(';ext=');
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  const shown = area ? `(${area}) ${exchange}-${line}` : number;
  return extension ? `${shown} ext. ${extension}` : shown;
}

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
