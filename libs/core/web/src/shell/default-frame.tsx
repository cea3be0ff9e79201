import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { OfflineWork } from '../offline/offline-work';
import { UpdateBanner } from '../session/build-watch';
import { ViewAsBanner } from '../session/view-as-banner';
import { MAIN_ID, SkipLink } from '../ui/skip-link';
import { BottomBar } from './bottom-bar';
import { Main } from './frame';
import { Rail } from './rail';
import { RefusalNotice } from './refusal-notice';
import { TopBar } from './top-bar';

const Frame = chakra('div', { base: { display: 'flex', minHeight: '100dvh', '--ab-frame': '1' } });
const Column = chakra('div', { base: { flex: '1', minW: '0', display: 'flex', flexDirection: 'column', pb: 'var(--ab-bottom)' } });

/** Rail, top bar and page: the `default` layout. */
export default function DefaultFrame({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <SkipLink />
      <Rail />
      <Column>
        <UpdateBanner />
        <ViewAsBanner />
        <OfflineWork />
        <TopBar />
        <Main id={MAIN_ID} tabIndex={-1}>
          <RefusalNotice />
          {children}
        </Main>
      </Column>
      <BottomBar />
    </Frame>
  );
}
