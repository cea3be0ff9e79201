import { Notice, Skeleton } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { loadDetector } from './load-detector';
import { useDoorTexts } from './door-texts';

const EVERY_MS = 200;
/** A badge that stays in sight is read once. */
const AGAIN_MS = 4_000;

const Picture = chakra('video', { base: { display: 'block', width: 'full', maxH: '50vh', minH: '12rem', objectFit: 'cover', bg: 'bg.muted', borderRadius: 'md' } });

type Problem = 'denied' | 'none' | 'failed';

const problemOf = (error: unknown): Problem => {
  const name = error instanceof Error ? error.name : '';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed';
};

/** The camera, for as long as it is on the screen. */
export default function CameraScanner({ onCode, facing = 'environment', onProblem }: { onCode: (code: string) => void; facing?: 'environment' | 'user'; onProblem?: () => void }) {
  const t = useDoorTexts();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'starting' | 'on' | Problem>('starting');
  const latest = useRef({ onCode, onProblem });
  useEffect(() => {
    latest.current = { onCode, onProblem };
  });
  useEffect(() => {
    let gone = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const seen = new Map<string, number>();
    const fail = (problem: Problem) => (setState(problem), latest.current.onProblem?.());
    async function start() {
      if (!navigator.mediaDevices?.getUserMedia) return fail('none');
      try {
        const [read, opened] = await Promise.all([loadDetector(), navigator.mediaDevices.getUserMedia({ video: { facingMode: facing }, audio: false })]);
        stream = opened;
        if (gone || !video.current) return opened.getTracks().forEach((track) => track.stop());
        video.current.srcObject = opened;
        await video.current.play();
        setState('on');
        const look = async () => {
          if (gone || !video.current) return;
          const codes = await read(video.current).catch(() => []);
          for (const code of codes) {
            const now = Date.now();
            if (now - (seen.get(code) ?? 0) > AGAIN_MS && !gone) latest.current.onCode(code);
            seen.set(code, now);
          }
          if (!gone) timer = setTimeout(() => void look(), EVERY_MS);
        };
        await look();
      } catch (error) {
        if (!gone) fail(problemOf(error));
      }
    }
    void start();
    return () => {
      gone = true;
      clearTimeout(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, [facing]);
  if (state === 'denied' || state === 'none' || state === 'failed') return <Notice severity="warn">{t(`camera.${state}`)}</Notice>;
  return (
    <div>
      {state === 'starting' && <Skeleton lines={3} label={t('camera.starting')} />}
      <Picture ref={video} muted playsInline aria-label={t('camera.label')} hidden={state !== 'on'} />
    </div>
  );
}
