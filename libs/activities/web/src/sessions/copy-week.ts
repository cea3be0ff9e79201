import { addDays, type PlainDate, weekStart } from '@afterbell/core/domain';

/** Where a copy is offered to begin: in the week wanted, or the next that is wholly ahead, unless the term is over by then. */
export function firstWeek(wanted: PlainDate, today: PlainDate, term: { endsOn: PlainDate } | null | undefined): PlainDate {
  const ahead = weekStart(addDays(today, 6));
  return weekStart(wanted) >= today || (term && ahead > term.endsOn) ? wanted : ahead;
}

export interface CopyTerm {
  id: string;
  startsOn: PlainDate;
  endsOn: PlainDate;
}

export interface CopyWeek {
  /** Empty: the term of the activity itself. */
  termId: string;
  startsOn: PlainDate;
}

/** How many weeks of a term are looked at: more than any break of a school lasts. */
const WEEKS_AHEAD = 8;

/** Weeks of a term from one on; the first always, also where the term is over by then. */
function weeksOf(termId: string, from: PlainDate, term: { endsOn: PlainDate } | null | undefined): CopyWeek[] {
  const days = [from, ...Array.from({ length: WEEKS_AHEAD - 1 }, (_, place) => addDays(weekStart(from), 7 * (place + 1)))];
  return days.filter((startsOn, place) => place === 0 || !term || startsOn <= term.endsOn).map((startsOn) => ({ termId, startsOn }));
}

export interface CopyPlace {
  /** Last day of what is copied. */
  last: PlainDate;
  today: PlainDate;
  /** Term of the activity itself. */
  own: CopyTerm | null;
  terms: readonly CopyTerm[];
  /** The term that was chosen; null before. */
  chosen: string | null;
}

/** Weeks in which a copy could begin, in the order in which they are offered. Where the own term has none left, the next one follows. */
export function weeksToOffer({ last, today, own, terms, chosen }: CopyPlace): CopyWeek[] {
  const term = terms.find(({ id }) => id === chosen);
  if (term) return weeksOf(term.id, firstWeek(term.startsOn, today, term), term);
  const after = firstWeek(addDays(last, 7), today, own);
  const here = weeksOf('', after, own);
  const next = own && chosen === null ? terms.filter(({ startsOn }) => startsOn > own.startsOn).toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))[0] : undefined;
  if (!next) return here;
  const there = weeksOf(next.id, firstWeek(next.startsOn, today, next), next);
  return own && after > own.endsOn ? there : [...here, ...there];
}

interface MadeIn {
  startsOn: PlainDate;
  firstDate?: PlainDate | null;
  closed: readonly PlainDate[];
}

/** Whether the earliest copy does not meet in its first week: the site is closed then, or the term begins after its weekdays. */
export function beginsLater(copies: readonly MadeIn[]): boolean {
  const [first] = copies.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  if (!first) return false;
  const saturday = addDays(weekStart(first.startsOn), 6);
  return first.firstDate ? first.firstDate > saturday : first.closed.some((day) => day <= saturday);
}
