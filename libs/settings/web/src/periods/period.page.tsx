import { isUuid, type PeriodType } from '@afterbell/core/domain';
import { BoardPage, LinkButton, NotFoundPage, Notice, silent, Skeleton, useSession } from '@afterbell/core/web';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { useReportingTermQuery, useReportingYearQuery, useReportingYearsQuery } from './__generated__/period';
import { PeriodDetails } from './period-details';
import { PeriodGone } from './period-gone';
import { nextYear, usualTerm, type Kind, type Year } from './period-form';
import { organizationsPath, PERIODS_PATH, periodTypeOf } from './period-paths';
import { usePeriodsTexts } from './periods-texts';
import { usePeriodRights } from './use-period-rights';

const MOST_YEARS = 200;

export default function PeriodPage() {
  const { pathname } = useLocation();
  const { type: word, action, id } = useParams();
  const { mayEdit, mayOpen } = usePeriodRights();
  const type = periodTypeOf(word);
  const known = type !== null && (action === 'edit' ? isUuid(id) : action === 'add' && id === undefined);
  if (!known) return <NotFoundPage path={pathname} />;
  if (!mayEdit(type)) return id && mayOpen(type) ? <Navigate to={organizationsPath(type, id)} replace /> : <TopOnly />;
  return <Details key={pathname} type={type} id={id ?? null} />;
}

/** Asked for by an address: whoever is led here by a button acts at the top. */
function TopOnly() {
  const t = usePeriodsTexts();
  return (
    <BoardPage title={t('title')}>
      <Notice action={<LinkButton to={PERIODS_PATH}>{t('gone.back')}</LinkButton>}>{t('form.topSwitch')}</Notice>
    </BoardPage>
  );
}

function Details({ type, id }: { type: PeriodType; id: string | null }) {
  const years = useReportingYearsQuery({ variables: { first: MOST_YEARS }, context: silent(), fetchPolicy: 'network-only' });
  if (years.error) return <PeriodGone error={years.error} />;
  if (!years.data) return <Waiting />;
  const list = years.data.reportingYears;
  if (id === null) return <Add type={type} years={list} />;
  return type === 'reporting_year' ? <EditYear id={id} years={list} /> : <EditTerm id={id} years={list} />;
}

function Add({ type, years }: { type: PeriodType; years: readonly Year[] }) {
  const t = usePeriodsTexts();
  const { today } = useSession();
  const [params] = useSearchParams();
  const year = years.find(({ id }) => id === params.get('yearId')) ?? years.find(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn) ?? years[0];
  const initial = type === 'reporting_year' ? nextYear(years, today) : usualTerm('summer', t('kind.summer'), year);
  return <PeriodDetails type={type} id={null} version={null} initial={initial} years={years} onReload={() => undefined} />;
}

function EditYear({ id, years }: { id: string; years: readonly Year[] }) {
  const { data, error, refetch } = useReportingYearQuery({ variables: { id }, context: silent(), fetchPolicy: 'network-only' });
  if (error) return <PeriodGone error={error} />;
  if (!data) return <Waiting />;
  const { version, name, startsOn, endsOn } = data.reportingYear;
  return <PeriodDetails key={version} type="reporting_year" id={id} version={version} initial={{ name, startsOn, endsOn, yearId: '', kind: 'summer' }} years={years} onReload={() => void refetch()} />;
}

function EditTerm({ id, years }: { id: string; years: readonly Year[] }) {
  const { data, error, refetch } = useReportingTermQuery({ variables: { id }, context: silent(), fetchPolicy: 'network-only' });
  if (error) return <PeriodGone error={error} />;
  if (!data) return <Waiting />;
  const { version, name, startsOn, endsOn, yearId, kind } = data.reportingTerm;
  return <PeriodDetails key={version} type="reporting_term" id={id} version={version} initial={{ name, startsOn, endsOn, yearId: yearId ?? '', kind: kind as Kind }} years={years} onReload={() => void refetch()} />;
}

function Waiting() {
  const t = usePeriodsTexts();
  return (
    <BoardPage title={t('title')}>
      <Skeleton lines={6} />
    </BoardPage>
  );
}
