import { formatDate, type BadgeTone } from '@afterbell/core/domain';
import { Badge, useSession } from '@afterbell/core/web';
import { GOAL_FIELDS, type GOAL_STATUSES } from '@afterbell/people/domain';
import type { ParticipantTabProps } from '../participant-tabs';
import { ParticipantGoalsDocument, RemoveParticipantGoalDocument, RestoreParticipantGoalDocument, SaveParticipantGoalDocument } from './__generated__/goal';
import { EntriesTab } from './entries-tab';
import type { EntryText } from './entry-documents';
import { EntryLine } from './entry-line';
import { GoalProgress } from './goal-progress';
import { useGoalsTexts } from './goals-texts';

const TONES = { active: 'blue', met: 'green', dropped: 'gray' } as const satisfies Record<(typeof GOAL_STATUSES)[number], BadgeTone>;
const documents = { list: ParticipantGoalsDocument, save: SaveParticipantGoalDocument as never, remove: RemoveParticipantGoalDocument, restore: RestoreParticipantGoalDocument };

export default function GoalsTab(props: ParticipantTabProps) {
  const t = useGoalsTexts();
  const { today } = useSession();
  return (
    <EntriesTab
      {...props}
      noun="goal"
      label={t('label')}
      fields={GOAL_FIELDS}
      documents={documents}
      t={t as EntryText}
      start={{ startsOn: today, status: 'active' }}
      rowName={({ title }) => title}
      row={(goal, reload) => {
        const overdue = goal.status === 'active' && goal.dueOn !== null && goal.dueOn < today;
        return (
          <EntryLine
            title={goal.title}
            badges={
              <>
                <Badge tone={TONES[goal.status]}>{t(`code.${goal.status}`)}</Badge>
                {overdue && goal.dueOn && <Badge tone="red">{t('overdue', { date: formatDate(goal.dueOn) })}</Badge>}
              </>
            }
            text={goal.description}
            facts={[goal.targetValue !== null && t('target', { value: [goal.targetValue, goal.unit].filter((part) => part !== null).join(' ') }), !overdue && goal.dueOn && t('due', { date: formatDate(goal.dueOn) })]}
          >
            <GoalProgress goal={goal} personId={props.personId} canEdit={props.canEdit} reload={reload} />
          </EntryLine>
        );
      }}
    />
  );
}
