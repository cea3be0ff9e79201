import type { PlainDate } from '@afterbell/core/domain';
import { Button, Dialog, Field, Notice, TextArea, useCoreTexts } from '@afterbell/core/web';
import { MAX_REASON } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { monthTitle } from '../shared/day-words';
import { useLockTexts } from './lock-texts';
import type { MonthWork, useMonthLock } from './use-month-lock';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', '& p': { maxW: 'prose' }, '& ul': { listStyle: 'disc', ps: '5' } } });

/** Sites that are named; the others are counted. */
const NAMED = 8;

export interface LockDialogProps {
  work: MonthWork;
  month: PlainDate;
  mayUnlock: boolean;
  run: ReturnType<typeof useMonthLock>;
  onClose: () => void;
}

/** Names what is locked or opened, and warns about what is missing, and what is still to come, before it cannot be entered any more. */
export function LockDialog({ work, month, mayUnlock, run, onClose }: LockDialogProps) {
  const t = useLockTexts();
  const core = useCoreTexts();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { what, rows } = work;
  const missing = what === 'lock' ? rows.filter((row) => row.missing > 0) : [];
  const ahead = what === 'lock' ? rows.filter((row) => row.ahead > 0) : [];
  const words = { count: rows.length, name: rows[0]?.siteName ?? '', month: monthTitle(month) };

  async function confirm() {
    setBusy(true);
    // What the server found missing has been said by the second press.
    const refused = await run(work, { acceptMissing: missing.length > 0 || problem !== null, reason });
    setBusy(false);
    if (refused === null) onClose();
    else setProblem(refused);
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      onSubmit={() => void confirm()}
      title={t(`ask.${what}`, words)}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant={missing.length > 0 ? 'danger' : 'solid'} type="submit" loading={busy}>
            {what === 'unlock' ? t('unlock') : missing.length > 0 || problem !== null ? t('ask.lockAnyway') : t('lock')}
          </Button>
        </>
      }
    >
      <Stack>
        {problem !== null && <Notice severity="error" live>{problem}</Notice>}
        {missing.length > 0 && (
          <Notice severity="warn" title={t('ask.missing', { count: missing.reduce((sum, row) => sum + row.missing, 0) })}>
            {t('ask.missingHint')}
            {rows.length > 1 && <BySite rows={missing} of="missing" />}
          </Notice>
        )}
        {ahead.length > 0 && (
          <Notice severity="warn" title={t('ask.ahead')}>
            {t('ask.aheadHint', { count: ahead.reduce((sum, row) => sum + row.ahead, 0) })}
            {rows.length > 1 && <BySite rows={ahead} of="ahead" />}
          </Notice>
        )}
        <p>{what === 'lock' ? `${t('ask.lockHint')} ${t(mayUnlock ? 'ask.reopen' : 'ask.noReopen')}` : t('ask.unlockHint')}</p>
        {what === 'unlock' && (
          <Field label={t('ask.reason')} optional>
            <TextArea value={reason} maxLength={MAX_REASON} rows={2} onChange={(event) => setReason(event.target.value)} />
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}

function BySite({ rows, of }: { rows: MonthWork['rows']; of: 'missing' | 'ahead' }) {
  const t = useLockTexts();
  return (
    <ul>
      {rows.slice(0, NAMED).map((row) => (
        <li key={row.siteId}>{t('ask.datesAt', { name: row.siteName, count: row[of] })}</li>
      ))}
      {rows.length > NAMED && <li>{t('ask.more', { count: rows.length - NAMED })}</li>}
    </ul>
  );
}
