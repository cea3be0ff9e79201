import { DEFAULT_LEVEL_NAMES, type LevelName, type OrganizationLevel } from '@afterbell/core/domain';
import { Button, Field, TextInput } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import { useTenantTexts } from './tenant-texts';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '10rem minmax(0, 1fr) minmax(0, 1fr) 7rem' },
    gap: { base: '2', md: '4' },
    alignItems: 'start',
    py: '3',
    borderBottom: 'hairline',
    '& > h3': { fontSize: 'sm', pt: { md: '2' } },
    // Wide screens have the words once, above the columns.
    '& label': { md: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
  },
});

export interface LevelRowProps {
  level: OrganizationLevel;
  names: LevelName;
  errors: Readonly<Record<string, string>>;
  disabled: boolean;
  onChange: (names: LevelName) => void;
  onFocus: () => void;
}

/** One level: its usual name, and the two forms that the tenant uses. */
export function LevelRow({ level, names, errors, disabled, onChange, onFocus }: LevelRowProps) {
  const t = useTenantTexts();
  const usual = DEFAULT_LEVEL_NAMES[level];
  const renamed = names.singular !== usual.singular || names.plural !== usual.plural;
  return (
    <Row onFocus={onFocus}>
      <h3>{usual.singular}</h3>
      {(['singular', 'plural'] as const).map((form) => (
        <Field key={form} id={`level-${level}-${form}`} label={t(form === 'singular' ? 'levels.singularOf' : 'levels.pluralOf', { name: usual[form] })} error={errors[`${level}.${form}`]} disabled={disabled}>
          <TextInput value={names[form]} autoComplete="off" onChange={(event) => onChange({ ...names, [form]: event.target.value })} />
        </Field>
      ))}
      <div>
        {renamed && !disabled && (
          <Button variant="ghost" icon={<RotateCcw aria-hidden="true" />} aria-label={t('levels.resetOf', { name: usual.singular })} onClick={() => onChange(usual)}>
            {t('levels.reset')}
          </Button>
        )}
      </div>
    </Row>
  );
}
