import { formatDate } from '@afterbell/core/domain';
import { silent, type TabItem } from '@afterbell/core/web';
import { STAFF_TYPE_LABELS, type StaffType } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { type StaffEmploymentsQuery, useStaffEmploymentsQuery } from './__generated__/kinds';
import { useKindsTexts } from './kinds-texts';
import { KindBadges } from './person-columns';
import { PersonRecord } from './person-record';

const List = chakra('ol', { base: { listStyle: 'none', p: '0', m: '0', '& > li': { borderTop: 'hairline', py: '3' }, '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' } } });

/** The record of one staff member, named by `?id=`. */
export default function StaffRecordPage() {
  const t = useKindsTexts();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { data, refetch } = useStaffEmploymentsQuery({ variables: { id }, skip: id === '', context: silent(), fetchPolicy: 'cache-and-network' });
  const member = data?.staffMember;
  const more: TabItem[] = [{ id: 'employments', label: t('employments'), content: <Employments rows={member?.employments ?? []} /> }];
  return <PersonRecord key={id} kind="staff" id={id} more={more} badge={member && <KindBadges kinds={member.kinds} />} onSaved={() => void refetch().catch(() => undefined)} />;
}

function Employments({ rows }: { rows: StaffEmploymentsQuery['staffMember']['employments'] }) {
  const t = useKindsTexts();
  if (rows.length === 0) return <p>{t('noEmployments')}</p>;
  return (
    <List>
      {rows.map(({ id, jobTitle, staffType, organizationName, hiredOn, leftOn }) => (
        <li key={id}>
          {[jobTitle, STAFF_TYPE_LABELS[staffType as StaffType]].filter(Boolean).join(' · ') || t('record.staff')}
          <small>
            {organizationName} · {hiredOn ? formatDate(hiredOn) : '…'} – {leftOn ? formatDate(leftOn) : t('now')}
          </small>
        </li>
      ))}
    </List>
  );
}
