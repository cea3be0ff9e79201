import { Button, EmptyState, ErrorSummary, FlowPage, KeyFacts, LinkButton, notify, silent, UnsavedGuard } from '@afterbell/core/web';
import { type MeetingKind, parseAttendees } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { CheckCheck, UserPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { type MeetingSavedFragment, type MeetingWholeFragment, useSaveMeetingAttendeesMutation } from './__generated__/meetings';
import { AddPeopleDialog } from './add-people-dialog';
import { type AttendeeDraft, draftsOf, isSameList, minutesOfDraft, wireAttendees } from './attendee-draft';
import { AttendeeRow } from './attendee-row';
import { GuestDialog } from './guest-dialog';
import { type MeetingAction, meetingPath, meetingsPath } from './meeting-paths';
import { useMeetingTexts } from './meeting-texts';
import { useBegun, useDuration, useMeetingFacts } from './meeting-words';
import { useMeetingsTexts } from './meetings-texts';
import { conflictsOf, StaleNotice } from './stale-notice';

const Tools = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
const List = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', maxW: '48rem' } });
const ROW = /^attendees\.(\d+)\./;
type Problem = { path: string | null; message: string };

/** The second step: who is on the list, who was there, and whose times were their own. */
export function AttendeesPage({ kind, action, meeting }: { kind: MeetingKind; action: MeetingAction; meeting: MeetingWholeFragment }) {
  const t = useMeetingTexts();
  const words = useMeetingsTexts();
  const navigate = useNavigate();
  const duration = useDuration();
  const facts = useMeetingFacts();
  const begun = useBegun()(meeting);
  const [start] = useState(() => draftsOf(meeting));
  const [list, setList] = useState<readonly AttendeeDraft[]>(start);
  const [version, setVersion] = useState(meeting.version);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [stale, setStale] = useState<MeetingSavedFragment['problems']>([]);
  const [opened, setOpened] = useState<'people' | 'guest' | null>(null);
  const [gone, setGone] = useState(false);
  const [save, { loading }] = useSaveMeetingAttendeesMutation();
  const present = list.filter((one) => one.present);
  const minutes = present.reduce((sum, one) => sum + minutesOfDraft(meeting, one), 0);
  const change = (next: readonly AttendeeDraft[]) => {
    setList(next);
    setProblems([]);
  };
  const rowOf = ({ path }: Problem) => Number(ROW.exec(path ?? '')?.[1] ?? -1);
  const sentence = (problem: Problem) => {
    const field = problem.path?.split('.')[2];
    const label = field === 'startTime' ? t('list.came') : field === 'endTime' ? t('list.left') : words('field.name');
    return rowOf(problem) < 0 ? problem.message : `${list[rowOf(problem)]?.name ?? ''}: ${label} ${problem.message}.`;
  };
  const add = (people: readonly Omit<AttendeeDraft, 'key' | 'id' | 'present' | 'startTime' | 'endTime'>[]) =>
    change([...list, ...people.map((one, index) => ({ ...one, key: `new ${one.personId ?? `${list.length + index} ${one.name}`}`, id: null, present: begun, startTime: '', endTime: '' }))]);

  async function submit() {
    if (loading) return;
    setStale([]);
    const attendees = wireAttendees(list);
    const wrong = parseAttendees(meeting, attendees).problems;
    setProblems(wrong);
    if (wrong.length > 0) return;
    const answer = (await save({ variables: { input: { meetingId: meeting.id, version, attendees } }, context: silent(false), refetchQueries: ['meetings', 'meetingHours'] })).data?.saveMeetingAttendees;
    if (answer?.meeting) {
      flushSync(() => setGone(true));
      notify({ severity: 'success', title: t('list.saved') });
      void navigate(meetingPath(kind, 'view', meeting.id), { replace: true });
      return;
    }
    const conflicts = conflictsOf(answer?.problems ?? []);
    if (conflicts[0]) setVersion(conflicts[0].version);
    setStale(conflicts.length ? (answer?.problems ?? []) : []);
    setProblems(conflicts.length ? [] : (answer?.problems ?? [{ path: null, message: words('failed') }]));
  }
  const steps = [
    { id: 'details', label: t(`steps.${kind}`), to: meetingPath(kind, 'edit', meeting.id) },
    { id: 'attendees', label: t('steps.attendees') },
  ];
  const buttons = (
    <Tools>
      <Button icon={<UsersRound aria-hidden="true" />} onClick={() => setOpened('people')}>
        {t('list.add')}
      </Button>
      <Button icon={<UserPlus aria-hidden="true" />} onClick={() => setOpened('guest')}>
        {t('list.guest')}
      </Button>
      {begun && present.length < list.length && (
        <Button icon={<CheckCheck aria-hidden="true" />} onClick={() => change(list.map((one) => ({ ...one, present: true })))}>
          {t('list.allPresent')}
        </Button>
      )}
    </Tools>
  );
  return (
    <FlowPage
      title={meeting.title}
      subtitle={words(`one.${kind}`)}
      breadcrumb={[{ label: words(`title.${kind}`), to: meetingsPath(kind) }]}
      steps={steps}
      current="attendees"
      status={<span role="status">{list.length > 0 && (begun ? t('list.withHours', { present: present.length, listed: list.length, hours: duration(minutes) }) : t('list.expectedCount', { count: list.length }))}</span>}
      actions={
        <>
          <LinkButton to={action === 'add' ? meetingPath(kind, 'edit', meeting.id) : meetingPath(kind, 'view', meeting.id)}>{t('back')}</LinkButton>
          <Button variant="solid" loading={loading} onClick={() => void submit().catch(() => undefined)}>
            {t(action === 'add' ? 'list.done' : 'list.save')}
          </Button>
        </>
      }
    >
      <ErrorSummary errors={problems.map((problem) => ({ message: sentence(problem) }))} />
      <StaleNotice problems={stale} />
      <KeyFacts facts={facts(meeting, kind).slice(0, 3)} />
      {list.length === 0 ? (
        <EmptyState kind="nothing" title={t('noAttendees')} action={buttons}>
          {t('noAttendeesHint')}
        </EmptyState>
      ) : (
        <>
          {buttons}
          <List aria-label={t('list.label')}>
            {list.map((one, index) => {
              const problem = problems.find((found) => rowOf(found) === index);
              return (
                <AttendeeRow
                  key={one.key}
                  attendee={one}
                  startTime={meeting.startTime}
                  endTime={meeting.endTime}
                  came={begun ? (one.present ? duration(minutesOfDraft(meeting, one)) : t('list.absent')) : t('list.expected')}
                  problem={problem && sentence(problem)}
                  onChange={(next) => change(list.map((other) => (other.key === next.key ? next : other)))}
                  onRemove={() => change(list.filter(({ key }) => key !== one.key))}
                />
              );
            })}
          </List>
        </>
      )}
      {opened === 'people' && (
        <AddPeopleDialog
          kind={kind}
          without={new Set(list.flatMap(({ personId }) => personId ?? []))}
          onAdd={(people) => add(people.map(({ id, name, role }) => ({ personId: id, name, role })))}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'guest' && <GuestDialog onAdd={(names) => add(names.map((name) => ({ personId: null, name, role: 'guest' as const })))} onClose={() => setOpened(null)} />}
      <UnsavedGuard dirty={!gone && !isSameList(list, start)} />
    </FlowPage>
  );
}
