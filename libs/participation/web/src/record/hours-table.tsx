import { VisuallyHidden } from '@afterbell/core/web';
import type { ParticipantYearQuery } from './__generated__/participant-record';
import { Figures, TableFrame } from './record-look';
import { useRecordTexts } from './record-texts';

type Hours = ParticipantYearQuery['participantYear']['total'];

export function useHourWords() {
  const t = useRecordTexts();
  const hours = (minutes: number) => minutes / 60;
  return {
    minutes: (minutes: number) => (minutes === 0 ? t('noMinutes') : t('minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })),
    band(band: Hours['band']): string {
      if (!band) return t('notServed');
      if (band.to === null) return t('bandFrom', { from: hours(band.from) });
      return band.from === 0 ? t('bandUnder', { to: hours(band.to) }) : t('bandBetween', { from: hours(band.from), to: hours(band.to) });
    },
  };
}

/** Hours by term and of the whole year, with the federal band of each. */
export function HoursTable({ caption, terms, total }: { caption: string; terms: readonly Hours[]; total: Hours }) {
  const t = useRecordTexts();
  const words = useHourWords();
  const cells = ({ minutes, daysPresent, excused, unexcused, band }: Hours) => (
    <>
      <td>{words.minutes(minutes)}</td>
      <td>{words.band(band)}</td>
      <td>{daysPresent}</td>
      <td>{excused}</td>
      <td>{unexcused}</td>
    </>
  );
  return (
    <TableFrame tabIndex={0} role="region" aria-label={caption}>
      <Figures>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {(['term', 'hours', 'band', 'days', 'excused', 'unexcused'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terms.map((term) => (
            <tr key={`${term.name} ${term.startsOn}`}>
              <th scope="row">{term.name}</th>
              {cells(term)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('whole')}</th>
            {cells(total)}
          </tr>
        </tfoot>
      </Figures>
    </TableFrame>
  );
}
