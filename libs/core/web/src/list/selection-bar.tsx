import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCoreTexts } from '../i18n/core-texts';
import { i18n } from '../i18n/i18n';
import { Button, IconButton } from '../ui/button';
import { VisuallyHidden } from '../ui/visually-hidden';
import { formatTotal } from './columns';
import type { RowSelection } from './table-rows';

const Bar = chakra('div', {
  base: { position: 'sticky', bottom: 'calc(var(--ab-bottom, 0px) + 0.5rem)', zIndex: 'bar', minH: '14', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', bg: 'bg.panel', borderRadius: 'md', boxShadow: 'float', ps: '1', pe: '2', py: '2' },
});

/** What can be done with the chosen rows, always in sight. */
export function SelectionBar({ selection, children }: { selection: RowSelection; children: ReactNode }) {
  const t = useCoreTexts();
  const { whole } = selection;
  const count = selection.ids.size;
  const all = whole?.total && whole.total.value > count ? formatTotal(whole.total, i18n.language) : null;
  const said = whole?.chosen && whole.total ? t('list.wholeSelected', { total: formatTotal(whole.total, i18n.language), count: whole.total.value }) : t('list.selected', { count });
  return (
    <>
      <VisuallyHidden role="status">{count > 0 && said}</VisuallyHidden>
      {count > 0 && (
        <Bar data-no-print="" data-foot="">
          <IconButton label={t('list.clearSelection')} icon={<X aria-hidden="true" />} onClick={() => selection.onChange(new Set())} />
          <chakra.span css={{ flex: '1 1 8rem', minW: '0', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' }}>
            <strong>{said}</strong>
            {all !== null && !whole?.chosen && (
              <Button variant="link" style={{ whiteSpace: 'normal', textAlign: 'start', flexShrink: 1, minWidth: 0 }} onClick={whole?.choose}>
                {t('list.selectWhole', { total: all })}
              </Button>
            )}
          </chakra.span>
          {children}
        </Bar>
      )}
    </>
  );
}
