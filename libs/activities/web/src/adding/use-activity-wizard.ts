import { silent, useSession } from '@afterbell/core/web';
import { flowDraft, useFieldContext, useNewForm, type RecordFormState } from '@afterbell/forms/web';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useAddingActivityQuery } from './__generated__/add-activity';
import { ActivityWizard, activityShelf } from './activity-wizard';
import { emptyExtra, readExtra } from './wizard-state';

export const FORM = { section: 'activities', subSection: 'activity' } as const;

/** The activity that is being added in this tab, taken up from where it was left. */
export function useActivityWizard(): { wizard: ActivityWizard | null; form: RecordFormState } {
  const { organization, access, user, term } = useSession();
  const client = useApolloClient();
  const context = useFieldContext();
  const key = `${user.id} ${access.id} ${organization.id}`;
  const wizard = useSyncExternalStore(activityShelf.subscribe, () => activityShelf.of(key));
  const held = wizard !== null;
  const form = useNewForm(FORM, held);
  const { data, error, refetch } = useAddingActivityQuery({ skip: held, context: silent() });
  const termId = term?.id ?? null;
  useEffect(() => {
    if (held || form.kind !== 'ready' || !data) return;
    const fresh = emptyExtra(termId);
    const made = new ActivityWizard(form.form, context, data, termId, readExtra(form.form.draft?.more ?? null, fresh));
    flowDraft(made, FORM, client);
    activityShelf.keep(key, made);
  }, [held, form, data, termId, key, client, context]);
  const retry = () => void refetch().catch(() => undefined);
  return { wizard, form: error && form.kind === 'ready' ? { kind: 'failed', retry } : form };
}
