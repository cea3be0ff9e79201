import { Field, IconButton, OrganizationCombobox } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { MOST_ORGANIZATIONS } from '@afterbell/participation/domain';
import type { MeetingForm } from './meeting-draft';
import { useMeetingTexts } from './meeting-texts';
import { useMeetingsTexts } from './meetings-texts';

const Chosen = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', mt: '1', '& > li': { display: 'flex', alignItems: 'center', gap: '2', borderTop: 'hairline', minH: 'control' }, '& > li > span': { flex: '1', minW: '0', overflowWrap: 'anywhere' } } });

/** Organizations on record that took part: found by typing, taken off with one press. */
export function PartnersField({ value, error, onChange }: { value: MeetingForm['partners']; error?: string; onChange: (value: MeetingForm['partners']) => void }) {
  const t = useMeetingTexts();
  const words = useMeetingsTexts();
  return (
    <div>
      {value.length < MOST_ORGANIZATIONS && (
        <Field label={words('field.organizations')} optional error={error}>
          <OrganizationCombobox value={null} onChange={(one) => one && !value.some(({ id }) => id === one.id) && onChange([...value, one])} />
        </Field>
      )}
      {value.length > 0 && (
        <Chosen aria-label={words('field.organizations')}>
          {value.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <IconButton label={t('takeOff', { name })} icon={<X aria-hidden="true" />} onClick={() => onChange(value.filter((one) => one.id !== id))} />
            </li>
          ))}
        </Chosen>
      )}
    </div>
  );
}
