import { formatTime } from '@afterbell/core/domain';
import { factLine, silent, Skeleton, useDebounced, useStored } from '@afterbell/core/web';
import { badgeCodeOf } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { Camera, CameraOff, Maximize, RotateCw, ScanLine, UserCog } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useKioskChildrenQuery } from './__generated__/kiosk';
import { Alert, Big, Center, Face, Input, Row } from './kiosk-look';
import { IDLE_MS, useIdle, useTypedCode } from './kiosk-hands';
import { StaffCode } from './kiosk-staff-code';
import { useKioskTexts } from './kiosk-texts';
import { type KioskChild, toShown } from './kiosk-words';
import { type BadgeRead, useBadge } from './use-badge';
import type { KioskDevice } from './use-kiosk';

const CameraScanner = lazy(() => import('../door/camera-scanner'));

const Two = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' }, gap: '8', width: 'full', alignItems: 'start', '& h2': { mb: '3' }, '& section': { minW: '0' } } });
const ScanHere = chakra('section', { base: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '3', textAlign: 'center', p: { base: '5', lg: '8' }, borderRadius: 'lg', border: '4px dashed', borderColor: 'accent.solid', '& > svg': { boxSize: { base: '3.5rem', lg: '8rem' }, color: 'accent.solid' }, '& > div': { width: 'full' } } });
const Found = chakra('ul', { base: { listStyle: 'none', m: '0', mt: '4', p: '0', display: 'flex', flexDirection: 'column', gap: '3', '& button': { width: 'full', justifyContent: 'flex-start', textAlign: 'start' }, '& small': { display: 'block', fontSize: 'md', fontWeight: 'normal' } } });
const Foot = chakra('footer', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: '4' } });

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

export interface KioskStartProps extends BadgeRead {
  kiosk: KioskDevice;
  siteName: string;
  /** Why the last badge was refused. */
  problem: string | null;
  onStaff: () => void;
}

/** Where every child begins: a badge, or a first name. */
export function KioskStart({ kiosk, siteName, problem, onShown, onRefused, onStaff }: KioskStartProps) {
  const t = useKioskTexts();
  const [camera, setCamera] = useStored('kiosk.camera', false, isFlag);
  // Each try is a camera of its own.
  const [tries, setTries] = useState({ count: 0, failed: false });
  const readBadge = useBadge(kiosk, { onShown, onRefused });
  useTypedCode(readBadge, true);
  return (
    <>
      <h1>{siteName}</h1>
      {problem && <Alert data-tone="red" role="alert">{problem}</Alert>}
      <Center css={{ justifyContent: 'flex-start', maxW: '72rem', textAlign: 'start' }}>
        <Two>
          <ScanHere>
            {!camera && <ScanLine aria-hidden="true" />}
            <h2>{t('start.scan')}</h2>
            <p>{t('start.hint')}</p>
            {camera && (
              <Suspense fallback={<Skeleton lines={3} />}>
                <CameraScanner key={tries.count} facing="user" onCode={readBadge} onProblem={() => setTries(({ count }) => ({ count, failed: true }))} />
              </Suspense>
            )}
            {camera && tries.failed && (
              <Big type="button" tone="quiet" onClick={() => setTries(({ count }) => ({ count: count + 1, failed: false }))}>
                <RotateCw aria-hidden="true" />
                {t('start.cameraAgain')}
              </Big>
            )}
            <Big
              type="button"
              tone="quiet"
              onClick={() => {
                setCamera(!camera);
                setTries({ count: 0, failed: false });
              }}
            >
              {camera ? <CameraOff aria-hidden="true" /> : <Camera aria-hidden="true" />}
              {t(!camera ? 'start.camera' : tries.failed ? 'start.withoutCamera' : 'start.noCamera')}
            </Big>
          </ScanHere>
          <ByName onChild={(child) => onShown(toShown({ child }))} onSearch={() => onRefused(null)} onCode={readBadge} />
        </Two>
      </Center>
      <Foot>
        <StaffCode />
        <Row css={{ width: 'auto' }}>
          {document.fullscreenEnabled && (
            <Big type="button" tone="quiet" onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}>
              <Maximize aria-hidden="true" />
              {t('start.full')}
            </Big>
          )}
          <Big type="button" tone="quiet" onClick={onStaff}>
            <UserCog aria-hidden="true" />
            {t('start.staff')}
          </Big>
        </Row>
      </Foot>
    </>
  );
}

function ByName({ onChild, onSearch, onCode }: { onChild: (child: KioskChild) => void; onSearch: () => void; onCode: (code: string) => void }) {
  const t = useKioskTexts();
  const hint = useId();
  const [name, setName] = useState('');
  const [asked, setAsked] = useState('');
  const ask = useDebounced((typed: string) => setAsked(typed.trim()), 350);
  // What one child looked for is not there for the next one, nor for whoever passes by.
  useIdle(IDLE_MS, name !== '' || asked !== '', () => {
    ask.cancel();
    setName('');
    setAsked('');
  });
  const letters = [...asked].length;
  const enough = letters > 0 && badgeCodeOf(asked) === null;
  const { data, error } = useKioskChildrenQuery({ variables: { name: asked }, skip: !enough, context: silent(), fetchPolicy: 'no-cache' });
  const children = enough ? data?.kioskChildren : undefined;
  // Whom no letter and no photo tells apart is known by where they are expected.
  const isAlike = ({ name }: KioskChild) => (children ?? []).filter((other) => other.name === name).length > 1;
  const stateOf = ({ state, since, left }: KioskChild) => t(`start.state.${state === 'in' && !since ? 'here' : state}`, { time: state === 'left' && left ? formatTime(left) : since ? formatTime(since) : '' });
  return (
    <section>
      <h2>{t('start.or')}</h2>
      <chakra.p id={hint} css={{ mb: '3' }}>{t('start.nameHint')}</chakra.p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // A scanner types into the field that has the focus.
          if (badgeCodeOf(name) === null) return;
          onCode(name);
          setName('');
        }}
      >
        <Input
          aria-label={t('start.name')}
          aria-describedby={hint}
          value={name}
          maxLength={40}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={({ target }) => {
            onSearch();
            setName(target.value);
            ask.run(target.value);
          }}
        />
      </form>
      {enough && error && <Alert role="alert">{error.message}</Alert>}
      {letters > 1 && children?.length === 0 && <p role="status">{t('start.nobody')}</p>}
      <Found>
        {children?.map((child) => (
          <li key={child.id}>
            <Big type="button" onClick={() => onChild(child)}>
              <Face {...child} size="3rem" />
              <span>
                <bdi>{child.name}</bdi>
                <small>{factLine([isAlike(child) && (child.arrivalName ?? child.sessionName), stateOf(child)])}</small>
              </span>
            </Big>
          </li>
        ))}
      </Found>
    </section>
  );
}
