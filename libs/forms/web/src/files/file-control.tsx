import { chakra } from '@chakra-ui/react';
import { Button, i18n, IconButton, useEditing, useFieldControl, VisuallyHidden } from '@afterbell/core/web';
import { acceptedEndings, FILE_BYTES, FILE_FORMATS, type FieldDefinition, type FileKind } from '@afterbell/forms/domain';
import { Trash2, Upload } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { fileSize } from './file-size';
import { useFileTexts } from './file-texts';
import { ShareButton } from './share-dialog';
import { StoredFileRow } from './stored-file-row';
import type { StoredFileInfo } from './upload-file';
import { UploadStatus } from './upload-status';
import { useFileInfo } from './use-file-info';
import { type UploadState, useUpload } from './use-upload';

export interface FileControlProps {
  field: Pick<FieldDefinition, 'limits' | 'maxWidth' | 'maxHeight'> & { readonly type: FileKind };
  /** Id of the stored file. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** What came with the record; the control asks by itself when it is missing. */
  file?: StoredFileInfo | null;
  /** True while bytes are under way: saving should wait. */
  onBusy?: (busy: boolean) => void;
  readOnly?: boolean;
  disabled?: boolean;
  id?: string;
}

const Zone = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minW: '0',
    // The control itself is not to be seen; what stands for it is.
    '&:has(> input:focus-visible) [data-chooser]': { outline: '2px solid {colors.accent.solid}', outlineOffset: '1px' },
    '&:has(> input[aria-invalid]) [data-chooser]': { borderColor: 'border.error' },
    '&:has(> input:disabled) [data-chooser]': { bg: 'bg.muted', color: 'fg.muted', cursor: 'not-allowed' },
  },
});
const Chooser = chakra('label', {
  base: { display: 'flex', alignItems: 'center', borderRadius: 'md', border: '1px solid {colors.border.control}', bg: 'bg.panel', fontSize: 'sm', cursor: 'pointer', _hover: { bg: 'bg.muted' }, '& svg': { flexShrink: '0' } },
  variants: {
    look: {
      area: { gap: '3', minH: 'control', px: '3', py: '2', borderStyle: 'dashed', '& svg': { boxSize: '5', color: 'fg.muted' }, '&[data-over]': { borderStyle: 'solid', borderColor: 'accent.solid', bg: 'accent.subtle' }, '@media (pointer: coarse)': { '& [data-mouse]': { display: 'none' } } },
      button: { gap: '2', width: 'fit-content', minH: 'max(2rem, var(--ab-control) - 4px)', px: '2', fontWeight: 'semibold', '& svg': { boxSize: '4' } },
    },
  },
});
const Input = chakra('input', { base: { position: 'absolute', width: '1px', height: '1px', margin: '-1px', padding: '0', overflow: 'hidden', clipPath: 'inset(50%)', border: '0' } });
const Words = chakra('span', { base: { display: 'flex', flexDirection: 'column', minW: '0', '& small': { fontSize: 'xs', color: 'fg.muted' } } });
const Undo = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' } });

/** What became of the last thing done, for who cannot see it. */
function statusOf(state: UploadState, value: string | null, removed: { name: string } | null, t: ReturnType<typeof useFileTexts>): string {
  if (state.kind === 'cancelled') return t('cancelled', { name: state.name });
  if (state.kind === 'done' && value === state.stored.id) return t('stored', { name: state.stored.name });
  return removed && value === null ? t('removed', { name: removed.name }) : '';
}

