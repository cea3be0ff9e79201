import type { useAddingTexts } from './adding-texts';

export type AddingTexts = ReturnType<typeof useAddingTexts>;
const NAMED = ['name', 'capacity', 'roomId', 'location', 'staffIds', 'from', 'startsOn', 'endsOn', 'meetings', 'weekdays', 'weeksOfMonth', 'startTime', 'endTime', 'interval', 'patterns', 'leftOut'] as const;

/** What the server says of a field of a session, beginning with the field. */
export function sayOfField(path: readonly string[], message: string, t: AddingTexts): string {
  const named = [...path].reverse().flatMap((part) => NAMED.filter((name) => name === part))[0];
  return named ? t('problem', { field: t(`fieldOf.${named}`), message }) : message;
}
