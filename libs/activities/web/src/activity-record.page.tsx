import { formatDateTime } from '@afterbell/core/domain';
import { Button, EmptyState, LinkButton, LoadHint, Notice, RecordPage, silent, Skeleton, StatusBadge, useCoreTexts, useHistoryTab, usePermissions, useSession, type RecordPageProps } from '@afterbell/core/web';
import { RecordForm, useRecordForm, type LoadedForm } from '@afterbell/forms/web';
import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { useActivityRecordQuery, type ActivityRecordQuery } from './__generated__/activity-record';
import { useActivitiesTexts } from './activities-texts';
import { useActivityMenu } from './editing/use-activity-menu';
import { AddedNotice } from './adding/added-notice';
import { ACTIVITIES_PATH } from './activity-paths';
import { SessionFacts } from './session-facts';
import { useProgramTab } from './program/program-tab';
import { useProgram } from './program/use-program';
import { useSessionsTab } from './sessions/sessions-tab';

const FORM = { section: 'activities', subSection: 'activity' } as const;

/** The record of one activity, named by `?id=`: the tenant's form, and its history. */
export default function ActivityRecordPage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return <ActivityRecord key={id} id={id} />;
}

function ActivityRecord({ id }: { id: string }) {
  const t = useActivitiesTexts();
  const core = useCoreTexts();
  const { organization } = useSession();
  const { can } = usePermissions();
  const form = useRecordForm({ ...FORM, id });
  const about = useActivityRecordQuery({ variables: { id, withSessions: can('view', 'activities.session') }, skip: id === '', context: silent(), fetchPolicy: 'cache-and-network' });
  if (form.kind === 'ready') return <Loaded id={id} form={form.form} activity={about.data?.activity} onSaved={() => void about.refetch().catch(() => undefined)} />;
  return (
    <RecordPage title={t('record')} breadcrumb={[{ label: t('title'), to: ACTIVITIES_PATH }]}>
      {form.kind === 'denied' ? (
        <EmptyState kind="noRight" />
      ) : form.kind === 'missing' ? (
        <EmptyState kind="noMatch" title={t('notFound')} action={<LinkButton to={ACTIVITIES_PATH}>{t('toList')}</LinkButton>}>
          {t('notFoundHint', { name: organization.name })}
        </EmptyState>
      ) : form.kind === 'failed' ? (
        <Notice severity="error" live title={core('errors.load')} action={<Button onClick={form.retry}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      ) : (
        <Skeleton lines={8} />
      )}
    </RecordPage>
  );
}

type Activity = ActivityRecordQuery['activity'];

function Loaded({ id, form, activity, onSaved }: { id: string; form: LoadedForm; activity: Activity | undefined; onSaved: () => void }) {
  const t = useActivitiesTexts();
  const history = useHistoryTab('activity', id);
  const sessions = useSessionsTab(id, onSaved);
  const program = useProgram(activity, onSaved);
  const programTab = useProgramTab(activity, program, form.canEdit);
  const facts = useFacts(activity);
  const added = useSearchParams()[0].has('added');
  const { more, dialog } = useActivityMenu(activity, onSaved);
  return (
    <RecordPage
      title={activity?.name ?? form.title ?? t('record')}
      badge={activity && !activity.enabled && <StatusBadge status="disabled" label={t('disabled')} />}
      breadcrumb={[{ label: t('title'), to: ACTIVITIES_PATH }]}
      facts={facts}
      more={more}
      before={
        <>
          {added && activity && <AddedNotice activity={activity} />}
          {!form.canEdit && <Notice>{t('readOnly')}</Notice>}
        </>
      }
    >
      <RecordForm subject={{ ...FORM, id }} loaded={form} more={[...programTab, ...sessions, ...history]} beside={program ? { dirty: program.dirty, onSave: program.save } : undefined} onSaved={onSaved} />
      {dialog}
    </RecordPage>
  );
}

/** As high as a line of sessions, so that all of them stand in line. */
const Line = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', minH: '7' } });

/** What stands on record beside the form: sessions and attendance only for whoever may see them. */
function useFacts(activity: Activity | undefined): NonNullable<RecordPageProps['facts']> {
  const t = useActivitiesTexts();
  const { timeZone } = useSession();
  const { can } = usePermissions();
  if (!activity) return [];
  const { site, term, sessions, createdAt } = activity;
  const row = { ...activity, customValues: [] };
  return [
    { label: t('field.site'), value: <Line>{site.name}</Line> },
    ...(term ? [{ label: t('field.term'), value: <Line>{term.name}</Line> }] : []),
    ...(sessions ? [{ label: t('field.sessions'), value: <SessionFacts row={row} attendance={can('view', 'participation.by_activity')} /> }] : []),
    { label: t('field.createdAt'), value: <Line>{formatDateTime(createdAt, timeZone)}</Line> },
  ];
}
