import { Field, NativeSelect } from '@afterbell/core/web';
import { formatDate } from '@afterbell/core/domain';
import { FormPart } from '@afterbell/forms/web';
import type { ActivityWizard } from './activity-wizard';
import { useAddingTexts } from './adding-texts';

/** What it is: the form that the tenant has shaped, and its term. */
export function InformationStep({ wizard }: { wizard: ActivityWizard }) {
  const t = useAddingTexts();
  const { terms } = wizard.choices;
  const error = wizard.told.find(({ field }) => field === 'termId')?.message;
  const said = ({ name, startsOn, endsOn }: (typeof terms)[number]) => `${name}, ${formatDate(startsOn)} – ${formatDate(endsOn)}`;
  return (
    <>
      <FormPart store={wizard.store} fields={wizard.store.definition.fields} />
      {terms.length > 0 && (
        <Field id="termId" label={t('term')} hint={t('termHint')} optional error={error && t('termMissing')}>
          <NativeSelect value={wizard.extra.termId ?? ''} placeholder={t('noTerm')} options={terms.map((term) => ({ value: term.id, label: said(term) }))} onChange={({ target }) => wizard.set({ termId: target.value || null })} />
        </Field>
      )}
    </>
  );
}
