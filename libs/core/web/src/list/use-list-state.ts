import { rulesOf, type FilterRule, type ListFilter, type ListSort } from '@afterbell/core/domain';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useCoreTexts } from '../i18n/core-texts';
import { notify } from '../ui/notify';
import { lostFilters, parseListParams, wireFilter, wireKey, withRule, writeListParams, type ListField, type ListParams, type ListParts, type ListShape } from './list-params';

export interface ListStateOptions<Field extends string = string, Sort extends string = string> {
  /** The fields that can be filtered by. Keep the array stable (a module constant or memoized). */
  fields?: readonly ListField<Field>[];
  /** The fields that can be sorted by. */
  sorts?: readonly Sort[];
  defaultSort?: readonly ListSort[];
  /** Keep it stable. */
  parts?: ListParts;
  /** Only where a page has two lists. */
  prefix?: string;
}

/** Pass it as it stands to a generated list query. Its field names are those of the options, which the query's own types hold. */
export interface ListVariables<Field extends string = string, Sort extends string = string> {
  search: string | null;
  filter: { match: ListFilter['match']; rules: (FilterRule & { field: Field })[]; groups?: { rules: (FilterRule & { field: Field })[] }[] } | null;
  sort: (ListSort & { field: Sort })[];
  first: number;
  offset: number;
}

export interface ListState<Field extends string = string, Sort extends string = string> extends ListParams {
  fields: readonly ListField[];
  /** Sets two lists of one page apart; the only one has none. */
  prefix: string;
  parts: ListParts | undefined;
  /** The filter together with what the part asks for. */
  asked: ListFilter;
  variables: ListVariables<Field, Sort>;
  /** Whether a search or a filter narrows the list. */
  narrowed: boolean;
  setSearch: (search: string) => void;
  setFilter: (filter: ListFilter) => void;
  setOnly: (part: string) => void;
  setSort: (sort: readonly ListSort[]) => void;
  /** Ascending, then descending, then the usual order. */
  toggleSort: (field: string) => void;
  setPage: (page: number) => void;
  setPageSize: (pageSize: number) => void;
  /** Drops search and filters; sort and size stay. */
  clear: () => void;
}

const NONE: readonly never[] = [];

export function useListState<Field extends string = string, Sort extends string = string>({ fields = NONE, sorts = NONE, defaultSort = NONE, prefix = '', parts }: ListStateOptions<Field, Sort> = {}): ListState<Field, Sort> {
  const t = useCoreTexts();
  const [params, setParams] = useSearchParams();
  const shape = useMemo<ListShape>(() => ({ fields, sorts, defaultSort, prefix, parts }), [fields, sorts, defaultSort, prefix, parts]);
  const text = params.toString();
  const list = useMemo(() => parseListParams(new URLSearchParams(text), shape), [text, shape]);
  const canonical = useMemo(() => writeListParams(new URLSearchParams(text), list, shape).toString(), [text, list, shape]);

  // A list that shows more than its address asks for must say so: a field may have gone from the form since the link was made.
  const lost = lostFilters(new URLSearchParams(text), list, shape);
  useEffect(() => {
    if (lost) notify({ severity: 'warn', title: t('list.filterLost', { count: lost }), detail: t('list.filterLostHint') });
  }, [lost, t]);

  // What the URL says wrongly is put right by replacing, never by pushing: Back must leave the page.
  useEffect(() => {
    if (sorted(canonical) !== sorted(text)) setParams(new URLSearchParams(canonical), { replace: true, preventScrollReset: true });
  }, [canonical, text, setParams]);

  return useMemo(() => {
    const change = (part: Partial<ListParams>, replace: boolean) =>
      setParams((before) => writeListParams(before, { ...parseListParams(before, shape), ...part }, shape), { replace, preventScrollReset: true });
    const { search, filter, only, sort, page, pageSize } = list;
    const asked = withRule(filter, shape.parts?.parts.find(({ id }) => id === only)?.rule ?? null);
    return {
      ...list,
      fields: shape.fields,
      prefix: shape.prefix,
      parts: shape.parts,
      asked,
      narrowed: search !== '' || rulesOf(filter).length > 0,
      // What the URL named that the options do not was left out by the parser.
      variables: {
        search: search === '' ? null : search,
        filter: rulesOf(asked).length === 0 ? null : wireFilter(asked),
        sort: sort.map(wireKey),
        first: pageSize,
        offset: (page - 1) * pageSize,
      } as ListVariables<Field, Sort>,
      setSearch: (next: string) => change({ search: next, page: 1 }, true),
      setFilter: (next: ListFilter) => change({ filter: next, page: 1 }, true),
      setOnly: (next: string) => change({ only: next, page: 1 }, false),
      setSort: (next: readonly ListSort[]) => change({ sort: next, page: 1 }, false),
      toggleSort: (field: string) => {
        const now = sort[0]?.field === field ? sort[0].direction : null;
        change({ sort: now === 'desc' ? shape.defaultSort : [{ field, direction: now === 'asc' ? 'desc' : 'asc' }], page: 1 }, false);
      },
      setPage: (next: number) => change({ page: next }, false),
      setPageSize: (next: number) => change({ pageSize: next, page: 1 }, false),
      clear: () => change({ search: '', filter: { match: 'and', rules: [] }, page: 1 }, false),
    };
  }, [list, shape, setParams]);
}

/** Order of different keys does not matter, order within one key does. */
function sorted(text: string): string {
  const params = new URLSearchParams(text);
  params.sort();
  return params.toString();
}
