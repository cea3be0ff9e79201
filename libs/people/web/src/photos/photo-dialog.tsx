import { Button, Dialog, failuresOf, Notice, useCoreTexts, useEditing } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Camera as CameraIcon, Trash2, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Camera, hasCamera } from './camera';
import { type Crop, cropped, firstCrop } from './crop';
import { PhotoCropper } from './photo-cropper';
import { wholePhoto } from './photo-paths';
import { usePhotoTexts } from './photo-texts';
import { type Photo, type SetOutcome, useSetPhoto } from './use-set-photo';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', pt: '3', '& > img': { width: 'min(100%, 20rem)', mx: 'auto', borderRadius: 'md' } } });
const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: 'center' } });

/** What is being done: looking at the photo, through the camera, or at the part of a picture that is kept. */
type Step = { at: 'look' } | { at: 'camera' } | { at: 'crop'; image: HTMLImageElement; crop: Crop };

export interface PhotoDialogProps {
  photo: Photo;
  name: string;
  canEdit: boolean;
  onClose: () => void;
}

export function PhotoDialog({ photo, name, canEdit, onClose }: PhotoDialogProps) {
  const t = usePhotoTexts();
  const core = useCoreTexts();
  const input = useRef<HTMLInputElement>(null);
  const url = useRef<string | null>(null);
  const [step, setStep] = useState<Step>({ at: 'look' });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { upload, remove } = useSetPhoto(photo.personId, name);
  useEditing(step.at === 'crop');
  useEffect(() => () => void (url.current && URL.revokeObjectURL(url.current)), []);

  function open(file: File) {
    if (url.current) URL.revokeObjectURL(url.current);
    url.current = URL.createObjectURL(file);
    const image = new Image();
    image.onload = () => (setProblem(null), setStep({ at: 'crop', image, crop: firstCrop({ width: image.naturalWidth, height: image.naturalHeight }) }));
    image.onerror = () => (setProblem(t('unreadable', { name: file.name })), setStep({ at: 'look' }));
    image.src = url.current;
  }
  async function run(change: () => Promise<SetOutcome>) {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const outcome = await change();
      if (outcome.kind === 'done') return onClose();
      setProblem(outcome.kind === 'stale' ? t('stale') : outcome.reason);
    } catch (fault) {
      setProblem(failuresOf(fault)[0]?.message.join(' ') || core('errors.load'));
    } finally {
      setBusy(false);
    }
  }
  const save = () =>
    run(async () => {
      const file = step.at === 'crop' ? await cropped(step.image, step.crop) : null;
      return file ? upload(file, photo.fileId) : { kind: 'failed', reason: t('unreadable', { name: '' }) };
    });

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { name })}
      description={step.at === 'crop' ? t('crop.hint') : undefined}
      closeOnOutside={step.at === 'look'}
      footer={
        <>
          <Button onClick={onClose}>{core(step.at === 'look' ? 'close' : 'cancel')}</Button>
          {step.at === 'crop' && (
            <Button variant="solid" loading={busy} onClick={() => void save()}>
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {problem && (
          <Notice severity="error" live>
            {problem}
          </Notice>
        )}
        {photo.withheld && <Notice title={t('withheld')}>{t('withheldWhy')}</Notice>}
        {step.at === 'look' && (photo.fileId ? <img src={wholePhoto(photo.fileId)} alt={t('title', { name })} width={512} height={512} /> : <p>{t('none')}</p>)}
        {step.at === 'camera' && <Camera onTaken={open} />}
        {step.at === 'crop' && <PhotoCropper url={step.image.src} picture={{ width: step.image.naturalWidth, height: step.image.naturalHeight }} crop={step.crop} onChange={(crop) => setStep({ ...step, crop })} />}
        {canEdit && (
          <Line>
            <input
              ref={input}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
              hidden
              data-testid="photo-file"
              onChange={(event) => {
                const file = event.target.files?.[0];
                // The same picture may be chosen again.
                event.target.value = '';
                if (file) open(file);
              }}
            />
            <Button icon={<Upload aria-hidden="true" />} onClick={() => input.current?.click()}>
              {t(step.at === 'crop' ? 'another' : 'choose')}
            </Button>
            {step.at !== 'camera' && hasCamera() && (
              <Button icon={<CameraIcon aria-hidden="true" />} onClick={() => (setProblem(null), setStep({ at: 'camera' }))}>
                {t('camera.open')}
              </Button>
            )}
            {step.at === 'look' && photo.fileId && (
              <Button variant="ghost" icon={<Trash2 aria-hidden="true" />} loading={busy} onClick={() => void run(() => remove(photo.fileId ?? ''))}>
                {t('remove')}
              </Button>
            )}
          </Line>
        )}
      </Stack>
    </Dialog>
  );
}
