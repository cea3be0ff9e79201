import { chakra } from '@chakra-ui/react';
import { badgeTone, type BadgeTone } from '@afterbell/core/domain';
import { Circle, CircleCheck, CircleDot, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';

export const TONE_ICONS = {
  red: CircleX,
  green: CircleCheck,
  blue: CircleDot,
  orange: Clock,
  gray: Circle,
} as const satisfies Record<BadgeTone, unknown>;

const BadgeBase = chakra('span', {
  base: {
    display: 'inline-flex',
    verticalAlign: 'middle',
    alignItems: 'center',
    gap: '1',
    maxW: 'full',
    px: '1.5',
    py: '0.5',
    borderRadius: 'sm',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1rem',
    whiteSpace: 'nowrap',
    '& svg': { boxSize: '3.5', flexShrink: '0' },
  },
});

export interface BadgeProps {
  tone: BadgeTone;
  /** Replaces the tone's own icon; a status is never colour alone. */
  icon?: ReactNode;
  children: ReactNode;
}

export function Badge({ tone, icon, children }: BadgeProps) {
  const Icon = TONE_ICONS[tone];
  return (
    <BadgeBase data-tone={tone} colorPalette={tone}>
      {icon ?? <Icon aria-hidden="true" />}
      <span>{children}</span>
    </BadgeBase>
  );
}

export interface StatusBadgeProps {
  /** The stored word; it decides the colour (product.md §4). */
  status: string;
  /** The word for people. */
  label: ReactNode;
}

export function StatusBadge({ status, label }: StatusBadgeProps) {
  return <Badge tone={badgeTone(status)}>{label}</Badge>;
}
