import { nowTimeIn } from '@afterbell/core/domain';
import { silent, serverNow, useSession, notify } from '@afterbell/core/web';
import { problemWords, toWireInput } from '@afterbell/forms/domain';
import { useFormView, type FormStore } from '@afterbell/forms/web';
import { parseService, SERVICE_FIELDS, type ServiceField } from '@afterbell/participation/domain';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { type SaveServiceMutationVariables, type ServiceRowFragment, useSaveServiceMutation } from './__generated__/services';
import { ownFieldIds } from './own-fields';
import { inPageOrder, isOwn, type Problem } from './page-order';
import type { Draft, ServiceDraft } from './service-draft';
import { SERVICES_PATH, servicePath } from './services-paths';
import { useServicesTexts } from './services-texts';

export interface ServiceConflict {
  field: string;
  current: string | null;
  changedBy: string | null;
  version: number;
}

export const idOf = (field: string) => `service-${field}`;
const TIMES: readonly string[] = ['startTime', 'endTime', 'minutes'];

/** What is typed of a service, what is wrong with it, and its save. The tenant's own fields stand in a form of theirs. */
export function useServiceForm({ service, start, back, store }: { service?: ServiceRowFragment; start: ServiceDraft; back?: string; store: FormStore }) {
  const t = useServicesTexts();
  const navigate = useNavigate();
  const { today, timeZone } = useSession();
  const view = useFormView(store);
  const [form, setForm] = useState(start);
  const [version, setVersion] = useState(service?.version ?? null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  // As of the last attempt: it stays while somebody types, because a new list would take the focus.
  const [listed, setListed] = useState<readonly { field?: string; message: string }[]>([]);
  const [conflicts, setConflicts] = useState<readonly ServiceConflict[]>([]);
  const [gone, setGone] = useState(false);
  const [save, { loading }] = useSaveServiceMutation();
  const { draft, people, staff } = form;
  const label = (path: string) => t(`field.${path}` as 'field.title');
  const sentence = (problem: Problem) => {
    if (isOwn(problem)) return problemWords({ path: problem.path ?? '', message: problem.message }, store.definition.fields) ?? problem.message;
    return problem.path ? `${label(problem.path.split('.')[0] ?? problem.path)} ${problem.message}.` : problem.message;
  };
  const change = (next: Partial<ServiceDraft>, field: string) => {
    setForm({ ...form, ...next });
    // Start and end say the minutes: what was wrong with those is looked at together.
    const mended = TIMES.includes(field) ? TIMES : [field];
    setProblems((before) => before.filter(({ path }) => path === null || !mended.includes(path)));
  };
  function show(next: readonly Problem[]) {
    setProblems(next.filter((problem) => !isOwn(problem)));
    setListed(inPageOrder(next).map((problem) => ({ field: problem.path ? (isOwn(problem) ? `f${problem.path}` : idOf(problem.path)) : undefined, message: sentence(problem) })));
  }

  async function submit() {
    if (loading) return;
    setConflicts([]);
    const personIds = people.map(({ id }) => id);
    const { values, problems: wrong } = parseService({ ...draft, staffPersonId: staff?.id }, personIds, today, nowTimeIn(timeZone, serverNow()));
    const found = [...wrong, ...store.attemptFields(ownFieldIds(store)).map(({ path, message }) => ({ path: String(path), message }))];
    show(found);
    if (found.length > 0) return;
    const answers = [...store.unsavedValues()].filter(([{ hardcodedName }]) => hardcodedName === null).map(([field, value]) => ({ fieldId: field.id, value: toWireInput(value, field) }));
    const input = { id: service?.id, version, values, personIds, answers } as SaveServiceMutationVariables['input'];
    const answer = (await save({ variables: { input }, context: silent(false), refetchQueries: ['services', 'participantServices'] })).data?.saveService;
    if (answer?.service) {
      flushSync(() => setGone(true));
      notify({ severity: 'success', title: t('saved') });
      void navigate(back ?? (service ? servicePath(service.id) : SERVICES_PATH), { replace: true });
      return;
    }
    const refused = answer?.problems ?? [{ path: null, message: t('failed') }];
    const stale = refused.flatMap((problem) => ('conflicts' in problem ? problem.conflicts : []));
    // Whoever saves again has seen what stands there now.
    if (stale[0]) setVersion(stale[0].version);
    setConflicts(stale);
    store.refuse(refused.flatMap(({ path, message }) => (/^\d/.test(path ?? '') ? [{ path: path ?? '', message }] : [])));
    show(stale.length ? [] : refused);
  }

  return {
    ...form,
    listed,
    conflicts,
    loading,
    label,
    change,
    submit,
    /** Wires a field of the service: id, label, what is wrong. */
    wired: (field: ServiceField | 'personIds') => {
      const wrong = problems.find(({ path }) => path === field);
      const required = field === 'personIds' || 'required' in SERVICE_FIELDS[field];
      return { id: idOf(field), label: label(field), error: wrong && sentence(wrong), required, optional: !required };
    },
    typed: (field: keyof Draft) => ({ value: draft[field], onChange: (event: { target: { value: string } }) => change({ draft: { ...draft, [field]: event.target.value } }, field) }),
    dirty: !gone && (view.unsaved > 0 || JSON.stringify(form) !== JSON.stringify(start)),
  };
}

export type ServiceFormState = ReturnType<typeof useServiceForm>;
