import { chakra, Portal } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { FileDown } from 'lucide-react';
import { looksLikeList, type ListSource } from './read-source';
import { useClassListTexts } from './class-list-texts';

const Veil = chakra('div', {
  base: {
    position: 'fixed',
    inset: '3',
    zIndex: 'overlay',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '2',
    borderRadius: 'md',
    border: '2px dashed {colors.accent.solid}',
    bg: 'accent.subtle',
    color: 'accent.fg',
    fontSize: 'lg',
    fontWeight: 'semibold',
    opacity: '0.95',
    pointerEvents: 'none',
    '& svg': { boxSize: '8' },
  },
});

const WRITABLE = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]';
const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

export interface ClassListDropProps {
  enabled: boolean;
  onSource: (source: ListSource) => void;
}

/** The whole page takes a class list: a file dropped on it, or rows pasted while no field has the focus. */
export function ClassListDrop({ enabled, onSource }: ClassListDropProps) {
  const t = useClassListTexts();
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!enabled) return undefined;
    const onDragOver = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const onDrop = (event: DragEvent) => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      onSource({ file });
    };
    const onPaste = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest(WRITABLE)) return;
      const file = event.clipboardData?.files[0];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (file) onSource({ file });
      else if (looksLikeList(text)) onSource({ text });
      else return;
      event.preventDefault();
    };
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
    };
  }, [enabled, onSource]);
  if (!over || !enabled) return null;
  return (
    <Portal>
      <Veil>
        <FileDown aria-hidden="true" />
        {t('dropAnywhere')}
      </Veil>
    </Portal>
  );
}