/** One file of a form: chosen, dropped or pasted, sent at once, and kept by the record when the form is saved. */
export function FileControl({ field, value, onChange, file: given, onBusy, readOnly = false, disabled, id }: FileControlProps) {
  const t = useFileTexts();
  const made = useId();
  const { id: inputId = made, disabled: off, required, ...control } = useFieldControl<{ id?: string; disabled?: boolean }>({ ...(id === undefined ? {} : { id }), ...(disabled === undefined ? {} : { disabled }) });
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [removed, setRemoved] = useState<{ id: string; name: string } | null>(null);
  const [many, setMany] = useState(false);
  const [local, setLocal] = useState<StoredFileInfo | null>(null);
  const { type: kind, limits } = field;
  const { accept } = limits;
  const upload = useUpload({
    kind,
    accept,
    maxWidth: field.maxWidth,
    maxHeight: field.maxHeight,
    onStored: (stored) => {
      setRemoved(null);
      setLocal(stored);
      onChange(stored.id);
    },
  });
  const info = useFileInfo(value, [local, given]);
  const endings = useMemo(() => acceptedEndings(kind, accept), [kind, accept]);
  const sending = upload.state.kind === 'sending';
  // An update of the page would cut the upload.
  useEditing(sending);
  const told = useRef(false);
  useEffect(() => {
    if (told.current === sending) return;
    told.current = sending;
    onBusy?.(sending);
  }, [sending, onBusy]);

  if (readOnly) return value === null ? <chakra.span css={{ color: 'fg.muted', fontSize: 'sm' }}>{t('none')}</chakra.span> : <StoredFileRow info={info} />;

  const take = (files: FileList | null | undefined) => {
    const first = files?.[0];
    if (!first || off) return;
    setMany((files?.length ?? 0) > 1);
    void upload.send(first);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  const remove = () => {
    if (value === null) return;
    setRemoved({ id: value, name: info.state === 'known' ? info.file.name : '' });
    upload.reset();
    onChange(null);
    // The button is gone in a moment.
    input.current?.focus();
  };
  const undo = () => {
    if (removed) onChange(removed.id);
    setRemoved(null);
    input.current?.focus();
  };
  const cancel = () => {
    upload.cancel();
    input.current?.focus();
  };

  const name = info.state === 'known' ? info.file.name : '';
  const choose = (words: string) => (
    <Chooser look="button" htmlFor={inputId} data-chooser="">
      <Upload aria-hidden="true" />
      {words}
    </Chooser>
  );
  const limitsHint = t('limits', {
    endings: accept?.length || kind === 'image' ? endings.filter((ending) => ending !== 'jpeg').map((ending) => ending.toUpperCase()).join(', ') : t('anyEnding'),
    size: fileSize(FILE_BYTES[kind], i18n.language),
  });
  const status = statusOf(upload.state, value, removed, t);

  return (
    <Zone
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!off);
      }}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      <Input
        ref={input}
        type="file"
        id={inputId}
        {...control}
        aria-required={required}
        disabled={off}
        accept={endings.map((ending) => (kind === 'image' ? FILE_FORMATS[ending].contentType : `.${ending}`)).join(',')}
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again after a failure.
          event.target.value = '';
        }}
      />
      {value !== null && (
        <StoredFileRow
          info={info}
          actions={
            !off && (
              <>
                {!sending && choose(t('replace'))}
                {info.state === 'known' && <ShareButton fileId={value} name={name} />}
                <IconButton label={t('removeNamed', { name })} icon={<Trash2 />} onClick={remove} />
              </>
            )
          }
        />
      )}
      <UploadStatus state={upload.state} onCancel={cancel} onRetry={(again) => void upload.send(again)} />
      {sending && choose(t('another'))}
      {(value === null || over) && !sending && (
        <Chooser look="area" htmlFor={inputId} data-chooser="" data-over={over ? '' : undefined}>
          <Upload aria-hidden="true" />
          <Words>
            <span>
              {over ? (
                t('dropNow')
              ) : (
                <>
                  <strong>{t(`choose.${kind}`)}</strong> <span data-mouse="">{t('drop')}</span>
                </>
              )}
            </span>
            <small>{limitsHint}</small>
          </Words>
        </Chooser>
      )}
      {many && <Undo role="status">{t('onlyOne')}</Undo>}
      {removed && value === null && !sending ? (
        <Undo>
          <span role="status">{status}</span>
          <Button size="sm" variant="link" onClick={undo}>
            {t('undo')}
          </Button>
        </Undo>
      ) : (
        <VisuallyHidden role="status">{status}</VisuallyHidden>
      )}
    </Zone>
  );
}
