import { failuresOf, notify, silent } from '@afterbell/core/web';
import { useAddDaysTexts } from './add-days-texts';
import { draftOf, inputOf, type DaysDraft, type StoredSiteEvent } from './days-draft';
import { useReviewTexts } from './review-texts';
import { useEditSiteEventsMutation, useRemoveSiteEventsMutation, useSaveSiteEventMutation, type EffectFieldsFragment, type EditSiteEventsMutationVariables, type SaveSiteEventMutation } from './__generated__/site-event';

type SavePayload = SaveSiteEventMutation['saveSiteEvent'];

export interface SaveAnswer {
  event: SavePayload['event'];
  effects: EffectFieldsFragment | null;
  problems: SavePayload['problems'];
}

export interface RemovedRef {
  id: string;
  version: number;
}

export type SharedChange = Omit<EditSiteEventsMutationVariables['input'], 'events'>;

export interface EditAnswer {
  /** As they are now, in the order in which they were named. */
  events: readonly RemovedRef[];
  effects: EffectFieldsFragment | null;
  problems: readonly { message: string; path?: string | null }[];
}

const FAILED = (message: string): SaveAnswer['problems'][number] => ({ __typename: 'PlainProblem', code: 'INTERNAL', message, path: null });

/** Saving and removing of calendar entries, each with its preview and its way back. */
export function useSiteEvents() {
  const t = useReviewTexts();
  const add = useAddDaysTexts();
  const [saveEvent] = useSaveSiteEventMutation();
  const [editEvents] = useEditSiteEventsMutation();
  const [removeEvents] = useRemoveSiteEventsMutation();
  // Whatever page stands open by then, it shows what is stored now.
  const options = (preview: boolean) => ({ context: silent(), fetchPolicy: 'no-cache', refetchQueries: preview ? [] : 'active' }) as const;

  async function save(draft: DaysDraft, preview: boolean): Promise<SaveAnswer> {
    try {
      const payload = (await saveEvent({ variables: { input: inputOf(draft), preview }, ...options(preview) })).data?.saveSiteEvent;
      return { event: payload?.event ?? null, effects: payload?.effects ?? null, problems: payload?.problems ?? [FAILED(add('failed'))] };
    } catch (error) {
      return { event: null, effects: null, problems: [FAILED(failuresOf(error)[0]?.message.join(' ') || add('failed'))] };
    }
  }

  async function remove(events: readonly RemovedRef[], preview: boolean): Promise<{ effects: EffectFieldsFragment | null; messages: readonly string[] }> {
    try {
      const payload = (await removeEvents({ variables: { input: { events: events.map(({ id, version }) => ({ id, version })) }, preview }, ...options(preview) })).data?.removeSiteEvents;
      return { effects: payload?.effects ?? null, messages: payload ? payload.problems.map(({ message }) => message) : [add('failed')] };
    } catch (error) {
      return { effects: null, messages: [failuresOf(error)[0]?.message.join(' ') || add('failed')] };
    }
  }

  async function edit(events: readonly RemovedRef[], change: SharedChange, preview: boolean): Promise<EditAnswer> {
    try {
      const payload = (await editEvents({ variables: { input: { events: events.map(({ id, version }) => ({ id, version })), ...change }, preview }, ...options(preview) })).data?.editSiteEvents;
      return { events: payload?.events ?? [], effects: payload?.effects ?? null, problems: payload?.problems ?? [FAILED(add('failed'))] };
    } catch (error) {
      return { events: [], effects: null, problems: [FAILED(failuresOf(error)[0]?.message.join(' ') || add('failed'))] };
    }
  }

  function tellUndone(messages: readonly string[]) {
    if (messages.length) notify({ severity: 'error', title: t('notUndone'), detail: messages.join(' ') });
    else notify({ severity: 'success', title: t('undone') });
  }

  /** What brings a saved entry back to what it was. */
  const undoSave = (saved: RemovedRef, before: StoredSiteEvent | null) => ({
    label: t('undo'),
    onClick: () =>
      void (before ? save({ ...draftOf(before), id: saved.id, version: saved.version }, false).then(({ problems }) => problems.map(({ message }) => message)) : remove([saved], false).then(({ messages }) => messages)).then(tellUndone),
  });

  /** What gives entries that were changed together each its own words, kind and hours back. */
  const undoEdit = (changed: readonly RemovedRef[], before: readonly StoredSiteEvent[]) => ({
    label: t('undo'),
    onClick: () =>
      void (async () => {
        const messages: string[] = [];
        for (const [at, event] of before.entries()) {
          const now = changed[at];
          if (now) messages.push(...(await save({ ...draftOf(event), id: now.id, version: now.version }, false)).problems.map(({ message }) => message));
        }
        tellUndone(messages);
      })(),
  });

  /** What brings removed entries back, as new ones. */
  const undoRemove = (removed: readonly StoredSiteEvent[]) => ({
    label: t('undo'),
    onClick: () =>
      void (async () => {
        const messages: string[] = [];
        for (const event of removed) messages.push(...(await save({ ...draftOf(event), id: null, version: null }, false)).problems.map(({ message }) => message));
        tellUndone(messages);
      })(),
  });

  return { save, edit, remove, undoSave, undoEdit, undoRemove };
}
