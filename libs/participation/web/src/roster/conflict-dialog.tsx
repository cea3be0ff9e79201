import { DecideDialog, DecideRows } from '../offline/decide-dialog';
import { type AskedMark, decisionsOf, fieldKeys, useChoices } from '../offline/mark-choices';
import { MarkConflict } from '../offline/mark-conflict';
import { useOfflineTexts } from '../offline/offline-texts';
import { momentOn } from '../shared/day-words';
import type { RosterStore } from './roster-store';
import { useRosterTexts } from './roster-texts';

export interface ConflictDialogProps {
  store: RosterStore;
  personIds: readonly string[];
  date: string;
  timeZone: string;
  onClose: () => void;
}

/** Two people took the same roster: what each of them set for each child, and which of it stands. */
export function ConflictDialog({ store, personIds, date, timeZone, onClose }: ConflictDialogProps) {
  const t = useRosterTexts();
  const offline = useOfflineTexts();
  const choices = useChoices();
  const asked = personIds.flatMap((id): AskedMark[] => {
    const { held } = store.views.row(id);
    return held?.reason === 'conflict' ? [{ id, mark: held.mark, theirs: held.theirs }] : [];
  });
  const keys = asked.flatMap(fieldKeys);
  function apply() {
    store.settleConflict(decisionsOf(asked, choices));
    onClose();
  }
  return (
    <DecideDialog
      title={t('conflict.title', { count: personIds.length })}
      description={offline('list.body')}
      keys={keys}
      choices={choices}
      ready={asked.some((one) => fieldKeys(one).every(choices.whose))}
      onApply={apply}
      onClose={onClose}
    >
      <DecideRows>
        {asked.map((one) => (
          <MarkConflict key={one.id} asked={one} person={store.views.row(one.id).person} choices={choices} when={one.theirs.changedAt && momentOn(one.theirs.changedAt, date, timeZone)} />
        ))}
      </DecideRows>
    </DecideDialog>
  );
}
