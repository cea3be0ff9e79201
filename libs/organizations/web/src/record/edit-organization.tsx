import { formatDateTime, type OrganizationLevel } from '@afterbell/core/domain';
import { Button, EmptyState, failuresOf, KeyFacts, LinkButton, LoadHint, Notice, notify, RecordPage, silent, Skeleton, StatusBadge, Tabs, UnsavedGuard, useCoreTexts, useFreshRecord, useHistoryTab, usePermissions, useSession } from '@afterbell/core/web';
import type { FieldDefinition } from '@afterbell/forms/domain';
import { RecordForm, useRecordForm } from '@afterbell/forms/web';
import { gradesServedWords, servesGrades } from '@afterbell/organizations/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { OrganizationPath } from '../list/organization-path';
import { useOrganizationsTexts } from '../organizations-texts';
import { treePath } from '../shared/level-paths';
import { MoveDialog } from '../shared/move-dialog';
import { ObstaclesDialog } from '../shared/obstacles-dialog';
import { type Outcome, useOrganizationChanges } from '../shared/use-organization-changes';
import { type OrganizationRecordQuery, useOrganizationRecordQuery } from './__generated__/organization-record';
import { type Details, EditDetails, useDetails } from './edit-details';
import { EditTerms } from './edit-terms';
import { useRecordTexts } from './record-texts';
import { ORGANIZATION_FORM, useDetailsLabels } from './use-details-labels';

/** Those have controls of their own under Details. */
const isDefault = ({ isDefault: given }: FieldDefinition) => given;

type Organization = OrganizationRecordQuery['organization'];

