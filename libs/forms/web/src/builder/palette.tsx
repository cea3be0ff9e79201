import { SearchInput } from '@afterbell/core/web';
import type { FieldType } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useBuilderTexts } from './builder-texts';
import { foldName } from './state/definition-edits';
import { TYPE_GROUPS, typesOf } from './field-types';
import { TypeIcon } from './type-icon';
import { useTypeDrag } from './use-field-drag';

const Groups = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', mt: '3', '& h3': { fontSize: 'xs', color: 'fg.muted', mb: '1' }, '& ul': { listStyle: 'none', p: '0', display: 'flex', flexDirection: 'column' } } });
const Item = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minH: '9',
    px: '2',
    py: '1',
    borderRadius: 'md',
    textAlign: 'start',
    fontSize: 'sm',
    cursor: 'grab',
    _hover: { bg: 'bg.muted' },
    '& svg': { boxSize: '4', color: 'fg.muted', flexShrink: '0' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs', lineHeight: 'snug' },
    '&[data-dragging]': { opacity: '0.5' },
    '@media (pointer: coarse)': { minH: 'touch', cursor: 'pointer' },
  },
});

export interface PaletteProps {
  onAdd: (type: FieldType) => void;
  /** In a sheet nothing can be dragged onto the canvas behind it. */
  draggable?: boolean;
}

export function Palette({ onAdd, draggable = true }: PaletteProps) {
  const t = useBuilderTexts();
  const [query, setQuery] = useState('');
  const wanted = foldName(query);
  const matches = (type: FieldType) => wanted === '' || foldName(`${t(`type.${type}`)} ${t(`typeHint.${type}`)}`).includes(wanted);
  const groups = TYPE_GROUPS.map((group) => ({ group, types: typesOf(group).filter(matches) })).filter(({ types }) => types.length > 0);
  return (
    <div>
      <SearchInput label={t('palette.search')} value={query} onChange={setQuery} />
      <Groups>
        {groups.map(({ group, types }) => (
          <section key={group} aria-label={t(`group.${group}`)}>
            <h3>{t(`group.${group}`)}</h3>
            <ul>
              {types.map((type) => (
                <li key={type}>
                  <PaletteItem type={type} draggable={draggable} onAdd={() => onAdd(type)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <chakra.p css={{ color: 'fg.muted', fontSize: 'sm' }}>{t('palette.none', { query })}</chakra.p>}
      </Groups>
    </div>
  );
}

function PaletteItem({ type, draggable, onAdd }: { type: FieldType; draggable: boolean; onAdd: () => void }) {
  const t = useBuilderTexts();
  const element = useRef<HTMLButtonElement>(null);
  const dragging = useTypeDrag(element, type, draggable);
  return (
    <Item ref={element} type="button" aria-label={t('palette.add', { type: t(`type.${type}`) })} data-type={type} data-dragging={dragging || undefined} onClick={onAdd}>
      <TypeIcon type={type} />
      <span>
        {t(`type.${type}`)}
        <small>{t(`typeHint.${type}`)}</small>
      </span>
    </Item>
  );
}
