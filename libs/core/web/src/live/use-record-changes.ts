import { useEffect, useRef } from 'react';
import type { RecordKind } from '../__generated__/schema-types';
import { RecordChangedDocument, type RecordChangedSubscription, type RecordChangedSubscriptionVariables } from './__generated__/live';
import { useSubscriptionWhileSeen } from './use-subscription-while-seen';

/** One's own save is told too, and its answer may still be on the way. */
const SETTLE_MS = 700;

export type RecordChange = RecordChangedSubscription['recordChanged'];

export interface OpenRecord {
  kind: RecordKind;
  /** Null for a record that is not there yet. */
  id: string | null;
  /** The version on the screen, as of now. */
  version: () => number | null;
}

/** Calls back when somebody saved the record, unless what they saved is on the screen by then; `onOver` when the record may have gone. */
export function useRecordChanges({ kind, id, version }: OpenRecord, onChange: (change: RecordChange) => void, onOver?: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSubscriptionWhileSeen<RecordChangedSubscription, RecordChangedSubscriptionVariables>(RecordChangedDocument, id && `${kind} ${id}`, () => ({ kind, id: id ?? '', version: version() }), {
    onData: ({ recordChanged }) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (recordChanged.version !== version()) onChange(recordChanged);
      }, SETTLE_MS);
    },
    onOver: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onOver?.(), SETTLE_MS);
    },
  });
}

/** A record that is only shown: it is read again when somebody changed it; once nothing is `edited` any more, whose save has to know what it began with. */
export function useFreshRecord(kind: RecordKind, record: { id: string; version: number } | undefined, refetch: () => unknown, edited = false): void {
  const latest = useRef({ version: record?.version ?? null, edited });
  const missed = useRef(false);
  const read = useRef(refetch);
  useEffect(() => {
    latest.current = { version: record?.version ?? null, edited };
    read.current = refetch;
    if (edited || !missed.current) return;
    missed.current = false;
    refetch();
  });
  useRecordChanges({ kind, id: record?.id ?? null, version: () => latest.current.version }, () => {
    if (latest.current.edited) missed.current = true;
    else read.current();
  });
}
