import { addDays, type PlainDate, weekStart } from '@afterbell/core/domain';

/** Where a copy is offered to begin: in the week wanted, or the next that is wholly ahead, unless the term is over by then. */
export function firstWeek(wanted: PlainDate, today: PlainDate, term: { endsOn: PlainDate } | null | undefined): PlainDate {
  const ahead = weekStart(addDays(today, 6));
  return weekStart(wanted) >= today || (term && ahead > term.endsOn) ? wanted : ahead;
}
