import { formatDate } from '@afterbell/core/domain';
import { Button, ErrorSummary, FlowPage, LinkButton, Notice, notify, silent, type SummaryError, UnsavedGuard, useCoreTexts, useHalfTyped, useSession } from '@afterbell/core/web';
import { type MeetingKind, parseMeeting } from '@afterbell/participation/domain';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { type MeetingSavedFragment, type MeetingWholeFragment, useSaveMeetingMutation } from './__generated__/meetings';
import { emptyForm, formLike, formOfMeeting, isSameForm, wireValues } from './meeting-draft';
import { fieldId, MeetingFields } from './meeting-fields';
import { attendeesPath, meetingPath, meetingsPath } from './meeting-paths';
import { useMeetingTexts } from './meeting-texts';
import { useMeetingsTexts } from './meetings-texts';
import { conflictsOf, StaleNotice } from './stale-notice';

type Problem = { path: string | null; message: string };

export interface MeetingFormProps {
  kind: MeetingKind;
  /** What is changed; none adds one. */
  meeting?: MeetingWholeFragment;
  /** A new one begins like this one. */
  like?: MeetingWholeFragment;
}

/** The first step: what the meeting is. The second one is who came. */
export function MeetingFormPage({ kind, meeting, like }: MeetingFormProps) {
  const t = useMeetingTexts();
  const words = useMeetingsTexts();
  const core = useCoreTexts();
  const navigate = useNavigate();
  const { today } = useSession();
  const [start] = useState(() => (meeting ? formOfMeeting(meeting) : like ? formLike(like, today) : emptyForm(today)));
  const [form, setForm] = useState(start);
  const [version, setVersion] = useState(meeting?.version ?? null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [stale, setStale] = useState<MeetingSavedFragment['problems']>([]);
  // As of the last attempt: it stays while somebody types, because a new list would take the focus.
  const [listed, setListed] = useState<readonly SummaryError[]>([]);
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  const onBusy = useCallback((slot: string, busy: boolean) => setSending((before) => (before.has(slot) === busy ? before : new Set(busy ? [...before, slot] : [...before].filter((one) => one !== slot)))), []);
  const [gone, setGone] = useState(false);
  const isHalf = useHalfTyped();
  const whole = useRef<HTMLFormElement>(null);
  const [save, { loading }] = useSaveMeetingMutation();
  const dirty = !gone && !isSameForm(form, start);
  const sentence = ({ path, message }: Problem) => (path ? `${words(`field.${path.split('.')[0]}` as 'field.title')} ${message}.` : message);

  function show(found: readonly Problem[]) {
    setProblems(found);
    setListed(found.map((problem) => ({ field: problem.path ? fieldId(problem.path) : undefined, message: sentence(problem) })));
  }
  async function store(): Promise<string | null> {
    if (loading || sending.size > 0 || isHalf(whole.current)) return null;
    setStale([]);
    const wrong = parseMeeting(kind, form.draft, today).problems;
    show(wrong);
    if (wrong.length > 0) return null;
    const input = { id: meeting?.id, version, kind, values: wireValues(form), organizationIds: form.partners.map(({ id }) => id), fileIds: [...form.fileIds], attendeesOf: like?.id };
    const answer = (await save({ variables: { input }, context: silent(false), refetchQueries: ['meetings', 'meetingHours'] })).data?.saveMeeting;
    if (answer?.meeting) return answer.meeting.id;
    const conflicts = conflictsOf(answer?.problems ?? []);
    // Whoever saves again has seen what stands there now.
    if (conflicts[0]) setVersion(conflicts[0].version);
    setStale(conflicts.length ? (answer?.problems ?? []) : []);
    show(conflicts.length ? [] : (answer?.problems ?? [{ path: null, message: words('failed') }]));
    return null;
  }
  async function submit(to: (id: string) => string) {
    const id = await store().catch(() => null);
    if (!id) return;
    flushSync(() => setGone(true));
    notify({ severity: 'success', title: t('saved') });
    void navigate(to(id), { replace: true });
  }
  const action = meeting ? 'edit' : 'add';
  const steps = [
    { id: 'details', label: t(`steps.${kind}`) },
    { id: 'attendees', label: t('steps.attendees'), to: meeting && attendeesPath(kind, action, meeting.id) },
  ];
  return (
    <form
      ref={whole}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit((id) => attendeesPath(kind, action, id));
      }}
    >
      <FlowPage
        width="narrow"
        title={meeting ? words(`editTitle.${kind}`) : words(`add.${kind}`)}
        breadcrumb={[{ label: words(`title.${kind}`), to: meetingsPath(kind) }]}
        steps={steps}
        current="details"
        status={sending.size > 0 && <span role="status">{t('busy')}</span>}
        actions={
          <>
            <LinkButton to={meeting ? meetingPath(kind, 'view', meeting.id) : meetingsPath(kind)}>{core('cancel')}</LinkButton>
            {meeting && (
              <Button loading={loading} onClick={() => void submit((id) => meetingPath(kind, 'view', id))}>
                {t('save')}
              </Button>
            )}
            <Button variant="solid" type="submit" loading={loading} disabled={sending.size > 0}>
              {t('next')}
            </Button>
          </>
        }
      >
        <ErrorSummary errors={listed} />
        <StaleNotice problems={stale} />
        {like && <Notice>{t('again', { title: like.title, date: formatDate(like.onDate) })}</Notice>}
        <MeetingFields
          kind={kind}
          form={form}
          onChange={(next, field) => {
            setForm(next);
            if (field) setProblems((before) => before.filter(({ path }) => path !== field));
          }}
          errorOf={(field) => {
            const found = problems.find(({ path }) => path?.split('.')[0] === field);
            return found && sentence(found);
          }}
          onBusy={onBusy}
        />
      </FlowPage>
      <UnsavedGuard dirty={dirty} />
    </form>
  );
}
