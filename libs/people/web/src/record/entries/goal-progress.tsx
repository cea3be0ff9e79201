import { formatDate } from '@afterbell/core/domain';
import { Button, MoreMenu, useSession } from '@afterbell/core/web';
import { PROGRESS_FIELDS } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ParticipantGoalsQuery } from './__generated__/goal';
import { RemoveParticipantGoalProgressDocument, RestoreParticipantGoalProgressDocument, SaveParticipantGoalProgressDocument } from './__generated__/goal-progress';
import { draftOf } from './entries-tab';
import { useEntriesTexts } from './entries-texts';
import { EntryDialog } from './entry-dialog';
import type { EntryText } from './entry-documents';
import { GoalChart } from './goal-chart';
import { useProgressTexts } from './goals-texts';
import { useEntryChanges } from './use-entry-changes';

type Goal = ParticipantGoalsQuery['entries']['nodes'][number];
type Progress = Goal['progress'][number];

const documents = { save: SaveParticipantGoalProgressDocument as never, remove: RemoveParticipantGoalProgressDocument, restore: RestoreParticipantGoalProgressDocument };
const SHOWN = 3;
const Box = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2', mt: '1' } });
const Lines = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr) auto', alignItems: 'center', gap: '2', minH: '8' },
    '& strong': { fontWeight: 'semibold', marginInlineEnd: '2' },
  },
});
const HIDDEN = ['goalId'];

/** What was measured of a goal: the way as a line, the last days in words. */
export function GoalProgress({ goal, personId, canEdit, reload }: { goal: Goal; personId: string; canEdit: boolean; reload: () => void }) {
  const t = useProgressTexts();
  const words = useEntriesTexts();
  const { today } = useSession();
  const [open, setOpen] = useState<Progress | 'add' | null>(null);
  const [all, setAll] = useState(false);
  const { save, remove } = useEntryChanges(documents, personId, reload);
  const { progress } = goal;
  const unit = goal.unit ? ` ${goal.unit}` : '';
  return (
    <Box>
      {goal.reached !== null && (progress.length > 0 || goal.status === 'active') && <GoalChart goal={goal} label={t('chart', { percent: Math.round(goal.reached * 100), title: goal.title })} reached={t('reached', { percent: Math.round(goal.reached * 100) })} />}
      {progress.length > 0 && (
        <Lines aria-label={t('of', { title: goal.title })}>
          {progress.slice(0, all ? undefined : SHOWN).map((one) => (
            <li key={one.id}>
              <time dateTime={one.onDate}>{formatDate(one.onDate)}</time>
              <span>
                <strong>
                  {one.value}
                  {unit}
                </strong>
                {one.comment}
              </span>
              {one.canEdit ? (
                <MoreMenu
                  label={words('actions', { name: `${formatDate(one.onDate)}, ${goal.title}` })}
                  items={[
                    { id: 'edit', label: words('edit'), icon: <Pencil aria-hidden="true" />, onSelect: () => setOpen(one) },
                    { id: 'remove', label: words('remove'), icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: () => void remove(one.id, t('removed')) },
                  ]}
                />
              ) : (
                <span />
              )}
            </li>
          ))}
        </Lines>
      )}
      <chakra.div css={{ display: 'flex', gap: '3', flexWrap: 'wrap' }}>
        {canEdit && (
          <Button size="sm" onClick={() => setOpen('add')} aria-label={t('addTo', { title: goal.title })}>
            <Plus aria-hidden="true" />
            {t('add')}
          </Button>
        )}
        {progress.length > SHOWN && (
          <Button size="sm" variant="link" aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'fewer' : 'all', { count: progress.length })}
          </Button>
        )}
      </chakra.div>
      {open && (
        <EntryDialog
          title={t(open === 'add' ? 'add' : 'edit')}
          fields={PROGRESS_FIELDS}
          hidden={HIDDEN}
          start={open === 'add' ? { goalId: goal.id, onDate: today } : draftOf(open, PROGRESS_FIELDS)}
          version={open === 'add' ? null : open.version}
          t={t as EntryText}
          save={(values, version) => save(open === 'add' ? null : open.id, version, values)}
          onClose={() => setOpen(null)}
        />
      )}
    </Box>
  );
}
