import { Button, frozen, SaveState } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { CircleHelp, CloudUpload } from 'lucide-react';
import type { RosterSummary } from './roster-view';
import { useRosterTexts } from './roster-texts';

// On a phone one below the other beside the button, which keeps its place when something is saved.
const Line = frozen('div', { display: 'flex', flexDirection: { base: 'column', sm: 'row' }, flexWrap: { sm: 'wrap' }, alignItems: { base: 'flex-start', sm: 'center' }, columnGap: '3', rowGap: '0', '& > [data-save=idle]': { minH: { base: '0', sm: '6' } }, '& strong': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });
const Part = chakra('span', { base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1.5', minH: '6', '& svg': { boxSize: '4', flexShrink: '0' } } });

export interface RosterStatusProps {
  summary: RosterSummary;
  timeZone: string;
  onRetry: () => void;
  onDecide: () => void;
}

/** In the footer, always visible: how many are marked, and what became of the marks. */
export function RosterStatus({ summary: { marked, total, unsent, held, asked, typed, saving, failure, blocked, savedAt }, timeZone, onRetry, onDecide }: RosterStatusProps) {
  const t = useRosterTexts();
  const waiting = unsent - held.length;
  const toDecide = held.length + asked;
  const locked = blocked?.code === 'MONTH_LOCKED';
  // Trying again helps only against what may pass by itself.
  const asksReason = blocked?.code === 'ATTENDANCE_LATE';
  return (
    <Line>
      <strong>{t('footer.marked', { marked, total })}</strong>
      {failure || blocked ? (
        <Part role="status" data-save="waiting" css={{ color: 'fg.error', fontWeight: 'semibold' }}>
          <CloudUpload aria-hidden="true" />
          {t(locked ? 'footer.locked' : 'footer.unsent', { count: waiting })}
          {failure && <chakra.span css={{ fontWeight: 'normal', color: 'fg.muted', display: { base: 'none', lg: 'inline' } }}>{t(`footer.${failure}`)}</chakra.span>}
          {failure && <chakra.span css={{ fontWeight: 'normal', color: 'fg.muted', display: { lg: 'none' } }}>{t(`footer.${failure}Short`)}</chakra.span>}
          {!locked && !asksReason && (
            <Button variant="link" onClick={onRetry}>
              {t('footer.retry')}
            </Button>
          )}
        </Part>
      ) : (
        <SaveState status={saving || typed === 'soon' ? { kind: 'saving' } : savedAt && toDecide === 0 && typed === 'none' ? { kind: 'saved', at: new Date(savedAt) } : { kind: 'idle' }} timeZone={timeZone} />
      )}
      {typed === 'open' && <Part css={{ color: 'fg.muted' }}>{t('footer.typed')}</Part>}
      {toDecide > 0 && (
        <Part css={{ color: 'fg.warning', fontWeight: 'semibold' }}>
          <CircleHelp aria-hidden="true" />
          <Button variant="link" onClick={onDecide}>
            {t('footer.held', { count: toDecide })}
          </Button>
        </Part>
      )}
    </Line>
  );
}
