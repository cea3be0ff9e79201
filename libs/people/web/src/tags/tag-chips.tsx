import { Badge } from '@afterbell/core/web';
import type { TagColour } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { Tag } from 'lucide-react';

export interface ShownTag {
  id: string;
  name: string;
  colour: TagColour;
}

const Chips = chakra('span', { variants: { short: { true: { flexWrap: 'nowrap' } } }, base: { display: 'inline-flex', flexWrap: 'wrap', gap: '1', verticalAlign: 'middle', maxW: 'full', '& small': { display: 'inline-flex', alignItems: 'center', gap: '0.5', color: 'fg.muted', alignSelf: 'center', whiteSpace: 'nowrap' }, '& span': { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis' } } });

/** `most` keeps a row of a list at one line; the others are told on demand. */
export function TagChips({ tags, most = tags.length }: { tags: readonly ShownTag[]; most?: number }) {
  if (tags.length === 0) return null;
  const more = tags.slice(most).map(({ name }) => name);
  return (
    <Chips short={most < tags.length || most === 1}>
      {tags.slice(0, most).map(({ id, name, colour }) => (
        <Badge key={id} tone={colour} icon={<Tag aria-hidden="true" />}>
          {name}
        </Badge>
      ))}
      {more.length > 0 && (
        <small title={more.join(', ')}>
          {most === 0 && <Tag aria-hidden="true" size={12} />}+{more.length}
        </small>
      )}
    </Chips>
  );
}