/** The record of one organization, named by `?id=`; its level must be that of the address. */
export function EditOrganization({ level }: { level: OrganizationLevel }) {
  const t = useRecordTexts();
  const core = useCoreTexts();
  const { organization: acting, levelName } = useSession();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { data, error, refetch } = useOrganizationRecordQuery({ variables: { id }, skip: id === '', context: silent(), fetchPolicy: 'cache-and-network' });
  const found = data?.organization.level === level ? data.organization : null;
  if (found) return <Record key={found.id} organization={found} reload={() => refetch().then((answer) => answer.data?.organization ?? null, () => null)} />;
  const missing = id === '' || data !== undefined || failuresOf(error).some(({ statusCode }) => statusCode === 404);
  const denied = failuresOf(error).some(({ statusCode }) => statusCode === 403);
  return (
    <RecordPage title={levelName(level)} breadcrumb={[{ label: t('toList'), to: '/organizations/list' }]}>
      {denied ? (
        <EmptyState kind="noRight" />
      ) : missing ? (
        <EmptyState kind="noMatch" title={t('notFound')} action={<LinkButton to="/organizations/list">{t('toList')}</LinkButton>}>
          {t('notFoundHint', { name: acting.name })}
        </EmptyState>
      ) : error ? (
        <Notice severity="error" live title={core('errors.load')} action={<Button onClick={() => void refetch()}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      ) : (
        <Skeleton lines={6} />
      )}
    </RecordPage>
  );
}

function Record({ organization, reload }: { organization: Organization; reload: () => Promise<Organization | null> }) {
  const t = useRecordTexts();
  const words = useOrganizationsTexts();
  const navigate = useNavigate();
  const { can } = usePermissions();
  const { organization: acting, levelName, timeZone, term } = useSession();
  const changes = useOrganizationChanges();
  const [asked, setAsked] = useState<'move' | 'obstacles' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, name, level, enabled, activeInTerm, path, viewerCan, siteCount, createdAt, canBeDisabled } = organization;
  const history = useHistoryTab('organization', id);
  const form = useRecordForm({ ...ORGANIZATION_FORM, id });
  // A relabelled field has its name on every tab of the record.
  const labelOf = useDetailsLabels(form);
  const details = useDetails({ organization, reload, labelOf });
  useFreshRecord('organization', organization, () => void reload(), details.dirty || asked !== null);
  const beside = { dirty: details.dirty, onSave: () => details.save() };
  const parent = path.at(-1) ?? null;
  const mayPlace = viewerCan.edit && parent !== null && id !== acting.id;

  async function change(call: Promise<Outcome>, title: string): Promise<Outcome> {
    setProblem(null);
    const outcome = await call;
    void reload();
    if (outcome.organization) notify({ severity: 'success', title });
    else setProblem(outcome.problems.map(({ message }) => message).join(' '));
    return outcome;
  }
  const enable = (on: boolean) => change(changes.setEnabled(organization, on), words(on ? 'said.enabled' : 'said.disabled', { name }));

  const leading = [
    { id: 'details', label: t('detailsStep'), content: viewerCan.edit ? <EditDetails details={details} /> : <ReadDetails organization={organization} labelOf={labelOf} /> },
    { id: 'terms', label: t('termsStep'), content: <EditTerms organization={organization} mayEdit={viewerCan.edit} onSaved={() => void reload()} /> },
  ];
  return (
    <RecordPage
      title={name}
      subtitle={levelName(level)}
      breadcrumb={[{ label: t('toList'), to: '/organizations/list' }]}
      badge={enabled ? activeInTerm ? <StatusBadge status="enabled" label={words('enabled')} /> : <StatusBadge status="inactive" label={words('inactive', { term: term?.name ?? '' })} /> : <StatusBadge status="disabled" label={words('disabled')} />}
      facts={[
        ...(path.length > 0 ? [{ label: words('field.parentId'), value: <OrganizationPath path={path} actingId={acting.id} /> }] : []),
        ...(siteCount > 0 && level !== 'site' ? [{ label: levelName('site', 'plural'), value: siteCount }] : []),
        { label: words('field.createdAt'), value: formatDateTime(createdAt, timeZone) },
      ]}
      more={[
        ...(can('view', 'organizations.chart') ? [{ id: 'tree', label: words('action.showInTree'), onSelect: () => void navigate(treePath(id)) }] : []),
        ...(mayPlace
          ? [
              { id: 'move', label: words('action.move'), onSelect: () => setAsked('move') },
              { id: 'enabled', label: words(enabled ? (canBeDisabled ? 'action.disable' : 'action.whyNot') : 'action.enable'), onSelect: () => (enabled && !canBeDisabled ? setAsked('obstacles') : void enable(!enabled)) },
            ]
          : []),
      ]}
      before={
        problem && (
          <Notice severity="error" live>
            {problem}
          </Notice>
        )
      }
    >
      {form.kind === 'ready' ? <RecordForm subject={{ ...ORGANIZATION_FORM, id }} loaded={form.form} omit={isDefault} leading={leading} more={history} beside={beside} onSaved={() => void reload()} /> : (
        <>
          <UnsavedGuard {...beside} />
          <Tabs label={t('tabs')} items={[...leading, ...history]} />
        </>
      )}
      {asked === 'move' && (
        <MoveDialog
          organization={{ id, name, level, parentId: parent?.id ?? null, parentName: parent?.name ?? null }}
          onClose={() => setAsked(null)}
          onMove={(place) => change(changes.move(organization, place.id), words('said.moved', { name, place: place.name }))}
        />
      )}
      {asked === 'obstacles' && <ObstaclesDialog organization={organization} onClose={() => setAsked(null)} onDisable={() => enable(false)} />}
    </RecordPage>
  );
}

function ReadDetails({ organization, labelOf }: { organization: Organization; labelOf: Details['labelOf'] }) {
  const t = useRecordTexts();
  const words = useOrganizationsTexts();
  const { level, timeZone, stateId, ncesId } = organization;
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '4', maxW: '36rem' }}>
      <KeyFacts
        facts={[
          { label: labelOf('timeZone'), value: timeZone?.replaceAll('_', ' ') ?? t('inherited') },
          { label: labelOf('stateId'), value: stateId ?? t('none') },
          { label: labelOf('ncesId'), value: ncesId ?? t('none') },
          ...(servesGrades(level) ? [{ label: words('field.grades'), value: gradesServedWords(organization)?.replace(/^./, (sign) => sign.toUpperCase()) ?? t('gradesOpen') }] : []),
        ]}
      />
      <chakra.p css={{ color: 'fg.muted' }}>{t('readOnly')}</chakra.p>
    </chakra.div>
  );
}
