import { useSession } from '@afterbell/core/web';
import { useParams } from 'react-router';
import { FormBuilder } from './form-builder';
import { formOf, LoadForm } from './load-form';

export default function BuilderPage() {
  const { section, form } = useParams();
  const { organization } = useSession();
  const asked = formOf(section, form);
  return (
    <LoadForm key={`${section} ${form} ${organization.id}`} form={asked}>
      {(maintenance) => <FormBuilder maintenance={maintenance} />}
    </LoadForm>
  );
}
