import { ORGANIZATION_LEVELS, type OrganizationLevel } from '@afterbell/core/domain';
import { Checkbox, FieldGroup, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useRolesTexts } from './roles-texts';

const Boxes = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1' } });

export interface LevelBoxesProps {
  value: readonly OrganizationLevel[];
  onChange: (levels: OrganizationLevel[]) => void;
  error?: string;
  disabled?: boolean;
}

/** The levels in the tenant's own words, in the order of the tree. */
export function LevelBoxes({ value, onChange, error, disabled }: LevelBoxesProps) {
  const t = useRolesTexts();
  const { levelName } = useSession();
  return (
    <FieldGroup id="role-levels" legend={t('levels.legend')} hint={t('levels.hint')} error={error}>
      <Boxes>
        {ORGANIZATION_LEVELS.map((level) => (
          <Checkbox
            key={level}
            label={levelName(level)}
            checked={value.includes(level)}
            disabled={disabled}
            onChange={(event) => onChange(ORGANIZATION_LEVELS.filter((other) => (other === level ? event.target.checked : value.includes(other))))}
          />
        ))}
      </Boxes>
    </FieldGroup>
  );
}
