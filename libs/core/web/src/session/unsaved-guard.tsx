import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useCoreTexts } from '../i18n/core-texts';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { useEditing } from './editing';

export interface UnsavedGuardProps {
  /** Compare normalised values; set it to false once saved, before navigating away. */
  dirty: boolean;
  /** Offers to save first. Answers whether it worked. */
  onSave?: () => Promise<boolean>;
  /** Drops what was kept of the draft, when the person leaves without saving. */
  onDiscard?: () => void;
  /** What was typed is kept elsewhere as a draft: leaving loses nothing, and says so. */
  kept?: boolean;
  /** Pages that go on with what is unsaved here. */
  passes?: (pathname: string) => boolean;
}

/** Leaving with unsaved changes asks: save, discard or stay. */
export function UnsavedGuard({ dirty, onSave, onDiscard, passes, kept = false }: UnsavedGuardProps) {
  const t = useCoreTexts();
  useEditing(dirty);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname && !passes?.(nextLocation.pathname));
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  const stay = () => blocker.reset?.();
  async function save() {
    if (await onSave?.()) blocker.proceed?.();
    else stay();
  }
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      role="alertdialog"
      size="sm"
      title={t('unsaved.title')}
      description={t(kept ? 'unsaved.bodyKept' : 'unsaved.body')}
      footer={
        // One beneath the other on a phone, where they would stand in ragged lines.
        <chakra.div css={{ display: { base: 'grid', sm: 'flex' }, flexWrap: 'wrap', justifyContent: { sm: 'flex-end' }, gap: '2', width: { base: 'full', sm: 'auto' } }}>
          <Button
            variant="ghost"
            onClick={() => {
              onDiscard?.();
              blocker.proceed?.();
            }}
          >
            {t(kept ? 'unsaved.discardDraft' : 'unsaved.discard')}
          </Button>
          {kept && (
            <Button variant="ghost" onClick={() => blocker.proceed?.()}>
              {t('unsaved.keep')}
            </Button>
          )}
          <Button onClick={stay}>{t('unsaved.stay')}</Button>
          {onSave && (
            <Button variant="solid" onClick={() => void save()}>
              {t('unsaved.save')}
            </Button>
          )}
        </chakra.div>
      }
    />
  );
}
