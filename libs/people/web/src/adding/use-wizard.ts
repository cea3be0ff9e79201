import { silent, useSession, usePermissions } from '@afterbell/core/web';
import { RecordFormDocument, formOfWire, useFieldContext, useNewForm, type RecordFormState } from '@afterbell/forms/web';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { SiblingContactsDocument } from './__generated__/add-participant';
import { draftOf } from './wizard-draft';
import { keepWizard, onWizard, Wizard, wizardOf } from './wizard';
import { emptyExtra, newContact, readExtra, type WizardContact } from './wizard-state';

const SHARED = ['lastName', 'addressLine1', 'addressLine2', 'city', 'state', 'postalCode'] as const;

/** The child that is being added in this tab, taken up from where it was left; with `sibling` what brothers and sisters share is filled in. */
export function useWizard(sibling: string | null, from: string | null): { wizard: Wizard | null; form: RecordFormState } {
  const { organization, access, user } = useSession();
  const today = useSession().today;
  const { set } = usePermissions();
  const client = useApolloClient();
  const context = useFieldContext();
  const key = `${user.id} ${access.id} ${organization.id}`;
  const wizard = useSyncExternalStore(onWizard, () => wizardOf(key));
  const held = wizard !== null;
  const form = useNewForm({ section: 'participants', subSection: 'participant' }, held);
  useEffect(() => {
    if (held || form.kind !== 'ready') return;
    const site = organization.level === 'site' ? { id: organization.id, name: organization.name, level: 'site' } : null;
    const fresh = emptyExtra(site, today);
    const made = new Wizard(form.form, context, fresh, readExtra(form.form.draft?.more ?? null, fresh));
    draftOf(made, client);
    keepWizard(key, made);
  }, [held, form, organization, today, key, client, context]);

  useEffect(() => {
    if (from) wizard?.comesFrom(from);
  }, [wizard, from]);

  useEffect(() => {
    if (!wizard || !sibling || wizard.extra.siblingOf === sibling) return;
    wizard.set({ siblingOf: sibling });
    void share(sibling, wizard).catch(() => undefined);
    async function share(id: string, to: Wizard) {
      const asked = { context: silent(), fetchPolicy: 'no-cache' } as const;
      const theirs = await client.query({ query: RecordFormDocument, variables: { section: 'participants', subSection: 'participant', id }, ...asked });
      const loaded = theirs.data && formOfWire(theirs.data.form);
      for (const name of SHARED) {
        const field = loaded?.definition.fields.find(({ hardcodedName }) => hardcodedName === name);
        const value = field && loaded?.before[field.id];
        if (field && value !== null && value !== undefined) to.store.set(field.id, value);
      }
      if (!set.allows('view', 'people.participants', 'RELATIONSHIPS')) return;
      const related = await client.query({ query: SiblingContactsDocument, variables: { personId: id }, ...asked });
      const contacts = (related.data?.personRelationships ?? [])
        .filter(({ participant, endedOn }) => participant.id === id && endedOn === null)
        .map(({ other, emergencyOrder, restrictionText, kind, isPrimary, isGuardian, livesWith, mayPickUp, isRestricted }): WizardContact =>
          newContact(false, { personId: other.id, label: other.displayName, kind, isPrimary, isGuardian, livesWith, mayPickUp, isRestricted, isEmergency: emergencyOrder !== null, restrictionText: restrictionText ?? '' }));
      to.set({ contacts });
    }
  }, [wizard, sibling, client, set]);
  return { wizard, form };
}


