import { failuresOf, silent } from '@afterbell/core/web';
import { problemWords, toWireInput } from '@afterbell/forms/domain';
import { useRef, useState } from 'react';
import { programInput } from '../program/program-draft';
import { sessionInput } from '../sessions/session-draft';
import { type AddActivityMutation, type AddActivityMutationVariables, useAddActivityMutation } from './__generated__/add-activity';
import type { ActivityWizard, Told } from './activity-wizard';
import { useAddingTexts } from './adding-texts';
import type { NewSession } from './wizard-state';

type Answer = AddActivityMutation['addActivity'];

/** Asks the server what a save would do, and saves. What it refuses is told at its step. */
export function useAddActivity(wizard: ActivityWizard, siteId: string, sessions: readonly NewSession[], settle: () => Promise<void>) {
  const t = useAddingTexts();
  const [mutate] = useAddActivityMutation({ context: silent(), fetchPolicy: 'no-cache' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(false);

  async function send(dryRun: boolean): Promise<Answer | null> {
    // A second press while the first is on its way is the same wish.
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      if (!dryRun) await settle();
      const { extra, store } = wizard;
      const values = [...store.unsavedValues()].map(([field, value]) => ({ fieldId: field.id, value: toWireInput(value, field) }));
      const input = { siteId, termId: extra.termId, program: programInput(extra.program), values, sessions: sessions.map(addedInput), idempotencyKey: dryRun ? null : extra.key, dryRun } as AddActivityMutationVariables['input'];
      const answer = (await mutate({ variables: { input } })).data?.addActivity ?? null;
      if (answer?.problems.length) refuse(answer.problems);
      return answer;
    } catch (error) {
      setFailure(failuresOf(error)[0]?.message.join(' ') || t('offline'));
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  function refuse(problems: Answer['problems']) {
    if (problems.some(({ code }) => code === 'IDEMPOTENCY_MISMATCH')) {
      wizard.set({ key: crypto.randomUUID() });
      setFailure(t('addedBefore'));
      return;
    }
    wizard.store.refuse(problems.flatMap(({ path, message }) => (/^\d/.test(path ?? '') ? [{ path: path ?? '', message }] : [])));
    wizard.tell(problems.map(({ path, message }) => placeOf(wizard, path ?? '', message)));
  }

  /** Whether it can be saved; then the report says what comes of it. */
  async function rehearse(): Promise<boolean> {
    const answer = await send(true);
    if (!answer || answer.problems.length > 0) return false;
    wizard.foresee(answer.sessions ?? []);
    return true;
  }
  /** The activity on record, or null with what is wrong told at its step. */
  async function add(): Promise<{ id: string; name: string } | null> {
    return (await send(false))?.activity ?? null;
  }
  return { busy, failure, rehearse, add };
}

function addedInput(session: NewSession) {
  const { activityId: _none, ...input } = sessionInput(session, { activityId: '' });
  return input;
}

function placeOf(wizard: ActivityWizard, path: string, message: string): Told {
  if (path.startsWith('sessions.')) return { step: 'schedule', field: path, message };
  if (/^\d/.test(path)) return { step: 'information', field: `f${path}`, message: problemWords({ path, message }, wizard.store.definition.fields) ?? message };
  if (path.startsWith('program.')) return { step: 'information', field: path.replace('.', '-'), message };
  return { step: 'information', ...(path === 'termId' ? { field: 'termId' } : {}), message };
}
