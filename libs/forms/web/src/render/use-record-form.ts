import { failuresOf, silent } from '@afterbell/core/web';
import { useMemo } from 'react';
import { formOfWire, type LoadedForm } from '../wire/form-of-wire';
import { useRecordFormQuery } from './__generated__/form';
import type { RecordSubject } from './record-form';

export type RecordFormState = { kind: 'loading' } | { kind: 'denied' } | { kind: 'missing' } | { kind: 'failed'; retry: () => void } | { kind: 'ready'; form: LoadedForm };

/** The form of a record in one call. Never from a cache: what is edited has to be what is stored. */
export function useRecordForm({ section, subSection, id }: RecordSubject, skip = false): RecordFormState {
  return useLoaded({ section, subSection, id }, skip || id === '', id === '');
}

/** The empty form of a new record, with the draft of an earlier visit. */
export function useNewForm(key: Omit<RecordSubject, 'id'>, skip = false): RecordFormState {
  return useLoaded({ ...key, id: null }, skip, false);
}

function useLoaded(variables: Omit<RecordSubject, 'id'> & { id: string | null }, skip: boolean, nothing: boolean): RecordFormState {
  const { data, error, refetch } = useRecordFormQuery({ variables, skip, context: silent(), fetchPolicy: 'no-cache' });
  const form = useMemo(() => (data ? formOfWire(data.form) : null), [data]);
  if (form) return { kind: 'ready', form };
  const failures = failuresOf(error);
  if (nothing || failures.some(({ statusCode }) => statusCode === 404)) return { kind: 'missing' };
  if (failures.some(({ statusCode }) => statusCode === 403)) return { kind: 'denied' };
  return error ? { kind: 'failed', retry: () => void refetch().catch(() => undefined) } : { kind: 'loading' };
}
