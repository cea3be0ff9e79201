import { beginAnew, Button, ErrorSummary, FlowPage, focusFirstField, Notice, type SummaryError, UnsavedGuard, useCoreTexts, useHalfTyped, usePermissions, useSession } from '@afterbell/core/web';
import { ACTIVITY_FEATURES } from '@afterbell/activities/domain';
import { problemWords } from '@afterbell/forms/domain';
import { flowDraft, FlowKept, FlowRestored, useFormView } from '@afterbell/forms/web';
import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { ACTIVITIES_PATH, addedPath } from '../activity-paths';
import type { ActivityWizard, Told } from './activity-wizard';
import { useAddingTexts } from './adding-texts';
import { InformationStep } from './information-step';
import { ReviewStep } from './review-step';
import { ScheduleStep } from './schedule-step';
import { sayOfSession, scheduleTold } from './session-problems';
import { FORM } from './use-activity-wizard';
import { useAddActivity } from './use-add-activity';
import { useCopied } from './use-copied';
import { showSession } from './show-session';
import { usePlanned } from './use-planned';
import { ADD_PATH, pathOf, STEPS, type StepName } from './wizard-steps';

const Body = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5', minW: '0' } });

export function AddSteps({ wizard, step, open, like }: { wizard: ActivityWizard; step: StepName; open: string | null; like: string | null }) {
  const t = useAddingTexts();
  const core = useCoreTexts();
  const navigate = useNavigate();
  const client = useApolloClient();
  const { organization } = useSession();
  const { can } = usePermissions();
  useSyncExternalStore(wizard.subscribe, wizard.snapshot);
  useFormView(wizard.store);
  const draft = flowDraft(wizard, FORM, client);
  useCopied(wizard, like);
  const planned = usePlanned(wizard);
  const mayPlan = can('edit', 'activities.session');
  const sessions = mayPlan ? planned.sessions : [];
  const { busy, failure, rehearse, add } = useAddActivity(wizard, organization.id, sessions, draft.settle);
  // Where to go once nothing more is to be guarded: set, rendered, then gone to.
  const [leaving, setLeaving] = useState<string | null>(null);
  useEffect(() => {
    if (leaving !== null) void navigate(leaving, { replace: true });
  }, [leaving, navigate]);
  const body = useRef<HTMLFormElement>(null);
  const isHalf = useHalfTyped();
  useEffect(() => {
    // From the keyboard alone: a step begins in its first field, unless there is something to mend.
    if (wizard.told.every((one) => one.step !== step)) focusFirstField(body.current);
  }, [wizard, step]);

  const steps: readonly StepName[] = mayPlan ? STEPS : STEPS.filter((one) => one !== 'schedule');
  const at = steps.indexOf(step);
  const following = steps[at + 1] ?? null;
  const { type, name } = wizard;
  const ready = type !== null && name !== '';
  const openSession = (key: string | null) => void navigate(key === null ? pathOf('schedule') : `${pathOf('schedule')}?${new URLSearchParams({ session: key })}`, { replace: true });

  /** What is wrong with a step, as far as it is known here. */
  function check(one: StepName): Told[] {
    if (one === 'information' && type && !can('edit', ACTIVITY_FEATURES[type])) return [{ step: one, field: `f${wizard.own('type')?.id ?? ''}`, message: t('typeDenied') }];
    if (one === 'information') return wizard.store.attemptFields(new Set(wizard.store.definition.fields.map(({ id }) => id))).map((problem) => ({ step: one, field: `f${problem.path}`, message: problemWords(problem, wizard.store.definition.fields) ?? problem.message }));
    return one === 'schedule' && type ? scheduleTold(sessions, type) : [];
  }
  function toldAt(path: StepName, found: readonly Told[]) {
    const first = found[0];
    if (first && first.step !== path) void navigate(pathOf(first.step));
  }
  async function next() {
    if (busy || isHalf(body.current)) return;
    const found = steps.slice(0, at + 1).flatMap(check);
    wizard.tell(found);
    if (found.length > 0) return toldAt(step, found);
    if (following === null) return finish();
    if (following === 'review-and-save' && !(await rehearse())) return toldAt(step, wizard.told);
    void navigate(pathOf(following));
  }
  async function finish() {
    const saved = await add();
    if (!saved) return toldAt(step, wizard.told);
    draft.end(false);
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    setLeaving(addedPath(saved.id));
  }
  function startOver() {
    beginAnew(body, () => {
      wizard.reset();
      draft.forget();
    });
    if (step !== 'information') void navigate(ADD_PATH);
  }

  const here = wizard.told.filter((one) => one.step === step);
  const summary = here.map((one): SummaryError => {
    if (step !== 'schedule') return { field: one.field, message: one.message };
    const { key, message } = sayOfSession(one, sessions, t);
    return key === null ? { message } : { field: `session-${key}`, message, onOpen: () => showSession(key, openSession) };
  });
  const wrong = new Set(wizard.told.map((one) => one.step));
  // Straight to a later step by its address: what it is comes first.
  if (step !== 'information' && leaving === null && !ready) return <Navigate to={ADD_PATH} replace />;
  if (step === 'schedule' && !mayPlan) return <Navigate to={pathOf('review-and-save')} replace />;
  return (
    <FlowPage
      title={t('title')}
      subtitle={name || undefined}
      breadcrumb={[{ label: t('toList'), to: ACTIVITIES_PATH }]}
      steps={steps.map((id) => ({ id, label: t(`step.${id}`), error: wrong.has(id) && id !== step, ...(ready && steps.indexOf(id) < at ? { to: pathOf(id) } : {}) }))}
      current={step}
      hasErrors={summary.length > 0}
      before={
        <>
          <ErrorSummary errors={summary} />
          {failure && (
            <Notice severity="error" live title={failure}>
              {t('refusedHint')}
            </Notice>
          )}
        </>
      }
      width={step === 'information' ? 'narrow' : 'page'}
      status={<FlowKept kept={wizard.kept} />}
      actions={
        <>
          <Button onClick={() => void navigate(at === 0 ? ACTIVITIES_PATH : pathOf(steps[at - 1] ?? 'information'))}>{at === 0 ? core('cancel') : core('back')}</Button>
          <Button variant="solid" loading={busy} onClick={() => void next()}>
            {following ? t('next', { step: t(`step.${following}`) }) : t('add')}
          </Button>
        </>
      }
    >
      <UnsavedGuard dirty={wizard.dirty && leaving === null} onDiscard={() => draft.end(true)} passes={(path) => path === ADD_PATH || path.startsWith(`${ADD_PATH}/`)} />
      <FlowRestored at={wizard.restoredAt} onStartOver={startOver} />
      <Body
        ref={body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (event.target === event.currentTarget && following) void next();
        }}
      >
        {step === 'information' && <InformationStep wizard={wizard} />}
        {step === 'schedule' && <ScheduleStep wizard={wizard} planned={planned} open={open} onOpen={(key) => (key === null ? openSession(null) : showSession(key, openSession))} />}
        {step === 'review-and-save' && <ReviewStep wizard={wizard} planned={planned} sessions={sessions} busy={busy} failed={failure !== null} onLook={() => void rehearse().then((sound) => (sound ? undefined : toldAt(step, wizard.told)))} />}
        {/* Enter in a field goes on: a form without a button of its own would not be sent. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </Body>
    </FlowPage>
  );
}
