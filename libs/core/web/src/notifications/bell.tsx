import { chakra, Popover, Portal } from '@chakra-ui/react';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNotificationTexts } from './notification-texts';
import { useLive } from './use-live';
import { useUnread } from './use-unread';

const BellPanel = lazy(() => import('./bell-panel'));

const BellButton = chakra('button', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: '10',
    '@media (pointer: coarse)': { boxSize: 'touch' },
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '& svg': { boxSize: '5' },
    '& span': { position: 'absolute', top: '1', insetInlineEnd: '0.5', minW: '4.5', height: '4.5', px: '1', borderRadius: 'full', bg: 'accent.solid', color: 'accent.contrast', fontSize: 'xs', lineHeight: '1.125rem', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
});

const MANY = 99;

/** Says at once when something new is there, and shows the newest. */
export function Bell() {
  const t = useNotificationTexts();
  const { unread, refresh } = useUnread();
  const [open, setOpen] = useState(false);
  useLive(refresh);
  const label = unread === 0 ? t('bell') : unread > MANY ? t('bellMany') : t('bellUnread', { count: unread });
  return (
    <Popover.Root open={open} onOpenChange={(details) => setOpen(details.open)} positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>
        <BellButton type="button" aria-label={label} title={t('bell')}>
          <BellIcon aria-hidden="true" />
          {unread > 0 && <span aria-hidden="true">{unread > MANY ? `${MANY}+` : unread}</span>}
        </BellButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content css={{ width: 'min(24rem, calc(100vw - 1rem))', maxH: 'min(32rem, 80dvh)', overflowY: 'auto' }} aria-label={t('title')}>
            <Popover.Body>
              <Suspense fallback={null}>
                <BellPanel onClose={() => setOpen(false)} />
              </Suspense>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
