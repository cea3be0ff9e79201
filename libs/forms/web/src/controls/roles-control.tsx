import { NativeSelect, VisuallyHidden } from '@afterbell/core/web';
import { kindOf } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { useFormsTexts } from '../forms-texts';
import { asText, partOf, type ControlProps } from './control-props';
import { useSurroundings } from './surroundings';

export const Grid = chakra('div', {
  base: {
    overflowX: 'auto',
    border: 'hairline',
    borderRadius: 'md',
    '& table': { width: 'full', borderCollapse: 'collapse', fontSize: 'sm' },
    '& th, & td': { textAlign: 'start', px: '3', py: '1.5', borderBottom: 'hairline', verticalAlign: 'middle', overflowWrap: 'anywhere' },
    '& thead th': { color: 'fg.muted', fontSize: 'xs', bg: 'bg.subtle' },
    '& tbody tr:last-child > *': { borderBottom: '0' },
    '& th[scope=row]': { fontWeight: 'normal' },
    '& .ab-check': { display: 'grid', placeItems: 'center', boxSize: '8', cursor: 'pointer', '& input': { boxSize: '1.125rem', accentColor: 'var(--chakra-colors-accent-solid)', cursor: 'inherit' }, '@media (pointer: coarse)': { boxSize: 'touch' } },
  },
});

// The longest of what may be chosen is read whole on a phone too.
const Cell = chakra('td', { base: { minW: '9.5rem' } });

const MODES = ['rw', 'ro', 'hidden'] as const;

/** How many roles may what, for whoever does not know their names. */
export function RolesLine({ field, value }: Pick<ControlProps, 'field' | 'value'>) {
  const t = useFormsTexts();
  const { context } = useSurroundings();
  return <>{value === null || value === undefined ? t('roles.all') : kindOf('permissions_by_role').format(value as never, field, context)}</>;
}

/** What each role may do with a field. Roles that are not named may change it. */
export default function RolesControl({ field, value, onChange }: ControlProps) {
  const t = useFormsTexts();
  const { roles } = useSurroundings();
  if (roles.length === 0) {
    return (
      <chakra.p css={{ fontSize: 'sm' }}>
        <RolesLine field={field} value={value} />
        <chakra.span css={{ display: 'block', color: 'fg.muted' }}>{t('roles.none')}</chakra.span>
      </chakra.p>
    );
  }
  return (
    <Grid>
      <table>
        <caption>
          <VisuallyHidden>{field.name}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('roles.role')}</th>
            <th scope="col">{t('roles.mode')}</th>
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => (
            <tr key={role.id}>
              <th scope="row">{role.name}</th>
              <Cell>
                <NativeSelect
                  aria-label={`${role.name}: ${t('roles.mode')}`}
                  value={asText(partOf(value, role.id)) || 'rw'}
                  options={MODES.map((mode) => ({ value: mode, label: t(`roles.modes.${mode}`) }))}
                  onChange={(event) => onChange({ ...(typeof value === 'object' ? value : {}), [role.id]: event.target.value })}
                />
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </Grid>
  );
}
