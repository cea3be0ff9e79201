import type { WireValue } from '@afterbell/forms/domain';
import type { CollectedForm } from './person-collector';

const ofDay = (time: string | null | undefined) => (time ? `${time}:00` : null);

/** Days, times and instants as machines read them; every other answer is told in words. */
export function machineValue(wire: WireValue | null, words: string): unknown {
  switch (wire?.__typename) {
    case 'DateValue':
      return wire.date;
    case 'DatesValue':
      return wire.dates;
    case 'DateRangeValue':
      return { start: wire.dateRange.start, end: wire.dateRange.end };
    case 'InstantValue':
      return wire.instant;
    case 'TimeValue':
      return ofDay(wire.time);
    case 'TimeRangeValue':
      return { start: ofDay(wire.timeRange.start), end: ofDay(wire.timeRange.end) };
    default:
      return words;
  }
}

/** The forms for `person.json`. */
export const formsForMachines = (forms: readonly CollectedForm[]) =>
  forms.map(({ title, tabs }) => ({ title, tabs: tabs.map((tab) => ({ title: tab.title, fields: tab.fields.map(({ label, data }) => ({ label, value: data })) })) }));
