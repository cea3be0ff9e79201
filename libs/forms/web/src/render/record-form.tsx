import { i18n, type TabItem, UnsavedGuard, useSession } from '@afterbell/core/web';
import type { MaintenanceSection } from '@afterbell/core/domain';
import { useState } from 'react';
import { VIEWER_ROLE, type LoadedForm } from '../wire/form-of-wire';
import { ConflictDialog } from './conflict-dialog';
import { DraftNotice } from './draft-notice';
import { DynamicForm } from './dynamic-form';
import { FormStore, type Edited } from './form-store';
import { SaveBar } from './save-bar';
import { useDraft } from './use-draft';
import { useFormView } from './use-form';
import { useSave } from './use-save';

export interface RecordSubject {
  section: MaintenanceSection;
  subSection: string;
  id: string;
}

export interface RecordFormProps {
  subject: RecordSubject;
  /** As it was loaded; a newer one of the same record starts anew only with another key. */
  loaded: LoadedForm;
  leading?: readonly TabItem[];
  more?: readonly TabItem[];
  /** After every save, to bring up to date what stands around the form. */
  onSaved?: (form: LoadedForm) => void;
}

export function useFieldContext() {
  const { today, timeZone } = useSession();
  const [context] = useState(() => ({ today, now: new Date().toISOString(), timeZone, locale: i18n.language === 'en' ? 'en-US' : i18n.language, currency: 'USD', country: 'US' }));
  return context;
}

/** A record's form with what belongs to it: saving, drafts, leaving, and others who save at the same time. */
export function RecordForm({ subject, loaded, leading, more, onSaved }: RecordFormProps) {
  const context = useFieldContext();
  const storeOf = (form: LoadedForm, edited?: Edited) => new FormStore({ definition: form.definition, before: form.before, viewer: { roleId: VIEWER_ROLE, canEdit: form.canEdit }, context, edited });
  const [store, setStore] = useState(() => storeOf(loaded, loaded.draft?.edited));
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const view = useFormView(store);
  const draft = useDraft({ subject, store, loaded });
  const save = useSave({ subject, store, loaded, draft, onSaved, replaceStore: (form, edited) => setStore(storeOf(form, edited)) });
  const onBusy = useBusy(setBusy);
  const uploading = busy.size > 0;

  return (
    <>
      {loaded.canEdit && <UnsavedGuard dirty={view.unsaved > 0} onSave={() => save.run(null)} onDiscard={draft.discard} />}
      <DraftNotice draft={draft} />
      <DynamicForm
        // What a control keeps of its own (a signature being drawn) ends with the save.
        key={save.generation}
        store={store}
        leading={leading}
        more={more}
        onBusy={onBusy}
        onSubmit={loaded.canEdit ? (tab) => void save.run(tab) : undefined}
        footer={loaded.canEdit && <SaveBar store={store} status={save.status} draft={draft} uploading={uploading} onRetry={() => void save.run(null)} />}
      />
      {save.conflict && <ConflictDialog {...save.conflict} store={store} onClose={save.closeConflict} />}
    </>
  );
}

/** Stable, so that controls need not draw again. */
function useBusy(set: React.Dispatch<React.SetStateAction<ReadonlySet<string>>>) {
  const [onBusy] = useState(() => (id: string, on: boolean) => set((before) => (before.has(id) === on ? before : new Set(on ? [...before, id] : [...before].filter((other) => other !== id)))));
  return onBusy;
}
