import { beginAnew, Button, EmptyState, ErrorSummary, FlowPage, focusFirstField, inSentence, LoadHint, Notice, Skeleton, UnsavedGuard, useCoreTexts, useHalfTyped, useSession, type SummaryError } from '@afterbell/core/web';
import { problemWords } from '@afterbell/forms/domain';
import { FlowKept, FlowRestored, FormPart, useFormView } from '@afterbell/forms/web';
import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { DuplicateDialog } from '../shared/duplicate-dialog';
import { Added } from './added';
import { useAddingTexts } from './adding-texts';
import { ContactsStep } from './contacts-step';
import { InformationStep } from './information-step';
import { RegistrationStep } from './registration-step';
import { SchoolStep } from './school-step';
import { enteredName, useAdd } from './use-add';
import { useWizard } from './use-wizard';
import { type Told, type Wizard } from './wizard';
import { draftOf } from './wizard-draft';
import { enteredOf } from './wizard-notices';
import { contactProblems, returnPath, withReturn } from './wizard-state';
import { ADD_PATH, pathOf, STEPS, type StepName } from './wizard-steps';

const LIST = '/people/participants';
const stacked = { base: { display: 'flex', flexDirection: 'column', gap: '6', minW: '0' } } as const;
const Body = chakra('div', stacked);
const Form = chakra('form', stacked);

/** Five steps to a child on record; every step has an address of its own and the same child. */
export function AddParticipant({ step }: { step: StepName }) {
  const [params] = useSearchParams();
  const added = params.get('added');
  const from = returnPath(params.get('from'));
  if (added) return <Added id={added} from={from} />;
  return <Adding step={step} sibling={params.get('sibling')} from={from} />;
}

