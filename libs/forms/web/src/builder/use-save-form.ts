import { failuresOf, notify, silent, type SaveStatus } from '@afterbell/core/web';
import { useState } from 'react';
import { useBuilderTexts } from './builder-texts';
import { maintenanceOfWire, saveInput } from './definition-wire';
import { useRestoreFormVersionMutation, useSaveFormMaintenanceMutation, type SavedMaintenanceFragment } from './__generated__/maintenance';
import { fieldsOfTab, findField } from './state/definition-edits';
import type { Builder } from './use-builder';

export interface SavingForm {
  status: SaveStatus;
  /** What the server found and the browser had not. */
  refused: readonly string[];
  save: (note: string) => Promise<boolean>;
  restore: (version: number) => Promise<boolean>;
}

const SAVED = 'form-saved';

export function useSaveForm(builder: Builder): SavingForm {
  const t = useBuilderTexts();
  const { base, draft, open, judge, adopt, go } = builder;
  const [saveForm] = useSaveFormMaintenanceMutation({ context: silent() });
  const [restoreVersion] = useRestoreFormVersionMutation({ context: silent() });
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle' });
  const [refused, setRefused] = useState<readonly string[]>([]);

  async function run(call: () => Promise<SavedMaintenanceFragment | undefined>, words: (version: number) => string): Promise<boolean> {
    setStatus({ kind: 'saving' });
    setRefused([]);
    try {
      const answer = await call();
      if (!answer?.maintenance) {
        const messages = answer?.problems.map(({ message }) => message) ?? [];
        setRefused(messages);
        setStatus({ kind: 'failed', reason: messages[0] });
        return false;
      }
      const { merge } = answer;
      const saved = maintenanceOfWire(answer.maintenance);
      // The other had changed all of it: nothing was written, and what stands is theirs.
      const nothingOfMine = merge?.theirVersion === saved.definition.version;
      adopt(saved, merge ? { version: saved.definition.version, saved: true, by: merge.theirName, theirs: merge.theirs, conflicts: merge.conflicts, nothingOfMine, mine: draft } : undefined);
      followOpen(saved.definition);
      setStatus(nothingOfMine ? { kind: 'idle' } : { kind: 'saved', at: new Date() });
      const title = nothingOfMine ? t('merge.toastNothing') : words(saved.definition.version);
      // Whether anything was saved is said once: what stood of an earlier save goes.
      notify(merge ? { key: SAVED, severity: 'warn', title, detail: t(merge.conflicts.length > 0 ? 'merge.toastConflicts' : 'merge.toast') } : { key: SAVED, severity: 'success', title });
      return true;
    } catch (error) {
      setStatus({ kind: 'failed', reason: failuresOf(error)[0]?.message[0] ?? t('save.offline') });
      return false;
    }
  }

  /** A field that was new has another id now. */
  function followOpen(saved: typeof draft) {
    const was = open !== null && open < 0 ? findField(draft, open) : null;
    if (!was) return;
    const top = was.parent ?? was.field;
    const at = fieldsOfTab(draft, top.tabName).indexOf(top);
    const now = fieldsOfTab(saved, top.tabName)[at];
    const field = was.parent ? now?.fields[was.parent.fields.indexOf(was.field)] : now;
    go({ field: field?.name === was.field.name ? field.id : null });
  }

  return {
    status,
    refused,
    save: async (note) => {
      // Judged anew: what is listed may lag behind the typing.
      if (judge().length > 0) return false;
      return run(async () => (await saveForm({ variables: { input: saveInput(base, draft, note) } })).data?.saveFormMaintenance, (version) => t('save.saved', { version }));
    },
    restore: (version) =>
      run(
        async () => (await restoreVersion({ variables: { section: base.section, subSection: base.subSection, version, baseVersion: base.version } })).data?.restoreFormVersion,
        () => (version === 0 ? t('versions.restoredShipped') : t('versions.restored', { version })),
      ),
  };
}
