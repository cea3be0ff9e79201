import { useSession } from '@afterbell/core/web';
import { useParams } from 'react-router';
import { FormLibrary } from './form-library';
import { formOf, LoadForm } from './load-form';

export default function LibraryPage() {
  const { section, form } = useParams();
  const { organization } = useSession();
  return (
    <LoadForm key={`${section} ${form} ${organization.id}`} form={formOf(section, form)}>
      {(maintenance) => <FormLibrary maintenance={maintenance} />}
    </LoadForm>
  );
}
