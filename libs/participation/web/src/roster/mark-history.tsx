import { formatDate, formatDateTime, formatTime } from '@afterbell/core/domain';
import { failuresOf, silent, useOptionalSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useLiveTexts } from '../live/live-texts';
import { useTakeTexts } from '../shared/take-texts';
import { type RosterMarkHistoryQuery, useRosterMarkHistoryQuery } from './__generated__/work';
import { useWorkTexts } from './work-texts';

type Change = RosterMarkHistoryQuery['markHistory'][number];

const List = chakra('ol', { base: { listStyle: 'none', p: '0', m: '0', width: 'full', '& li': { py: '1.5', borderTop: 'hairline', fontSize: 'sm' }, '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' } } });

export interface MarkHistoryProps {
  sessionId: string;
  date: string;
  personId: string;
  timeZone: string;
  spoken: string;
}

export const useMayHistory = (): boolean => useOptionalSession()?.permissions.allows('edit', 'participation.by_activity') === true;

/** Who set the mark to what and when, read only when somebody asks. */
export function MarkHistory({ spoken, ...question }: MarkHistoryProps) {
  const t = useWorkTexts();
  const may = useMayHistory();
  const [open, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <button type="button" className="ab-act" data-plain="" aria-expanded={open} aria-label={open ? t('history.hide') : t('history.of', { name: spoken })} onClick={() => setOpen(!open)}>
        {open ? t('history.hide') : t('history.show')}
      </button>
      {open && <MarkChanges {...question} />}
    </>
  );
}

/** The changes themselves, each with who, when, from and to. */
export function MarkChanges({ timeZone, ...variables }: Omit<MarkHistoryProps, 'spoken'>) {
  const t = useWorkTexts();
  const words = useMarkWords();
  const live = useLiveTexts();
  const { data, error } = useRosterMarkHistoryQuery({ variables, context: silent(), fetchPolicy: 'network-only' });
  if (error) return <p role="alert">{failuresOf(error)[0]?.message.join(' ') || t('history.failed')}</p>;
  if (!data) return <p role="status">…</p>;
  if (data.markHistory.length === 0) return <p>{t('history.none')}</p>;
  return (
    <List>
      {data.markHistory.map((change) => (
        <li key={change.at}>
          {t('history.from', { before: change.before ? words(change.before) : t('history.unmarked'), after: change.after ? words(change.after) : t('history.deleted') })}
          <small>
            {t('history.by', { name: change.by ?? t('history.somebody'), when: formatDateTime(change.at, timeZone) })}
            {originOf(change, live)}
            {change.reason && `\u00a0· ${t('history.because', { reason: change.reason })}`}
          </small>
        </li>
      ))}
    </List>
  );
}

/** How it was made, where it was not simply typed. */
function originOf({ source, copiedFrom }: Change, t: ReturnType<typeof useLiveTexts>): string {
  if (copiedFrom) return `\u00a0· ${copiedFrom.name ? t('copiedFrom', { name: copiedFrom.name, date: formatDate(copiedFrom.date) }) : t('copiedFromGone', { date: formatDate(copiedFrom.date) })}`;
  return source && source !== 'typed' ? `\u00a0· ${t(`source.${source}`)}` : '';
}

function useMarkWords() {
  const take = useTakeTexts();
  return ({ status, startTime, endTime }: NonNullable<Change['before']>) => [take(`statusLong.${status}`), startTime && `${formatTime(startTime)} – ${endTime ? formatTime(endTime) : ''}`].filter(Boolean).join(' ');
}
