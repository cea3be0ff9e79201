import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from '@afterbell/core/web';
import { ChevronRight } from 'lucide-react';
import { useOrganizationsTexts } from '../organizations-texts';

export interface PathStep {
  id: string;
  name: string;
}

/**
 * What is worth saying of where an organization stands: everything in the list stands beneath the acting organization, so that
 * one and what is above it are left out, except as the parent itself.
 */
export function shownPath<Step extends PathStep>(path: readonly Step[], actingId: string): readonly Step[] {
  const acting = path.findIndex(({ id }) => id === actingId);
  if (acting === -1) return path;
  return acting === path.length - 1 ? path.slice(acting) : path.slice(acting + 1);
}

const Steps = chakra('span', {
  base: {
    display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1', color: 'fg.muted',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1' }, '& svg': { boxSize: '3.5', flexShrink: '0' }, '& > :last-child': { color: 'fg' },
    // On one line what is above gives way first, the parent last.
    '&[data-line]': {
      display: 'flex',
      flexWrap: 'nowrap',
      '& > span': { minW: '0', overflow: 'hidden', flex: '0 1 auto' },
      '& > :first-child': { minW: '1.5em' },
      '& > :last-child': { flexShrink: '0', maxW: 'full' },
      '& > :last-child:not(:first-child)': { maxW: 'calc(100% - 2em)' },
      '& [data-cut]': { overflow: 'hidden', textOverflow: 'ellipsis' },
    },
  },
});

/** From the top down; the parent, which is last, stands out. */
export function OrganizationPath({ path, actingId, oneLine = false }: { path: readonly PathStep[]; actingId: string; oneLine?: boolean }) {
  const t = useOrganizationsTexts();
  const steps = shownPath(path, actingId);
  if (steps.length === 0) return null;
  return (
    <Steps data-line={oneLine || undefined}>
      {steps.map((step, index) => (
        <span key={step.id}>
          {index > 0 && <ChevronRight data-mirror="" aria-hidden="true" />}
          {index > 0 && <VisuallyHidden>{t('pathThen')}</VisuallyHidden>}
          <span data-cut="">{step.name}</span>
        </span>
      ))}
    </Steps>
  );
}
