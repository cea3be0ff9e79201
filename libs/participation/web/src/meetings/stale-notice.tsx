import { Notice } from '@afterbell/core/web';
import type { MeetingSavedFragment } from './__generated__/meetings';
import { useMeetingTexts } from './meeting-texts';
import { useMeetingsTexts } from './meetings-texts';

type Problem = MeetingSavedFragment['problems'][number];
export const conflictsOf = (problems: readonly Problem[]) => problems.flatMap((problem) => ('conflicts' in problem ? problem.conflicts : []));

/** Who saved meanwhile, and what stands there now. */
export function StaleNotice({ problems }: { problems: readonly Problem[] }) {
  const t = useMeetingTexts();
  const words = useMeetingsTexts();
  const conflicts = conflictsOf(problems);
  if (conflicts.length === 0) return null;
  return (
    <Notice severity="warn" live title={t('stale', { name: conflicts[0]?.changedBy ?? t('somebody') })}>
      {conflicts.map(({ field, current }) => (
        <div key={field}>{field === 'version' ? t('staleAny') : t('staleField', { label: words(`field.${field}` as 'field.title'), value: current || t('nothing') })}</div>
      ))}
      <div>{t('staleHint')}</div>
    </Notice>
  );
}
