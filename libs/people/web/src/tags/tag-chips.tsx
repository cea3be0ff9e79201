import { Badge } from '@afterbell/core/web';
import type { TagColour } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { Tag } from 'lucide-react';

export interface ShownTag {
  id: string;
  name: string;
  colour: TagColour;
}

const Chips = chakra('span', { base: { display: 'inline-flex', flexWrap: 'wrap', gap: '1', verticalAlign: 'middle', maxW: 'full', '& span': { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis' } } });

export function TagChips({ tags }: { tags: readonly ShownTag[] }) {
  if (tags.length === 0) return null;
  return (
    <Chips>
      {tags.map(({ id, name, colour }) => (
        <Badge key={id} tone={colour} icon={<Tag aria-hidden="true" />}>
          {name}
        </Badge>
      ))}
    </Chips>
  );
}
