import { type TabItem, UnsavedGuard } from '@afterbell/core/web';
import type { MaintenanceSection } from '@afterbell/core/domain';
import { useFormsTexts } from '../forms-texts';
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { VIEWER_ROLE, type LoadedForm } from '../wire/form-of-wire';
import { FormConflict } from './conflict-dialog';
import { DraftNotice } from './draft-notice';
import { DynamicForm } from './dynamic-form';
import { GoneLink, GoneNotice } from './gone-notice';
import { LiveNotice } from './live-notice';
import { FormStore, type Edited, type FormStart, type OwnCheck } from './form-store';
import { SaveBar } from './save-bar';
import { useDraft } from './use-draft';
import { useFieldContext } from './use-field-context';
import { type FindSuccessor, type Gone, useGone } from './use-gone';
import { useFormView } from './use-form';
import { useRoles } from './use-roles';
import { useSave } from './use-save';
import { useTypedForm } from './typed-form';

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
  /** Fields that stand elsewhere on the page. */
  omit?: FormStart['omit'];
  own?: OwnCheck;
  /** Other changes of the page that are saved by themselves: one question on leaving speaks of all. */
  beside?: { readonly dirty: boolean; readonly onSave: () => Promise<boolean> };
  /** After every save, to bring up to date what stands around the form. */
  onSaved?: (form: LoadedForm) => void;
  /** Finds the record that an open one became part of, where records can. */
  successor?: FindSuccessor;
}

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' } });

/** A record's form with what belongs to it: saving, drafts, leaving, and others who save at the same time. */
export function RecordForm({ subject, loaded: answered, leading, more, omit, own, beside, onSaved, successor }: RecordFormProps) {
  const context = useFieldContext();
  const { loaded, isTyped, hold } = useTypedForm(subject, answered);
  const storeOf = (form: LoadedForm, edited?: Edited) => new FormStore({ definition: form.definition, before: form.before, viewer: { roleId: VIEWER_ROLE, canEdit: form.canEdit }, context, edited, omit, own });
  const [store, setStore] = useState(() => storeOf(loaded, loaded.draft?.edited));
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const view = useFormView(store);
  const versionRef = useRef(loaded.version);
  const draft = useDraft({ subject, store, loaded, versionRef, isTyped, hold });
  const { gone, look, isBack } = useGone(subject, successor);
  const t = useFormsTexts();
  /** What is typed is kept at once: nobody knows how long this page stays open. */
  async function lookAgain(): Promise<Gone | null> {
    const found = await look();
    if (found?.into && found.into.id !== gone?.into?.id && store.unsavedValues().size > 0) await draft.flush();
    // The merge was undone: the record is its own again.
    if (!found && gone) onSaved?.(loaded);
    return found;
  }
  const why = (found: Gone | null) => found && (found.into ? t('gone.notSaved', { name: found.into.name }) : t('gone.notSavedRemoved'));
  const saved = (form: LoadedForm) => {
    isBack();
    onSaved?.(form);
  };
  const save = useSave({ subject, store, draft, versionRef, onSaved: saved, onMissing: async () => why(await lookAgain()), replaceStore: (form, edited) => setStore(storeOf(form, edited)) });
  const onBusy = useBusy(setBusy);
  const roles = useRoles(loaded.definition);
  // Only one guard of a page is heard: this one comes when there is something to guard, and stays while it lets go.
  const [guarded, setGuarded] = useState(false);
  const dirty = view.unsaved > 0 || beside?.dirty === true;
  if (!guarded && dirty) setGuarded(true);
  // A draft that could not be kept, a secret, and what stands beside the form go with the page.
  const keeps = beside?.dirty !== true && draft.keeps;
  const saveAll = async () => (!beside?.dirty || (await beside.onSave())) && (view.unsaved === 0 || (await save.run(null)));
  const uploading = busy.size > 0;
  const way = gone?.into ? <GoneLink into={gone.into} draft={draft} dirty={view.unsaved > 0} /> : null;

  return (
    <Stack>
      {guarded && <UnsavedGuard dirty={dirty} onSave={saveAll} onDiscard={draft.discard} kept={keeps} />}
      {gone && <GoneNotice gone={gone} draft={draft} dirty={view.unsaved > 0} />}
      <DraftNotice draft={draft} />
      <LiveNotice subject={subject} into={gone?.into?.id ?? null} versionRef={versionRef} dirty={view.unsaved > 0 || draft.restored !== null} bringIn={save.bringIn} onFresh={() => onSaved?.(loaded)} onOver={() => void lookAgain()} />
      <DynamicForm
        store={store}
        roles={roles}
        leading={leading}
        more={more}
        onBusy={onBusy}
        onSubmit={loaded.canEdit ? (tab) => void save.run(tab) : undefined}
        footer={loaded.canEdit && <SaveBar store={store} status={save.status} draft={draft} uploading={uploading} onRetry={() => void save.run(null)} gone={gone ? way : undefined} />}
      />
      {save.conflict && <FormConflict {...save.conflict} store={store} onClose={save.closeConflict} />}
    </Stack>
  );
}

/** Stable, so that controls need not draw again. */
function useBusy(set: React.Dispatch<React.SetStateAction<ReadonlySet<string>>>) {
  const [onBusy] = useState(() => (id: string, on: boolean) => set((before) => (before.has(id) === on ? before : new Set(on ? [...before, id] : [...before].filter((other) => other !== id)))));
  return onBusy;
}
