import { type ChangedBy, failuresOf, notify, silent, type SaveStatus, useChangedBy } from '@afterbell/core/web';
import { isEmptyValue, sameValue, toWireInput, type FieldDefinition, type FieldValue } from '@afterbell/forms/domain';
import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useRef, useState } from 'react';
import { useFormsTexts } from '../forms-texts';
import { formOfWire, type LoadedForm } from '../wire/form-of-wire';
import { RecordFormDocument, useSaveRecordFormMutation } from './__generated__/form';
import type { Edited, FormStore } from './form-store';
import type { RecordSubject } from './record-form';
import type { Draft } from './use-draft';

export interface Collision {
  field: FieldDefinition;
  mine: FieldValue | null;
  theirs: FieldValue | null;
}

export interface Conflict {
  collisions: readonly Collision[];
  /** Who saved meanwhile, where the server knows. */
  by: ChangedBy | null;
  /** Saves with the answers of others where they were chosen. */
  onChoose: (theirs: ReadonlySet<number>) => void;
}

export interface UseSave {
  subject: RecordSubject;
  store: FormStore;
  draft: Draft;
  onSaved?: (form: LoadedForm) => void;
  replaceStore: (form: LoadedForm, edited: Edited) => void;
  /** The server knows no such record; answers why, where it has gone. */
  onMissing: () => Promise<string | null>;
  /** Of the record as it was last read or saved here. */
  versionRef: RefObject<number | null>;
}

/** What becomes of a field that both have changed: a question, one's own answer, or nothing until somebody asks to see it. */
export type Meeting = 'asks' | 'keeps' | 'waits';
export type BroughtIn = 'busy' | 'failed' | 'changed' | 'asked' | 'collides' | 'merged' | 'same';

type Values = ReadonlyMap<FieldDefinition, FieldValue | null>;

