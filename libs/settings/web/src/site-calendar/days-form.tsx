import { Button, ErrorSummary, Field, FieldGroup, FlowPage, LinkButton, Notice, RadioList, TextInput, TimeInput, UnsavedGuard, useCoreTexts, useHalfTyped, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAddDaysTexts } from './add-days-texts';
import { DatesChooser } from './dates-chooser';
import { forgetDraft, keepDraft, type DaysDraft } from './days-draft';
import { SELECT_SITES_PATH, SITE_CALENDAR_PATH, sitesPath } from './site-calendar-paths';
import { useDaysSteps } from './use-days-steps';
import { useReview } from './use-review';
import type { DraftStep } from './with-draft';

const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6', maxW: '52rem' } });
const Hours = chakra('div', { base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '12rem 12rem' } } });

type Errors = Partial<Record<'reason' | 'dates' | 'startTime' | 'endTime', string>>;

/** Step one: which days, and what they are. A site needs no other. */
export function DaysForm({ initial, before, onReload }: DraftStep) {
  const t = useAddDaysTexts();
  const core = useCoreTexts();
  const navigate = useNavigate();
  const { organization } = useSession();
  const isHalf = useHalfTyped();
  const [draft, setDraft] = useState<DaysDraft>(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [leaving, setLeaving] = useState<'sites' | 'done' | null>(null);
  const ofOneSite = organization.level === 'site';
  const steps = useDaysSteps(draft.id);
  const { review, dialog } = useReview({ before, onDraft: setDraft, onReload, onDone: () => setLeaving('done') });
  const set = (part: Partial<DaysDraft>) => {
    setDraft({ ...draft, ...part });
    // What was said of a field was said of what stood there; hours are said of each other.
    const touched = 'startTime' in part || 'endTime' in part ? ['startTime', 'endTime'] : Object.keys(part);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !touched.includes(field))));
  };
  const dirty = draft !== initial && leaving === null;

  // The guard must have seen that the draft is kept before the page is left.
  useEffect(() => {
    if (leaving === 'sites') void navigate(sitesPath(draft.id));
  }, [leaving, navigate, draft.id]);

  function submit() {
    const found: Errors = {};
    if (!draft.reason.trim()) found.reason = `${t('field.reason')} ${t('required')}`;
    if (draft.dates.length === 0) found.dates = t('needsDays');
    if (draft.kind === 'special' && !draft.startTime !== !draft.endTime) found[draft.startTime ? 'endTime' : 'startTime'] = t('needsBoth');
    else if (draft.kind === 'special' && draft.endTime && draft.endTime <= draft.startTime) found.endTime = t('endAfter');
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    keepDraft(organization.id, draft);
    if (ofOneSite) review(draft);
    else setLeaving('sites');
  }

  const summary = Object.entries(errors).map(([field, message]) => ({ field: `days-${field}`, message }));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isHalf(event.currentTarget)) submit();
      }}
      style={{ display: 'contents' }}
    >
      <UnsavedGuard dirty={dirty} passes={(path) => path === SELECT_SITES_PATH} onDiscard={() => forgetDraft(organization.id, draft.id)} />
      <FlowPage
        title={before ? t('edit', { reason: before.reason }) : t('title')}
        subtitle={organization.name}
        steps={steps}
        current="days"
        hasErrors={summary.length > 0}
        before={
          <>
            <ErrorSummary title={t('summary')} errors={summary} />
            {before?.ownerSeen === false && <Notice>{t('above', { name: organization.name })}</Notice>}
          </>
        }
        actions={
          <>
            <LinkButton variant="ghost" to={SITE_CALENDAR_PATH}>
              {core('cancel')}
            </LinkButton>
            <Button type="submit" variant="solid" size="lg">
              {t(ofOneSite ? 'check' : 'next')}
            </Button>
          </>
        }
      >
        <Fields>
          <FieldGroup legend={t('field.kind')} id="days-kind">
            <RadioList
              name="kind"
              value={draft.kind}
              options={[
                { value: 'closed', label: t('kind.closed'), hint: t('kind.closedHint') },
                { value: 'special', label: t('kind.special'), hint: t('kind.specialHint') },
              ]}
              onChange={(kind) => set({ kind: kind as DaysDraft['kind'] })}
            />
          </FieldGroup>
          <Field label={t('field.reason')} id="days-reason" hint={t('reasonHint')} error={errors.reason}>
            <TextInput value={draft.reason} maxLength={200} autoComplete="off" onChange={(event) => set({ reason: event.target.value })} />
          </Field>
          {draft.kind === 'special' && (
            <div>
              <Hours>
                <Field label={t('field.startTime')} id="days-startTime" optional error={errors.startTime}>
                  <TimeInput value={draft.startTime} onChange={(event) => set({ startTime: event.target.value })} />
                </Field>
                <Field label={t('field.endTime')} id="days-endTime" optional error={errors.endTime}>
                  <TimeInput value={draft.endTime} onChange={(event) => set({ endTime: event.target.value })} />
                </Field>
              </Hours>
              <chakra.p css={{ color: 'fg.muted', fontSize: 'sm', mt: '1' }}>{t('hoursHint')}</chakra.p>
            </div>
          )}
          <DatesChooser id="days-dates" dates={draft.dates} error={errors.dates} onChange={(dates) => set({ dates })} />
        </Fields>
      </FlowPage>
      {dialog}
    </form>
  );
}
