import { failuresOf } from '../apollo/links';
import type { RowTotal } from './columns';

/** A list query as Apollo answers it. */
export interface ListResult {
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

interface ListPage<Row> {
  nodes: readonly Row[];
  totalCount: RowTotal;
}

/** What a `DataTable` shows of it: rows, how many there are, and what went wrong. */
export function listAnswer<Row>({ loading, error, refetch }: ListResult, page: ListPage<Row> | undefined) {
  return {
    rows: page?.nodes,
    total: page?.totalCount,
    loading,
    error,
    denied: failuresOf(error).some(({ statusCode }) => statusCode === 403),
    onRetry: () => void refetch().catch(() => undefined),
  };
}