/** Saving: once at a time, with the version that was read, and with a choice per field where others were faster. */
export function useSave({ subject, store, draft, onSaved, replaceStore, versionRef, onMissing }: UseSave) {
  const t = useFormsTexts();
  const byOf = useChangedBy();
  const client = useApolloClient();
  const [mutate] = useSaveRecordFormMutation({ context: silent(), fetchPolicy: 'no-cache' });
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle' });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const running = useRef(false);
  /** Fields that others answered otherwise, as long as nobody has chosen. */
  const undecided = useRef<{ has: (fieldId: number) => boolean; by: ChangedBy | null } | null>(null);
  const { section, subSection, id } = subject;

  const failed = (reason: string) => {
    setStatus({ kind: 'failed', reason });
    return false;
  };

  /** `tab`: only it has to be complete, beside what was changed elsewhere. */
  async function run(tab: string | null): Promise<boolean> {
    if (running.current) return false;
    const values = store.attempt(tab ?? '');
    if (values === null) {
      setStatus({ kind: 'idle' });
      return false;
    }
    if (values.size === 0) return true;
    // An old draft of a record that was saved since: nobody knows what stood there when it was typed.
    if (draft.restored?.isOlder && !undecided.current) undecided.current = { has: (fieldId) => !isEmptyValue(store.stored()[fieldId]), by: null };
    if (undecided.current) {
      const { has, by } = undecided.current;
      const collisions = [...values].filter(([field]) => has(field.id)).map(([field, mine]) => ({ field, mine, theirs: store.stored()[field.id] ?? null }));
      if (collisions.length > 0) {
        ask(collisions, by, store, tab);
        return false;
      }
    }
    const saved = await send(store, values, tab, 0);
    if (!saved) draft.resume();
    return saved;
  }

  async function send(from: FormStore, values: Values, tab: string | null, again: number): Promise<boolean> {
    running.current = true;
    setStatus({ kind: 'saving' });
    try {
      await draft.settle();
      const input = { section, subSection, id, tab, version: versionRef.current, values: [...values].map(([field, value]) => ({ fieldId: field.id, value: toWireInput(value, field) })) };
      const { data } = await mutate({ variables: { input: input as never } });
      const payload = data?.saveForm;
      if (payload?.form) {
        const form = formOfWire(payload.form);
        versionRef.current = form.version;
        from.saved(form.before, values);
        draft.forget();
        setStatus({ kind: 'saved', at: new Date() });
        onSaved?.(form);
        return true;
      }
      const problems = payload?.problems ?? [];
      const stale = problems.find(({ __typename }) => __typename === 'ConflictProblem');
      if (stale) return await meet(from, values, tab, stale.__typename === 'ConflictProblem' ? byOf(stale.conflicts[0]) : null, again);
      const atFields = problems.filter(({ path }) => /^-?\d+(\.|$)/.test(path ?? '')).map(({ path, message }) => ({ path: path ?? '', message }));
      from.refuse(atFields);
      const others = problems.filter(({ path }) => !/^-?\d+(\.|$)/.test(path ?? ''));
      return failed(others.length > 0 ? others.map(({ message }) => message).join(' ') : t('refused'));
    } catch (error) {
      const [failure] = failuresOf(error);
      const gone = failure?.statusCode === 404 ? await onMissing() : null;
      return failed(gone ?? failure?.message[0] ?? t('failed'));
    } finally {
      running.current = false;
    }
  }

  /** Reads what others saved: their answers beneath one's own. Where both changed the same field it asks, keeps one's own, or waits until somebody asks. */
  async function takeIn(from: FormStore, values: Values, tab: string | null, by: ChangedBy | null, meeting: Meeting): Promise<BroughtIn> {
    const { data } = await client.query({ query: RecordFormDocument, variables: { section, subSection, id }, fetchPolicy: 'no-cache', context: silent() });
    if (!data) return 'failed';
    const theirs = formOfWire(data.form);
    const stored = from.stored();
    const collisions = [...values].map(([field, mine]) => ({ field, mine, theirs: theirs.before[field.id] ?? null })).filter((one) => !sameValue(one.theirs, stored[one.field.id] ?? null) && !sameValue(one.theirs, one.mine));
    if (collisions.length > 0 && meeting === 'waits') return 'collides';
    versionRef.current = theirs.version;
    if (theirs.definition.version !== from.definition.version) {
      replaceStore(theirs, Object.fromEntries([...values].map(([field, value]) => [field.id, value])));
      return 'changed';
    }
    const isSame = sameValue(theirs.before, stored);
    from.rebase(theirs.before);
    if (collisions.length > 0 && meeting === 'asks') {
      const ids = new Set(collisions.map(({ field }) => field.id));
      undecided.current = { has: (fieldId) => ids.has(fieldId), by };
      ask(collisions, by, from, tab);
      return 'asked';
    }
    return isSame ? 'same' : 'merged';
  }

  async function meet(from: FormStore, values: Values, tab: string | null, by: ChangedBy | null, again: number): Promise<boolean> {
    const outcome = await takeIn(from, values, tab, by, 'asks');
    if (outcome === 'failed' || outcome === 'changed') return failed(t(outcome));
    if (outcome !== 'merged' && outcome !== 'same') {
      setStatus({ kind: 'idle' });
      return false;
    }
    // Somebody who saves faster than we answer would keep us here for ever.
    if (again >= 3) return failed(t('failed'));
    const merged = from.attempt(tab ?? '');
    if (merged === null) return failed(t('refused'));
    if (merged.size === 0) {
      draft.discard();
      setStatus({ kind: 'saved', at: new Date() });
      return true;
    }
    const saved = await send(from, merged, tab, again + 1);
    if (saved && again === 0) notify({ severity: 'info', title: t(by?.isYou ? 'conflict.mergedYou' : 'conflict.merged') });
    return saved;
  }

  function ask(collisions: readonly Collision[], by: ChangedBy | null, from: FormStore, tab: string | null) {
    setConflict({
      collisions,
      by,
      onChoose: (chosen) => {
        setConflict(null);
        undecided.current = null;
        draft.own();
        from.take(chosen);
        const values = from.attempt(tab ?? '');
        if (values === null) return;
        if (values.size > 0) return void send(from, values, tab, 0);
        draft.discard();
        setStatus({ kind: 'saved', at: new Date() });
      },
    });
  }

  /** What others saved, brought in without saving anything. */
  async function bringIn(by: ChangedBy | null, meeting: Meeting): Promise<BroughtIn> {
    if (running.current) return 'busy';
    const outcome = await takeIn(store, store.unsavedValues(), null, by, meeting).catch(() => 'failed' as const);
    if (meeting === 'keeps' && (outcome === 'merged' || outcome === 'same')) draft.own();
    return outcome;
  }

  return { run, bringIn, status, conflict, closeConflict: () => setConflict(null) };
}
