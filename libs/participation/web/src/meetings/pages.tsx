import { FlowPage, NotFoundPage, RecordPage, usePermissions } from '@afterbell/core/web';
import { MEETING_FEATURES, type MeetingKind } from '@afterbell/participation/domain';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { AttendeesPage } from './attendees-page';
import { MeetingFormPage } from './meeting-form';
import { attendeesPath, MEETING_ACTIONS, type MeetingAction, meetingPath, meetingsPath } from './meeting-paths';
import { MeetingView } from './meeting-view';
import { MeetingsPage } from './meetings-list';
import { useMeetingsTexts } from './meetings-texts';
import { useMeeting } from './use-meeting';

const actionOf = (asked: string | undefined): MeetingAction | null => MEETING_ACTIONS.find((one) => one === asked) ?? null;

/** `add`, `edit` or `view`; an address that says something else has no page. */
function ActionPage({ kind }: { kind: MeetingKind }) {
  const action = actionOf(useParams()['action']);
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const { set } = usePermissions();
  const id = params.get('id');
  const copy = params.get('copy');
  if (!action) return <NotFoundPage path={pathname} />;
  if (!set.allows('edit', MEETING_FEATURES[kind]) && action !== 'view') return <Navigate to={id ? meetingPath(kind, 'view', id) : meetingsPath(kind)} replace />;
  if (action === 'add' && !copy) return <MeetingFormPage key={kind} kind={kind} />;
  return <Loaded key={`${action} ${id} ${copy}`} kind={kind} action={action} id={action === 'add' ? copy : id} />;
}

function Loaded({ kind, action, id }: { kind: MeetingKind; action: MeetingAction; id: string | null }) {
  const words = useMeetingsTexts();
  const { meeting, instead } = useMeeting(kind, id);
  if (meeting && action === 'view') return <MeetingView kind={kind} meeting={meeting} />;
  if (meeting) return action === 'add' ? <MeetingFormPage kind={kind} like={meeting} /> : <MeetingFormPage kind={kind} meeting={meeting} />;
  return (
    <RecordPage title={words(`one.${kind}`)} breadcrumb={[{ label: words(`title.${kind}`), to: meetingsPath(kind) }]}>
      {instead}
    </RecordPage>
  );
}

function AttendeesStep({ kind }: { kind: MeetingKind }) {
  const action = actionOf(useParams()['action']);
  const words = useMeetingsTexts();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const { set } = usePermissions();
  const id = params.get('id');
  const { meeting, instead } = useMeeting(kind, id);
  if (!action) return <NotFoundPage path={pathname} />;
  // Who is not known yet has nobody on its list: the meeting comes first.
  if (!id) return <Navigate to={action === 'add' ? meetingPath(kind, 'add') : meetingsPath(kind)} replace />;
  if (action !== 'view' && !set.allows('edit', MEETING_FEATURES[kind])) return <Navigate to={attendeesPath(kind, 'view', id)} replace />;
  if (meeting && action === 'view') return <MeetingView kind={kind} meeting={meeting} />;
  if (meeting) return <AttendeesPage key={meeting.id} kind={kind} action={action} meeting={meeting} />;
  return (
    <FlowPage title={words('field.attendees')} breadcrumb={[{ label: words(`title.${kind}`), to: meetingsPath(kind) }]} steps={[]} current="attendees" actions={null}>
      {instead}
    </FlowPage>
  );
}

const PAGES = { list: MeetingsPage, action: ActionPage, attendees: AttendeesStep };

/** A page of one kind of meeting, as the router takes it. */
export function meetingPage(kind: MeetingKind, page: keyof typeof PAGES) {
  const Page = PAGES[page];
  return { default: () => <Page kind={kind} /> };
}
