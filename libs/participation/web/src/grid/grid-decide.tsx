import { DecideDialog, DecideRows } from '../offline/decide-dialog';
import { fieldsOf } from '../offline/decide';
import { type AskedMark, decisionsOf, fieldKeys, useChoices } from '../offline/mark-choices';
import { MarkConflict } from '../offline/mark-conflict';
import { useOfflineTexts } from '../offline/offline-texts';
import { shortDayName } from '../shared/day-words';
import { type Held, theirsTold } from './grid-edits';
import { type GridData, keyOf } from './grid-model';
import type { GridStore } from './grid-store';

/** Whether more than one thing is to be chosen of it than the whole mark. */
export const asksEach = ({ mark, theirs }: Held): boolean => theirs !== null && !fieldsOf(mark, theirs).includes('status');

const askedOf = (held: Held): AskedMark[] => {
  const theirs = theirsTold(held);
  return theirs ? [{ id: keyOf(held), mark: { ...held.mark, version: theirs.version, consent: {} }, theirs }] : [];
};

export interface GridDecideProps {
  group: readonly Held[];
  data: GridData;
  store: GridStore;
  onClose: () => void;
}

/** Marks that two people set: what of each stands, start and end by themselves. */
export function GridDecide({ group, data, store, onClose }: GridDecideProps) {
  const t = useOfflineTexts();
  const choices = useChoices();
  const asked = group.flatMap((held) => askedOf(held).map((one) => ({ held, one })));
  const marks = asked.map(({ one }) => one);
  function apply() {
    const decisions = decisionsOf(marks, choices);
    for (const { held, one } of asked) {
      const decision = decisions.get(one.id);
      if (decision) store.insist(held, decision);
      else if (decision === null) store.yieldTo(held);
    }
    onClose();
  }
  return (
    <DecideDialog title={t('list.title')} description={t('list.body')} keys={marks.flatMap(fieldKeys)} choices={choices} ready={marks.some((one) => fieldKeys(one).every(choices.whose))} onApply={apply} onClose={onClose}>
      <DecideRows>
        {asked.map(({ held, one }) => (
          <MarkConflict key={one.id} asked={one} person={data.rows.find(({ personId }) => personId === held.personId) ?? null} day={shortDayName(held.date)} choices={choices} />
        ))}
      </DecideRows>
    </DecideDialog>
  );
}
