import { silent } from '@afterbell/core/web';
import { formOfWire, RecordFormDocument } from '@afterbell/forms/web';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { CopiedProgramDocument } from '../program/__generated__/activity-program';
import { programOf } from '../program/program-draft';
import type { ActivityWizard } from './activity-wizard';
import { FORM } from './use-activity-wizard';

/** What another activity says of itself, as a start for this one; its files stay its own. */
export function useCopied(wizard: ActivityWizard, source: string | null): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!source || wizard.extra.copyOf === source) return;
    wizard.set({ copyOf: source });
    async function take(id: string) {
      const { data } = await client.query({ query: RecordFormDocument, variables: { ...FORM, id }, context: silent(), fetchPolicy: 'no-cache' });
      const loaded = data && formOfWire(data.form);
      for (const { id: fieldId, type } of wizard.store.definition.fields) {
        const value = loaded?.before[fieldId];
        if (value !== null && value !== undefined && !['file', 'image', 'attachment', 'signature', 'password', 'generator'].includes(type)) wizard.store.set(fieldId, value);
      }
    }
    async function takeProgram(id: string) {
      const { data } = await client.query({ query: CopiedProgramDocument, variables: { id }, context: silent(), fetchPolicy: 'no-cache' });
      if (data) wizard.set({ program: programOf(data.activity) });
    }
    void takeProgram(source).catch(() => undefined);
    void take(source).catch(() => undefined);
  }, [wizard, source, client]);
}
