import { formatTime } from '@afterbell/core/domain';
import { Badge, EmptyState, factLine, useIsPhone } from '@afterbell/core/web';
import { Figures, Lines, TableFrame } from '../record/record-look';
import { timeRange } from '../shared/day-words';
import type { MeetingWholeFragment } from './__generated__/meetings';
import { useMeetingTexts } from './meeting-texts';
import { useBegun, useDuration } from './meeting-words';
import { useMeetingsTexts } from './meetings-texts';

/** Who was there and for how long, to read. */
export function AttendeesTable({ meeting }: { meeting: MeetingWholeFragment }) {
  const t = useMeetingTexts();
  const words = useMeetingsTexts();
  const duration = useDuration();
  const begun = useBegun()(meeting);
  const phone = useIsPhone();
  const { startTime, endTime } = meeting;
  const attendees = meeting.attendees.map((one) => ({ ...one, present: one.present && begun }));
  if (attendees.length === 0) {
    return (
      <EmptyState kind="nothing" title={t('noAttendees')}>
        {t('noAttendeesHint')}
      </EmptyState>
    );
  }
  if (phone) {
    return (
      <Lines aria-label={t('list.label')}>
        {attendees.map((one) => (
          <li key={one.id}>
            <strong>{one.name ?? t('list.unseen')}</strong>
            {one.role === 'guest' && <Badge tone="gray">{t('list.role.guest')}</Badge>}
            <p>{one.present ? factLine([timeRange(one.startTime ?? startTime, one.endTime ?? endTime), duration(one.minutes)]) : t(begun ? 'list.absent' : 'list.expected')}</p>
          </li>
        ))}
      </Lines>
    );
  }
  return (
    <TableFrame tabIndex={0} role="region" aria-label={t('list.label')}>
      <Figures>
        <thead>
          <tr>
            <th scope="col">{words('field.name')}</th>
            <th scope="col">{t('list.presentShort')}</th>
            <th scope="col">{t('list.came')}</th>
            <th scope="col">{t('list.left')}</th>
            <th scope="col">{words('field.minutes')}</th>
          </tr>
        </thead>
        <tbody>
          {attendees.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                {one.name ?? t('list.unseen')} {one.role === 'guest' && <Badge tone="gray">{t('list.role.guest')}</Badge>}
              </th>
              <td>{one.present ? <Badge tone="green">{t('list.presentShort')}</Badge> : t(begun ? 'list.absent' : 'list.expected')}</td>
              <td>{one.present ? formatTime(one.startTime ?? startTime) : '–'}</td>
              <td>{one.present ? formatTime(one.endTime ?? endTime) : '–'}</td>
              <td>{one.present ? duration(one.minutes) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </Figures>
    </TableFrame>
  );
}
