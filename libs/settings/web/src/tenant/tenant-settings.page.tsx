import { formatTime, TENANT_LANGUAGES, timeIn } from '@afterbell/core/domain';
import { Field, KeyFacts, NativeSelect, Section, silent, TextInput, usePermissions, useSession, useSessionContext } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { ConflictNotice } from '../shared/conflict-notice';
import { NO_PROBLEMS, sortProblems, type SortedProblems } from '../shared/problems';
import { useSaveTenantSettingsMutation, useTenantSettingsQuery, type TenantSettingsQuery } from './__generated__/tenant-settings';
import { ProgramRules } from './program-rules';
import { SettingsForm, SettingsPage, useSaving } from './settings-frame';
import { useTenantTexts } from './tenant-texts';
import { timeZoneGroups } from './time-zones';

type Stored = TenantSettingsQuery['tenantSettings'];

const FIELDS = ['name', 'timeZone', 'language'] as const;
type FieldName = (typeof FIELDS)[number];
type Values = Pick<Stored, FieldName>;

const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', maxW: '36rem' } });

export default function TenantSettingsPage() {
  const t = useTenantTexts();
  const query = useTenantSettingsQuery({ context: silent(), fetchPolicy: 'network-only' });
  return (
    <SettingsPage title={t('tenant.title')} subtitle={t('tenant.subtitle')} query={query}>
      {(data, reload) => (
        <>
          <Settings stored={data.tenantSettings} onReload={reload} />
          <ProgramRules />
        </>
      )}
    </SettingsPage>
  );
}

const valuesOf = ({ name, timeZone, language }: Stored): Values => ({ name, timeZone, language });

function Settings({ stored, onReload }: { stored: Stored; onReload: () => Promise<void> }) {
  const t = useTenantTexts();
  const { organization, tenant } = useSession();
  const { refresh } = useSessionContext();
  const { can } = usePermissions();
  const [saveSettings] = useSaveTenantSettingsMutation();
  const [values, setValues] = useState(() => valuesOf(stored));
  const [problems, setProblems] = useState<SortedProblems>(NO_PROBLEMS);
  const zones = useMemo(() => timeZoneGroups(stored.timeZone, { here: t('tenant.zonesHere'), elsewhere: t('tenant.zonesElsewhere') }), [stored.timeZone, t]);
  const mayEdit = organization.level === 'top' && can('edit', 'settings.tenant');
  const dirty = FIELDS.some((field) => values[field].trim() !== stored[field]);
  const label = (path: string) => {
    const field = FIELDS.find((known) => known === path);
    return field ? t(`tenant.${field}`) : null;
  };
  const set = (field: FieldName) => (event: { target: { value: string } }) => {
    saving.touched();
    setValues({ ...values, [field]: event.target.value });
  };

  const saving = useSaving(async () => {
    const version = problems.conflicts[0]?.version ?? stored.version;
    const answer = (await saveSettings({ variables: { input: { ...values, version } }, context: silent(), fetchPolicy: 'no-cache' })).data?.saveTenantSettings;
    setProblems(sortProblems(answer?.problems ?? [], label));
    if (!answer?.settings) return false;
    setValues(valuesOf(answer.settings));
    await Promise.all([onReload(), refresh()]);
    return true;
  });

  const { fields, others, conflicts } = problems;
  const errors = [...others.map((message) => ({ message })), ...Object.entries(fields).map(([path, message]) => ({ field: `tenant-${path}`, message }))];
  return (
    <SettingsForm
      mayEdit={mayEdit}
      dirty={dirty}
      saving={saving}
      errors={errors}
      onUndo={() => setValues(valuesOf(stored))}
      conflict={
        conflicts.length > 0 && (
          <ConflictNotice
            conflicts={conflicts}
            label={(field) => label(field) ?? field}
            busy={saving.status.kind === 'saving'}
            onMine={() => void saving.save()}
            onTheirs={() => {
              setProblems(NO_PROBLEMS);
              setValues({ ...values, ...Object.fromEntries(conflicts.map(({ field, current }) => [field, current ?? ''])) });
              void onReload();
            }}
          />
        )
      }
    >
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
    </SettingsForm>
  );
}
