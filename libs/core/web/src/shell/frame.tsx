import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { MAIN_ID, SkipLink } from '../ui/skip-link';
import { UpdateBanner } from '../session/build-watch';
import { BottomBar } from './bottom-bar';
import { Rail } from './rail';
import { TopBar } from './top-bar';

const Frame = chakra('div', { base: { display: 'flex', minHeight: '100dvh', '--ab-frame': '1' } });
const Column = chakra('div', { base: { flex: '1', minW: '0', display: 'flex', flexDirection: 'column', pb: 'var(--ab-bottom)' } });
const Main = chakra('main', { base: { flex: '1', minW: '0', display: 'flex', flexDirection: 'column' } });

/** Rail, top bar and page: the `default` layout. */
export function DefaultFrame({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <SkipLink />
      <Rail />
      <Column>
        <UpdateBanner />
        <TopBar />
        <Main id={MAIN_ID} tabIndex={-1}>
          {children}
        </Main>
      </Column>
      <BottomBar />
    </Frame>
  );
}

/** The page alone: `none`, `blank` and `fullscreen`. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <Main id={MAIN_ID} tabIndex={-1} css={{ minHeight: '100dvh', '--ab-top': '0px', '--ab-bottom': '0px' }}>
      <UpdateBanner />
      {children}
    </Main>
  );
}

/** One narrow column in the middle: sign-in. */
export function CenterFrame({ children }: { children: ReactNode }) {
  return (
    <Main id={MAIN_ID} tabIndex={-1} css={{ minHeight: '100dvh', '--ab-top': '0px', '--ab-bottom': '0px', alignItems: 'center', justifyContent: { base: 'flex-start', sm: 'center' }, px: '4', py: { base: '10', sm: '8' } }}>
      {children}
    </Main>
  );
}
