/** Identifiers that the server makes from a pattern and a counter; a form may show one and send it back, never another. */
import { tidyLine, type PlainDate } from '@afterbell/core/domain';
import { issue } from '../problems';
import { refused, taken } from './kind-helpers';
import { lineKind } from './line';

const LONGEST_IDENTIFIER = 100;
const PLACE = /\{(yyyy|yy|mm|#{1,10})\}/g;

export const generator = lineKind('generator', {
  max: LONGEST_IDENTIFIER * 4,
  read(text) {
    const identifier = tidyLine(text);
    return identifier.length > LONGEST_IDENTIFIER ? refused('TEXT_TOO_LONG', { max: LONGEST_IDENTIFIER }) : taken(identifier || null);
  },
  validate: (value, _field, _context, before) => (before === value ? null : issue('GENERATED')),
});

/** Whether identifiers can be made from the pattern: one counter, no other braces, short enough for the largest counter. */
export function isGeneratorPattern(pattern: string): boolean {
  const counters = pattern.match(/\{#{1,10}\}/g) ?? [];
  return counters.length === 1 && pattern === tidyLine(pattern) && !/[{}]/.test(pattern.replace(PLACE, '')) && pattern.length <= LONGEST_IDENTIFIER - 20;
}

/** The counter is filled with zeros to its places, and takes more when it needs them: no identifier is ever given twice. */
export function generateIdentifier(pattern: string, counter: number, today: PlainDate): string {
  return pattern.replace(PLACE, (_, place: string) => {
    if (place === 'yyyy') return today.slice(0, 4);
    if (place === 'yy') return today.slice(2, 4);
    if (place === 'mm') return today.slice(5, 7);
    return String(counter).padStart(place.length, '0');
  });
}
