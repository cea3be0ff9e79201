import { silent } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useKioskStaffCodeQuery } from './__generated__/kiosk';
import { useKioskTexts } from './kiosk-texts';

const Box = chakra('figure', { base: { m: '0', display: 'flex', alignItems: 'center', gap: '3', fontSize: 'sm', '& > img': { width: '7rem', height: '7rem', bg: 'white' }, '& > figcaption': { maxW: '9rem' } } });

/** The code that changes: who works here scans it with a phone and has today's list. */
export function StaffCode() {
  const t = useKioskTexts();
  const { data, refetch } = useKioskStaffCodeQuery({ context: silent(), fetchPolicy: 'no-cache' });
  const code = data?.kioskStaffCode;
  useEffect(() => {
    const timer = setTimeout(() => void refetch().catch(() => undefined), Math.max(1, code?.seconds ?? 10) * 1000);
    return () => clearTimeout(timer);
  }, [code, refetch]);
  if (!code) return <span />;
  return (
    <Box>
      <img src={`data:image/svg+xml;utf8,${encodeURIComponent(code.qr)}`} alt="" />
      <figcaption>{t('start.staffCode')}</figcaption>
    </Box>
  );
}
