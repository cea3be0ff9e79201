import { Button, Dialog } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import type { Choices } from './mark-choices';
import { useOfflineTexts } from './offline-texts';

// By way of the item, so that these rules stand over those of the group itself, whichever of the two a page drew first.
export const DecideRows = chakra('ul', {
  base: {
    listStyle: 'none', p: '0', m: '0', mt: '2',
    '& > li': { borderTop: 'hairline', py: '3', display: 'flex', flexDirection: 'column', gap: '2', minW: '0' },
    '& small': { display: 'block', fontWeight: 'normal', fontSize: 'xs' },
    '& > li .ab-seg': { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, rowGap: '2', width: 'full' },
    // The two values of one field stand together, apart from those of the next.
    '& > li .ab-seg + .ab-seg': { mt: '5' },
    '& > li .ab-seg label': { minW: '0' },
    '& > li .ab-seg span': { minH: 'touch', height: 'full', px: '2', flexDirection: 'column', gap: '0', whiteSpace: 'normal', overflowWrap: 'anywhere', py: '1.5', textAlign: 'center' },
    '& > li .ab-seg label:is(:first-of-type, :last-of-type) span': { smDown: { borderRadius: 'md', marginInlineStart: '0' } },
    '& > li .ab-seg small': { color: 'inherit' },
    '& > li .ab-wrong': { color: 'red.fg', fontSize: 'sm' },
  },
});

export interface DecideDialogProps {
  title: string;
  description: string;
  /** Each field that is asked about; without one there is nothing to save. */
  keys: readonly string[];
  choices: Choices;
  /** Something is chosen that can be saved. */
  ready: boolean;
  onApply: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The page that asks which of two values stands, for one or for all. */
export function DecideDialog({ title, description, keys, choices, ready, onApply, onClose, children }: DecideDialogProps) {
  const t = useOfflineTexts();
  const body = useRef<HTMLDivElement>(null);
  function apply() {
    const wrong = body.current?.querySelector<HTMLElement>('[data-impossible] input:checked');
    if (wrong) wrong.focus();
    else onApply();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutside={false}
      size="lg"
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{t('list.later')}</Button>
          {keys.length > 0 && (
            <Button variant="solid" disabled={!ready} onClick={apply}>
              {t('list.apply')}
            </Button>
          )}
        </>
      }
    >
      {keys.length > 1 && (
        <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '3' }}>
          <Button size="sm" onClick={() => choices.chooseAll(keys, 'theirs')}>
            {t('list.allTheirs')}
          </Button>
          <Button size="sm" onClick={() => choices.chooseAll(keys, 'mine')}>
            {t('list.allMine')}
          </Button>
        </chakra.div>
      )}
      <div ref={body}>{children}</div>
    </Dialog>
  );
}
