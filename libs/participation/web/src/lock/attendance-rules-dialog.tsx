import { formatDate, isPlainDate } from '@afterbell/core/domain';
import { Button, DateBox, Dialog, factLine, failuresOf, Field, Notice, notify, silent, Skeleton, TextInput, useCoreTexts, usePermissions, useSession } from '@afterbell/core/web';
import { RULE_LIMITS } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { type AttendanceRuleFieldsFragment, AttendanceRulesDocument, useAttendanceRulesQuery, useSaveAttendanceRulesMutation } from './__generated__/attendance-rules';
import { useRulesTexts } from './lock-texts';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', pt: '3', '& h3': { fontSize: 'sm', fontWeight: 'semibold', mb: '2' }, '& ul': { listStyle: 'none', p: '0', m: '0' }, '& li': { borderTop: 'hairline', py: '2', fontSize: 'sm' }, '& li > span': { display: 'block', color: 'fg.muted' } } });
const Two = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '4' } });

type Rule = Omit<AttendanceRuleFieldsFragment, '__typename' | ' $fragmentName'>;
type Draft = Record<'startsOn' | 'lateDays' | 'overHours' | 'longestHours', string>;

const hours = (minutes: number | null) => (minutes === null ? '' : String(Math.round((minutes / 60) * 10) / 10));
const draftOf = (rule: Rule | undefined, today: string): Draft => ({ startsOn: today, lateDays: rule?.lateDays == null ? '' : String(rule.lateDays), overHours: hours(rule?.overMinutes ?? null), longestHours: hours(rule?.longestMinutes ?? 960) });
const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text.replace(',', '.')));

/** What is asked about attendance, from a day on: who reads it sees what holds now and what held before. */
export function AttendanceRulesDialog({ onClose }: { onClose: () => void }) {
  const t = useRulesTexts();
  const core = useCoreTexts();
  const { today } = useSession();
  const { can } = usePermissions();
  const { data, error } = useAttendanceRulesQuery({ context: silent(), fetchPolicy: 'network-only' });
  const rules = data?.attendancePolicies;
  const inForce = rules?.find(({ startsOn }) => startsOn === null || startsOn <= today);
  return (
    <Dialog open onClose={onClose} title={t('title')} description={t('hint')} size="lg" footer={rules && can('edit', 'settings.tenant') ? undefined : <Button onClick={onClose}>{core('close')}</Button>}>
      {error && <Notice severity="error">{core('errors.load')}</Notice>}
      {!rules && !error && <Skeleton lines={5} label={core('loading')} />}
      {rules && (
        <Stack>
          {can('edit', 'settings.tenant') && <RuleForm rules={rules} inForce={inForce} today={today} onClose={onClose} />}
          <section>
            <h3>{t('inForce')}</h3>
            <ul>
              {rules.map((rule) => (
                <RuleLine key={rule.startsOn ?? 'shipped'} rule={rule} />
              ))}
            </ul>
          </section>
        </Stack>
      )}
    </Dialog>
  );
}

function RuleLine({ rule: { startsOn, lateDays, overMinutes, longestMinutes } }: { rule: Rule }) {
  const t = useRulesTexts();
  const late = lateDays === null ? t('saysNoLate') : t('saysLate', { days: lateDays });
  const over = overMinutes === null ? t('saysNoOver') : t('saysOver', { hours: hours(overMinutes) });
  return (
    <li>
      {startsOn === null ? t('shipped') : t('from', { date: formatDate(startsOn) })}
      <span>{factLine([late, over, t('saysLongest', { hours: hours(longestMinutes) })])}</span>
    </li>
  );
}

function RuleForm({ rules, inForce, today, onClose }: { rules: readonly Rule[]; inForce: Rule | undefined; today: string; onClose: () => void }) {
  const t = useRulesTexts();
  const core = useCoreTexts();
  const [draft, setDraft] = useState(() => draftOf(inForce, today));
  const [problems, setProblems] = useState<Partial<Record<keyof Draft | 'all', string>>>({});
  const [save, { loading }] = useSaveAttendanceRulesMutation();
  const set = (field: keyof Draft) => (event: { target: { value: string } }) => setDraft((before) => ({ ...before, [field]: event.target.value }));

  async function submit() {
    const [lateDays, overHours, longestHours] = [numberIn(draft.lateDays), numberIn(draft.overHours), numberIn(draft.longestHours)];
    const wrong = {
      ...(isPlainDate(draft.startsOn) ? {} : { startsOn: t('wrongDate') }),
      ...(lateDays !== null && !Number.isInteger(lateDays) ? { lateDays: t('wrong') } : {}),
      ...(Number.isNaN(overHours) ? { overHours: t('wrong') } : {}),
      ...(longestHours === null || Number.isNaN(longestHours) ? { longestHours: t('wrong') } : {}),
    };
    setProblems(wrong);
    if (Object.keys(wrong).length > 0 || longestHours === null) return;
    const version = rules.find(({ startsOn }) => startsOn === draft.startsOn)?.version ?? null;
    const input = { startsOn: draft.startsOn, lateDays, overMinutes: overHours === null ? null : Math.round(overHours * 60), longestMinutes: Math.min(Math.round(longestHours * 60), RULE_LIMITS.longestMinutes.most), version };
    try {
      const { data } = await save({ variables: { input }, context: silent(), refetchQueries: [{ query: AttendanceRulesDocument }] });
      const refused = data?.saveAttendancePolicy.problems ?? [];
      if (refused.length > 0) {
        const names: Record<string, keyof Draft> = { startsOn: 'startsOn', lateDays: 'lateDays', overMinutes: 'overHours', longestMinutes: 'longestHours' };
        setProblems(Object.fromEntries(refused.map(({ path, message }) => [names[path ?? ''] ?? 'all', message])));
        return;
      }
      notify({ severity: 'success', title: t('saved') });
      onClose();
    } catch (error) {
      setProblems({ all: failuresOf(error)[0]?.message.join(' ') || core('errors.load') });
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
    >
      <Stack>
        {problems.all && <Notice severity="error" live>{problems.all}</Notice>}
        <Two>
          <Field label={t('startsOn')} error={problems.startsOn}>
            <DateBox label={t('startsOn')} value={draft.startsOn} today={today} onChange={(startsOn) => setDraft((before) => ({ ...before, startsOn }))} />
          </Field>
          <Field label={t('lateDays')} help={t('lateHint')} error={problems.lateDays} optional>
            <TextInput inputMode="numeric" value={draft.lateDays} onChange={set('lateDays')} />
          </Field>
          <Field label={t('overHours')} help={t('overHint')} error={problems.overHours} optional>
            <TextInput inputMode="decimal" value={draft.overHours} onChange={set('overHours')} />
          </Field>
          <Field label={t('longestHours')} help={t('longestHint')} error={problems.longestHours}>
            <TextInput inputMode="decimal" value={draft.longestHours} onChange={set('longestHours')} />
          </Field>
        </Two>
        <chakra.div css={{ display: 'flex', justifyContent: 'flex-end', gap: '2' }}>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="solid" type="submit" loading={loading}>
            {t('save')}
          </Button>
        </chakra.div>
      </Stack>
    </form>
  );
}
