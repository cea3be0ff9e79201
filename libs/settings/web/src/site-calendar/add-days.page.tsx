import { useSession } from '@afterbell/core/web';
import { DaysForm } from './days-form';
import { WithDraft } from './with-draft';

export default function AddDaysPage() {
  const { organization } = useSession();
  return <WithDraft key={organization.id}>{(step) => <DaysForm key={step.before?.version} {...step} />}</WithDraft>;
}
