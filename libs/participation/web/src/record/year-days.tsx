import { formatDate } from '@afterbell/core/domain';
import { Button, Section, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ParticipantYearQuery } from './__generated__/participant-record';
import { HeatMap, SHADES, type Shade } from './heat-map';
import { useHourWords } from './hours-table';
import { Figures, TableFrame } from './record-look';
import { useRecordTexts } from './record-texts';

const Legend = chakra('ul', { base: { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '3', m: '0', p: '0', mt: '1', fontSize: 'xs', color: 'fg.muted', '& li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' } } });
const Swatch = chakra('span', { base: { boxSize: '0.875rem', borderRadius: '2px', '@media (forced-colors: active)': { forcedColorAdjust: 'none' } } });

/** The days of a programme year: as a map of heat, or the same as a table. */
export function YearDays({ total, days }: Pick<ParticipantYearQuery['participantYear'], 'total' | 'days'>) {
  const t = useRecordTexts();
  const words = useHourWords();
  const { today } = useSession();
  const [table, setTable] = useState(false);
  const legend: readonly [Shade, string][] = [
    ['none', t('legendNone')],
    ['absent', t('legendAbsent')],
    [1, t('legendUnder', { hours: 1 })],
    [2, t('legendUnder', { hours: 2 })],
    [3, t('legendUnder', { hours: 3 })],
    [4, t('legendOver', { hours: 3 })],
  ];
  return (
    <Section
      title={t('calendar')}
      action={
        <Button size="sm" onClick={() => setTable(!table)}>
          {t(table ? 'asCalendar' : 'asTable')}
        </Button>
      }
    >
      {table ? (
        <TableFrame tabIndex={0} role="region" aria-label={t('calendar')} css={{ maxH: '24rem', overflowY: 'auto' }}>
          <Figures>
            <thead>
              <tr>
                {(['date', 'attended', 'excused', 'unexcused'] as const).map((key) => (
                  <th key={key} scope="col">
                    {t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...days].reverse().map((day) => (
                <tr key={day.date}>
                  <th scope="row">{formatDate(day.date)}</th>
                  <td>{day.present > 0 ? words.minutes(day.minutes) : '–'}</td>
                  <td>{day.excused}</td>
                  <td>{day.unexcused}</td>
                </tr>
              ))}
            </tbody>
          </Figures>
        </TableFrame>
      ) : (
        <>
          <HeatMap key={total.startsOn} label={t('calendar')} from={total.startsOn} to={total.endsOn} today={today} days={days} />
          <Legend>
            {legend.map(([shade, label]) => (
              <li key={shade}>
                <Swatch css={SHADES[shade]} aria-hidden="true" />
                {label}
              </li>
            ))}
          </Legend>
          <chakra.p css={{ fontSize: 'xs', color: 'fg.muted', mt: '1', '@media (pointer: coarse)': { display: 'none' } }}>{t('calendarHelp')}</chakra.p>
        </>
      )}
    </Section>
  );
}
