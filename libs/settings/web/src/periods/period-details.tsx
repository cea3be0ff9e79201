import { formatDate, TERM_KINDS, type PeriodType, type PlainDate } from '@afterbell/core/domain';
import { Button, DateBox, EmptyState, ErrorSummary, Field, FieldGroup, FlowPage, LinkButton, NativeSelect, RadioList, TextInput, UnsavedGuard, useCoreTexts, useHalfTyped, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConflictNotice } from '../shared/conflict-notice';
import { NO_PROBLEMS } from '../shared/problems';
import { sameForm, usualTerm, type Kind, type PeriodForm, type Year } from './period-form';
import { addPath, organizationsPath, PERIODS_PATH } from './period-paths';
import { usePeriodSteps } from './period-steps';
import { usePeriodsTexts } from './periods-texts';
import { useSavePeriod } from './use-save-period';

const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', maxW: '36rem' } });
const Dates = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '4' } });

export interface PeriodDetailsProps {
  type: PeriodType;
  /** Null for a new one. */
  id: string | null;
  version: number | null;
  initial: PeriodForm;
  years: readonly Year[];
  /** Reads the stored one again. */
  onReload: () => void;
}

/** Step one: what it is called and when it lies. */
export function PeriodDetails({ type, id, version, initial, years, onReload }: PeriodDetailsProps) {
  const t = usePeriodsTexts();
  const core = useCoreTexts();
  const navigate = useNavigate();
  const { organization } = useSession();
  const isHalf = useHalfTyped();
  const [form, setForm] = useState(initial);
  const [touched, setTouched] = useState(id !== null);
  const [saved, setSaved] = useState<string | null>(null);
  const { save, busy, problems, setProblems } = useSavePeriod(type, id);
  const steps = usePeriodSteps(type, id);
  const changed = !sameForm(form, initial);
  const year = years.find((one) => one.id === form.yearId);

  // The guard must have seen that nothing is unsaved before the page is left.
  useEffect(() => {
    if (saved) void navigate(organizationsPath(type, saved), { replace: id === null });
  }, [saved, navigate, type, id]);

  const set = (part: Partial<PeriodForm>) => setForm({ ...form, ...part });
  const date = (field: 'startsOn' | 'endsOn') => (value: PlainDate) => {
    setTouched(true);
    set({ [field]: value });
  };
  // Until a name or a date is typed they follow the kind and the year.
  const follow = (kind: Kind, yearId: string) => setForm(touched ? { ...form, kind, yearId } : usualTerm(kind, t(`kind.${kind}`), years.find((one) => one.id === yearId)));

  async function submit(known = version): Promise<boolean> {
    if (id !== null && !changed) {
      setSaved(id);
      return true;
    }
    const answer = await save(form, known);
    if (!answer) return false;
    // No toast: it would cover the next step's buttons, and that step says by itself that this one is done.
    setSaved(answer);
    return true;
  }

  const title = id === null ? t(`add.${type}`) : t(`change.${type}`, { name: initial.name });
  if (type === 'reporting_term' && years.length === 0) {
    return (
      <FlowPage title={title} steps={steps} current="details" actions={<LinkButton to={PERIODS_PATH}>{core('back')}</LinkButton>}>
        <EmptyState kind="nothing" title={t('form.noYear')} action={<LinkButton to={addPath('reporting_year')}>{t('addYear')}</LinkButton>}>
          {t('form.noYearHint')}
        </EmptyState>
      </FlowPage>
    );
  }
  const { fields, others, conflicts } = problems;
  const errors = [...others.map((message) => ({ message })), ...Object.entries(fields).map(([field, message]) => ({ field: `period-${field}`, message }))];
  const names = years.map((one) => ({ value: one.id, label: `${one.name} (${formatDate(one.startsOn)} – ${formatDate(one.endsOn)})` }));
  const shown = (field: string, value: string) => (field === 'kind' ? t(`kind.${value as Kind}`) : field === 'yearId' ? (names.find((one) => one.value === value)?.label ?? value) : field === 'name' ? value : formatDate(value));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isHalf(event.currentTarget)) void submit();
      }}
      style={{ display: 'contents' }}
    >
      <UnsavedGuard dirty={changed && saved === null} onSave={async () => (await save(form, version)) !== null} />
      <FlowPage
        width="narrow"
        title={title}
        subtitle={organization.name}
        hasErrors={errors.length > 0}
        steps={steps}
        current="details"
        before={
          <>
            <ErrorSummary title={t('form.summary')} errors={errors} />
            {conflicts.length > 0 && (
              <ConflictNotice
                conflicts={conflicts}
                label={(field) => t(`field.${field as keyof PeriodForm}`)}
                show={shown}
                busy={busy}
                onMine={() => void submit(conflicts[0]?.version ?? version)}
                onTheirs={() => {
                  setProblems(NO_PROBLEMS);
                  onReload();
                }}
              />
            )}
          </>
        }
        actions={
          <>
            <LinkButton variant="ghost" to={PERIODS_PATH}>
              {core('cancel')}
            </LinkButton>
            <Button type="submit" variant="solid" size="lg" loading={busy}>
              {id !== null && !changed ? t('form.go') : t('form.save')}
            </Button>
          </>
        }
      >
        <Fields>
          {type === 'reporting_term' && (
            <>
              <Field label={t('field.yearId')} id="period-yearId" error={fields.yearId} hint={year && t('form.yearHint', { from: formatDate(year.startsOn), to: formatDate(year.endsOn) })}>
                <NativeSelect value={form.yearId} placeholder={form.yearId ? undefined : t('form.chooseYear')} options={names} onChange={({ target: { value } }) => follow(form.kind, value)} />
              </Field>
              <FieldGroup legend={t('field.kind')} id="period-kind" error={fields.kind}>
                <RadioList name="kind" value={form.kind} options={TERM_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))} onChange={(kind) => follow(kind as Kind, form.yearId)} />
              </FieldGroup>
            </>
          )}
          <Field label={t('field.name')} id="period-name" error={fields.name} hint={type === 'reporting_year' && id === null ? t('form.comesWithTerm', { name: form.name.trim() || '…' }) : undefined}>
            <TextInput
              value={form.name}
              autoComplete="off"
              onChange={(event) => {
                setTouched(true);
                set({ name: event.target.value });
              }}
            />
          </Field>
          <Dates>
            <Field label={t('field.startsOn')} id="period-startsOn" error={fields.startsOn}>
              <DateBox label={t('field.startsOn')} value={form.startsOn} onChange={date('startsOn')} opensAt={form.startsOn || year?.startsOn} min={year?.startsOn} max={year?.endsOn} />
            </Field>
            <Field label={t('field.endsOn')} id="period-endsOn" error={fields.endsOn}>
              <DateBox label={t('field.endsOn')} value={form.endsOn} onChange={date('endsOn')} opensAt={form.endsOn || form.startsOn || year?.startsOn} min={form.startsOn || year?.startsOn} max={year?.endsOn} />
            </Field>
          </Dates>
          {type === 'reporting_year' && <chakra.p css={{ color: 'fg.muted', mt: '-3' }}>{t('form.datesHint')}</chakra.p>}
        </Fields>
      </FlowPage>
    </form>
  );
}
