import { chakra } from '@chakra-ui/react';
import { manifestPollDelay } from '@afterbell/core/domain';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCoreTexts } from '../i18n/core-texts';
import { Button } from '../ui/button';
import { updateServiceWorker } from '../offline/service-worker';
import { useIsEditing } from './editing';
import { runningBuild } from './running-build';

/** Focus comes often; a look at the manifest each time would be noise. */
const FOCUS_REST_MS = 30_000;

async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetch(`/build-manifest.json?t=${Date.now()}`, { credentials: 'include', cache: 'no-store' });
    // A 404 or 403 is ignored (product.md §8), and so is everything else that is no answer.
    if (!response.ok) return null;
    const { build } = (await response.json()) as { build?: unknown };
    return typeof build === 'string' ? build : null;
  } catch {
    return null;
  }
}

/** Whether a newer build than the running one has been put out. */
export function useNewerBuild(running: string): boolean {
  const [newer, setNewer] = useState(false);
  useEffect(() => {
    if (newer || running === 'development') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looked = Date.now();
    let gone = false;
    const plan = () => {
      timer = setTimeout(() => void look(), manifestPollDelay(Math.random()));
    };
    const look = async () => {
      clearTimeout(timer);
      looked = Date.now();
      const latest = await latestBuild();
      if (gone) return;
      if (latest !== null && latest !== running) {
        setNewer(true);
        void updateServiceWorker();
      } else plan();
    };
    const onFocus = () => {
      if (Date.now() - looked > FOCUS_REST_MS) void look();
    };
    plan();
    window.addEventListener('focus', onFocus);
    return () => {
      gone = true;
      clearTimeout(timer);
      window.removeEventListener('focus', onFocus);
    };
  }, [newer, running]);
  return newer;
}

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '3', px: '4', py: '2', bg: 'blue.subtle', color: 'fg', borderBottom: 'hairline', fontSize: 'sm' },
});

/** Offers the newer build; never while something is being edited, and never by itself. */
export function UpdateBanner({ running = runningBuild(), reload = () => window.location.reload() }: { running?: string; reload?: () => void }) {
  const t = useCoreTexts();
  const newer = useNewerBuild(running);
  const editing = useIsEditing();
  const [later, setLater] = useState(false);
  if (!newer || editing || later) return null;
  return (
    <Bar role="status" data-no-print="">
      <span>{t('update.available')}</span>
      <Button size="sm" icon={<RefreshCw aria-hidden="true" />} onClick={reload}>
        {t('update.reload')}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setLater(true)}>
        {t('update.later')}
      </Button>
    </Bar>
  );
}
