import { useSession } from '@afterbell/core/web';
import { useSearchParams } from 'react-router';
import { HouseholdRecord } from './household-record';
import { HouseholdsList } from './households-list';

/** The households of the acting organization; the one that `?id=` names. */
export default function HouseholdsPage() {
  const [params] = useSearchParams();
  const { organization } = useSession();
  const id = params.get('id');
  return id ? <HouseholdRecord key={`${organization.id} ${id}`} id={id} /> : <HouseholdsList key={organization.id} />;
}
