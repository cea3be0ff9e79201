import { holdTyped, takeTyped, useSession } from '@afterbell/core/web';
import { useState } from 'react';
import type { LoadedForm } from '../wire/form-of-wire';
import type { Edited, FormStore } from './form-store';
import type { RecordSubject } from './record-form';

interface Typed {
  readonly at: string;
  readonly version: number | null;
  readonly formVersion: number;
  readonly edited: Edited;
}

export interface TypedForm {
  loaded: LoadedForm;
  /** Typed when the session ended: the server has not got it yet. */
  isTyped: boolean;
  hold: (store: FormStore, version: number | null) => void;
}

/** What was typed here when the session ended stands in for the draft, which is older. */
export function useTypedForm({ section, subSection, id }: RecordSubject, loaded: LoadedForm): TypedForm {
  const { user, organization } = useSession();
  const place = [organization.id, section, subSection, id].join(' ');
  const [typed] = useState(() => (loaded.canEdit ? takeTyped<Typed>(user.id, place) : null));
  const isTyped = typed !== null && typed.formVersion === loaded.definition.version;
  return {
    loaded: isTyped ? { ...loaded, draft: { savedAt: typed.at, version: typed.version, more: null, edited: typed.edited as NonNullable<LoadedForm['draft']>['edited'] } } : loaded,
    isTyped,
    hold: (store, version) => {
      // A secret is typed again rather than kept.
      const edited = Object.fromEntries(Object.entries(store.typed()).filter(([fieldId]) => store.definitionOf(Number(fieldId))?.type !== 'password'));
      if (Object.keys(edited).length > 0) holdTyped(user.id, place, { at: new Date().toISOString(), version, formVersion: store.definition.version, edited } satisfies Typed);
    },
  };
}
