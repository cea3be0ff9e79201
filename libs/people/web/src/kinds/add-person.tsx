import { beginAnew, Button, EmptyState, Field, FlowPage, focusFirstField, LoadHint, Notice, notify, OrganizationCombobox, type OrganizationChoice, Skeleton, silent, useCoreTexts, usePermissions, useSession, useStored } from '@afterbell/core/web';
import { DynamicForm, FormStore, formOfWire, RecordFormDocument, useFieldContext, type LoadedForm } from '@afterbell/forms/web';
import type { AdultKind } from '@afterbell/people/domain';
import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DuplicateDialog } from '../shared/duplicate-dialog';
import { useOwnCheck } from '../shared/use-own-check';
import { KIND_PAGES, recordPath } from './kind-page';
import { useKindsTexts } from './kinds-texts';
import { comparedOf, useAddPerson } from './use-add-person';
import { useNewDraft } from './use-new-draft';

export interface AddStep {
  id: string;
  label: string;
  path: string;
  /** Tabs of the form that it shows; the last step also shows tabs that the tenant added. */
  tabs: readonly string[];
}

export interface AddPersonProps {
  kind: AdultKind;
  steps: readonly AddStep[];
  step: string;
}

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', minW: '0' } });
const VIEWER = 'viewer';

/** Adding somebody, step by step. What is typed is kept on the server between the steps. */
export function AddPerson(props: AddPersonProps) {
  const { kind } = props;
  const t = useKindsTexts();
  const { form } = KIND_PAGES[kind];
  const { set } = usePermissions();
  const { data, error, refetch } = useQuery(RecordFormDocument, { variables: { ...form, id: null, parentId: null }, context: silent(), fetchPolicy: 'no-cache' });
  const core = useCoreTexts();
  const loaded = useMemo(() => (data ? formOfWire(data.form) : null), [data]);
  if (loaded) return <Loaded key={`${props.step} ${loaded.draft?.savedAt ?? ''}`} {...props} loaded={loaded} />;
  return (
    <FlowPage title={t(`add.${kind}`)} breadcrumb={[{ label: t(`title.${kind}`), to: KIND_PAGES[kind].list }]} steps={props.steps} current={props.step} width="narrow" actions={null}>
      {!set.allows('edit', KIND_PAGES[kind].feature) ? (
        <EmptyState kind="noRight" />
      ) : error ? (
        <Notice severity="error" live title={core('errors.load')} action={<Button onClick={() => void refetch()}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      ) : (
        <Skeleton lines={8} />
      )}
    </FlowPage>
  );
}

const isChoice = (value: unknown): value is OrganizationChoice | null => value === null || (typeof value === 'object' && typeof (value as OrganizationChoice).id === 'string' && typeof (value as OrganizationChoice).name === 'string');

function Loaded({ kind, steps, step, loaded }: AddPersonProps & { loaded: LoadedForm }) {
  const t = useKindsTexts();
  const core = useCoreTexts();
  const navigate = useNavigate();
  const { organization } = useSession();
  const context = useFieldContext();
  const own = useOwnCheck();
  const tried = (useLocation().state as { tried?: boolean } | null)?.tried === true;
  const at = Math.max(0, steps.findIndex(({ id }) => id === step));
  const isLast = at === steps.length - 1;
  const stepOf = (tab: string) => steps.find(({ tabs }) => tabs.includes(tab)) ?? steps.at(-1);
  const [store] = useState(() => {
    const made = new FormStore({ definition: loaded.definition, before: loaded.before, viewer: { roleId: VIEWER, canEdit: true }, context, edited: loaded.draft?.edited, omit: ({ tabName }) => stepOf(tabName)?.id !== step, own });
    if (tried) for (const { name } of loaded.definition.tabs) if (stepOf(name)?.id === step) made.attempt(name);
    return made;
  });
  const draft = useNewDraft(KIND_PAGES[kind].form, store);
  const [wasKept, setWasKept] = useState(at === 0 && loaded.draft !== null);
  const [chosen, setChosen] = useStored<OrganizationChoice | null>(`afterbell.people.add.${kind}`, null, isChoice);
  const [noPlace, setNoPlace] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Unless there is something to mend.
    if (!tried) focusFirstField(body.current);
  }, [tried]);
  // Contacts stay where children do.
  const only = kind === 'contact' ? 'site' : undefined;
  const begun = [chosen, organization].find((one) => one && (!only || one.level === only)) ?? null;
  const place = organization.level === 'site' ? organization : begun;
  const { save, duplicates, close, busy, failure } = useAddPerson(kind, KIND_PAGES[kind].form);

  async function go(to: string, state?: object) {
    await draft.flush();
    void navigate(to, { state });
  }
  function stepIsSound(): boolean {
    return loaded.definition.tabs.filter(({ name }) => stepOf(name)?.id === step).every(({ name }) => store.attempt(name) !== null);
  }
  async function next() {
    if (!stepIsSound()) return;
    const following = steps[at + 1];
    if (following) await go(following.path);
  }
  async function finish(force?: { forceMode: 'create' } | { forceMode: 'update'; forceModeId: string }) {
    if (!place) return setNoPlace(true);
    const whole = new FormStore({ definition: loaded.definition, before: loaded.before, viewer: { roleId: VIEWER, canEdit: true }, context, edited: store.typed(), own });
    const values = whole.attempt();
    if (values === null) {
      const wrong = stepOf(whole.form().listed[0]?.field.tabName ?? '');
      if (wrong && wrong.id !== step) return go(wrong.path, { tried: true });
      stepIsSound();
      return;
    }
    await draft.flush();
    const answer = await save(values, place.id, force);
    if (answer.kind === 'refused') {
      store.refuse(answer.problems);
      const wrong = loaded.definition.fields.find(({ id }) => String(id) === answer.problems[0]?.path.split('.')[0]);
      const where = wrong && stepOf(wrong.tabName);
      if (where && where.id !== step) void go(where.path, { tried: true });
    }
    if (answer.kind !== 'saved') return;
    draft.forget();
    notify({ severity: 'success', title: t(force?.forceMode === 'update' ? 'used' : 'added', { name: answer.title }) });
    void navigate(recordPath(kind, answer.id) ?? KIND_PAGES[kind].list);
  }
  const submit = () => void (isLast ? finish() : next());

  return (
    <FlowPage
      title={t(`add.${kind}`)}
      breadcrumb={[{ label: t(`title.${kind}`), to: KIND_PAGES[kind].list }]}
      steps={steps.map(({ id, label, path }, index) => ({ id, label, ...(index < at ? { to: path } : {}) }))}
      current={step}
      width="narrow"
      before={
        failure && (
          <Notice severity="error" live>
            {failure}
          </Notice>
        )
      }
      actions={
        <>
          {at === 0 ? <Button onClick={() => void go(KIND_PAGES[kind].list)}>{core('cancel')}</Button> : <Button onClick={() => void go(steps[at - 1]?.path ?? '/')}>{core('back')}</Button>}
          <Button variant="solid" loading={busy} onClick={submit}>
            {isLast ? t(`add.${kind}`) : core('next')}
          </Button>
        </>
      }
    >
      <Stack ref={body}>
        {wasKept && (
          <Notice
            live
            action={
              <Button
                onClick={() =>
                  beginAnew(body, () => {
                    store.reset();
                    draft.forget(true);
                    setWasKept(false);
                  })
                }
              >
                {t('startOver')}
              </Button>
            }
          >
            {t('draftBack')}
          </Notice>
        )}
        {at === 0 && organization.level !== 'site' && (
          <Field label={t('organization')} hint={t('organizationHint')} error={noPlace ? t('organizationMissing') : undefined}>
            <OrganizationCombobox level={only} value={place} onChange={(value) => setChosen(value)} />
          </Field>
        )}
        {/* Enter goes on from any field; the button that one sees stands in the footer. */}
        <DynamicForm store={store} onSubmit={submit} footer={<button type="submit" hidden aria-hidden="true" tabIndex={-1} />} />
      </Stack>
      {duplicates && (
        <DuplicateDialog
          title={t(`${duplicates.similar ? 'similar' : 'duplicate'}.${kind}`)}
          note={duplicates.note}
          entered={comparedOf(new FormStore({ definition: loaded.definition, before: loaded.before, viewer: { roleId: VIEWER, canEdit: true }, context, edited: store.typed() }))}
          candidates={duplicates.candidates}
          busy={busy}
          failure={failure}
          onUse={(id) => void finish({ forceMode: 'update', forceModeId: id })}
          onAdd={() => void finish({ forceMode: 'create' })}
          onClose={close}
        />
      )}
    </FlowPage>
  );
}
