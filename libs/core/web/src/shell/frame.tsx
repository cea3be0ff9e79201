import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { UpdateBanner } from '../session/build-watch';
import { ViewAsBanner } from '../session/view-as-banner';
import { MAIN_ID } from '../ui/skip-link';

export const Main = chakra('main', { base: { flex: '1', minW: '0', display: 'flex', flexDirection: 'column' } });

/** The page alone: `none`, `blank` and `fullscreen`. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <Main id={MAIN_ID} tabIndex={-1} css={{ minHeight: '100dvh', '--ab-top': '0px', '--ab-bottom': '0px' }}>
      <UpdateBanner />
      <ViewAsBanner />
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
