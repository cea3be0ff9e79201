import { isPlainDate } from '@afterbell/core/domain';
import { Button, DateInput, ErrorSummary, Field, FlowPage, IconButton, LinkButton, NativeSelect, Notice, notify, Section, silent, TextArea, TextInput, TimeInput, UnsavedGuard, useCoreTexts, usePermissions, useSession } from '@afterbell/core/web';
import { parseService, SERVICE_FIELDS, type ServiceField } from '@afterbell/participation/domain';
import { NOTE_VISIBILITIES } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { type SaveServiceMutationVariables, type ServiceRowFragment, useSaveServiceMutation, useServiceCategoriesQuery } from './__generated__/services';
import { ParticipantChoice, type Person, StaffChoice } from './person-choice';
import { SERVICES_PATH, servicePath } from './services-paths';
import { useServicesTexts } from './services-texts';

type Draft = Readonly<Record<Exclude<ServiceField, 'staffPersonId'>, string>>;
export interface ServiceDraft {
  draft: Draft;
  staff: Person | null;
  people: readonly Person[];
}
type Problem = { path: string | null; message: string };
type Conflict = { field: string; current: string | null; changedBy: string | null; version: number };

const FIELDS = Object.keys(SERVICE_FIELDS) as ServiceField[];
const EMPTY = Object.fromEntries(FIELDS.filter((field) => field !== 'staffPersonId').map((field) => [field, ''])) as Draft;
export const emptyService = (today: string, people: readonly Person[]): ServiceDraft => ({ draft: { ...EMPTY, onDate: today, visibility: 'everyone' }, staff: null, people });

export function formOfService(service: ServiceRowFragment): ServiceDraft {
  const held = service as unknown as Readonly<Record<string, string | number | null>>;
  const draft = Object.fromEntries(Object.keys(EMPTY).map((field) => [field, String(held[field] ?? '')])) as Draft;
  // Times say the minutes by themselves.
  return { draft: { ...draft, minutes: service.startTime ? '' : draft.minutes }, staff: service.staffPersonId ? { id: service.staffPersonId, name: service.staffName ?? '' } : null, people: service.participants.map(({ id, name }) => ({ id, name })) };
}

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '8', minW: '0', maxW: '44rem' } });
const Rows = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' } });
const Row = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(4, minmax(0, 1fr))' }, gap: '4', alignItems: 'start' } });
const Chosen = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', '& > li': { display: 'flex', alignItems: 'center', gap: '2', borderTop: 'hairline', minH: 'control' }, '& > li > span': { flex: '1', minW: '0', overflowWrap: 'anywhere' } } });
const idOf = (field: string) => `service-${field}`;
const TIMES: readonly string[] = ['startTime', 'endTime', 'minutes'];

