import { federalYearName, federalYearOf } from '@afterbell/core/domain';
import { EmptyState, IconButton, LinkButton, silent, Skeleton, usePermissions, useSession } from '@afterbell/core/web';
import type { ParticipantTabProps } from '@afterbell/people/web';
import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useParticipantYearQuery } from './__generated__/participant-record';
import { HoursTable } from './hours-table';
import { LoadFailed } from './load-failed';
import { MarksList } from './marks-list';
import { Stack } from './record-look';
import { useRecordTexts } from './record-texts';
import { YearDays } from './year-days';

const Head = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', '& h2': { fontSize: 'md', fontVariantNumeric: 'tabular-nums' } } });

/** What a participant attended: hours by term and band, the days of a year, every mark. */
export default function ParticipationTab({ personId }: ParticipantTabProps) {
  const t = useRecordTexts();
  const { organization, today } = useSession();
  const { can } = usePermissions();
  const [params, setParams] = useSearchParams();
  const current = federalYearOf(today);
  const asked = Number(params.get('year'));
  const year = Number.isInteger(asked) && asked >= 1990 && asked <= current ? asked : current;
  const { data, previousData, error, refetch } = useParticipantYearQuery({ variables: { participantId: personId, year }, context: silent(), fetchPolicy: 'cache-and-network' });
  const shown = (data ?? previousData)?.participantYear;
  const open = (next: number) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === current) after.delete('year');
        else after.set('year', String(next));
        return after;
      },
      { preventScrollReset: true },
    );
  if (error && !shown) return <LoadFailed retry={() => refetch()} />;
  if (!shown) return <Skeleton lines={6} />;
  if (shown.firstYear === null) {
    return (
      <EmptyState kind="nothing" title={t('noMarks')}>
        {t('noMarksHint', { name: organization.name })}
      </EmptyState>
    );
  }
  const name = t('year', { name: federalYearName(year) });
  return (
    <Stack>
      {organization.level === 'site' && can('view', 'participation.by_participant') && (
        <div>
          <LinkButton to={`/participation/participant?personId=${personId}`}>{t('markDays')}</LinkButton>
        </div>
      )}
      <div>
        <Head>
          <h2 aria-live="polite">{name}</h2>
          <IconButton variant="outline" label={t('previous')} disabled={year <= shown.firstYear} icon={<ChevronLeft data-mirror="" aria-hidden="true" />} onClick={() => open(year - 1)} />
          <IconButton variant="outline" label={t('next')} disabled={year >= current} icon={<ChevronRight data-mirror="" aria-hidden="true" />} onClick={() => open(year + 1)} />
        </Head>
        <chakra.p css={{ color: 'fg.muted', fontSize: 'sm', mt: '1' }}>{t(organization.level === 'site' ? 'here' : 'beneath', { name: organization.name })}</chakra.p>
      </div>
      <HoursTable caption={name} terms={shown.terms} total={shown.total} />
      <YearDays total={shown.total} days={shown.days} />
      <MarksList personId={personId} />
    </Stack>
  );
}
