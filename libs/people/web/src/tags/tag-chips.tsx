import { Badge } from '@afterbell/core/web';
import type { TagColour } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { Tag } from 'lucide-react';

export interface ShownTag {
  id: string;
  name: string;
  colour: TagColour;
}

const Chips = chakra('span', { base: { display: 'inline-flex', flexWrap: 'wrap', gap: '1', verticalAlign: 'middle', maxW: 'full', '& small': { color: 'fg.muted', alignSelf: 'center' }, '& span': { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis' } } });

/** `most` keeps a row of a list at one line; the others are told on demand. */
export function TagChips({ tags, most = tags.length }: { tags: readonly ShownTag[]; most?: number }) {
  if (tags.length === 0) return null;
  const more = tags.slice(most).map(({ name }) => name);
  return (
    <Chips>
      {tags.slice(0, most).map(({ id, name, colour }) => (
        <Badge key={id} tone={colour} icon={<Tag aria-hidden="true" />}>
          {name}
        </Badge>
      ))}
      {more.length > 0 && <small title={more.join(', ')}>+{more.length}</small>}
    </Chips>
  );
}
