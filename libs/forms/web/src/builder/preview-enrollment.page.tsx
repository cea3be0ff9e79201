import { useBuilderTexts } from './builder-texts';
import { FormPreview } from './form-preview';
import { formOf, LoadForm } from './load-form';

export default function PreviewEnrollmentPage() {
  const t = useBuilderTexts();
  return <LoadForm form={formOf('enrollment', undefined)}>{(maintenance) => <FormPreview maintenance={maintenance} title={t('preview.enrollment')} />}</LoadForm>;
}
