import { EmptyState, LinkButton, Notice, RecordHistory, RecordPage, Section, useMayReadHistory, usePermissions } from '@afterbell/core/web';
import { StoredFileRow } from '@afterbell/forms/web';
import { MEETING_FEATURES, type MeetingKind } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import type { MeetingWholeFragment } from './__generated__/meetings';
import { AttendeesTable } from './attendees-table';
import { attendeesPath, meetingPath, meetingsPath } from './meeting-paths';
import { useMeetingTexts } from './meeting-texts';
import { useMeetingFacts } from './meeting-words';
import { useMeetingsTexts } from './meetings-texts';
import { useMeetingActions } from './use-meeting-actions';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '8', minW: '0', maxW: '60rem' } });
const Words = chakra('p', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxW: '70ch' } });
const Files = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2', maxW: '40rem' } });
const TEXTS = ['topics', 'agenda', 'minutesTaken', 'remarks'] as const;

/** One meeting as it is kept. */
export function MeetingView({ kind, meeting }: { kind: MeetingKind; meeting: MeetingWholeFragment }) {
  const t = useMeetingTexts();
  const words = useMeetingsTexts();
  const { set } = usePermissions();
  const mayReadHistory = useMayReadHistory();
  const facts = useMeetingFacts();
  const actionsOf = useMeetingActions(kind);
  const edits = set.allows('edit', MEETING_FEATURES[kind]);
  const partners = [...meeting.organizationsPresent.map(({ name }) => name), ...(meeting.otherOrganizations ? [meeting.otherOrganizations] : [])];
  const said = TEXTS.filter((field) => meeting[field]);
  return (
    <RecordPage
      title={meeting.title}
      subtitle={words(`one.${kind}`)}
      breadcrumb={[{ label: words(`title.${kind}`), to: meetingsPath(kind) }]}
      facts={facts(meeting, kind)}
      before={!edits && <Notice>{t('readOnly')}</Notice>}
      action={
        edits && (
          <LinkButton to={meetingPath(kind, 'edit', meeting.id)} icon={<Pencil aria-hidden="true" />}>
            {words('action.edit')}
          </LinkButton>
        )
      }
      more={actionsOf(meeting).filter(({ id }) => id !== 'edit')}
      history={mayReadHistory ? <RecordHistory subjectType="meeting" subjectId={meeting.id} /> : undefined}
    >
      <Stack>
        {said.length === 0 && (
          <EmptyState kind="nothing" title={t('nothingKept')}>
            {t('nothingKeptHint')}
          </EmptyState>
        )}
        {said.map((field) => (
          <Section key={field} title={words(`field.${field}`)}>
            <Words>{meeting[field]}</Words>
          </Section>
        ))}
        {partners.length > 0 && (
          <Section title={words('field.organizations')}>
            <Words>{partners.join(', ')}</Words>
          </Section>
        )}
        {meeting.documents.length > 0 && (
          <Section title={words('field.documents')}>
            <Files>
              {meeting.documents.map((file) => (
                <StoredFileRow key={file.id} info={{ state: 'known', file }} />
              ))}
            </Files>
          </Section>
        )}
        <Section title={words('field.attendees')} action={edits && <LinkButton to={attendeesPath(kind, 'edit', meeting.id)}>{t('changeList')}</LinkButton>}>
          <AttendeesTable meeting={meeting} />
        </Section>
      </Stack>
    </RecordPage>
  );
}
