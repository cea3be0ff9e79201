import { chakra, Menu as ChakraMenu, Portal } from '@chakra-ui/react';
import { Check, Ellipsis } from 'lucide-react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { useCoreTexts } from '../i18n/core-texts';
import { IconButton } from './button';
import { useInDialog } from './dialog';
import { useMenuChoice } from './use-menu-choice';
import { VisuallyHidden } from './visually-hidden';

export interface MenuAction {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** What choosing it does; or where it goes. */
  onSelect?: () => void;
  to?: string;
  disabled?: boolean;
  danger?: boolean;
  /** Marks the one in force of a set. */
  checked?: boolean;
}

export interface MenuGroup {
  label?: string;
  items: readonly MenuAction[];
}

export interface MenuProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement;
  groups: readonly MenuGroup[];
  /** Words above the first item; not an action. */
  header?: ReactNode;
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | 'right-start';
}

export function Menu({ trigger, groups, header, placement = 'bottom-end' }: MenuProps) {
  const inDialog = useInDialog();
  const shown = groups.filter((group) => group.items.length > 0);
  const take = useMenuChoice();
  return (
    <ChakraMenu.Root lazyMount unmountOnExit positioning={{ placement }} onOpenChange={({ open }) => open || take.now()}>
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <Portal disabled={inDialog}>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content>
            {header && <Header>{header}</Header>}
            {shown.map((group, index) => (
              <Fragment key={group.label ?? index}>
                {index > 0 && <ChakraMenu.Separator />}
                <ChakraMenu.ItemGroup>
                  {group.label && <ChakraMenu.ItemGroupLabel>{group.label}</ChakraMenu.ItemGroupLabel>}
                  {group.items.map((item) => (
                    <ChakraMenu.Item key={item.id} value={item.id} disabled={item.disabled} onClick={() => take.note(item)} css={item.danger ? { color: 'fg.error', '& svg': { color: 'fg.error' } } : undefined}>
                      {item.icon}
                      <ChakraMenu.ItemText>{item.label}</ChakraMenu.ItemText>
                      {item.checked && <Check size={16} aria-hidden="true" />}
                      {item.checked && <CurrentMark />}
                    </ChakraMenu.Item>
                  ))}
                </ChakraMenu.ItemGroup>
              </Fragment>
            ))}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}

const Header = chakra('div', { base: { px: '2', py: '2', mb: '1', mx: '-1', borderBottom: 'hairline', '& strong, & span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' }, '& span': { fontSize: 'xs', color: 'fg.muted' } } });

function CurrentMark() {
  const t = useCoreTexts();
  return <VisuallyHidden>{t('shell.current')}</VisuallyHidden>;
}

export interface MoreMenuProps {
  /** Names what the actions act on: "More actions for Ana Ruiz". */
  label?: string;
  items: readonly MenuAction[];
}

/** The secondary actions of a page or row behind one button; nothing at all when there are none. */
export function MoreMenu({ label, items }: MoreMenuProps) {
  const t = useCoreTexts();
  if (items.length === 0) return null;
  return <Menu trigger={<IconButton label={label ?? t('moreActions')} icon={<Ellipsis aria-hidden="true" />} />} groups={[{ items }]} />;
}
