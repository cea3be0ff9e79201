import type { OrganizationLevel } from '@afterbell/core/domain';
import { beginAnew, Button, ErrorSummary, FlowPage, Notice, notify, silent, Skeleton, type SummaryError, UnsavedGuard, useCoreTexts, useSession } from '@afterbell/core/web';
import { parseDetails } from '@afterbell/organizations/domain';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useOrganizationsTexts } from '../organizations-texts';
import { addPath, editPath, termsStepPath } from '../shared/level-paths';
import { type Place, PlacePicker } from '../shared/place-picker';
import { useOrganizationPlacesQuery } from '../shared/__generated__/organization-changes';
import { useOrganizationChanges } from '../shared/use-organization-changes';
import { useOrganizationRecordQuery, useOrganizationTermsQuery } from './__generated__/organization-record';
import { type DetailsErrors, DetailsFields } from './details-fields';
import { useRecordTexts } from './record-texts';
import { TermBoxes } from './term-boxes';
import { spendEntries, useIsSpent } from './spent-entries';
import { isDirty, useDraft } from './use-draft';
import { useNewDetailsLabels } from './use-details-labels';
import { type IdOwner, useIdOwners } from './use-id-owners';

const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', maxW: '36rem' } });

export interface AddOrganizationProps {
  level: OrganizationLevel;
  step: 'details' | 'terms';
}

interface Told {
  field: string | null;
  message: string;
  /** Who has the id that was asked for. */
  owner?: IdOwner;
}

const errorsOf = (problems: readonly Told[]): DetailsErrors =>
  Object.fromEntries(problems.flatMap(({ field, message, owner }) => (field ? [[field, owner ? <Taken key={field} message={message} owner={owner} /> : message]] : [])));
const summaryOf = (problems: readonly Told[]): SummaryError[] => problems.map(({ field, message }) => ({ field: field ?? undefined, message }));

function Taken({ message, owner }: { message: string; owner: IdOwner }) {
  const t = useRecordTexts();
  return (
    <>
      {message}{' '}
      <Link to={editPath(owner.level, owner.id)} style={{ textDecoration: 'underline' }}>
        {t('idTakenOpen', { name: owner.name })}
      </Link>
    </>
  );
}

/** Two steps: what it is, and in which terms it reports. */
export function AddOrganization({ level, step }: AddOrganizationProps) {
  const t = useRecordTexts();
  const words = useOrganizationsTexts();
  const core = useCoreTexts();
  const navigate = useNavigate();
  const { levelName, organization: acting } = useSession();
  const labelOf = useNewDetailsLabels(acting.id);
  const { draft, change, reset, clear, wasKept } = useDraft(level);
  const isSpent = useIsSpent();
  const { create, rehearse } = useOrganizationChanges();
  const idOwners = useIdOwners();
  // What the server refused on the second step is mended on the first.
  const refused = (useLocation().state as { problems?: readonly Told[] } | null)?.problems ?? [];
  const [errors, setErrors] = useState<DetailsErrors>(() => errorsOf(refused));
  const [summary, setSummary] = useState<readonly SummaryError[]>(() => summaryOf(refused));
  const [busy, setBusy] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  // Where to go once nothing more is to be guarded: set, rendered, then gone to.
  const [leaving, setLeaving] = useState<{ to: string; problems?: readonly Told[]; replace?: true } | null>(null);
  useEffect(() => {
    if (leaving !== null) void navigate(leaving.to, { replace: leaving.replace, state: { problems: leaving.problems } });
  }, [leaving, navigate]);

  function show(problems: readonly Told[]) {
    setErrors(errorsOf(problems));
    setSummary(summaryOf(problems));
  }
  const input = ({ name, timeZone, stateId, ncesId, gradeFrom, gradeTo, parent }: typeof draft) => ({ parentId: parent?.id ?? '', level, name, timeZone: timeZone || null, stateId: stateId || null, ncesId: ncesId || null, gradeFrom: gradeFrom || null, gradeTo: gradeTo || null });
  async function next() {
    if (busy) return;
    const { problems } = parseDetails(draft);
    const found: Told[] = problems.map(({ path, message }) => ({ field: path, message: words('said.fieldProblem', { field: labelOf(path as 'name'), message }) }));
    if (!draft.parent) found.push({ field: 'parentId', message: t('parentMissing') });
    setBusy(true);
    const owners = await idOwners(draft);
    for (const field of ['stateId', 'ncesId'] as const) {
      const owner = owners[field];
      if (owner) found.push({ field, message: t('idTaken', { field: labelOf(field), name: owner.name }), owner });
    }
    // What only the server can tell, such as an id that somebody out of sight has, is told here too and not a step later.
    if (found.length === 0) found.push(...(await rehearse(input(draft))));
    setBusy(false);
    show(found);
    if (found.length === 0) setLeaving({ to: termsStepPath(level) });
  }
  async function save() {
    if (!draft.parent) return;
    setBusy(true);
    const { organization, problems } = await create({ ...input(draft), inactiveTermIds: [...draft.inactiveTermIds] });
    setBusy(false);
    if (!organization) return problems.some(({ field }) => field !== null) ? setLeaving({ to: addPath(level), problems }) : show(problems);
    clear();
    notify({ severity: 'success', title: words('said.added', { name: organization.name }) });
    spendEntries();
    setLeaving({ to: editPath(level, organization.id), replace: true });
  }

  const steps = [
    { id: 'details', label: t('detailsStep'), ...(step === 'terms' ? { to: addPath(level) } : {}) },
    { id: 'terms', label: t('termsStep') },
  ];
  if (isSpent && leaving === null) return <Navigate to="/organizations/list" replace />;
  // Straight to the second step by its address: the first has not been done.
  if (step === 'terms' && leaving === null && (!draft.parent || parseDetails(draft).problems.length > 0)) return <Navigate to={addPath(level)} replace />;
  return (
    <FlowPage
      title={t('addTitle', { level: levelName(level) })}
      breadcrumb={[{ label: t('toList'), to: '/organizations/list' }]}
      steps={steps}
      current={step}
      hasErrors={summary.length > 0}
      before={<ErrorSummary errors={summary} />}
      width="narrow"
      actions={
        step === 'details' ? (
          <>
            <Button onClick={() => void navigate('/organizations/list')}>{core('cancel')}</Button>
            <Button variant="solid" loading={busy} onClick={() => void next()}>
              {core('next')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setLeaving({ to: addPath(level) })}>{core('back')}</Button>
            <Button variant="solid" loading={busy} onClick={() => void save()}>
              {t('create', { level: levelName(level) })}
            </Button>
          </>
        )
      }
    >
      <UnsavedGuard dirty={isDirty(draft) && leaving === null} onDiscard={clear} passes={(path) => path === addPath(level) || path === termsStepPath(level)} />
      {step === 'details' ? (
        <Fields ref={fields}>
          {wasKept && (
            <Notice action={<Button onClick={() => beginAnew(fields, reset)}>{t('startOver')}</Button>} live>
              {t('draftBack')}
            </Notice>
          )}
          <ParentField level={level} value={draft.parent} error={errors.parentId} onChange={(parent) => change({ parent })} />
          <DetailsFields level={level} values={draft} errors={errors} labelOf={labelOf} onChange={change} />
        </Fields>
      ) : (
        <Fields>
          <p>{t('termsIntro')}</p>
          {draft.parent ? <NewTerms parent={draft.parent} inactive={draft.inactiveTermIds} onChange={(inactiveTermIds) => change({ inactiveTermIds })} /> : <Notice severity="warn">{t('parentMissing')}</Notice>}
        </Fields>
      )}
    </FlowPage>
  );
}

