import { ORGANIZATION_LEVELS } from '@afterbell/core/domain';
import { Button, Checkbox, failuresOf, Field, FieldGroup, LinkButton, NativeSelect, Notice, SaveState, Section, silent, UnsavedGuard, usePermissions, useSession, type SaveStatus } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSaveSecurityPolicyMutation, type SecurityPolicyQuery } from './__generated__/security';
import { useSecurityTexts } from './security-texts';

type Policy = SecurityPolicyQuery['securityPolicy'];

/** What the last save led to, which outlives the form of the version before. */
export type PolicyOutcome = { kind: 'saved'; at: Date } | { kind: 'stale' } | null;

export interface PolicyFormProps {
  policy: Policy;
  outcome: PolicyOutcome;
  onChanged: (outcome: PolicyOutcome) => Promise<void>;
}

const IDLE_MINUTES = [5, 10, 15, 20, 30, 45, 60, 120, 240];
const SESSION_HOURS = [1, 2, 4, 6, 8, 10, 12];
/** Only these levels can be stood at by somebody who signs in. */
const LEVELS = ORGANIZATION_LEVELS.filter((level) => level !== 'funder' && level !== 'partner');

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '8', maxW: '44rem' } });
const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });
const Narrow = chakra('div', { base: { maxW: '16rem' } });
const Muted = chakra('p', { base: { color: 'fg.muted' } });
const Levels = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, columnGap: '6' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' } });

/** The choices, and the value in force when it is none of them. */
const withCurrent = (choices: readonly number[], current: number) => [...new Set([...choices, current])].sort((a, b) => a - b);

const sameLevels = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((level) => b.includes(level));

export function PolicyForm({ policy, outcome, onChanged }: PolicyFormProps) {
  const t = useSecurityTexts();
  const { can } = usePermissions();
  const { levelName, timeZone } = useSession();
  const [save] = useSaveSecurityPolicyMutation({ context: silent() });
  const [draft, setDraft] = useState(policy);
  const [status, setStatus] = useState<SaveStatus>(outcome?.kind === 'saved' ? outcome : { kind: 'idle' });
  const [problem, setProblem] = useState<{ path: string | null; message: string } | null>(() => (outcome?.kind === 'stale' ? { path: null, message: t('policy.changed') } : null));
  const mayEdit = can('edit', 'settings.security');
  const dirty =
    draft.idleSeconds !== policy.idleSeconds ||
    draft.sessionSeconds !== policy.sessionSeconds ||
    draft.confirmPermissions !== policy.confirmPermissions ||
    draft.confirmExports !== policy.confirmExports ||
    !sameLevels(draft.passkeyLevels, policy.passkeyLevels);
  const change = (part: Partial<Policy>) => {
    setDraft((before) => ({ ...before, ...part }));
    setStatus({ kind: 'idle' });
    setProblem(null);
  };
  /** Nobody turns on what they could not pass; what is on can always be turned off. */
  const locked = (on: boolean) => !mayEdit || (!policy.viewerHasPasskey && !on);
  const errorAt = (path: string) => (problem?.path === path ? problem.message : undefined);

  async function submit(): Promise<boolean> {
    setStatus({ kind: 'saving' });
    const { passkeyLevels, confirmPermissions, confirmExports, idleSeconds, sessionSeconds } = draft;
    try {
      const { data } = await save({ variables: { input: { passkeyLevels, confirmPermissions, confirmExports, idleSeconds, sessionSeconds, version: policy.version } } });
      const found = data?.saveSecurityPolicy.problems[0];
      if (!found) {
        await onChanged({ kind: 'saved', at: new Date() });
        return true;
      }
      setProblem({ path: found.path, message: found.message });
      setStatus({ kind: 'failed' });
      if (found.code === 'STALE_VERSION') await onChanged({ kind: 'stale' });
    } catch (failure) {
      setProblem({ path: null, message: failuresOf(failure)[0]?.message[0] ?? t('failed') });
      setStatus({ kind: 'failed' });
    }
    return false;
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <UnsavedGuard dirty={dirty} onSave={submit} />
      <Section title={t('policy.sessions')}>
        <Stack>
          <Field label={t('policy.idle')} hint={t('policy.idleHint')} error={errorAt('idleSeconds')} disabled={!mayEdit}>
            <Narrow>
              <NativeSelect
                value={String(draft.idleSeconds)}
                options={withCurrent(IDLE_MINUTES, policy.idleSeconds / 60).map((minutes) => ({ value: String(minutes * 60), label: t('policy.minutes', { count: minutes }) }))}
                onChange={(event) => change({ idleSeconds: Number(event.target.value) })}
              />
            </Narrow>
          </Field>
          <Field label={t('policy.session')} error={errorAt('sessionSeconds')} disabled={!mayEdit}>
            <Narrow>
              <NativeSelect
                value={String(draft.sessionSeconds)}
                options={withCurrent(SESSION_HOURS, policy.sessionSeconds / 3600).map((hours) => ({ value: String(hours * 3600), label: t('policy.hours', { count: hours }) }))}
                onChange={(event) => change({ sessionSeconds: Number(event.target.value) })}
              />
            </Narrow>
          </Field>
        </Stack>
      </Section>
      <Section title={t('policy.passkeys')}>
        <Stack>
          <Muted>{t('policy.passkeysHint')}</Muted>
          {mayEdit && !policy.viewerHasPasskey && (
            <Notice severity="info" title={t('policy.noPasskey')} action={<LinkButton to="/profile">{t('policy.toProfile')}</LinkButton>}>
              {t('policy.noPasskeyHint')}
            </Notice>
          )}
          <FieldGroup legend={t('policy.levels')} hint={t('policy.levelsHint')} error={errorAt('passkeys')}>
            <Levels>
              {LEVELS.map((level) => {
                const on = draft.passkeyLevels.includes(level);
                return (
                  <Checkbox
                    key={level}
                    label={levelName(level)}
                    checked={on}
                    disabled={locked(on || policy.passkeyLevels.includes(level))}
                    onChange={() => change({ passkeyLevels: on ? draft.passkeyLevels.filter((other) => other !== level) : [...draft.passkeyLevels, level] })}
                  />
                );
              })}
            </Levels>
          </FieldGroup>
          <FieldGroup legend={t('policy.fresh')}>
            <Checkbox label={t('policy.confirmPermissions')} checked={draft.confirmPermissions} disabled={locked(draft.confirmPermissions || policy.confirmPermissions)} onChange={(event) => change({ confirmPermissions: event.target.checked })} />
            <Checkbox label={t('policy.confirmExports')} checked={draft.confirmExports} disabled={locked(draft.confirmExports || policy.confirmExports)} onChange={(event) => change({ confirmExports: event.target.checked })} />
          </FieldGroup>
        </Stack>
      </Section>
      {problem && problem.path === null && (
        <Notice severity="error" live>
          {problem.message}
        </Notice>
      )}
      {mayEdit && (
        <Actions>
          <Button type="submit" variant="solid" keepsFocus disabled={!dirty} loading={status.kind === 'saving'}>
            {t('policy.save')}
          </Button>
          {status.kind !== 'idle' && <SaveState status={status} timeZone={timeZone} />}
        </Actions>
      )}
    </Form>
  );
}
