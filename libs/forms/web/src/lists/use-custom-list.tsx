import type { MaintenanceSection } from '@afterbell/core/domain';
import { customIdOf, customKey, namesCustom, silent, useCoreTexts, type Column, type ColumnView, type ListField } from '@afterbell/core/web';
import type { FieldContext } from '@afterbell/forms/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useFieldContext } from '../render/use-field-context';
import { filterFieldOf } from './filter-field';
import { useCustomListFieldsQuery, type CustomListFieldsQuery } from './__generated__/custom-list-fields';

/** What a row of a list has of the tenant's own fields: as many as its columns ask for. */
export interface CustomRow {
  customValues?: readonly { fieldId: number; display: string | null }[];
}

export interface CustomList<Row extends CustomRow> {
  /** False while the address names fields that are not known yet: until then the list cannot be asked for. */
  ready: boolean;
  fields: readonly ListField<'custom'>[];
  sorts: readonly string[];
  columns: readonly Column<Row>[];
}

/** The tenant's own fields as a list filters, sorts and shows them. */
export function useCustomList<Row extends CustomRow>(section: MaintenanceSection, subSection?: string): CustomList<Row> {
  const [params] = useSearchParams();
  const { data, loading } = useCustomListFieldsQuery({ variables: { section, subSection: subSection ?? null }, context: silent() });
  const known = data?.customListFields;
  const context = useFieldContext();
  const onTheirWay = loading && !known;
  const label = useCoreTexts()('loading');
  const waiting = onTheirWay && namesCustom(params);
  return useMemo(() => {
    const list = customListOf<Row>(known ?? [], !waiting, context);
    return onTheirWay ? { ...list, fields: [{ id: customKey(0) as 'custom', label, type: 'text', waits: true }] } : list;
  }, [known, waiting, onTheirWay, label, context]);
}

type OwnField = Omit<CustomListFieldsQuery['customListFields'][number], '__typename'>;

/** The same of fields that are known already. */
export function customListOf<Row extends CustomRow>(all: readonly OwnField[], ready: boolean, context: FieldContext): CustomList<Row> {
  return {
    ready,
    fields: all.flatMap((one) => filterFieldOf(one, context) ?? []),
    sorts: all.flatMap(({ fieldId, sortable }) => (sortable ? [customKey(fieldId)] : [])),
    columns: all.map(({ fieldId, name, sortable, listType, type, tabLabel }) => ({
      id: customKey(fieldId),
      header: name,
      optIn: true,
      group: tabLabel,
      sort: sortable ? customKey(fieldId) : undefined,
      align: listType === 'number' ? ('end' as const) : undefined,
      wrap: type === 'multiline' || type === 'multilinetag',
      cell: (row: Row) => row.customValues?.find((value) => value.fieldId === fieldId)?.display ?? '',
    })),
  };
}

/** As many as one list answers for at once. */
const MOST_SHOWN = 50;

/** Of these the server is asked for values: those that are shown. */
export function shownCustomIds(columns: readonly { id: string }[], { hidden }: ColumnView): number[] {
  const shown = columns.flatMap(({ id }) => {
    const fieldId = customIdOf(id);
    return fieldId === null || hidden.includes(id) ? [] : [fieldId];
  });
  return shown.slice(0, MOST_SHOWN);
}
