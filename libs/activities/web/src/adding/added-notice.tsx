import { LinkButton, Notice, usePermissions } from '@afterbell/core/web';
import { ADD_PATH } from './wizard-steps';
import { useAddingTexts } from './adding-texts';

export interface AddedNoticeProps {
  activity: { id: string; name: string; sessions?: readonly { id: string; startsOn: string }[] };
}

/** The activity is on record; what most people do next. */
export function AddedNotice({ activity: { id, name, sessions = [] } }: AddedNoticeProps) {
  const t = useAddingTexts();
  const { can } = usePermissions();
  const [first] = sessions;
  const path = (base: string, of: Record<string, string>) => `${base}?${new URLSearchParams(of)}`;
  return (
    <Notice
      severity="success"
      live
      title={t('addedTitle', { name })}
      action={
        <>
          {first && can('view', 'participation.by_activity') && (
            <>
              {can('edit', 'participation.by_activity') && (
                <LinkButton variant="solid" to={path('/activities/edit', { id, tab: 'sessions', enrolled: first.id, part: 'add' })}>
                  {t('enroll')}
                </LinkButton>
              )}
              <LinkButton to={path('/participation/activity', { activityId: id, sessionId: first.id })}>{t('takeAttendance')}</LinkButton>
            </>
          )}
          <LinkButton to={ADD_PATH}>{t('addAnother')}</LinkButton>
        </>
      }
    >
      {t('addedHint')}
    </Notice>
  );
}
