import { Button, Dialog, SegmentedRadios, SegmentedScope } from '@afterbell/core/web';
import type { Mark } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { shownChild, spokenChild } from '../shared/child-names';
import { momentOn, timeRange } from '../shared/day-words';
import { useTakeTexts } from '../shared/take-texts';
import type { RosterStore } from './roster-store';
import { useRosterTexts } from './roster-texts';

type Whose = 'theirs' | 'mine';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    mt: '4',
    '& > li': { borderTop: 'hairline', py: '3', display: 'flex', flexDirection: 'column', gap: '2' },
    '& small': { display: 'block', fontWeight: 'normal', fontSize: 'xs' },
    '& .ab-seg': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& .ab-seg span': { minH: 'touch', height: 'full', px: '2', flexDirection: 'column', gap: '0', whiteSpace: 'normal', py: '1.5', textAlign: 'center' },
  },
});

export interface ConflictDialogProps {
  store: RosterStore;
  personIds: readonly string[];
  date: string;
  timeZone: string;
  onClose: () => void;
}

/** Two people took the same roster: what each of them set for each child, and which one stands. */
export function ConflictDialog({ store, personIds, date, timeZone, onClose }: ConflictDialogProps) {
  const t = useRosterTexts();
  const take = useTakeTexts();
  const [choices, setChoices] = useState<Readonly<Record<string, Whose>>>({});
  const undecided = personIds.filter((id) => !choices[id]);
  const chooseAll = (whose: Whose) => setChoices(Object.fromEntries(personIds.map((id) => [id, whose])));
  function apply() {
    for (const whose of ['theirs', 'mine'] as const) store.settleConflict(personIds.filter((id) => choices[id] === whose), whose);
    onClose();
  }
  const timesOf = ({ startTime, endTime }: Mark) => (startTime ? timeRange(startTime, endTime) : '');
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutside={false}
      size="md"
      title={t('conflict.title', { count: personIds.length })}
      description={t('conflict.body')}
      footer={
        <>
          <Button onClick={onClose}>{t('conflict.later')}</Button>
          <Button variant="solid" disabled={undecided.length === personIds.length} onClick={apply}>
            {t('conflict.apply')}
          </Button>
        </>
      }
    >
      {personIds.length > 1 && (
        <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '3' }}>
          <Button size="sm" onClick={() => chooseAll('theirs')}>
            {t('conflict.allTheirs')}
          </Button>
          <Button size="sm" onClick={() => chooseAll('mine')}>
            {t('conflict.allYours')}
          </Button>
        </chakra.div>
      )}
      <SegmentedScope>
        <List>
          {personIds.map((id) => {
            const { person, held } = store.views.row(id);
            if (held?.reason !== 'conflict') return null;
            const { theirs, mark } = held;
            const by = theirs.changedByYou ? t('conflict.byYou') : theirs.changedBy ? (theirs.changedAt ? t('conflict.by', { name: theirs.changedBy, time: momentOn(theirs.changedAt, date, timeZone) }) : t('conflict.byName', { name: theirs.changedBy })) : '';
            return (
              <li key={id}>
                <strong aria-hidden="true">{shownChild(person)}</strong>
                <SegmentedRadios<Whose>
                  legend={t('conflict.chosen', { name: spokenChild(person) })}
                  name={`conflict-${id}`}
                  value={choices[id] ?? null}
                  options={[
                    { value: 'theirs', label: <Side label={t(theirs.changedByYou ? 'conflict.elsewhere' : 'conflict.theirs')} words={take(`status.${theirs.status}`)} notes={[timesOf(theirs), by]} /> },
                    { value: 'mine', label: <Side label={t('conflict.yours')} words={take(`status.${mark.status}`)} notes={[timesOf(mark)]} /> },
                  ]}
                  onChange={(whose) => setChoices({ ...choices, [id]: whose })}
                />
              </li>
            );
          })}
        </List>
      </SegmentedScope>
    </Dialog>
  );
}

function Side({ label, words, notes }: { label: string; words: string; notes: readonly string[] }) {
  return (
    <b style={{ fontWeight: 'inherit' }}>
      {label}: {words}
      {notes.filter(Boolean).map((note) => (
        <small key={note}>{note}</small>
      ))}
    </b>
  );
}
