import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type NoticeSeverity = 'info' | 'warn' | 'error' | 'success';

const LOOK = {
  info: { tone: 'blue', Icon: Info },
  warn: { tone: 'orange', Icon: TriangleAlert },
  error: { tone: 'red', Icon: CircleAlert },
  success: { tone: 'green', Icon: CircleCheck },
} as const satisfies Record<NoticeSeverity, unknown>;

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: '3',
    rowGap: '2',
    px: '3',
    py: '2',
    borderRadius: 'md',
    bg: 'colorPalette.subtle',
    color: 'fg',
    borderInlineStart: '4px solid {colors.colorPalette.solid}',
    '& > svg': { boxSize: '5', flexShrink: '0', color: 'colorPalette.fg' },
  },
});
const Words = chakra('div', { base: { flex: '1 1 12rem', minW: '0', '& > strong': { display: 'block' } } });

export interface NoticeProps {
  severity?: NoticeSeverity;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announces itself when it appears after the page has loaded. */
  live?: boolean;
}

/** A message that belongs to a place on the page and stays. */
export function Notice({ severity = 'info', title, children, action, live = false }: NoticeProps) {
  const { tone, Icon } = LOOK[severity];
  return (
    <Box data-tone={tone} colorPalette={tone} role={live ? (severity === 'error' ? 'alert' : 'status') : undefined}>
      <Icon aria-hidden="true" />
      <Words>
        {title && <strong>{title}</strong>}
        {children}
      </Words>
      {action}
    </Box>
  );
}
