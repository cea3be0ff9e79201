import { Button, Checkbox, FieldProblem, IconButton, TimeInput } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Clock, X } from 'lucide-react';
import { useState } from 'react';
import type { AttendeeDraft } from './attendee-draft';
import { useMeetingTexts } from './meeting-texts';

const Row = chakra('li', {
  base: { borderTop: 'hairline', py: '2', display: 'flex', flexDirection: 'column', gap: '2', '&:last-of-type': { borderBottom: 'hairline' } },
});
const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minW: '0',
    '& > [data-name]': { flex: '1 1 12rem', minW: '0', overflowWrap: 'anywhere', '& small': { color: 'fg.muted', fontSize: 'xs', display: 'block' } },
    '& > [data-minutes]': { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', minW: '5.5rem', textAlign: 'end' },
  },
});
const Times = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2', ps: '8', '& label': { display: 'flex', alignItems: 'center', gap: '2', fontSize: 'sm' } } });

export interface AttendeeRowProps {
  attendee: AttendeeDraft;
  /** Those of the meeting, which stand where somebody has none of their own. */
  startTime: string;
  endTime: string;
  /** For how long they were there, or why that is not said. */
  came: string;
  problem?: string;
  onChange: (attendee: AttendeeDraft) => void;
  onRemove: () => void;
}

/** One person of the list: there or not, and times of their own only where they had some. */
export function AttendeeRow({ attendee, startTime, endTime, came, problem, onChange, onRemove }: AttendeeRowProps) {
  const t = useMeetingTexts();
  const [asked, setAsked] = useState(false);
  const name = attendee.name ?? t('list.unseen');
  const timed = attendee.present && (asked || attendee.startTime !== '' || attendee.endTime !== '');
  const problemId = `problem-${attendee.key}`;
  const time = (field: 'startTime' | 'endTime') => (
    <label>
      <span aria-hidden="true">{t(field === 'startTime' ? 'list.came' : 'list.left')}</span>
      <TimeInput
        aria-label={t(field === 'startTime' ? 'list.cameOf' : 'list.leftOf', { name })}
        aria-describedby={problem ? problemId : undefined}
        aria-invalid={problem ? true : undefined}
        value={attendee[field] || (field === 'startTime' ? startTime : endTime)}
        onChange={(event) => onChange({ ...attendee, [field]: event.target.value === (field === 'startTime' ? startTime : endTime) ? '' : event.target.value })}
      />
    </label>
  );
  return (
    <Row>
      <Line>
        <span data-name="">
          <Checkbox aria-label={t('list.present', { name })} label={name} hint={t(`list.role.${attendee.role}`)} checked={attendee.present} onChange={(event) => onChange({ ...attendee, present: event.target.checked })} />
        </span>
        <span data-minutes="">{came}</span>
        {attendee.present && !timed && <IconButton label={`${t('list.times')}: ${name}`} icon={<Clock aria-hidden="true" />} onClick={() => setAsked(true)} />}
        <IconButton label={t('list.remove', { name })} icon={<X aria-hidden="true" />} onClick={onRemove} />
      </Line>
      {timed && (
        <Times>
          {time('startTime')}
          {time('endTime')}
          {(attendee.startTime !== '' || attendee.endTime !== '') && (
            <Button
              variant="link"
              onClick={() => {
                setAsked(false);
                onChange({ ...attendee, startTime: '', endTime: '' });
              }}
            >
              {t('list.whole')}
            </Button>
          )}
        </Times>
      )}
      {problem && <FieldProblem id={problemId}>{problem}</FieldProblem>}
    </Row>
  );
}
