import { Badge, Button, EmptyState, factLine, notify } from '@afterbell/core/web';
import { isRelationshipKind, relationshipLabel } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { phoneWords } from '../relationships/contact-words';
import { useAddingTexts } from './adding-texts';
import { ContactEditor } from './contact-editor';
import { ContactSearch, type FoundPerson } from './contact-search';
import type { Wizard } from './wizard';
import { CONTACT_FLAGS, nameOfContact, newContact, type WizardContact } from './wizard-state';

const Cards = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', display: 'flex', flexDirection: 'column', gap: '3' } });
const Line = chakra('div', { base: { border: 'hairline', borderRadius: 'md', p: '3', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2', '& > div:first-of-type': { flex: '1 1 14rem', minW: '0', overflowWrap: 'anywhere' } } });
const Flags = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mt: '1', color: 'fg.muted', fontSize: 'sm' } });
const Actions = chakra('div', { base: { display: 'flex', gap: '3' } });
const SAID = CONTACT_FLAGS.filter((flag) => flag !== 'isRestricted');

export interface ContactsStepProps {
  wizard: Wizard;
  /** The contact whose editor is open. */
  editing: string | null;
  onEdit: (key: string | null) => void;
}

/** Guardians and others, several in place: those on record first, else somebody new. */
export function ContactsStep({ wizard, editing, onEdit }: ContactsStepProps) {
  const t = useAddingTexts();
  const [search, setSearch] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const { contacts } = wizard.extra;
  const put = (list: readonly WizardContact[]) => wizard.set({ contacts: list });

  function begin(more: Partial<WizardContact>) {
    const contact = newContact(contacts.length === 0, more);
    put([...contacts, contact]);
    setSearch('');
    onEdit(contact.key);
  }
  function choose({ id, displayName }: FoundPerson) {
    const known = contacts.find(({ personId }) => personId === id);
    if (known) return onEdit(known.key);
    begin({ personId: id, label: displayName });
  }
  function addNew() {
    const name = /^[\p{L}\p{M}' .-]+$/u.test(search.trim()) ? search.trim() : '';
    const [firstName = '', ...rest] = name.split(' ');
    begin({ firstName, lastName: rest.join(' ') || (name ? '' : wizard.answer('lastName')) });
  }
  function remove(contact: WizardContact) {
    put(contacts.filter(({ key }) => key !== contact.key));
    if (editing === contact.key) onEdit(null);
    addButton.current?.focus();
    if (nameOfContact(contact)) notify({ severity: 'info', title: t('contact.removed', { name: nameOfContact(contact) }), action: { label: t('contact.undo'), onClick: () => put([...wizard.extra.contacts, contact]) } });
  }
  function done() {
    onEdit(null);
    requestAnimationFrame(() => addButton.current?.focus());
  }
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '5' }}>
      <chakra.p css={{ color: 'fg.muted' }}>{t('contact.intro')}</chakra.p>
      {contacts.length > 0 && (
        <Cards>
          {contacts.map((contact) => (
            <li key={contact.key}>
              {contact.key === editing ? (
                <ContactEditor contact={contact} onChange={(next) => put(contacts.map((one) => (one.key === next.key ? next : one)))} onDone={done} onRemove={() => remove(contact)} />
              ) : (
                <ContactLine contact={contact} onEdit={() => onEdit(contact.key)} onRemove={() => remove(contact)} />
              )}
            </li>
          ))}
        </Cards>
      )}
      {editing === null && (
        <>
          {contacts.length === 0 && <EmptyState kind="nothing" title={t('contact.none')} />}
          <ContactSearch value={search} onChange={setSearch} onChoose={choose} />
          <div>
            <Button ref={addButton} onClick={addNew}>
              {t('contact.addNew')}
            </Button>
          </div>
        </>
      )}
    </chakra.div>
  );
}

function ContactLine({ contact, onEdit, onRemove }: { contact: WizardContact; onEdit: () => void; onRemove: () => void }) {
  const t = useAddingTexts();
  const name = nameOfContact(contact);
  return (
    <Line>
      <div>
        <strong>{name}</strong>
        {isRelationshipKind(contact.kind) && `\u00a0· ${relationshipLabel(contact.kind)}`}
        {contact.phone && `\u00a0· ${phoneWords(contact.phone)}`}
        <Flags>
          {contact.isRestricted && <Badge tone="red">{t('contact.flag.isRestricted')}</Badge>}
          {factLine(SAID.filter((flag) => contact[flag]).map((flag) => t(`contact.flag.${flag}`)))}
        </Flags>
      </div>
      <Actions>
        <Button variant="link" onClick={onEdit} aria-label={t('contact.edit', { name })}>
          {t('contact.edit', { name: '' })}
        </Button>
        <Button variant="link" onClick={onRemove} aria-label={t('contact.remove', { name })}>
          {t('contact.remove', { name: '' })}
        </Button>
      </Actions>
    </Line>
  );
}
