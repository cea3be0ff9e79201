import { Button, Checkbox, EmailInput, Field, NativeSelect, TextArea, TextInput, useSession } from '@afterbell/core/web';
import { RELATIONSHIP_KINDS, relationshipLabel } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useAddingTexts } from './adding-texts';
import { CONTACT_FLAGS, contactProblems, type WizardContact, withKind } from './wizard-state';

const Box = chakra('form', { base: { border: 'hairline', borderRadius: 'md', p: '4', display: 'flex', flexDirection: 'column', gap: '4', minW: '0' } });
const Grid = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: '6', rowGap: '4', alignItems: 'start' } });

const KINDS = RELATIONSHIP_KINDS.map((kind) => ({ value: kind, label: relationshipLabel(kind) }));
type TextField = 'firstName' | 'lastName' | 'phone' | 'email';

export interface ContactEditorProps {
  contact: WizardContact;
  onChange: (contact: WizardContact) => void;
  onDone: () => void;
  onRemove: () => void;
}

/** One contact in place; Enter in any field is Done. */
export function ContactEditor({ contact, onChange, onDone, onRemove }: ContactEditorProps) {
  const t = useAddingTexts();
  const { today } = useSession();
  const [tried, setTried] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input, select')?.focus(), [contact.key]);
  const problems = tried ? contactProblems(contact, today) : [];
  const errorOf = (path: string, label: string) => {
    const found = problems.find((one) => one.path === path);
    if (found && path === 'kind') return t('contact.kindMissing');
    return found && t('contact.problem', { field: label, message: found.message });
  };

  function done(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (contactProblems(contact, today).length === 0) return onDone();
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }
  const text = (field: TextField, more: object = {}, Input: typeof TextInput | typeof EmailInput = TextInput) => (
    <Field label={t(`contact.${field}`)} error={errorOf(field, t(`contact.${field}`))} optional={field !== 'firstName'} required={field === 'firstName'}>
      <Input value={contact[field]} onChange={(event) => onChange({ ...contact, [field]: event.target.value, force: false })} autoComplete="off" {...more} />
    </Field>
  );
  const tick = (field: (typeof CONTACT_FLAGS)[number] | 'sameAddress') => (
    <Checkbox
      key={field}
      label={t(`contact.${field}`)}
      checked={contact[field]}
      onChange={(event) => onChange({ ...contact, [field]: event.target.checked, ...(field === 'isRestricted' && event.target.checked ? { mayPickUp: false, isEmergency: false } : {}) })}
    />
  );
  return (
    <Box ref={box} noValidate onSubmit={done} aria-label={t('contact.editTitle')}>
      {contact.personId ? <strong>{contact.label}</strong> : null}
      <Grid>
        {contact.personId === null && text('firstName')}
        {contact.personId === null && text('lastName')}
        <Field label={t('contact.kind')} error={errorOf('kind', t('contact.kind'))} required>
          <NativeSelect value={contact.kind} options={KINDS} placeholder={t('contact.kindChoose')} onChange={(event) => onChange(withKind(contact, event.target.value))} />
        </Field>
        {contact.personId === null && text('phone', { type: 'tel', inputMode: 'tel' })}
        {contact.personId === null && text('email', {}, EmailInput)}
      </Grid>
      <Grid css={{ rowGap: '1' }}>
        {contact.personId === null && tick('sameAddress')}
        {CONTACT_FLAGS.map(tick)}
      </Grid>
      {contact.isRestricted && (
        <Field label={t('contact.restrictionText')} optional error={errorOf('restrictionText', t('contact.restrictionText'))}>
          <TextArea value={contact.restrictionText} onChange={(event) => onChange({ ...contact, restrictionText: event.target.value })} />
        </Field>
      )}
      {errorOf('mayPickUp', t('contact.mayPickUp')) && <chakra.p css={{ color: 'fg.error', fontWeight: 'semibold', fontSize: 'sm' }}>{errorOf('mayPickUp', t('contact.mayPickUp'))}</chakra.p>}
      <chakra.div css={{ display: 'flex', gap: '2', justifyContent: 'flex-end' }}>
        <Button variant="ghost" onClick={onRemove}>
          {t('contact.remove', { name: '' })}
        </Button>
        <Button type="submit">{t('contact.done')}</Button>
      </chakra.div>
    </Box>
  );
}
