import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useCoreTexts } from '../i18n/core-texts';
import { VisuallyHidden } from '../ui/visually-hidden';
import type { Options } from './use-options';

const List = chakra('div', {
  base: {
    mx: '-2',
    '& [role=option]': { display: 'flex', alignItems: 'center', gap: '3', minH: 'touch', px: '2', py: '1.5', borderRadius: 'md', cursor: 'pointer', '& > span': { flex: '1', minW: '0' } },
    '& [role=option][data-active]': { bg: 'bg.muted', '@media (forced-colors: active)': { outline: '2px solid Highlight' } },
    '&[aria-disabled] [role=option]': { cursor: 'progress', opacity: '0.6' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& svg': { boxSize: '4', color: 'accent.fg', flexShrink: '0' },
    '& h3': { fontSize: 'xs', color: 'fg.muted', mt: '4', mb: '1', px: '2' },
  },
});

export interface Choice {
  id: string;
  name: string;
  about: string;
  current: boolean;
  choose: () => Promise<string[]>;
}

export interface ChoiceGroup {
  /** None for the first, which the search field names. */
  label: string | null;
  choices: readonly Choice[];
}

export interface ChoiceListProps {
  label: string;
  groups: readonly ChoiceGroup[];
  options: Options;
  busy: boolean;
  onChoose: (choice: Choice) => void;
}

/** The options under a search field that keeps the focus. */
export function ChoiceList({ label, groups, options: { id, at, setAt }, busy, onChoose }: ChoiceListProps) {
  const t = useCoreTexts();
  const shown = groups.filter(({ choices }) => choices.length > 0);
  const before = (group: ChoiceGroup) => shown.slice(0, shown.indexOf(group)).reduce((sum, { choices }) => sum + choices.length, 0);
  return (
    <List id={id} role="listbox" aria-label={label} aria-disabled={busy || undefined}>
      {shown.map((group) => (
        <div key={group.label ?? ''} role="group" aria-label={group.label ?? label}>
          {group.label && <h3 aria-hidden="true">{group.label}</h3>}
          {group.choices.map((choice, index) => {
            const place = before(group) + index;
            return (
              <div key={choice.id} id={`${id}-${place}`} role="option" aria-selected={choice.current} data-active={place === at || undefined} onClick={() => onChoose(choice)} onPointerMove={() => setAt(place)}>
                <span>
                  {choice.name}
                  <small>{choice.about}</small>
                </span>
                {choice.current && <Check aria-hidden="true" />}
                {choice.current && <VisuallyHidden>{t('shell.current')}</VisuallyHidden>}
              </div>
            );
          })}
        </div>
      ))}
    </List>
  );
}
