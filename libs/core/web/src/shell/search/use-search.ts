import { useEffect, useState } from 'react';
import { silent } from '../../apollo/links';
import { useSearchQuery, type SearchQuery } from './__generated__/search';

const PAUSE_MS = 150;
const LONGEST = 200;

export interface Search {
  found: SearchQuery['search'] | undefined;
  /** What is shown is of an earlier text, or nothing is yet. */
  busy: boolean;
  failed: boolean;
  retry: () => void;
}

/** Asks the server when typing pauses. The answer to an earlier text stays until the next one. */
export function useSearch(text: string): Search {
  const sought = text.trim().slice(0, LONGEST);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(sought), sought === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sought]);
  // Never kept: it is asked anew each time, and names need not stay in the page's memory.
  const { data, previousData, loading, error, refetch } = useSearchQuery({ variables: { text: asked }, skip: asked === '', context: silent(), fetchPolicy: 'no-cache' });
  const isNothing = sought === '' || asked === '';
  return { found: isNothing ? undefined : (data ?? previousData)?.search, busy: sought !== '' && (sought !== asked || loading), failed: !isNothing && !loading && error !== undefined, retry: () => void refetch().catch(() => undefined) };
}
