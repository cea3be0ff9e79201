import { Menu as ChakraMenu, Portal } from '@chakra-ui/react';
import type { MenuAction } from '../ui/menu';
import { useMenuChoice } from '../ui/use-menu-choice';

export interface RowMenuProps {
  anchor: HTMLElement;
  label: string;
  items: readonly MenuAction[];
  onClose: () => void;
}

/** The one menu of a table: it opens at the button that asked, so that rows carry no state of their own. */
export default function RowMenu({ anchor, label, items, onClose }: RowMenuProps) {
  const take = useMenuChoice();
  return (
    <ChakraMenu.Root
      open
      aria-label={label}
      positioning={{ placement: 'bottom-end', getAnchorRect: () => anchor.getBoundingClientRect() }}
      onOpenChange={(details) => {
        if (details.open) return;
        onClose();
        anchor.focus();
        take.now();
      }}
    >
      <Portal>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content>
            {items.map((item) => (
              <ChakraMenu.Item key={item.id} value={item.id} disabled={item.disabled} onClick={() => take.note(item)} css={item.danger ? { color: 'fg.error', '& svg': { color: 'fg.error' } } : undefined}>
                {item.icon}
                <ChakraMenu.ItemText>{item.label}</ChakraMenu.ItemText>
              </ChakraMenu.Item>
            ))}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}
