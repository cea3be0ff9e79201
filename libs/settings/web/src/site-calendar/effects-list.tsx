import { formatDate } from '@afterbell/core/domain';
import { Notice } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { CalendarCheck, CalendarMinus, CalendarPlus, CalendarX, ClipboardCheck, Clock } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { EffectFieldsFragment } from './__generated__/site-event';
import { monthName } from './month-weeks';
import { useReviewTexts } from './review-texts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    py: '2',
    borderTop: 'hairline',
    '& > svg': { boxSize: '5', flexShrink: '0', mt: '0.5' },
    '& > div': { minW: '0', flex: '1' },
    '& summary': { cursor: 'pointer', color: 'accent.fg', width: 'fit-content', py: '1', '@media (pointer: coarse)': { minH: 'touch', py: '3' } },
    '& h4': { fontSize: 'sm', fontWeight: 'semibold', color: 'fg', mt: '1.5', mb: '0' },
    // It ends within a line, so that one sees that it goes on.
    '& [data-dates]': { maxH: '9.6lh', overflowY: 'auto', lineHeight: '1.5', fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& ul': { listStyle: 'none', m: '0', p: '0' },
  },
});

type Tally = EffectFieldsFragment['removed'];

const KINDS = [
  { key: 'removed', icon: <CalendarX aria-hidden="true" /> },
  { key: 'kept', icon: <ClipboardCheck aria-hidden="true" /> },
  { key: 'restored', icon: <CalendarCheck aria-hidden="true" /> },
  { key: 'added', icon: <CalendarPlus aria-hidden="true" /> },
  { key: 'dropped', icon: <CalendarMinus aria-hidden="true" /> },
  { key: 'outside', icon: <Clock aria-hidden="true" /> },
] as const;

export interface EffectsListProps {
  effects: EffectFieldsFragment;
  /** What can be done about locked months, beside them. */
  lockedAction?: ReactNode;
}

/** What a change of the calendar does to session dates, in words and by name. */
export function EffectsList({ effects, lockedAction }: EffectsListProps) {
  const t = useReviewTexts();
  const { locked } = effects;
  const months = new Set(locked.map(({ month }) => month)).size;
  const some = KINDS.filter(({ key }) => effects[key].count > 0);
  return (
    <>
      {locked.length > 0 && (
        <Notice severity="error" title={t('locked', { count: months })} live action={lockedAction}>
          {t(lockedAction ? 'lockedHint' : 'lockedHintAll', { count: months })}
          <chakra.ul css={{ ps: '5', mt: '1', listStyle: 'disc', maxH: '8rem', overflowY: 'auto' }}>
            {locked.map(({ siteId, siteName, month }) => (
              <li key={`${siteId} ${month}`}>{t('lockedLine', { site: siteName, month: nameOf(month) })}</li>
            ))}
          </chakra.ul>
        </Notice>
      )}
      {some.length === 0 && <p>{t('nothing')}</p>}
      {some.map(({ key, icon }) => (
        <Line key={key} data-effect={key}>
          {icon}
          <div>
            <strong>{t(key, { count: effects[key].count, sessions: t('sessions', { count: effects[key].sessions }) })}</strong>
            <Named tally={effects[key]} />
          </div>
        </Line>
      ))}
    </>
  );
}

function Named({ tally: { dates, count } }: { tally: Tally }) {
  const t = useReviewTexts();
  const bySite = new Map<string, Tally['dates'][number][]>();
  for (const date of dates) bySite.set(date.siteName, [...(bySite.get(date.siteName) ?? []), date]);
  return (
    <details>
      <summary>{t('which')}</summary>
      <div data-dates="" tabIndex={0} role="group" aria-label={t('which')}>
        {[...bySite].map(([siteName, its]) => (
          <Fragment key={siteName}>
            <h4>{siteName}</h4>
            <ul>
              {its.map(({ sessionId, date, sessionName, activityName }) => (
                <li key={`${sessionId} ${date}`}>{[formatDate(date), activityName === sessionName ? activityName : `${activityName}, ${sessionName}`].join('\u00a0· ')}</li>
              ))}
            </ul>
          </Fragment>
        ))}
        {count > dates.length && <p>{t('andMore', { count: count - dates.length })}</p>}
      </div>
    </details>
  );
}

/** The server says `12/2026`. */
function nameOf(month: string): string {
  const [number = '', year = ''] = month.split('/');
  return monthName(`${year}-${number}-01`);
}
