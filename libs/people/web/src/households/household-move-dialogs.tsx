import { Checkbox, factLine, Field, FieldGroup, notify, RadioList, SearchInput, silent, Skeleton, TextInput } from '@afterbell/core/web';
import { useDeferredValue, useState } from 'react';
import { addressWords } from '../relationships/contact-words';
import { PersonCombobox, type PersonChoice } from '../relationships/person-combobox';
import { useHouseholdListQuery, type HouseholdRecordQuery } from './__generated__/households';
import { FormDialog, missing } from './form-dialog';
import { useHouseholdsTexts } from './households-texts';
import type { HouseholdChanges } from './use-household-changes';

type Household = HouseholdRecordQuery['household'];

export interface MoveDialogProps {
  household: Household;
  changes: HouseholdChanges;
  onClose: () => void;
}

const livingIn = ({ members }: Household) => members.filter(({ leftOn }) => leftOn === null);
const toggled = (ids: readonly string[], id: string) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);

export function MemberDialog({ household, changes, onClose }: MoveDialogProps) {
  const t = useHouseholdsTexts();
  const [person, setPerson] = useState<PersonChoice | null>(null);
  const [isPrimary, setPrimary] = useState(false);
  return (
    <FormDialog
      title={t('member.title', { name: household.name })}
      confirm={t('member.confirm')}
      onClose={onClose}
      onSubmit={() => (person ? changes.addMember(household, person.id, isPrimary) : Promise.resolve(missing('person', t('member.need'))))}
      onDone={() => notify({ severity: 'success', title: t('said.added', { name: person?.displayName ?? '' }) })}
    >
      {(errorOf) => (
        <>
          <PersonCombobox label={t('member.person')} noOne={t('member.noOne')} value={person} error={errorOf('person')} without={livingIn(household).map((member) => member.person.id)} onChange={setPerson} />
          <Checkbox label={t('member.isPrimary')} checked={isPrimary} onChange={(event) => setPrimary(event.target.checked)} />
        </>
      )}
    </FormDialog>
  );
}

/** Everybody who has another address is ticked beforehand. */
export function ApplyDialog({ household, changes, onClose }: MoveDialogProps) {
  const t = useHouseholdsTexts();
  const living = livingIn(household);
  const address = addressWords(household);
  const [chosen, setChosen] = useState<readonly string[]>(() => living.filter(({ person }) => addressWords(person) !== address).map(({ person }) => person.id));
  return (
    <FormDialog
      title={t('apply.title', { address: address ?? '' })}
      description={t('apply.body')}
      confirm={t('apply.confirm')}
      onClose={onClose}
      onSubmit={() => changes.apply(household, [...chosen])}
      onDone={() => notify({ severity: 'success', title: t('said.applied', { count: chosen.length }) })}
    >
      {() => (
        <FieldGroup legend={t('members')}>
          {living.map(({ person }) => (
            <div key={person.id}>
              <Checkbox label={person.displayName} hint={addressWords(person) === address ? t('apply.same') : (addressWords(person) ?? undefined)} checked={chosen.includes(person.id)} onChange={() => setChosen(toggled(chosen, person.id))} />
            </div>
          ))}
        </FieldGroup>
      )}
    </FormDialog>
  );
}

export function SplitDialog({ household, changes, onClose, onMade }: MoveDialogProps & { onMade: (id: string) => void }) {
  const t = useHouseholdsTexts();
  const living = livingIn(household);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [name, setName] = useState(household.name);
  const wrong = chosen.length === 0 || chosen.length === living.length;
  return (
    <FormDialog
      title={t('split.title', { name: household.name })}
      description={t('split.body')}
      confirm={t('split.confirm')}
      onClose={onClose}
      onSubmit={() => (wrong ? Promise.resolve(missing('who', t('split.need'))) : changes.split(household, name, [...chosen]))}
      onDone={({ household: made }) => {
        notify({ severity: 'success', title: t('said.split', { name }) });
        if (made) onMade(made.id);
      }}
    >
      {(errorOf) => (
        <>
          <FieldGroup legend={t('split.who')} error={errorOf('who')}>
            {living.map(({ person }) => (
              <div key={person.id}>
                <Checkbox label={person.displayName} checked={chosen.includes(person.id)} onChange={() => setChosen(toggled(chosen, person.id))} />
              </div>
            ))}
          </FieldGroup>
          <Field label={t('split.name')} error={errorOf('name')}>
            <TextInput value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}

const OFFERED = 10;

export function MergeDialog({ household, changes, onClose }: MoveDialogProps) {
  const t = useHouseholdsTexts();
  const [typed, setTyped] = useState(household.members[0]?.person.lastName ?? '');
  const [chosen, setChosen] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, previousData } = useHouseholdListQuery({ variables: { search, first: OFFERED }, context: silent() });
  const others = (data ?? previousData)?.householdList.nodes.filter(({ id }) => id !== household.id);
  const from = others?.find(({ id }) => id === chosen);
  const words = (one: NonNullable<typeof others>[number]) => {
    const names = one.members.filter(({ leftOn }) => leftOn === null).map(({ person }) => person.displayName);
    return factLine([addressWords(one), names.join('; ')]);
  };
  return (
    <FormDialog
      size="lg"
      title={t('merge.title', { name: household.name })}
      description={t('merge.body')}
      confirm={t('merge.confirm')}
      onClose={onClose}
      onSubmit={() => (from ? changes.merge(household, from) : Promise.resolve(missing('from', t('merge.need'))))}
      onDone={() => notify({ severity: 'success', title: t('said.merged') })}
    >
      {(errorOf) => (
        <>
          <SearchInput label={t('search')} value={typed} onChange={setTyped} />
          <FieldGroup legend={t('merge.find')} error={errorOf('from')}>
            {!others ? (
              <Skeleton lines={3} />
            ) : others.length === 0 ? (
              <p>{t('merge.none')}</p>
            ) : (
              <RadioList name="from" value={chosen} options={others.map((one) => ({ value: one.id, label: one.name, hint: words(one) }))} onChange={setChosen} />
            )}
          </FieldGroup>
        </>
      )}
    </FormDialog>
  );
}
