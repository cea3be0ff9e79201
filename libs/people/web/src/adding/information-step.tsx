import { Field, OrganizationCombobox, useSession } from '@afterbell/core/web';
import { FormPart } from '@afterbell/forms/web';
import { useAddingTexts } from './adding-texts';
import type { Wizard } from './wizard';
import { AgeWarning } from './wizard-notices';

/** Who the child is; above a site, also where. */
export function InformationStep({ wizard }: { wizard: Wizard }) {
  const t = useAddingTexts();
  const { organization } = useSession();
  return (
    <>
      {organization.level !== 'site' && (
        <Field id="site" label={t('site')} required error={wizard.told.find(({ field }) => field === 'site')?.message}>
          <OrganizationCombobox level="site" value={wizard.extra.site} onChange={(site) => wizard.set({ site })} />
        </Field>
      )}
      <FormPart store={wizard.store} fields={wizard.fieldsOf('information')} />
      <AgeWarning wizard={wizard} />
    </>
  );
}
