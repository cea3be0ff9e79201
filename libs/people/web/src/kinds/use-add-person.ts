import { failuresOf, silent } from '@afterbell/core/web';
import type { MaintenanceSection } from '@afterbell/core/domain';
import type { FormStore } from '@afterbell/forms/web';
import { toWireInput, type FieldDefinition, type FieldValue } from '@afterbell/forms/domain';
import { type AdultKind, formatPersonName } from '@afterbell/people/domain';
import { useRef, useState } from 'react';
import type { ComparedPerson, DuplicatePerson } from '../shared/duplicate-dialog';
import { useAddPersonMutation } from './__generated__/kinds';
import { useKindsTexts } from './kinds-texts';

export interface Duplicates {
  similar: boolean;
  note: string | null;
  candidates: readonly DuplicatePerson[];
}
type Force = { forceMode: 'create' } | { forceMode: 'update'; forceModeId: string };
type Answer = { kind: 'saved'; id: string; title: string } | { kind: 'refused'; problems: readonly { path: string; message: string }[] } | { kind: 'asked' };

/** Saves a new person, and asks when somebody alike is on record. */
export function useAddPerson(kind: AdultKind, form: { section: MaintenanceSection; subSection: string }) {
  const t = useKindsTexts();
  const [add] = useAddPersonMutation({ context: silent(), fetchPolicy: 'no-cache' });
  const [duplicates, setDuplicates] = useState<Duplicates | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const going = useRef(false);

  async function save(values: ReadonlyMap<FieldDefinition, FieldValue | null>, parentId: string, force?: Force): Promise<Answer> {
    if (going.current) return { kind: 'asked' };
    going.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const input = { ...form, id: null, parentId, values: [...values].map(([field, value]) => ({ fieldId: field.id, value: toWireInput(value, field) })), ...force };
      const { data } = await add({ variables: { input: input as never } });
      const payload = data?.saveForm;
      if (payload?.form?.id) return { kind: 'saved', id: payload.form.id, title: payload.form.title ?? '' };
      const problems = payload?.problems ?? [];
      const same = problems.find((problem) => problem.__typename === 'DuplicateProblem');
      if (same?.__typename === 'DuplicateProblem') {
        const [first] = same.candidates;
        setDuplicates({ similar: same.code === 'SIMILAR_PERSON', note: first?.kinds?.includes(kind) ? null : same.message, candidates: same.candidates });
        return { kind: 'asked' };
      }
      setDuplicates(null);
      const others = problems.filter(({ path }) => !/^\d+(\.|$)/.test(path ?? ''));
      if (others.length > 0 || problems.length === 0) setFailure(others.map(({ message }) => message).join(' ') || t('failed'));
      return { kind: 'refused', problems: problems.flatMap(({ path, message }) => (path && /^\d+(\.|$)/.test(path) ? [{ path, message }] : [])) };
    } catch (error) {
      setFailure(failuresOf(error)[0]?.message.join(' ') || t('failed'));
      return { kind: 'asked' };
    } finally {
      going.current = false;
      setBusy(false);
    }
  }
  return { save, duplicates, busy, failure, close: () => setDuplicates(null) };
}

/** What was typed, as it is set beside a record. */
export function comparedOf(store: FormStore): ComparedPerson {
  const typed = new Map([...store.unsavedValues()].map(([{ hardcodedName }, value]) => [hardcodedName, value]));
  const text = (name: string): string | null => {
    const value = typed.get(name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return { label: formatPersonName({ firstName: text('firstName') ?? '', lastName: text('lastName') ?? '' }), birthDate: text('birthDate'), localId: text('localId'), email: text('email'), phone: text('phone') };
}
