import { type FieldContext, type FieldDefinition, isDisplayType, kindOf, ofWire, type WireValue } from '@afterbell/forms/domain';
import type { CollectedForm } from './person-collector';

const ofDay = (time: string | null | undefined) => (time ? `${time}:00` : null);

interface Asked {
  readonly field: FieldDefinition | undefined;
  readonly context: FieldContext;
}

/** An answer of a row by the name of its column. */
function inRow(id: number, wire: WireValue | null, { field, context }: Asked): (readonly [string, unknown])[] {
  const column = field?.fields.find((one) => one.id === id);
  const value = column ? ofWire(wire, column) : null;
  if (!column || value === null || isDisplayType(column.type)) return [];
  return [[column.name, machineValue(wire, kindOf(column.type).format(value as never, column, context))]];
}

/** Days, times and instants as machines read them; every other answer is told in words. */
export function machineValue(wire: WireValue | null, words: string, of?: Asked): unknown {
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
    case 'RowsValue':
      return of?.field ? wire.rows.map(({ values }) => Object.fromEntries(values.flatMap(({ fieldId, value }) => inRow(fieldId, value, of)))) : words;
    default:
      return words;
  }
}

/** The forms for `person.json`. */
export const formsForMachines = (forms: readonly CollectedForm[]) =>
  forms.map(({ title, tabs }) => ({ title, tabs: tabs.map((tab) => ({ title: tab.title, fields: tab.fields.map(({ label, data }) => ({ label, value: data })) })) }));
