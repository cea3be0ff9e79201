import { routeAccess, type OrganizationLevel } from '@afterbell/core/domain';
import { Button, EmptyState, ErrorSummary, failuresOf, Field, LinkButton, LoadHint, Notice, RecordPage, silent, Skeleton, Tabs, TextInput, UnsavedGuard, useCoreTexts, useHistoryTab, usePermissions, useSession, type Fact } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Link, useParams } from 'react-router';
import { useRoleQuery, type RoleRecordFragment } from './__generated__/roles';
import { LevelBoxes } from './level-boxes';
import { PermissionMatrix } from './permission-matrix';
import { RolePreview } from './role-preview';
import { atField, elsewhere } from './role-problems';
import { RoleQuestions } from './role-questions';
import { RoleSaveBar } from './role-save-bar';
import { useLevelWords } from './roles-table';
import { useRolesTexts } from './roles-texts';
import { useRoleActions } from './use-role-actions';
import { useRoleDraft, type RoleDraft } from './use-role-draft';
import { useSaveRole } from './use-save-role';

const LIST = '/settings/roles';

export default function RolePage() {
  const t = useRolesTexts();
  const core = useCoreTexts();
  const { id = '' } = useParams();
  const { organization } = useSession();
  const { data, error, refetch } = useRoleQuery({ variables: { id }, context: silent(), fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const crumbs = [{ label: t('title'), to: LIST }];
  if (data) return <RoleEditor key={`${data.role.id} ${organization.id}`} role={data.role} />;
  const failure = failuresOf(error)[0];
  return (
    <RecordPage title={t('title')} breadcrumb={crumbs}>
      {!error && <Skeleton lines={10} />}
      {failure?.statusCode === 404 && <EmptyState kind="nothing" title={t('notFound')} action={<LinkButton to={LIST}>{t('title')}</LinkButton>} />}
      {failure?.statusCode === 403 && <EmptyState kind="noRight" />}
      {error && failure?.statusCode !== 404 && failure?.statusCode !== 403 && (
        <Notice severity="error" title={core('errors.load')} live action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      )}
    </RecordPage>
  );
}

// The save bar stands at the foot of the screen, however short the tab.
const Body = chakra('div', { base: { display: 'flex', flexDirection: 'column', minH: 'calc(100dvh - 15.25rem)', '& > [data-no-print]': { mt: 'auto' } } });
const Identity = chakra('div', { base: { display: 'grid', gap: '5', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 20rem) minmax(0, 1fr)' }, mb: '5', maxW: '60rem' } });

function RoleEditor({ role: read }: { role: RoleRecordFragment }) {
  const t = useRolesTexts();
  const role = useRoleDraft(read);
  const { base, draft } = role;
  const saving = useSaveRole(role);
  const readOnly = !base.editable;
  const { actionsOf, dialog } = useRoleActions({ onReset: role.adopt, blocked: role.count > 0 });
  const history = useHistoryTab('role', base.id);
  const others = elsewhere(saving.problems);
  return (
    <RecordPage
      title={base.name}
      breadcrumb={[{ label: t('title'), to: LIST }]}
      more={actionsOf(base)}
      hasErrors={saving.problems.length > 0}
      facts={useFacts(base)}
      before={
        <>
          {readOnly && <WhyReadOnly />}
          {others.length > 0 && <ErrorSummary errors={others.map(({ message }) => ({ message }))} />}
        </>
      }
    >
      <Body>
        <Tabs
          label={t('tab.label')}
          items={[
            {
              id: 'rights',
              label: t('tab.rights'),
              content: (
                <>
                  {!readOnly && (
                    <Identity>
                      <Field label={t('field.name')} error={atField(saving.problems, 'name', t('field.name'))} required>
                        <TextInput value={draft.name} maxLength={200} autoComplete="off" onChange={(event) => role.edit((before) => ({ ...before, name: event.target.value }))} />
                      </Field>
                      {base.key === 'guest' ? <Notice>{t('levels.guest')}</Notice> : <Levels role={role} error={atField(saving.problems, 'levels')} />}
                    </Identity>
                  )}
                  <PermissionMatrix role={role} readOnly={readOnly} />
                </>
              ),
            },
            { id: 'preview', label: t('tab.preview'), content: <RolePreview role={role} /> },
            ...history,
          ]}
        />
        {!readOnly && role.count > 0 && <RoleSaveBar role={role} status={saving.status} onSave={() => void saving.save()} />}
      </Body>
      <UnsavedGuard dirty={role.count > 0} onSave={() => saving.save()} />
      <RoleQuestions saving={saving} />
      {dialog}
    </RecordPage>
  );
}

function Levels({ role, error }: { role: RoleDraft; error?: string }) {
  return <LevelBoxes value={role.draft.levels} onChange={(levels: OrganizationLevel[]) => role.edit((before) => ({ ...before, levels }))} error={error} />;
}

function useFacts(role: RoleRecordFragment): Fact[] {
  const t = useRolesTexts();
  const words = useLevelWords();
  const { organization } = useSession();
  const { set } = usePermissions();
  const users = t('usersOf', { count: role.userCount });
  const reachable = routeAccess({ pathname: '/settings/users', signedIn: true, permissions: set, level: organization.level }) === 'allowed';
  return [
    { label: t('facts.kind'), value: `${t(role.key === null ? 'kind.own' : 'kind.standard')}${role.held ? ` · ${t('held')}` : ''}` },
    { label: t('facts.levels'), value: words(role.levels) },
    { label: t('facts.users'), value: reachable && role.userCount > 0 ? <Link to={`/settings/users?${new URLSearchParams({ f: `role.equals.${role.name}` })}`}>{users}</Link> : users },
    { label: t('facts.entries'), value: role.entryCount },
  ];
}

function WhyReadOnly() {
  const t = useRolesTexts();
  const { organization, levelName } = useSession();
  const { can } = usePermissions();
  if (!can('edit', 'settings.roles')) return <Notice>{t('only.right')}</Notice>;
  return <Notice>{organization.level === 'top' ? t('only.beyond') : t('only.top', { level: levelName('top') })}</Notice>;
}
