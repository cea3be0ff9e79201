import { formatTime, timeIn } from '@afterbell/core/domain';
import { Button, notify, SaveState, useSession, type SaveStatus } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormsTexts } from '../forms-texts';
import type { FormStore } from './form-store';
import type { Draft } from './use-draft';
import { useFormView } from './use-form';

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 'var(--ab-bottom, 0px)',
    zIndex: 'bar',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    py: '3',
    bg: 'bg',
    borderTop: 'hairline',
    '& > div:first-of-type': { flex: '1 1 12rem', minW: '0', fontSize: 'sm', color: 'fg.muted' },
  },
});

export interface SaveBarProps {
  store: FormStore;
  status: SaveStatus;
  draft: Draft;
  uploading: boolean;
  onRetry: () => void;
  /** The record has gone: nothing is tried again, and this leads on. */
  gone?: ReactNode;
}

/** Never leaves the screen: how much is not saved yet, what became of the last save, and the button. */
export function SaveBar({ store, status, draft, uploading, onRetry, gone }: SaveBarProps) {
  const t = useFormsTexts();
  const { timeZone } = useSession();
  const { unsaved } = useFormView(store);
  const saving = status.kind === 'saving';
  const quiet = unsaved > 0 && status.kind !== 'saving' && status.kind !== 'failed';

  function discard() {
    const edited = store.typed();
    draft.reset();
    notify({ severity: 'info', title: t('discarded'), action: { label: t('rows.undo'), onClick: () => store.type(edited) } });
  }

  return (
    <Bar data-no-print="" data-foot="">
      <div>
        {quiet ? (
          <span role="status">
            {t('unsaved', { count: unsaved })}
            {gone !== undefined ? '' : draft.kept === 'failed' ? ` · ${t('draft.notKept')}` : draft.kept ? ` · ${t('draft.kept', { at: formatTime(timeIn(timeZone, draft.kept.at)) })}` : ''}
          </span>
        ) : (
          <SaveState status={status} timeZone={timeZone} onRetry={unsaved > 0 && gone === undefined ? onRetry : undefined} />
        )}
      </div>
      {unsaved > 0 && !saving && (
        <Button variant="ghost" onClick={discard}>
          {t('discard')}
        </Button>
      )}
      {gone}
      <Button type="submit" variant={gone ? undefined : 'solid'} loading={saving} keepsFocus disabled={unsaved === 0 || uploading}>
        {t(uploading ? 'uploading' : 'save')}
      </Button>
    </Bar>
  );
}