/** Named by the address, the only place there is, or chosen. */
function ParentField({ level, value, error, onChange }: { level: OrganizationLevel; value: Place | null; error?: ReactNode; onChange: (place: Place) => void }) {
  const t = useRecordTexts();
  const [params] = useSearchParams();
  const asked = params.get('parentId');
  const [choosing, setChoosing] = useState(false);
  const { data } = useOrganizationRecordQuery({ variables: { id: asked ?? '' }, skip: asked === null || value !== null, context: silent() });
  const places = useOrganizationPlacesQuery({ variables: { level, search: null, first: 2 }, skip: value !== null, context: silent(), fetchPolicy: 'network-only' });
  const [only, another] = places.data?.organizationPlaces ?? [];
  const sole = only?.enabled && !another && (asked === null || data !== undefined) ? only : null;
  const named = data?.organization.viewerCan.addLevels.includes(level) ? data.organization : sole;
  useEffect(() => {
    if (value === null && named) onChange({ id: named.id, name: named.name });
  }, [value, named, onChange]);
  if (value && !choosing) {
    return (
      <chakra.div id="parentId" tabIndex={-1} css={{ display: 'flex', alignItems: 'center', gap: '3', borderBlock: 'hairline', py: '2' }}>
        <chakra.span css={{ flex: '1', minW: '0' }}>
          <chakra.span css={{ display: 'block', color: 'fg.muted', fontSize: 'xs' }}>{t('parentLegend')}</chakra.span>
          {value.name}
        </chakra.span>
        <Button variant="link" onClick={() => setChoosing(true)}>
          {t('change')}
        </Button>
      </chakra.div>
    );
  }
  return (
    <PlacePicker
      id="parentId"
      level={level}
      value={value}
      legend={t('parentLegend')}
      error={error}
      onChange={(place) => {
        onChange(place);
        setChoosing(false);
      }}
    />
  );
}

/** The terms as the parent stands to them: what rests above rests here too. */
function NewTerms({ parent, inactive, onChange }: { parent: Place; inactive: readonly string[]; onChange: (termIds: readonly string[]) => void }) {
  const t = useRecordTexts();
  const core = useCoreTexts();
  const { data, error, refetch } = useOrganizationTermsQuery({ variables: { organizationId: parent.id }, context: silent(), fetchPolicy: 'network-only' });
  if (error) return <Notice severity="error" action={<Button onClick={() => void refetch()}>{core('retry')}</Button>}>{core('errors.load')}</Notice>;
  if (!data) return <Skeleton lines={4} />;
  if (data.organizationTerms.length === 0) return <p>{t('noTerms')}</p>;
  const terms = data.organizationTerms.map((term) => ({ ...term, because: term.setHere ? parent.name : (term.inactiveBecauseOf?.name ?? null) }));
  return <TermBoxes terms={terms} isActive={(id) => !inactive.includes(id)} onChange={(id, active) => onChange(active ? inactive.filter((other) => other !== id) : [...inactive, id])} />;
}

