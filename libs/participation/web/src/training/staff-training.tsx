import { formatDate, scopeAllows } from '@afterbell/core/domain';
import { EmptyState, Field, KeyFacts, NativeSelect, silent, Skeleton, useSession } from '@afterbell/core/web';
import { programmeYearLabel } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router';
import { meetingPath } from '../meetings/meeting-paths';
import { useDuration } from '../meetings/meeting-words';
import { LoadFailed } from '../record/load-failed';
import { useStaffTrainingQuery } from './__generated__/staff-training';
import { useTrainingTexts } from './training-texts';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' } });
const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& caption': { textAlign: 'start', fontWeight: 'semibold', pb: '1' },
    '& th, & td': { textAlign: 'start', py: '1.5', pe: '3', borderBottom: 'hairline', overflowWrap: 'anywhere', verticalAlign: 'top' },
    '& th': { fontSize: 'xs', color: 'fg.muted' },
    '& [data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& a': { color: 'accent.fg', textDecoration: 'underline' },
    '& [data-wide]': { display: { base: 'none', md: 'table-cell' } },
  },
});

/** Professional development of a staff member, a programme year at a time; the year stands in the address. */
export default function StaffTraining({ personId }: { personId: string }) {
  const t = useTrainingTexts();
  const duration = useDuration();
  // The pages of meetings are those of institutions, site groups and sites.
  const opens = scopeAllows('ISG', useSession().organization.level);
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('year')) || null;
  const { data, previousData, error, refetch } = useStaffTrainingQuery({ variables: { personId, year: asked }, context: silent(), fetchPolicy: 'cache-and-network' });
  const training = (data ?? previousData)?.staffTraining;
  if (error && !training) return <LoadFailed retry={() => refetch()} />;
  if (!training) return <Skeleton lines={4} />;
  const { years, year, trainings } = training;
  if (years.length === 0 || year === null) {
    return (
      <EmptyState kind="nothing" title={t('empty')}>
        {t('emptyHint')}
      </EmptyState>
    );
  }
  const shown = years.find((one) => one.year === year);
  const choose = (value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('year', value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const offered = shown ? years : [{ year, trainings: 0, minutes: 0, creditHours: 0 }, ...years];
  return (
    <Stack>
      <chakra.div css={{ maxW: '14rem' }}>
        <Field label={t('year')} required={false}>
          <NativeSelect value={String(year)} options={offered.map((one) => ({ value: String(one.year), label: programmeYearLabel(one.year) }))} onChange={({ target }) => choose(target.value)} />
        </Field>
      </chakra.div>
      <KeyFacts
        facts={[
          { label: t('hours'), value: duration(shown?.minutes ?? 0) },
          { label: t('trainings'), value: shown?.trainings ?? 0 },
          { label: t('creditHours'), value: shown?.creditHours ?? 0 },
        ]}
      />
      <Table>
        <caption>{t('list', { year: programmeYearLabel(year) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('title')}</th>
            <th scope="col" data-wide="">
              {t('provider')}
            </th>
            <th scope="col" data-number="">
              {t('hours')}
            </th>
            <th scope="col" data-number="">
              {t('creditHours')}
            </th>
          </tr>
        </thead>
        <tbody>
          {trainings.map((one) => (
            <tr key={one.id}>
              <td>{formatDate(one.onDate)}</td>
              <td>
                {opens ? <Link to={meetingPath('professional_development', 'view', one.id)}>{one.title}</Link> : one.title}
              </td>
              <td data-wide="">{one.provider ?? t('none')}</td>
              <td data-number="">{duration(one.minutes)}</td>
              <td data-number="">{one.creditHours ?? t('none')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}
