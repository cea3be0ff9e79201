import { failuresOf, silent } from '@afterbell/core/web';
import { problemWords, toWireInput } from '@afterbell/forms/domain';
import { formatPersonName } from '@afterbell/people/domain';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { DuplicatePerson } from '../shared/duplicate-dialog';
import { type AddParticipantMutation, ParticipantMatchesDocument, useAddParticipantMutation } from './__generated__/add-participant';
import { useAddingTexts } from './adding-texts';
import type { Told, Wizard } from './wizard';
import { contactInputs, nameOfContact } from './wizard-state';
import type { StepName } from './wizard-steps';

/** Somebody alike is on record: the child, or one of the contacts. */
export interface Alike {
  /** Place of the contact; null is the child. */
  contact: number | null;
  duplicate: boolean;
  candidates: readonly DuplicatePerson[];
}

type Problems = AddParticipantMutation['addParticipant']['problems'];

export function useAdd(wizard: Wizard, settle: () => Promise<void>) {
  const t = useAddingTexts();
  const client = useApolloClient();
  const [mutate] = useAddParticipantMutation({ context: silent(), fetchPolicy: 'no-cache' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [alike, setAlike] = useState<Alike | null>(null);
  const running = useRef(false);

  async function once<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    // A second press while the first is on its way is the same wish.
    if (running.current) return otherwise;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      return await work();
    } catch (error) {
      setFailure(failuresOf(error)[0]?.message.join(' ') || t('offline'));
      return otherwise;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  /** Whether nobody alike is on record, or it was decided about. */
  function lookFor(siteId: string): Promise<boolean> {
    if (wizard.extra.force !== null) return Promise.resolve(true);
    return once(async () => {
      const input = { siteId, firstName: wizard.answer('firstName'), lastName: wizard.answer('lastName'), birthDate: wizard.answer('birthDate') || null };
      const { data } = await client.query({ query: ParticipantMatchesDocument, variables: { input }, fetchPolicy: 'no-cache', context: silent() });
      const found = data?.participantMatches;
      if (!found || found.candidates.length === 0) return true;
      setAlike({ contact: null, duplicate: found.duplicate, candidates: found.candidates });
      return false;
    }, false);
  }

  /** Adds the child; answers the id, or null with what is wrong told at its step. */
  function add(): Promise<string | null> {
    return once(async () => {
      await settle();
      const { extra, store } = wizard;
      const values = [...store.unsavedValues()].map(([field, value]) => ({ fieldId: field.id, value: toWireInput(value, field) }));
      const { data } = await mutate({
        variables: {
          input: {
            siteId: extra.site?.id ?? '',
            startsOn: extra.startsOn,
            values: values as never,
            programmes: [...extra.programmes],
            traits: Object.entries(extra.traits).flatMap(([list, codes]) => (codes.length > 0 ? [{ list: list as 'sex', codes: [...codes] }] : [])),
            contacts: contactInputs(extra.contacts, wizard.address()) as never,
            forceMode: extra.force === null ? null : extra.force === 'create' ? 'create' : 'update',
            forceModeId: extra.force && extra.force !== 'create' ? extra.force.update : null,
            idempotencyKey: extra.key,
          },
        },
      });
      const answer = data?.addParticipant;
      if (answer?.participant) return answer.participant.id;
      if (answer?.problems.some(({ code }) => code === 'IDEMPOTENCY_MISMATCH')) {
        // The answer of an earlier press was lost, and something was changed since: the child is on record, and is found there.
        wizard.set({ key: crypto.randomUUID(), force: null });
        setFailure(t('addedBefore'));
        return null;
      }
      take(answer?.problems ?? []);
      return null;
    }, null);
  }

  function take(problems: Problems) {
    const same = problems.find(({ __typename }) => __typename === 'DuplicateProblem');
    if (same?.__typename === 'DuplicateProblem') {
      const place = /^contacts\.(\d+)/.exec(same.path ?? '')?.[1];
      return setAlike({ contact: place === undefined ? null : Number(place), duplicate: same.code === 'DUPLICATE_PERSON', candidates: same.candidates });
    }
    wizard.store.refuse(problems.flatMap(({ path, message }) => (/^\d/.test(path ?? '') ? [{ path: path ?? '', message }] : [])));
    wizard.tell(problems.map(({ path, message }) => placeOf(wizard, path ?? '', message)));
  }

  return { busy, failure, alike, setAlike, lookFor, add };
}

function placeOf(wizard: Wizard, path: string, message: string): Told {
  const id = Number(path.split('.')[0]);
  if (Number.isInteger(id) && path !== '') {
    const step = (['information', 'address', 'school-information', 'registration-information'] as const).find((name) => wizard.fieldsOf(name).some((field) => field.id === id));
    // Here it stands apart from its field.
    return { step: step ?? 'information', field: `f${path}`, message: problemWords({ path, message }, wizard.store.definition.fields) ?? message };
  }
  const [root = '', place = ''] = path.split('.');
  const contact = root === 'contacts' ? wizard.extra.contacts[Number(place)] : undefined;
  if (contact) return { step: 'contacts', message: `${nameOfContact(contact)}: ${message}` };
  const steps: Readonly<Record<string, StepName>> = { contacts: 'contacts', traits: 'school-information', programmes: 'registration-information', startsOn: 'registration-information' };
  return { step: steps[root] ?? 'registration-information', ...(root === 'startsOn' ? { field: 'startsOn' } : {}), message };
}

export const enteredName = (wizard: Wizard): string => formatPersonName({ firstName: wizard.answer('firstName'), lastName: wizard.answer('lastName') });
