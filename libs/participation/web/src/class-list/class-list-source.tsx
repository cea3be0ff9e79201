import { Button, Field, TextArea } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { useClassListTexts } from './class-list-texts';
import type { ListSource } from './read-source';

const Zone = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    py: '8',
    px: '4',
    my: '4',
    borderRadius: 'md',
    border: '2px dashed {colors.border.control}',
    textAlign: 'center',
    color: 'fg.muted',
    '&[data-over]': { borderColor: 'accent.solid', bg: 'accent.subtle', color: 'accent.fg' },
    '& > svg': { boxSize: '8', strokeWidth: '1.5' },
  },
});

export interface ClassListSourceProps {
  busy: boolean;
  onSource: (source: ListSource) => void;
}

export function ClassListSource({ busy, onSource }: ClassListSourceProps) {
  const t = useClassListTexts();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [over, setOver] = useState(false);
  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onSource({ file });
  }
  return (
    <>
      <p>{t('intro')}</p>
      <Zone
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <FileUp aria-hidden="true" />
        {t('drop')}
        <Button loading={busy} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-label={t('choose')}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file may be chosen again after it was mended.
            target.value = '';
            if (file) onSource({ file });
          }}
        />
      </Zone>
      <Field label={t('paste')} hint={t('pasteHint')}>
        <TextArea rows={5} value={text} spellCheck={false} onChange={(event) => setText(event.target.value)} />
      </Field>
      <chakra.div css={{ mt: '3' }}>
        <Button disabled={text.trim() === ''} loading={busy} onClick={() => onSource({ text })}>
          {t('read')}
        </Button>
      </chakra.div>
    </>
  );
}
