import { isOrganizationLevel, isUuid, type PeriodType } from '@afterbell/core/domain';
import {
  BoardPage,
  Button,
  Checkbox,
  countActive,
  failuresOf,
  FlowPage,
  i18n,
  LinkButton,
  NotFoundPage,
  Notice,
  notify,
  OrganizationTreePicker,
  organizationTree,
  silent,
  Skeleton,
  UnsavedGuard,
  useSession,
} from '@afterbell/core/web';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ConflictNotice, type Conflict } from '../shared/conflict-notice';
import { useReportingTermQuery, useReportingYearQuery } from './__generated__/period';
import { usePeriodOrganizationsQuery, useSetPeriodOrganizationsMutation, type PeriodOrganizationsQuery } from './__generated__/period-organizations';
import { PeriodGone } from './period-gone';
import { editPath, PERIODS_PATH, periodTypeOf } from './period-paths';
import { usePeriodSteps } from './period-steps';
import { usePeriodsTexts } from './periods-texts';
import { usePeriodRights } from './use-period-rights';

interface Period {
  type: PeriodType;
  id: string;
  name: string;
  termId: string;
}

export default function SelectOrganizationsPage() {
  const { pathname } = useLocation();
  const { organization } = useSession();
  const { type: word, action, id } = useParams();
  const type = periodTypeOf(word);
  if (type === null || action !== 'edit' || !isUuid(id)) return <NotFoundPage path={pathname} />;
  const Load = type === 'reporting_year' ? OfYear : OfTerm;
  return <Load key={`${id} ${organization.id}`} id={id} />;
}

function OfYear({ id }: { id: string }) {
  const { data, error } = useReportingYearQuery({ variables: { id }, context: silent() });
  if (error) return <PeriodGone error={error} />;
  return <Tree period={data?.reportingYear.termId ? { type: 'reporting_year', id, name: data.reportingYear.name, termId: data.reportingYear.termId } : null} />;
}

function OfTerm({ id }: { id: string }) {
  const { data, error } = useReportingTermQuery({ variables: { id }, context: silent() });
  if (error) return <PeriodGone error={error} />;
  return <Tree period={data ? { type: 'reporting_term', id, name: data.reportingTerm.name, termId: id } : null} />;
}

function Tree({ period }: { period: Period | null }) {
  const t = usePeriodsTexts();
  const { data, error, refetch } = usePeriodOrganizationsQuery({ skip: period === null, variables: { termId: period?.termId ?? '' }, context: silent(), fetchPolicy: 'no-cache' });
  if (error) return <PeriodGone error={error} />;
  if (!period || !data) {
    return (
      <BoardPage title={period ? t('organizations.title', { name: period.name }) : t('title')}>
        <Skeleton lines={10} />
      </BoardPage>
    );
  }
  return <Choice key={data.periodOrganizations.inactiveIds.join()} period={period} data={data.periodOrganizations} onReload={() => void refetch()} />;
}

interface ChoiceProps {
  period: Period;
  data: PeriodOrganizationsQuery['periodOrganizations'];
  onReload: () => void;
}

const sameIds = (a: ReadonlySet<string>, b: readonly string[]) => a.size === b.length && b.every((id) => a.has(id));

/** Step two: who takes part, in the tree that the acting organization sees. */
function Choice({ period, data, onReload }: ChoiceProps) {
  const t = usePeriodsTexts();
  const navigate = useNavigate();
  const { organization } = useSession();
  const { mayEdit, mayChoose } = usePeriodRights();
  const steps = usePeriodSteps(period.type, period.id);
  const [inactive, setInactive] = useState<ReadonlySet<string>>(() => new Set(data.inactiveIds));
  const [everyTerm, setEveryTerm] = useState(false);
  const [done, setDone] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [setOrganizations] = useSetPeriodOrganizationsMutation();
  const tree = useMemo(() => organizationTree(data.nodes.flatMap((node) => (isOrganizationLevel(node.level) ? [{ ...node, level: node.level }] : []))), [data.nodes]);
  const dirty = !sameIds(inactive, data.inactiveIds) || everyTerm;
  const open = mayChoose && data.leftOutBy === null;

  useEffect(() => {
    if (done) void navigate(PERIODS_PATH);
  }, [done, navigate]);

  async function save(): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    try {
      const input = { termId: period.termId, before: data.inactiveIds, after: [...inactive], everyTerm };
      const problems = (await setOrganizations({ variables: { input }, context: silent(), fetchPolicy: 'no-cache' })).data?.setPeriodOrganizations.problems ?? [];
      setConflicts(problems.flatMap((problem) => (problem.__typename === 'ConflictProblem' ? problem.conflicts : [])));
      setFailure(problems.flatMap((problem) => (problem.__typename === 'ConflictProblem' ? [] : [problem.message])).join(' ') || null);
      if (problems.length === 0) notify({ severity: 'success', title: t('organizations.saved', { name: period.name }) });
      return problems.length === 0;
    } catch (error) {
      setFailure(failuresOf(error)[0]?.message.join(' ') || t('form.failed'));
      return false;
    } finally {
      setBusy(false);
    }
  }

  const all = tree.nodes.length;
  return (
    <FlowPage
      title={t('organizations.title', { name: period.name })}
      subtitle={t('organizations.hint')}
      steps={steps}
      current="organizations"
      before={
        <>
          <UnsavedGuard dirty={dirty && !done} onSave={save} />
          {failure && (
            <Notice severity="error" live>
              {failure}
            </Notice>
          )}
          {conflicts.length > 0 && <ConflictNotice conflicts={conflicts} label={(name) => name} show={(_field, value) => t(value === 'active' ? 'organizations.active' : 'organizations.inactive')} onTheirs={onReload} />}
          {data.leftOutBy !== null && <Notice severity="warn">{t('organizations.leftOut', { name: data.leftOutBy })}</Notice>}
          {!mayEdit(period.type) && data.leftOutBy === null && <Notice>{t('form.topOnly')}</Notice>}
        </>
      }
      status={<span role="status">{t('organizations.count', { count: data.leftOutBy === null ? countActive(tree, inactive) : 0, all })}</span>}
      actions={
        <>
          <LinkButton variant="ghost" to={mayEdit(period.type) ? editPath(period.type, period.id) : PERIODS_PATH}>
            {t('organizations.back')}
          </LinkButton>
          <Button variant="solid" size="lg" loading={busy} onClick={() => (dirty && open ? void save().then((saved) => saved && setDone(true)) : setDone(true))}>
            {t(dirty && open ? 'organizations.save' : 'organizations.done')}
          </Button>
        </>
      }
    >
      {data.otherTerms.length > 0 && open && (
        <Checkbox label={t('organizations.everyTerm', { terms: new Intl.ListFormat(i18n.language).format(data.otherTerms.map(({ name }) => name)) })} checked={everyTerm} onChange={(event) => setEveryTerm(event.target.checked)} />
      )}
      <OrganizationTreePicker key={organization.id} label={t('organizations.tree')} tree={tree} inactive={data.leftOutBy === null ? inactive : new Set(tree.childrenOf(null).map(({ id }) => id))} onChange={setInactive} disabled={!open} />
    </FlowPage>
  );
}
