import { Checkbox, DateBox, EmailInput, Field, FieldGroup, NativeSelect, RadioList, TextInput, useSession } from '@afterbell/core/web';
import { LAST_EMERGENCY_ORDER, RELATIONSHIP_KINDS, relationshipLabel, RESTRICTION_LENGTH } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import type { ChangeEvent } from 'react';
import { type ContactDraft, withKind } from './contact-draft';
import { PersonCombobox } from './person-combobox';
import { useRelationshipsTexts } from './relationships-texts';

export const Rows = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', mt: '4' } });
export const Pair = chakra('div', { base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, alignItems: 'start' } });

const OFFERED_ORDERS = 9;

export interface ContactFieldsProps {
  draft: ContactDraft;
  onChange: (draft: ContactDraft) => void;
  errorOf: (field: string) => string | undefined;
}

/** Somebody on record, or somebody new. */
export function WhoFields({ draft, onChange, errorOf, without }: ContactFieldsProps & { without: readonly string[] }) {
  const t = useRelationshipsTexts();
  type Name = 'firstName' | 'lastName' | 'phone' | 'otherPhone' | 'email';
  const boxOf = (name: Name) => ({ value: draft[name], autoComplete: 'off', onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ ...draft, [name]: event.target.value }) });
  const text = (name: Name, optional = true) => (
    <Field label={t(`field.${name}`)} optional={optional} error={errorOf(name)}>
      {name === 'email' ? <EmailInput {...boxOf(name)} /> : <TextInput {...boxOf(name)} type={name === 'phone' || name === 'otherPhone' ? 'tel' : 'text'} />}
    </Field>
  );
  return (
    <>
      <FieldGroup legend={t('field.who')}>
        <RadioList
          name="who"
          value={draft.who}
          options={[
            { value: 'fresh', label: t('field.fresh') },
            { value: 'existing', label: t('field.existing') },
          ]}
          onChange={(who) => onChange({ ...draft, who: who === 'existing' ? 'existing' : 'fresh' })}
        />
      </FieldGroup>
      {draft.who === 'existing' ? (
        <PersonCombobox label={t('field.find')} value={draft.person} without={without} error={errorOf('personId')} onChange={(person) => onChange({ ...draft, person })} />
      ) : (
        <>
          <Pair>
            {text('firstName', false)}
            {text('lastName')}
            {text('phone')}
            {text('otherPhone')}
          </Pair>
          {text('email')}
        </>
      )}
    </>
  );
}

/** What they are to the child, and what they may and must not. */
export function FlagFields({ draft, onChange, errorOf }: ContactFieldsProps) {
  const t = useRelationshipsTexts();
  const tick = (name: 'isPrimary' | 'isGuardian' | 'livesWith' | 'mayPickUp') => (
    <div>
      <Checkbox label={t(`field.${name}`)} checked={draft[name]} disabled={name === 'mayPickUp' && draft.isRestricted} onChange={(event) => onChange({ ...draft, [name]: event.target.checked })} />
    </div>
  );
  return (
    <>
      <Pair>
        <Field label={t('field.kind')} error={errorOf('kind')}>
          <NativeSelect value={draft.kind} options={RELATIONSHIP_KINDS.map((kind) => ({ value: kind, label: relationshipLabel(kind) }))} onChange={(event) => onChange(withKind(draft, event.target.value))} />
        </Field>
        <Field label={t('field.emergencyOrder')} error={errorOf('emergencyOrder')}>
          <NativeSelect
            value={draft.emergencyOrder}
            placeholder={t('field.notCalled')}
            options={Array.from({ length: Math.min(LAST_EMERGENCY_ORDER, OFFERED_ORDERS) }, (_, index) => ({ value: String(index + 1), label: t('field.called', { order: index + 1 }) }))}
            onChange={(event) => onChange({ ...draft, emergencyOrder: event.target.value })}
          />
        </Field>
      </Pair>
      <FieldGroup legend={t('field.flags')} error={errorOf('mayPickUp')}>
        {tick('isPrimary')}
        {tick('isGuardian')}
        {tick('livesWith')}
        {tick('mayPickUp')}
      </FieldGroup>
      <Checkbox
        label={t('field.isRestricted')}
        hint={t('field.isRestrictedHint')}
        checked={draft.isRestricted}
        // Nobody may be both: the restriction wins.
        onChange={(event) => onChange({ ...draft, isRestricted: event.target.checked, mayPickUp: draft.mayPickUp && !event.target.checked })}
      />
      {draft.isRestricted && <RestrictionFields draft={draft} onChange={onChange} errorOf={errorOf} />}
    </>
  );
}

function RestrictionFields({ draft, onChange, errorOf }: ContactFieldsProps) {
  const t = useRelationshipsTexts();
  const { today } = useSession();
  const day = (name: 'restrictedFrom' | 'restrictedTo', help?: string) => (
    <Field label={t(`field.${name}`)} optional help={help} error={errorOf(name)}>
      <DateBox value={draft[name]} today={today} label={t(`field.${name}`)} onChange={(value) => onChange({ ...draft, [name]: value })} />
    </Field>
  );
  return (
    <>
      <Field label={t('field.restrictionText')} optional error={errorOf('restrictionText')}>
        <TextInput value={draft.restrictionText} maxLength={RESTRICTION_LENGTH} onChange={(event) => onChange({ ...draft, restrictionText: event.target.value })} />
      </Field>
      <Pair>
        {day('restrictedFrom')}
        {day('restrictedTo', t('field.restrictedToHint'))}
      </Pair>
    </>
  );
}
