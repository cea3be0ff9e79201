import { notify, silent, usePermissions, type MenuAction } from '@afterbell/core/web';
import { MEETING_FEATURES, type MeetingKind } from '@afterbell/participation/domain';
import { CopyPlus, Pencil, Trash2, UsersRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useRemoveMeetingMutation } from './__generated__/meetings';
import { againPath, attendeesPath, meetingPath, meetingsPath } from './meeting-paths';
import { useMeetingsTexts } from './meetings-texts';

const LISTS = ['meetings', 'meetingHours'];

/** What can be done with a meeting as a whole, in the list and on its own page. */
export function useMeetingActions(kind: MeetingKind): (meeting: { id: string; title: string }) => MenuAction[] {
  const t = useMeetingsTexts();
  const navigate = useNavigate();
  const { set } = usePermissions();
  const [remove] = useRemoveMeetingMutation();
  const feature = MEETING_FEATURES[kind];
  const options = { context: silent(false), refetchQueries: LISTS };

  async function restore({ id, title }: { id: string; title: string }) {
    await remove({ variables: { input: { id, restore: true } }, ...options });
    notify({ severity: 'success', title: t('restored', { name: title }) });
  }
  async function takeAway(meeting: { id: string; title: string }) {
    await remove({ variables: { input: { id: meeting.id, restore: false } }, ...options });
    notify({ severity: 'success', title: t('removed', { name: meeting.title }), action: { label: t('undo'), onClick: () => void restore(meeting).catch(() => undefined) } });
    void navigate(meetingsPath(kind));
  }
  return (meeting) => {
    const go = (to: string) => () => void navigate(to);
    const edits = set.allows('edit', feature);
    const actions: (MenuAction | false)[] = [
      edits && { id: 'edit', label: t('action.edit'), icon: <Pencil size={16} aria-hidden="true" />, onSelect: go(meetingPath(kind, 'edit', meeting.id)) },
      { id: 'attendees', label: t('action.attendees'), icon: <UsersRound size={16} aria-hidden="true" />, onSelect: go(attendeesPath(kind, edits ? 'edit' : 'view', meeting.id)) },
      edits && { id: 'again', label: t('action.again'), icon: <CopyPlus size={16} aria-hidden="true" />, onSelect: go(againPath(kind, meeting.id)) },
      set.allows('delete', feature) && { id: 'remove', label: t('action.remove'), icon: <Trash2 size={16} aria-hidden="true" />, danger: true, onSelect: () => void takeAway(meeting).catch(() => undefined) },
    ];
    return actions.filter((action) => action !== false);
  };
}
