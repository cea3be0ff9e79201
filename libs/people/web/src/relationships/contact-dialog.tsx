import { Button, Dialog, Notice, notify, useCoreTexts } from '@afterbell/core/web';
import { useState } from 'react';
import { DuplicateDialog } from '../shared/duplicate-dialog';
import type { RelationshipFieldsFragment } from './__generated__/relationships';
import { contactOf, type ContactDraft, draftOf, flagsOf, newDraft } from './contact-draft';
import { FlagFields, Rows, WhoFields } from './contact-fields';
import { useRelationshipsTexts } from './relationships-texts';
import { type Outcome, useRelationshipChanges } from './use-relationship-changes';

export interface ContactDialogProps {
  personId: string;
  /** The child, as its record names it; none where it is not known yet. */
  childName: string;
  /** What is changed; none adds somebody. */
  relationship?: RelationshipFieldsFragment;
  isFirst?: boolean;
  /** Who is related already. */
  without?: readonly string[];
  onClose: () => void;
  onChanged: () => void;
}

/** One form for somebody new, somebody on record, and what they may and must not. */
export function ContactDialog({ personId, childName, relationship, isFirst = false, without = [], onClose, onChanged }: ContactDialogProps) {
  const t = useRelationshipsTexts();
  const core = useCoreTexts();
  const changes = useRelationshipChanges(onChanged);
  const [draft, setDraft] = useState<ContactDraft>(() => (relationship ? draftOf(relationship) : newDraft(isFirst)));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const errorOf = (field: string) => outcome?.errors[field];
  const name = draft.who === 'existing' ? (draft.person?.displayName ?? '') : [draft.lastName, draft.firstName].filter(Boolean).join(', ');

  async function save(contact: ReturnType<typeof contactOf>, force = false) {
    setBusy(true);
    const next = relationship
      ? await changes.edit({ id: relationship.id, version: relationship.version, ...flagsOf(draft) })
      : await changes.add({ participantId: personId, contacts: [contact], force });
    setBusy(false);
    setOutcome(next);
    if (!next.done) return;
    notify({ severity: 'success', title: relationship ? t('said.saved') : t('said.added', { name }) });
    onClose();
  }
  function submit() {
    if (busy) return;
    if (draft.who === 'existing' && !draft.person) return setOutcome({ done: false, errors: { personId: t('missing.person') } });
    if (draft.who === 'fresh' && !`${draft.firstName}${draft.lastName}`.trim()) return setOutcome({ done: false, errors: { firstName: t('missing.firstName') } });
    void save(contactOf(draft));
  }
  if (outcome?.alike) {
    return (
      <DuplicateDialog
        title={outcome.alike.title}
        entered={{ label: name, email: draft.email || null, phone: draft.phone || null }}
        candidates={outcome.alike.candidates}
        busy={busy}
        onUse={(id) => void save({ ...flagsOf(draft), personId: id })}
        onAdd={() => void save(contactOf(draft), true)}
        onClose={() => setOutcome(null)}
      />
    );
  }
  const general = outcome?.errors[''];
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      closeOnOutside={false}
      title={relationship ? t('editTitle', { other: relationship.other.displayName, name: childName }) : childName ? t('addTitle', { name: childName }) : t('addTitleAny')}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button type="submit" variant="solid" loading={busy}>
            {relationship ? t('action.save') : t('add')}
          </Button>
        </>
      }
    >
      {general && (
        <Notice severity="error" live>
          {general}
        </Notice>
      )}
      <Rows>
        {!relationship && <WhoFields draft={draft} onChange={setDraft} errorOf={errorOf} without={[personId, ...without]} />}
        <FlagFields draft={draft} onChange={setDraft} errorOf={errorOf} />
      </Rows>
    </Dialog>
  );
}
