import { chakra } from '@chakra-ui/react';
import { Inbox, Lock, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCoreTexts } from '../i18n/core-texts';

export const EMPTY_KINDS = ['nothing', 'noMatch', 'noRight'] as const;
export type EmptyKind = (typeof EMPTY_KINDS)[number];

const ICONS = { nothing: Inbox, noMatch: SearchX, noRight: Lock } as const satisfies Record<EmptyKind, unknown>;

const Box = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', gap: '2', px: '4', py: { base: '10', md: '16' }, '& > svg': { boxSize: '8', color: 'fg.muted', strokeWidth: '1.5' }, '& p': { color: 'fg.muted', maxW: '28rem' } },
});

export interface EmptyStateProps {
  /** Nothing yet, nothing that fits, or no right to see it. */
  kind: EmptyKind;
  title?: ReactNode;
  children?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
}

export function EmptyState({ kind, title, children, action }: EmptyStateProps) {
  const t = useCoreTexts();
  const Icon = ICONS[kind];
  const hint = { nothing: null, noMatch: t('empty.noMatchHint'), noRight: t('empty.noRightHint') }[kind];
  return (
    <Box data-empty={kind}>
      <Icon aria-hidden="true" />
      <chakra.strong css={{ fontSize: 'md' }}>{title ?? t(`empty.${kind}`)}</chakra.strong>
      {(children ?? hint) && <p>{children ?? hint}</p>}
      {action && <chakra.div css={{ mt: '2' }}>{action}</chakra.div>}
    </Box>
  );
}
