import { Button, Dialog, Skeleton } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useDoorTexts } from './door-texts';

const CameraScanner = lazy(() => import('./camera-scanner'));

const Read = chakra('ul', { base: { listStyle: 'none', p: '0', m: '0', minH: '6rem', '& > li': { borderTop: 'hairline', py: '2', fontSize: 'sm' }, '& > li:first-of-type': { fontWeight: 'semibold', fontSize: 'md', borderTop: 'none' } } });

/** The camera, and what was read last. */
export function ScanDialog({ read, onCode, onClose }: { read: readonly string[]; onCode: (code: string) => void; onClose: () => void }) {
  const t = useDoorTexts();
  return (
    <Dialog open onClose={onClose} title={t('scan.title')} description={t('scan.hint')} footer={<Button data-autofocus="" onClick={onClose}>{t('scan.stop')}</Button>}>
      <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '4', pt: '3' }}>
        <Suspense fallback={<Skeleton lines={3} />}>
          <CameraScanner onCode={onCode} />
        </Suspense>
        <section aria-live="polite">
          <chakra.h3 css={{ fontSize: 'sm', fontWeight: 'semibold', mb: '1' }}>{t('scan.last')}</chakra.h3>
          {read.length === 0 ? <chakra.p css={{ color: 'fg.muted', fontSize: 'sm' }}>{t('scan.nothing')}</chakra.p> : <Read>{read.map((line, index) => <li key={`${read.length - index} ${line}`}>{line}</li>)}</Read>}
        </section>
      </chakra.div>
    </Dialog>
  );
}