/** Enters a service, or changes one. */
export function ServiceForm({ service, start, back }: { service?: ServiceRowFragment; start: ServiceDraft; back?: string }) {
  const t = useServicesTexts();
  const core = useCoreTexts();
  const navigate = useNavigate();
  const { today } = useSession();
  const { set } = usePermissions();
  const [form, setForm] = useState(start);
  const [version, setVersion] = useState(service?.version ?? null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  // As of the last attempt: it stays while somebody types, because a new list would take the focus.
  const [listed, setListed] = useState<readonly { field?: string; message: string }[]>([]);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [gone, setGone] = useState(false);
  const [save, { loading }] = useSaveServiceMutation();
  const { draft, people, staff } = form;
  const on = isPlainDate(draft.onDate) ? draft.onDate : today;
  const found = useServiceCategoriesQuery({ variables: { on }, context: silent() });
  const categories = (found.data ?? found.previousData)?.serviceCategories ?? [];
  const options = categories.map(({ code, label }) => ({ value: code, label }));
  // What the list no longer has stays with who has it.
  const offered = service && !options.some(({ value }) => value === service.category) ? [...options, { value: service.category, label: service.categoryLabel }] : options;
  const label = (path: string) => t(`field.${path}` as 'field.title');
  const sentence = ({ path, message }: Problem) => (path ? `${label(path.split('.')[0] ?? path)} ${message}.` : message);
  const errorOf = (field: string) => {
    const wrong = problems.find(({ path }) => path === field);
    return wrong && sentence(wrong);
  };
  const change = (next: Partial<ServiceDraft>, field: string) => {
    setForm({ ...form, ...next });
    // Start and end say the minutes: what was wrong with those is looked at together.
    const mended = TIMES.includes(field) ? TIMES : [field];
    setProblems((before) => before.filter(({ path }) => path === null || !mended.includes(path)));
  };
  const typed = (field: keyof Draft) => ({ value: draft[field], onChange: (event: { target: { value: string } }) => change({ draft: { ...draft, [field]: event.target.value } }, field) });
  const wired = (field: ServiceField) => ({ id: idOf(field), label: label(field), error: errorOf(field), required: 'required' in SERVICE_FIELDS[field], optional: !('required' in SERVICE_FIELDS[field]) });
  function show(next: readonly Problem[]) {
    setProblems(next);
    setListed(next.map((problem) => ({ field: problem.path ? idOf(problem.path) : undefined, message: sentence(problem) })));
  }

  async function submit() {
    if (loading) return;
    setConflicts([]);
    const personIds = people.map(({ id }) => id);
    const { values, problems: wrong } = parseService({ ...draft, staffPersonId: staff?.id }, personIds, today);
    show(wrong);
    if (wrong.length > 0) return;
    const input = { id: service?.id, version, values: values as SaveServiceMutationVariables['input']['values'], personIds };
    const answer = (await save({ variables: { input }, context: silent(false), refetchQueries: ['services', 'participantServices'] })).data?.saveService;
    if (answer?.service) {
      flushSync(() => setGone(true));
      notify({ severity: 'success', title: t('saved') });
      void navigate(back ?? (service ? servicePath(service.id) : SERVICES_PATH), { replace: true });
      return;
    }
    const stale = (answer?.problems ?? []).flatMap((problem) => ('conflicts' in problem ? problem.conflicts : []));
    // Whoever saves again has seen what stands there now.
    if (stale[0]) setVersion(stale[0].version);
    setConflicts(stale);
    show(stale.length ? [] : (answer?.problems ?? [{ path: null, message: t('failed') }]));
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit().catch(() => undefined);
      }}
    >
      <FlowPage
        width="narrow"
        title={t(service ? 'editTitle' : 'add')}
        breadcrumb={[{ label: t('title'), to: SERVICES_PATH }]}
        steps={[]}
        current=""
        actions={
          <>
            <LinkButton to={back ?? SERVICES_PATH}>{core('cancel')}</LinkButton>
            <Button variant="solid" type="submit" loading={loading}>
              {t('save')}
            </Button>
          </>
        }
      >
        <ErrorSummary errors={listed} />
        {conflicts.length > 0 && (
          <Notice severity="warn" live title={t('stale', { name: conflicts[0]?.changedBy ?? t('somebody') })}>
            {conflicts.filter(({ field }) => field !== 'version').map(({ field, current }) => (
              <div key={field}>{t('staleField', { label: label(field), value: current || t('nothing') })}</div>
            ))}
            <div>{t('staleHint')}</div>
          </Notice>
        )}
        <Stack>
          <Section title={t('who')}>
            <Rows>
              <Field id={idOf('personIds')} label={t('field.participants')} required error={errorOf('personIds')}>
                <ParticipantChoice chosen={people} onChoose={(one) => change({ people: [...people, one] }, 'personIds')} />
              </Field>
              {people.length > 0 && (
                <Chosen aria-label={t('field.participants')}>
                  {people.map(({ id, name }) => (
                    <li key={id}>
                      <span>{name}</span>
                      <IconButton label={t('takeOff', { name })} icon={<X aria-hidden="true" />} onClick={() => change({ people: people.filter((one) => one.id !== id) }, 'personIds')} />
                    </li>
                  ))}
                </Chosen>
              )}
              <Field {...wired('category')}>
                <NativeSelect placeholder={t('choose')} options={offered} {...typed('category')} />
              </Field>
              <Field {...wired('title')}>
                <TextInput autoComplete="off" {...typed('title')} />
              </Field>
            </Rows>
          </Section>
          <Section title={t('when')}>
            <Row>
              <Field {...wired('onDate')}>
                <DateInput max={today} {...typed('onDate')} />
              </Field>
              <Field {...wired('startTime')}>
                <TimeInput {...typed('startTime')} />
              </Field>
              <Field {...wired('endTime')}>
                <TimeInput {...typed('endTime')} />
              </Field>
              <Field {...wired('minutes')} help={t('minutesHint')} disabled={draft.startTime !== '' && draft.endTime !== ''}>
                <TextInput inputMode="numeric" autoComplete="off" {...typed('minutes')} />
              </Field>
            </Row>
          </Section>
          <Section title={t('by')}>
            <Rows>
              {set.allows('view', 'people.staff') && (
                <Field {...wired('staffPersonId')}>
                  <StaffChoice value={staff} onChange={(next) => change({ staff: next }, 'staffPersonId')} />
                </Field>
              )}
              {!staff && (
                <Field {...wired('providedBy')}>
                  <TextInput autoComplete="off" {...typed('providedBy')} />
                </Field>
              )}
            </Rows>
          </Section>
          <Section title={t('field.notes')}>
            {service?.notesHidden ? (
              <Notice>{t('notesHidden')}</Notice>
            ) : (
              <Rows>
                <Field {...wired('notes')}>
                  <TextArea rows={4} {...typed('notes')} />
                </Field>
                <Field {...wired('visibility')}>
                  <NativeSelect options={NOTE_VISIBILITIES.map((value) => ({ value, label: t(`visibility.${value}`) }))} {...typed('visibility')} />
                </Field>
              </Rows>
            )}
          </Section>
        </Stack>
      </FlowPage>
      <UnsavedGuard dirty={!gone && JSON.stringify(form) !== JSON.stringify(start)} />
    </form>
  );
}
