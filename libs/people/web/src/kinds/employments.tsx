import { formatDate } from '@afterbell/core/domain';
import { Button, ConfirmDialog, factLine, notify, silent, usePermissions } from '@afterbell/core/web';
import { STAFF_TYPE_LABELS, type StaffType } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useRemoveEmploymentMutation } from './__generated__/ending';
import { EmploymentDialog, type EmploymentRow } from './employment-dialog';
import { useEndingTexts } from './ending-texts';
import { useKindsTexts } from './kinds-texts';

const List = chakra('ol', { base: { listStyle: 'none', p: '0', m: '0', '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', borderTop: 'hairline', py: '3' }, '& > li > div': { flex: '1 1 14rem', minW: '0', overflowWrap: 'anywhere' }, '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' } } });

/** All employments of a staff member, the one that counts first. */
export function Employments({ personId, rows, onChanged }: { personId: string; rows: readonly EmploymentRow[]; onChanged: () => void }) {
  const t = useKindsTexts();
  const words = useEndingTexts();
  const { set } = usePermissions();
  const [open, setOpen] = useState<EmploymentRow | 'new' | null>(null);
  const [leaving, setLeaving] = useState<EmploymentRow | null>(null);
  const [remove] = useRemoveEmploymentMutation({ context: silent(false), fetchPolicy: 'no-cache' });
  const mayEdit = set.allows('edit', 'people.staff');
  const mayRemove = set.allows('delete', 'people.staff');
  const titleOf = ({ jobTitle, staffType }: EmploymentRow) => factLine([jobTitle, STAFF_TYPE_LABELS[staffType as StaffType]]) || t('record.staff');

  async function takeOff({ id }: EmploymentRow) {
    await remove({ variables: { id } });
    notify({ severity: 'success', title: words('removed') });
    onChanged();
  }
  return (
    <>
      {rows.length === 0 && <p>{t('noEmployments')}</p>}
      <List>
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              {titleOf(row)}
              <small>
                {row.organizationName} · {row.hiredOn ? formatDate(row.hiredOn) : '…'} – {row.leftOn ? formatDate(row.leftOn) : t('now')}
              </small>
            </div>
            {mayEdit && (
              <Button variant="link" aria-label={words('editEmployment', { title: titleOf(row) })} onClick={() => setOpen(row)}>
                {words('change')}
              </Button>
            )}
            {mayRemove && (
              <Button variant="link" aria-label={`${words('remove')}: ${titleOf(row)}`} onClick={() => setLeaving(row)}>
                {words('remove')}
              </Button>
            )}
          </li>
        ))}
      </List>
      {mayEdit && (
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setOpen('new')}>
          {words('addEmployment')}
        </Button>
      )}
      {open && <EmploymentDialog personId={personId} row={open === 'new' ? null : open} onClose={() => setOpen(null)} onSaved={onChanged} />}
      {leaving && <ConfirmDialog open onClose={() => setLeaving(null)} onConfirm={() => takeOff(leaving)} title={words('removeTitle')} description={words('removeBody')} confirmLabel={words('remove')} danger />}
    </>
  );
}
