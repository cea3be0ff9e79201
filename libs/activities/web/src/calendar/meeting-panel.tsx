import { formatDate, unbrokenTime } from '@afterbell/core/domain';
import { Badge, Button, ConfirmDialog, i18n, KeyFacts, LinkButton, Sheet, usePermissions, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { CalendarClock, CalendarX, ClipboardCheck, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { activityPath } from '../activity-paths';
import { dayTitle } from './calendar-span';
import { useCalendarTexts } from './calendar-texts';
import { meetingName, STATE_ICONS, STATE_TONES } from './meeting-look';
import { useMoveTexts } from './move-texts';
import { stateOf, type Meeting } from './use-calendar';
import { useMeetingChanges } from './use-meeting-changes';

const Actions = chakra('div', { base: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '2', mt: '5' } });

export interface MeetingPanelProps {
  meeting: Meeting | null;
  movable: boolean;
  onClose: () => void;
  onMove: (meeting: Meeting) => void;
}

/** One meeting: what it is, and everything that can be done with it. */
export function MeetingPanel({ meeting, movable, onClose, onMove }: MeetingPanelProps) {
  const t = useCalendarTexts();
  const move = useMoveTexts();
  const { today } = useSession();
  const { can } = usePermissions();
  const { cancel } = useMeetingChanges();
  const [asked, setAsked] = useState(false);
  if (!meeting) return null;
  const { sessionId, activityId, date, startTime, endTime, place, staffNames, source, locked } = meeting;
  const state = stateOf(meeting, today);
  const name = meetingName(meeting);
  const attendance = `/participation/activity?${new URLSearchParams({ activityId, sessionId, date }).toString()}`;
  return (
    <>
      <Sheet open={!asked} onClose={onClose} title={name}>
        <KeyFacts
          facts={[
            { label: t('field.when'), value: `${dayTitle(date)}, ${t('hours', { from: unbrokenTime(startTime), to: unbrokenTime(endTime) })}` },
            ...(place ? [{ label: t('field.place'), value: place }] : []),
            ...(staffNames.length > 0 ? [{ label: t('field.staff'), value: new Intl.ListFormat(i18n.language).format(staffNames) }] : []),
            {
              label: t('field.state'),
              value: (
                <Badge tone={STATE_TONES[state]} icon={STATE_ICONS[state]}>
                  {locked ? `${t(`state.${state}`)} · ${t('locked')}` : t(`state.${state}`)}
                </Badge>
              ),
            },
            ...(source === 'added' ? [{ label: t('field.source'), value: t('added') }] : []),
          ]}
        />
        <Actions>
          {can('view', 'participation.by_activity') && (
            <LinkButton variant="solid" icon={<ClipboardCheck aria-hidden="true" />} to={attendance}>
              {t('take')}
            </LinkButton>
          )}
          <LinkButton icon={<PencilLine aria-hidden="true" />} to={activityPath(activityId)}>
            {t('open')}
          </LinkButton>
          {movable && (
            <Button
              icon={<CalendarClock aria-hidden="true" />}
              onClick={() => {
                onClose();
                onMove(meeting);
              }}
            >
              {t('move')}
            </Button>
          )}
          {movable && (
            <Button icon={<CalendarX aria-hidden="true" />} onClick={() => setAsked(true)}>
              {t('cancel')}
            </Button>
          )}
        </Actions>
      </Sheet>
      <ConfirmDialog
        open={asked}
        danger
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          if (await cancel(meeting)) onClose();
        }}
        title={move('cancelTitle', { name, day: formatDate(date) })}
        description={move('cancelHint')}
        confirmLabel={move('cancelConfirm')}
        cancelLabel={move('cancelKeep')}
      />
    </>
  );
}
