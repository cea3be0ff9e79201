import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { useCoreTexts } from '../i18n/core-texts';
import { Button } from '../ui/button';
import { VisuallyHidden } from '../ui/visually-hidden';

/** As many as leave what stands beneath them in sight. */
const SHOWN = 4;

const List = chakra('ul', { base: { listStyle: 'none', p: '0', m: '0', mx: '-2', display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } } });
const Item = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minH: 'touch',
    px: '2',
    py: '1',
    borderRadius: 'md',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[aria-disabled=true]': { cursor: 'progress', opacity: '0.6' },
    '& > span': { flex: '1', minW: '0', lineHeight: 'snug', overflowWrap: 'anywhere' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '& svg': { boxSize: '4', color: 'accent.fg', flexShrink: '0' },
  },
});

export interface Choice {
  id: string;
  name: string;
  about: string;
  /** Marked as the one in use. */
  current: boolean;
  /** Choosing it would change nothing. */
  here: boolean;
  choose: () => Promise<string[]>;
}

export interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  busy: boolean;
  onChoose: (choice: Choice) => void;
}

/** A few places to go to, under their heading; many are shown when asked for. */
export function ChoiceList({ label, choices, busy, onChoose }: ChoiceListProps) {
  const t = useCoreTexts();
  const heading = useId();
  const [all, setAll] = useState(false);
  if (choices.length === 0) return null;
  return (
    <div>
      <chakra.h3 id={heading} css={{ fontSize: 'xs', color: 'fg.muted', mb: '1' }}>
        {label}
      </chakra.h3>
      <List aria-labelledby={heading}>
        {(all ? choices : choices.slice(0, SHOWN)).map((choice) => (
          <li key={choice.id}>
            <Item type="button" aria-current={choice.current || undefined} aria-disabled={busy || undefined} onClick={() => onChoose(choice)}>
              <span>
                {choice.name}
                <small>{choice.about}</small>
              </span>
              {choice.current && <Check aria-hidden="true" />}
              {choice.current && <VisuallyHidden>{t('shell.current')}</VisuallyHidden>}
            </Item>
          </li>
        ))}
      </List>
      {!all && choices.length > SHOWN && (
        <Button variant="link" onClick={() => setAll(true)}>
          {t('shell.allAccesses', { count: choices.length })}
        </Button>
      )}
    </div>
  );
}
