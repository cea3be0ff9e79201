import { Button, Notice, Spinner } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Camera as CameraIcon, SwitchCamera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { asFile } from './crop';
import { usePhotoTexts } from './photo-texts';

const Video = chakra('video', { base: { width: 'min(100%, 28rem)', aspectRatio: '4 / 3', mx: 'auto', objectFit: 'cover', borderRadius: 'md', bg: 'bg.muted', '&[data-mirrored]': { transform: 'scaleX(-1)' } } });
const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: '2' } });

type Facing = 'environment' | 'user';
type Trouble = 'denied' | 'none' | 'failed';

export const hasCamera = (): boolean => typeof navigator !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function';

function troubleOf(fault: unknown): Trouble {
  const name = fault instanceof DOMException ? fault.name : '';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed';
}

/** Looks through the camera; it is let go of as soon as this is no longer on the screen. */
export function Camera({ onTaken }: { onTaken: (picture: File) => void }) {
  const t = usePhotoTexts();
  const video = useRef<HTMLVideoElement>(null);
  const [facing, setFacing] = useState<Facing>('environment');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [ready, setReady] = useState(false);
  const [several, setSeveral] = useState(false);

  useEffect(() => {
    let stream: MediaStream | null = null;
    let gone = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    void (async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: facing, width: { ideal: 1280 }, height: { ideal: 960 } } });
        if (gone) return stop();
        if (video.current) video.current.srcObject = stream;
        const devices = await navigator.mediaDevices.enumerateDevices();
        if (!gone) setSeveral(devices.filter(({ kind }) => kind === 'videoinput').length > 1);
      } catch (fault) {
        if (!gone) setTrouble(troubleOf(fault));
      }
    })();
    return () => {
      gone = true;
      stop();
    };
  }, [facing]);

  async function take() {
    const from = video.current;
    if (!from || from.videoWidth === 0) return;
    const canvas = document.createElement('canvas');
    canvas.width = from.videoWidth;
    canvas.height = from.videoHeight;
    canvas.getContext('2d')?.drawImage(from, 0, 0);
    const picture = await asFile(canvas);
    if (picture) onTaken(picture);
  }

  if (trouble) return <Notice severity="warn" live title={t(`camera.${trouble}`)}>{t('camera.instead')}</Notice>;
  return (
    <>
      <Video ref={video} autoPlay playsInline muted aria-label={t('camera.view')} data-mirrored={facing === 'user' || undefined} onLoadedData={() => setReady(true)} />
      <Line>
        {!ready && <Spinner />}
        <Button variant="solid" icon={<CameraIcon aria-hidden="true" />} disabled={!ready} onClick={() => void take()}>
          {t('camera.take')}
        </Button>
        {several && (
          <Button icon={<SwitchCamera aria-hidden="true" />} onClick={() => (setReady(false), setFacing(facing === 'user' ? 'environment' : 'user'))}>
            {t('camera.other')}
          </Button>
        )}
      </Line>
    </>
  );
}
