import { failuresOf, silent } from '@afterbell/core/web';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { RecordFormDocument } from './__generated__/form';
import type { RecordSubject } from './record-form';

/** The record that an open one became part of. */
export interface Successor {
  id: string;
  name: string;
  /** Its page. */
  to: string;
  /** Who did it and when, where the server knows. */
  by: string | null;
}

/** Null of a record that is still its own, or is part of nothing. */
export type FindSuccessor = (id: string) => Promise<Successor | null>;

export type Gone = { into: Successor | null };

/** Whether the open record is still there, asked when something says that it may not be. */
export function useGone({ section, subSection, id }: RecordSubject, successor?: FindSuccessor) {
  const client = useApolloClient();
  const [gone, setGone] = useState<Gone | null>(null);

  async function look(): Promise<Gone | null> {
    const into = (await successor?.(id).catch(() => null)) ?? null;
    const found = into || (await isMissing()) ? { into } : null;
    setGone(found);
    return found;
  }
  async function isMissing(): Promise<boolean> {
    try {
      await client.query({ query: RecordFormDocument, variables: { section, subSection, id }, fetchPolicy: 'no-cache', context: silent() });
      return false;
    } catch (error) {
      return failuresOf(error).some(({ statusCode }) => statusCode === 404);
    }
  }
  return { gone, look, isBack: () => setGone(null) };
}
