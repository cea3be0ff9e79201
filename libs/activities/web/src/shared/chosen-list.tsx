import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    listStyle: 'none',
    p: '0',
    m: '0',
    mt: '1.5',
    '& button': { display: 'inline-flex', alignItems: 'center', gap: '1', minH: '7', px: '2', borderRadius: 'md', bg: 'bg.muted', fontSize: 'sm', cursor: 'pointer', overflowWrap: 'anywhere', textAlign: 'start', '@media (pointer: coarse)': { minH: 'touch' } },
    '& svg': { boxSize: '4', flexShrink: '0' },
  },
});

export interface ChosenListProps {
  chosen: readonly { id: string; name: string }[];
  /** "Take Ana off". */
  takeOff: (name: string) => string;
  onDrop: (id: string) => void;
}

/** What was chosen of several, each taken off with one press. */
export function ChosenList({ chosen, takeOff, onDrop }: ChosenListProps) {
  if (chosen.length === 0) return null;
  return (
    <List>
      {chosen.map(({ id, name }) => (
        <li key={id}>
          <button type="button" aria-label={takeOff(name)} onClick={() => onDrop(id)}>
            {name}
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </List>
  );
}
