import { dayOfWeek, type PlainDate } from '@afterbell/core/domain';
import { i18n } from '@afterbell/core/web';
import type { ReactNode } from 'react';
import { weeksOf } from './calendar/calendar-span';
import { weekdayName } from './session-days';

export interface MonthWeeksProps {
  /** A day of the month. */
  month: PlainDate;
  /** What stands in a day's cell; the days of other months that fill its weeks are `outside`. */
  day: (date: PlainDate, outside: boolean) => ReactNode;
}

/** Head and body of a table with the weeks of a month, Sunday first. */
export function MonthWeeks({ month, day }: MonthWeeksProps) {
  const weeks = weeksOf(month);
  return (
    <>
      <thead>
        <tr>
          {weeks[0]?.map((date) => (
            <th key={date} scope="col">
              {weekdayName(dayOfWeek(date), i18n.language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => {
              const outside = date.slice(0, 7) !== month.slice(0, 7);
              return (
                <td key={date} data-outside={outside ? '' : undefined}>
                  {day(date, outside)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </>
  );
}