function Adding({ step, sibling, from }: { step: StepName; sibling: string | null; from: string | null }) {
  const t = useAddingTexts();
  const core = useCoreTexts();
  const { wizard, form } = useWizard(sibling, from);
  if (wizard) return <Steps wizard={wizard} step={step} />;
  return (
    <FlowPage title={t('title')} breadcrumb={[{ label: t('toList'), to: LIST }]} steps={STEPS.map((id) => ({ id, label: t(`step.${id}`) }))} current={step} width="narrow" actions={null}>
      {form.kind === 'denied' || form.kind === 'missing' ? (
        <EmptyState kind="noRight" />
      ) : form.kind === 'failed' ? (
        <Notice severity="error" live title={core('errors.load')} action={<Button onClick={form.retry}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      ) : (
        <Skeleton lines={8} />
      )}
    </FlowPage>
  );
}

function Steps({ wizard, step }: { wizard: Wizard; step: StepName }) {
  const t = useAddingTexts();
  const core = useCoreTexts();
  const navigate = useNavigate();
  const client = useApolloClient();
  const { levelName, today } = useSession();
  useSyncExternalStore(wizard.subscribe, wizard.snapshot);
  useFormView(wizard.store);
  const draft = draftOf(wizard, client);
  const { busy, failure, alike, setAlike, lookFor, add } = useAdd(wizard, draft.settle);
  const [editing, setEditing] = useState<string | null>(null);
  // Where to go once nothing more is to be guarded: set, rendered, then gone to.
  const [leaving, setLeaving] = useState<string | null>(null);
  useEffect(() => {
    if (leaving !== null) void navigate(leaving);
  }, [leaving, navigate]);
  const body = useRef<HTMLDivElement>(null);
  const isHalf = useHalfTyped();
  useEffect(() => {
    // From the keyboard alone: a step begins in its first field, unless there is something to mend.
    if (wizard.told.every((one) => one.step !== step)) focusFirstField(body.current);
  }, [wizard, step]);

  const at = STEPS.indexOf(step);
  const following = STEPS[at + 1] ?? null;
  const site = wizard.extra.site;

  /** What is wrong with a step, said there. */
  function check(name: StepName): Told[] {
    const ids = new Set(wizard.fieldsOf(name).map(({ id }) => id));
    const found: Told[] = wizard.store.attemptFields(ids).map((problem) => ({ step: name, field: `f${problem.path}`, message: problemWords(problem, wizard.store.definition.fields) ?? problem.message }));
    if (name === 'information' && site?.level !== 'site') found.unshift({ step: name, field: 'site', message: t('siteMissing', { level: inSentence(levelName('site')) }) });
    if (name === 'registration-information' && !/^\d{4}-\d{2}-\d{2}$/.test(wizard.extra.startsOn)) found.unshift({ step: name, field: 'startsOn', message: t('startsOnMissing') });
    if (name === 'contacts') {
      const wrong = wizard.extra.contacts.find((contact) => contactProblems(contact, today).length > 0);
      if (step === 'contacts') setEditing(wrong?.key ?? null);
      if (wrong) found.push({ step: name, message: t('contact.open') });
    }
    return found;
  }
  async function next() {
    if (busy || isHalf(body.current)) return;
    const found = check(step);
    wizard.tell([...wizard.told.filter((one) => one.step !== step), ...found]);
    if (found.length > 0) return;
    if (step === 'information' && !(await lookFor(site?.id ?? ''))) return;
    if (following) return void navigate(pathOf(following));
    await finish();
  }
  async function finish() {
    const wrong = STEPS.flatMap(check);
    wizard.tell(wrong);
    const first = wrong[0];
    if (first) return first.step === step ? undefined : void navigate(pathOf(first.step));
    const id = await add();
    if (id === null) {
      const told = wizard.told[0];
      if (told && told.step !== step) void navigate(pathOf(told.step));
      return;
    }
    draft.end(false);
    setLeaving(withReturn(`${ADD_PATH}?added=${id}`, wizard.from));
    wizard.comesFrom(null);
  }
  function startOver() {
    beginAnew(body, () => {
      wizard.reset();
      draft.forget();
      setEditing(null);
    });
    if (step !== 'information') void navigate(ADD_PATH);
  }

  const summary: SummaryError[] = wizard.told.filter((one) => one.step === step).map(({ field, message }) => ({ field, message }));
  const wrongSteps = new Set(wizard.told.map((one) => one.step));
  // Straight to a later step by its address: who it is about comes first.
  const named = wizard.answer('firstName') !== '' || wizard.answer('lastName') !== '';
  if (step !== 'information' && leaving === null && (!named || site?.level !== 'site')) return <Navigate to={ADD_PATH} replace />;
  const force = wizard.extra.force;
  return (
    <FlowPage
      title={t('title')}
      subtitle={named ? enteredName(wizard) : undefined}
      breadcrumb={[{ label: t('toList'), to: LIST }]}
      steps={STEPS.map((id) => ({ id, label: t(`step.${id}`), error: wrongSteps.has(id) && id !== step, ...(named && site ? { to: pathOf(id) } : {}) }))}
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
      width="narrow"
      status={<FlowKept kept={wizard.kept} />}
      actions={
        <>
          <Button onClick={() => void navigate(at === 0 ? (wizard.from ?? LIST) : pathOf(STEPS[at - 1] ?? 'information'))}>{at === 0 ? core('cancel') : core('back')}</Button>
          <Button variant="solid" loading={busy} onClick={() => void next()}>
            {following ? t('next', { step: t(`step.${following}`) }) : t('add')}
          </Button>
        </>
      }
    >
      <UnsavedGuard dirty={wizard.dirty && leaving === null} onDiscard={() => draft.end(true)} passes={(path) => path === ADD_PATH || path.startsWith(`${ADD_PATH}/`)} />
      <Body ref={body}>
        <FlowRestored at={wizard.restoredAt} onStartOver={startOver} />
        {force && force !== 'create' && (
          <Notice title={t('updating', { name: force.label })} action={<Button onClick={() => wizard.set({ force: null })}>{t('notUpdating')}</Button>}>
            {t('updatingHint')}
          </Notice>
        )}
        {step === 'contacts' ? (
          <ContactsStep wizard={wizard} editing={editing} onEdit={setEditing} />
        ) : (
          <Form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (event.target === event.currentTarget) void next();
            }}
          >
            {step === 'information' && <InformationStep wizard={wizard} />}
            {step === 'address' && (wizard.fieldsOf('address').length > 0 ? <FormPart store={wizard.store} fields={wizard.fieldsOf('address')} /> : <p>{t('noAddress')}</p>)}
            {step === 'school-information' && <SchoolStep wizard={wizard} />}
            {step === 'registration-information' && <RegistrationStep wizard={wizard} />}
            {/* Enter in a field goes on: a form without a button of its own would not be sent. */}
            <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
          </Form>
        )}
      </Body>
      {alike && (
        <DuplicateDialog
          title={t(`duplicate.${alike.contact === null ? 'participant' : 'contact'}${alike.duplicate ? '' : 'Similar'}` as 'duplicate.participant')}
          entered={enteredOf(wizard, alike.contact)}
          candidates={alike.candidates}
          busy={busy}
          failure={failure}
          onClose={() => setAlike(null)}
          onAdd={() => decide(null)}
          onUse={(id) => decide(id)}
        />
      )}
    </FlowPage>
  );

  function decide(id: string | null) {
    if (!alike) return;
    const chosen = alike.candidates.find((candidate) => candidate.id === id);
    if (alike.contact === null) wizard.set({ force: chosen ? { update: chosen.id, label: chosen.label } : 'create' });
    else wizard.set({ contacts: wizard.extra.contacts.map((one, place) => (place !== alike.contact ? one : chosen ? { ...one, personId: chosen.id, label: chosen.label } : { ...one, force: true })) });
    setAlike(null);
    if (step === 'information' && following) void navigate(pathOf(following));
    else void finish();
  }
}
