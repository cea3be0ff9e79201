import { chakra } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Badge } from '../../ui/badge';
import { NavIcon } from '../nav-icons';
import type { OptionGroup, SearchOption } from './search-options';
import { useSearchTexts } from './search-texts';

const List = chakra('div', {
  base: {
    mx: '-2',
    mt: '2',
    '& [role=group] > span': { display: 'flex', gap: '2', alignItems: 'baseline', px: '2', pt: '3', pb: '1', fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted' },
    '& [role=option]': { display: 'flex', alignItems: 'center', gap: '3', minH: 'control', px: '2', py: '1', borderRadius: 'md', cursor: 'pointer', scrollMarginBlock: '2.5rem', '& > svg': { boxSize: '4', flexShrink: '0', color: 'fg.muted' } },
    '& [role=option][aria-selected=true]': { bg: 'bg.muted', '@media (forced-colors: active)': { outline: '2px solid Highlight' } },
    '& [role=option][data-more]': { color: 'accent.fg', fontSize: 'sm' },
    '& [role=option] > div': { flex: '1', minW: '0', lineHeight: 'snug', overflowWrap: 'anywhere' },
    '& [role=option] small': { fontSize: 'sm', color: 'fg.muted' },
    '& [role=option] > div > small': { display: 'block' },
    '&[aria-busy=true] [data-found]': { opacity: '0.55' },
  },
});

export interface SearchListProps {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  /** Ids of groups that the server found; dim while newer ones are awaited. */
  found: ReadonlySet<string>;
  busy: boolean;
  at: number;
  onPoint: (index: number) => void;
  onChoose: (option: SearchOption, newTab: boolean) => void;
}

/** One listbox of several groups; the field above keeps the focus. */
export function SearchList({ id, label, groups, found, busy, at, onPoint, onChoose }: SearchListProps) {
  const t = useSearchTexts();
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0));
  return (
    <List id={id} role="listbox" aria-label={label} aria-busy={busy}>
      {groups.map((group, place) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} data-found={found.has(group.id) ? '' : undefined}>
          <span id={`${id}-${group.id}`}>
            {group.label}
            {group.total && <chakra.span css={{ fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' }}>{group.total}</chakra.span>}
          </span>
          {group.options.map((option, within) => {
            const index = (starts[place] ?? 0) + within;
            const press = (event: MouseEvent) => {
              if (event.button > 1) return;
              onChoose(option, event.button === 1 || event.ctrlKey || event.metaKey);
            };
            return (
              <div key={`${option.to} ${option.title}`} id={`${id}-${index}`} role="option" aria-selected={index === at} data-more={option.isMore ? '' : undefined} onClick={press} onAuxClick={press} onPointerMove={() => onPoint(index)}>
                <NavIcon name={option.icon} />
                <div>
                  {option.title}
                  {option.isRecord && option.detail && <small>{option.detail}</small>}
                </div>
                {!option.isRecord && option.detail && <small>{option.detail}</small>}
                {option.left && <Badge tone="gray" icon={<LogOut aria-hidden="true" />}>{option.left}</Badge>}
                {option.isRestricted && <Badge tone="red">{t('restricted')}</Badge>}
                {option.isSimilar && <Badge tone="gray">{t('similar')}</Badge>}
              </div>
            );
          })}
        </div>
      ))}
    </List>
  );
}
