import { silent, type TabItem } from '@afterbell/core/web';
import { useSearchParams } from 'react-router';
import { useStaffEmploymentsQuery } from './__generated__/kinds';
import { Employments } from './employments';
import { useKindsTexts } from './kinds-texts';
import { KindBadges } from './person-columns';
import { PersonRecord } from './person-record';
import { useTrainingTab } from './staff-training';

/** The record of one staff member, named by `?id=`. */
export default function StaffRecordPage() {
  const t = useKindsTexts();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { data, refetch } = useStaffEmploymentsQuery({ variables: { id }, skip: id === '', context: silent(), fetchPolicy: 'cache-and-network' });
  const training = useTrainingTab(id);
  const member = data?.staffMember;
  const reload = () => void refetch().catch(() => undefined);
  const more: TabItem[] = [{ id: 'employments', label: t('employments'), content: <Employments personId={id} rows={member?.employments ?? []} onChanged={reload} /> }, ...training];
  return <PersonRecord key={id} kind="staff" id={id} more={more} badge={member && <KindBadges kinds={member.kinds} />} onSaved={reload} />;
}
