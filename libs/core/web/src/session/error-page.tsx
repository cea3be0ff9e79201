import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useCoreTexts } from '../i18n/core-texts';
import { isReachable, useReachable } from '../offline/connection';
import { usePageTitle } from '../pages/page-title';
import { Button, LinkButton } from '../ui/button';
import { ATTENDANCE_PATH } from './attendance-path';
import { isSearchOrPreviewBot } from './bots';

const Box = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3', maxW: '36rem', mx: 'auto', px: { base: '4', md: '6' }, py: { base: '12', md: '20' }, '& h1': { fontSize: 'xl' }, '& p': { color: 'fg.muted', overflowWrap: 'anywhere' } },
});

export interface ErrorPageProps {
  /** 404, 500 or anything else: the three headings of product.md §2. */
  statusCode: number;
  /** Says why, where there is more to say. */
  children?: ReactNode;
  userAgent?: string;
  reload?: () => void;
}

export function ErrorPage({ statusCode, children, userAgent = navigator.userAgent, reload = () => window.location.reload() }: ErrorPageProps) {
  const t = useCoreTexts();
  const kind = statusCode === 404 ? 'notFound' : statusCode === 500 ? 'server' : 'other';
  const reachable = useReachable();
  const [offline] = useState(() => kind === 'other' && !isReachable());
  const again = useEffectEvent(reload);
  // What could not be fetched without a network opens by itself once there is one.
  useEffect(() => {
    if (offline && reachable) again();
  }, [offline, reachable]);
  const heading = t(`errorPage.${offline ? 'offline' : kind}`);
  usePageTitle(heading);
  if (isSearchOrPreviewBot(userAgent)) return null;
  const hint = { notFound: t('errorPage.notFoundHint'), server: t('errorPage.serverHint'), other: offline ? t('errorPage.offlineHint') : t('errors.loadHint') }[kind];
  return (
    <Box>
      <h1>{heading}</h1>
      {children ?? <p>{hint}</p>}
      <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2' }}>
        <LinkButton to={offline ? ATTENDANCE_PATH : '/'} variant="solid">
          {t(offline ? 'errorPage.toAttendance' : 'errorPage.toDashboard')}
        </LinkButton>
        {kind !== 'notFound' && <Button onClick={reload}>{t('errorPage.reload')}</Button>}
      </chakra.div>
    </Box>
  );
}

/** A path without a page: unknown, refused by its own checks, or planned. */
export function NotFoundPage({ path, planned = false }: { path: string; planned?: boolean }) {
  const t = useCoreTexts();
  return (
    <ErrorPage statusCode={404}>
      <p>{t('errorPage.path', { path })}</p>
      <p>{planned ? t('errorPage.plannedHint') : t('errorPage.notFoundHint')}</p>
    </ErrorPage>
  );
}
