import { maintenanceRule } from '@afterbell/core/domain';
import { usePermissions, useSession } from '@afterbell/core/web';
import { useSearchParams } from 'react-router';
import { useBuilderTexts } from './builder-texts';
import { FormPreview } from './form-preview';
import { formOf, LoadForm } from './load-form';

/** `?section=participants&form=participant`; without a section, the first one that may be maintained here. */
export default function PreviewPage() {
  const t = useBuilderTexts();
  const [params] = useSearchParams();
  const { organization } = useSession();
  const { can } = usePermissions();
  const asked = params.get('section') ?? ['participants', 'activities', 'organizations', 'services', 'enrollment'].find((section) => {
    const rule = maintenanceRule(section);
    return rule !== null && rule.levels.includes(organization.level) && can('view', rule.feature);
  });
  const form = formOf(asked, params.get('form') ?? undefined);
  return (
    <LoadForm key={`${form?.section} ${form?.subSection} ${organization.id}`} form={form}>
      {(maintenance) => <FormPreview maintenance={maintenance} title={t('preview.title', { form: maintenance.label.toLowerCase() })} />}
    </LoadForm>
  );
}
