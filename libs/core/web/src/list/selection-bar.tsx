import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCoreTexts } from '../i18n/core-texts';
import { IconButton } from '../ui/button';
import { VisuallyHidden } from '../ui/visually-hidden';
import type { RowSelection } from './table-rows';

const Bar = chakra('div', {
  base: { position: 'sticky', bottom: 'calc(var(--ab-bottom, 0px) + 0.5rem)', zIndex: 'bar', minH: '14', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', bg: 'bg.panel', borderRadius: 'md', boxShadow: 'float', ps: '1', pe: '2', py: '2' },
});

/** What can be done with the chosen rows, always in sight. */
export function SelectionBar({ selection, children }: { selection: RowSelection; children: ReactNode }) {
  const t = useCoreTexts();
  const count = selection.ids.size;
  return (
    <>
      <VisuallyHidden role="status">{count > 0 && t('list.selected', { count })}</VisuallyHidden>
      {count > 0 && (
        <Bar data-no-print="" data-foot="">
          <IconButton label={t('list.clearSelection')} icon={<X aria-hidden="true" />} onClick={() => selection.onChange(new Set())} />
          <chakra.strong css={{ flex: '1 1 auto' }}>{t('list.selected', { count })}</chakra.strong>
          {children}
        </Bar>
      )}
    </>
  );
}
