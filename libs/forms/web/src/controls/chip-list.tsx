import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useFormsTexts } from '../forms-texts';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    listStyle: 'none',
    m: '0',
    p: '0',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1', maxW: 'full', minH: '7', ps: '2.5', pe: '0.5', bg: 'accent.subtle', color: 'accent.fg', borderRadius: 'md', fontSize: 'sm', overflowWrap: 'anywhere' },
    '& li > span': { minW: '0' },
    '& button': { display: 'grid', placeItems: 'center', boxSize: '6', flexShrink: '0', borderRadius: 'sm', cursor: 'pointer', _hover: { bg: 'bg.muted' } },
    '& svg': { boxSize: '3.5' },
    '@media (pointer: coarse)': { '& button': { boxSize: '9' } },
  },
});

export interface ChipListProps {
  label: string;
  chips: readonly { key: string; label: string }[];
  onRemove?: (key: string) => void;
}

export function ChipList({ label, chips, onRemove }: ChipListProps) {
  const t = useFormsTexts();
  if (chips.length === 0) return null;
  return (
    <List aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.key} data-plain={onRemove ? undefined : ''} style={onRemove ? undefined : { paddingInlineEnd: '0.625rem' }}>
          <span>{chip.label}</span>
          {onRemove && (
            <button type="button" aria-label={t('remove', { name: chip.label })} onClick={() => onRemove(chip.key)}>
              <X aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </List>
  );
}
