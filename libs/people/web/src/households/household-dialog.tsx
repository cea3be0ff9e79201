import { Field, notify, TextInput } from '@afterbell/core/web';
import { useState } from 'react';
import { Pair } from '../relationships/contact-fields';
import { phoneWords } from '../relationships/contact-words';
import { PersonCombobox, type PersonChoice } from '../relationships/person-combobox';
import type { HouseholdFieldsFragment } from './__generated__/households';
import { FormDialog, missing } from './form-dialog';
import { useHouseholdsTexts } from './households-texts';
import { useHouseholdChanges } from './use-household-changes';

const PARTS = ['addressLine1', 'addressLine2', 'city', 'state', 'postalCode', 'phone', 'language'] as const;

export interface HouseholdDialogProps {
  /** What is changed; none adds one. */
  household?: HouseholdFieldsFragment;
  onClose: () => void;
  onSaved: (id: string) => void;
}

export function HouseholdDialog({ household, onClose, onSaved }: HouseholdDialogProps) {
  const t = useHouseholdsTexts();
  const changes = useHouseholdChanges(() => undefined);
  const [name, setName] = useState(household?.name ?? '');
  const [parts, setParts] = useState<Record<(typeof PARTS)[number], string>>(() => Object.fromEntries(PARTS.map((part) => [part, (part === 'phone' ? phoneWords(household?.phone ?? null) : household?.[part]) ?? ''])) as Record<(typeof PARTS)[number], string>);
  const [primary, setPrimary] = useState<PersonChoice | null>(null);

  /** The name follows the first primary contact until somebody types one. */
  function choose(person: PersonChoice | null) {
    setPrimary(person);
    if (person && name === '') setName(person.lastName || person.firstName);
    if (person?.addressLine1 && parts.addressLine1 === '') setParts((before) => ({ ...before, ...Object.fromEntries(PARTS.map((part) => [part, (person as unknown as Record<string, string | null>)[part] ?? before[part]])) }));
  }
  const submit = () => {
    if (household) return changes.edit({ id: household.id, version: household.version, name, ...parts });
    if (!primary) return Promise.resolve(missing('primary', t('form.needPrimary')));
    return changes.create({ name, ...parts, members: [{ personId: primary.id, isPrimary: true }] });
  };
  return (
    <FormDialog
      size="lg"
      title={household ? t('form.editTitle', { name: household.name }) : t('form.addTitle')}
      confirm={household ? t('action.save') : t('add')}
      onClose={onClose}
      onSubmit={submit}
      onDone={({ household: saved }) => {
        notify({ severity: 'success', title: household ? t('said.saved') : t('said.added', { name }) });
        if (saved) onSaved(saved.id);
      }}
    >
      {(errorOf) => {
        const part = (key: (typeof PARTS)[number]) => (
          <Field label={t(`field.${key}`)} optional error={errorOf(key)}>
            <TextInput value={parts[key]} autoComplete="off" type={key === 'phone' ? 'tel' : 'text'} onChange={(event) => setParts({ ...parts, [key]: event.target.value })} />
          </Field>
        );
        return (
          <>
            {!household && <PersonCombobox label={t('form.first')} noOne={t('form.noOne')} value={primary} error={errorOf('primary')} onChange={choose} />}
            <Field label={t('field.name')} help={t('form.nameHint')} error={errorOf('name')}>
              <TextInput value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
            </Field>
            <Pair>
              {part('addressLine1')}
              {part('addressLine2')}
              {part('city')}
              {part('state')}
              {part('postalCode')}
              {part('phone')}
            </Pair>
            {part('language')}
          </>
        );
      }}
    </FormDialog>
  );
}
