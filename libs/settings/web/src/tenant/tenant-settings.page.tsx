import { formatTime, TENANT_LANGUAGES, timeIn } from '@afterbell/core/domain';
import { BoardPage, Button, ErrorSummary, failuresOf, Field, KeyFacts, NativeSelect, Notice, SaveState, Section, silent, Skeleton, TextInput, UnsavedGuard, useCoreTexts, usePermissions, useSession, useSessionContext, type SaveStatus } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useMemo, useRef, useState } from 'react';
import { ConflictNotice } from '../shared/conflict-notice';
import { NO_PROBLEMS, sortProblems, type SortedProblems } from '../shared/problems';
import { useSaveTenantSettingsMutation, useTenantSettingsQuery, type TenantSettingsQuery } from './__generated__/tenant-settings';
import { useTenantTexts } from './tenant-texts';
import { timeZoneGroups } from './time-zones';

type Stored = TenantSettingsQuery['tenantSettings'];

const FIELDS = ['name', 'timeZone', 'language'] as const;
type FieldName = (typeof FIELDS)[number];
type Values = Pick<Stored, FieldName>;

const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', maxW: '36rem' } });
const Footer = chakra('div', { base: { position: 'sticky', bottom: 'var(--ab-bottom, 0px)', zIndex: 'bar', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', bg: 'bg', borderTop: 'hairline', py: '3', mt: '6' } });

export default function TenantSettingsPage() {
  const t = useTenantTexts();
  const core = useCoreTexts();
  const { data, error, refetch } = useTenantSettingsQuery({ context: silent(), fetchPolicy: 'network-only' });
  return (
    <BoardPage title={t('tenant.title')} subtitle={t('tenant.subtitle')}>
      {error ? (
        <Notice severity="error" title={core('errors.load')} live action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
          {core('errors.loadHint')}
        </Notice>
      ) : data ? (
        <Settings stored={data.tenantSettings} onReload={() => refetch().then(() => undefined)} />
      ) : (
        <Skeleton lines={6} />
      )}
    </BoardPage>
  );
}

const valuesOf = ({ name, timeZone, language }: Stored): Values => ({ name, timeZone, language });

function Settings({ stored, onReload }: { stored: Stored; onReload: () => Promise<void> }) {
  const t = useTenantTexts();
  const { organization, tenant, timeZone } = useSession();
  const { refresh } = useSessionContext();
  const { can } = usePermissions();
  const [saveSettings] = useSaveTenantSettingsMutation();
  const [values, setValues] = useState(() => valuesOf(stored));
  const [problems, setProblems] = useState<SortedProblems>(NO_PROBLEMS);
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle' });
  const going = useRef(false);
  const zones = useMemo(() => timeZoneGroups(stored.timeZone, { here: t('tenant.zonesHere'), elsewhere: t('tenant.zonesElsewhere') }), [stored.timeZone, t]);
  const atTop = organization.level === 'top';
  const mayEdit = atTop && can('edit', 'settings.tenant');
  const dirty = FIELDS.some((field) => values[field].trim() !== stored[field]);
  const label = (path: string) => {
    const field = FIELDS.find((known) => known === path);
    return field ? t(`tenant.${field}`) : null;
  };
  const set = (field: FieldName) => (event: { target: { value: string } }) => {
    setStatus({ kind: 'idle' });
    setValues({ ...values, [field]: event.target.value });
  };

  async function save(): Promise<boolean> {
    if (going.current) return false;
    going.current = true;
    setStatus({ kind: 'saving' });
    try {
      const version = problems.conflicts[0]?.version ?? stored.version;
      const answer = (await saveSettings({ variables: { input: { ...values, version } }, context: silent(), fetchPolicy: 'no-cache' })).data?.saveTenantSettings;
      setProblems(sortProblems(answer?.problems ?? [], label));
      if (!answer?.settings) {
        setStatus({ kind: 'idle' });
        return false;
      }
      setValues(valuesOf(answer.settings));
      await Promise.all([onReload(), refresh()]);
      setStatus({ kind: 'saved', at: new Date() });
      return true;
    } catch (error) {
      setStatus({ kind: 'failed', reason: failuresOf(error)[0]?.message.join(' ') || t('failed') });
      return false;
    } finally {
      going.current = false;
    }
  }

  const { fields, others, conflicts } = problems;
  const errors = [...others.map((message) => ({ message })), ...Object.entries(fields).map(([path, message]) => ({ field: `tenant-${path}`, message }))];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (dirty) void save();
      }}
    >
      <UnsavedGuard dirty={mayEdit && dirty} onSave={save} />
      {!mayEdit && <Notice>{t(atTop ? 'viewOnly' : 'topOnly')}</Notice>}
      <ErrorSummary title={t('summary')} errors={errors} />
      {conflicts.length > 0 && (
        <ConflictNotice
          conflicts={conflicts}
          label={(field) => label(field) ?? field}
          busy={status.kind === 'saving'}
          onMine={() => void save()}
          onTheirs={() => {
            setProblems(NO_PROBLEMS);
            setValues({ ...values, ...Object.fromEntries(conflicts.map(({ field, current }) => [field, current ?? ''])) });
            void onReload();
          }}
        />
      )}
      <Fields>
        <Field label={t('tenant.name')} id="tenant-name" hint={t('tenant.nameHint')} error={fields['name']} disabled={!mayEdit}>
          <TextInput value={values.name} autoComplete="off" onChange={set('name')} />
        </Field>
        <Field label={t('tenant.timeZone')} id="tenant-timeZone" hint={t('tenant.timeZoneHint', { time: formatTime(timeIn(values.timeZone, new Date())) })} error={fields['timeZone']} disabled={!mayEdit}>
          <NativeSelect value={values.timeZone} groups={zones} onChange={set('timeZone')} />
        </Field>
        <Field label={t('tenant.language')} id="tenant-language" error={fields['language']} disabled={!mayEdit}>
          <NativeSelect value={values.language} options={TENANT_LANGUAGES.map((value) => ({ value, label: t(`tenant.languages.${value}`) }))} onChange={set('language')} />
        </Field>
        <Section title={t('tenant.facts')}>
          <KeyFacts
            facts={[
              { label: t('tenant.weekStart'), value: t('tenant.sunday') },
              { label: t('tenant.address'), value: tenant.url },
            ]}
          />
        </Section>
      </Fields>
      {mayEdit && (
        <Footer>
          <Button type="submit" variant="solid" disabled={!dirty} loading={status.kind === 'saving'}>
            {t('save')}
          </Button>
          {dirty && (
            <Button variant="ghost" onClick={() => setValues(valuesOf(stored))}>
              {t('undo')}
            </Button>
          )}
          <SaveState status={status} timeZone={timeZone} onRetry={() => void save()} />
        </Footer>
      )}
    </form>
  );
}
