import { chakra } from '@chakra-ui/react';
import { formatTime, timeIn } from '@afterbell/core/domain';
import { Check, CircleAlert, CloudUpload } from 'lucide-react';
import { useCoreTexts } from '../i18n/core-texts';
import { Button } from './button';
import { Spinner } from './spinner';

export type SaveStatus =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** Kept, and sent by itself; the reason says why not yet. */
  | { kind: 'waiting'; count: number; reason?: string }
  | { kind: 'failed'; reason?: string };

export interface SaveStateProps {
  status: SaveStatus;
  timeZone: string;
  onRetry?: () => void;
}

const Line = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', columnGap: '1.5', minH: '6', fontSize: 'sm', color: 'fg.muted', '& svg': { boxSize: '4', flexShrink: '0' } } });

/** Stands beside the thing that changed, and says what became of the change. */
export function SaveState({ status, timeZone, onRetry }: SaveStateProps) {
  const t = useCoreTexts();
  const retry = onRetry && (
    <Button variant="link" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <Line role="status" data-save={status.kind} css={status.kind === 'failed' ? { color: 'fg.error', fontWeight: 'semibold' } : undefined}>
      {status.kind === 'saving' && (
        <>
          <Spinner />
          {t('save.saving')}
        </>
      )}
      {status.kind === 'saved' && (
        <>
          <Check aria-hidden="true" />
          {t('save.saved', { time: formatTime(timeIn(timeZone, status.at)) })}
        </>
      )}
      {status.kind === 'waiting' && (
        <>
          <CloudUpload aria-hidden="true" />
          <chakra.span css={status.reason ? { color: 'fg', fontWeight: 'semibold' } : undefined}>{t('save.waiting', { count: status.count })}</chakra.span>
          {status.reason && (
            <>
              <span>{status.reason}</span>
              {retry}
            </>
          )}
        </>
      )}
      {status.kind === 'failed' && (
        <>
          <CircleAlert aria-hidden="true" />
          {status.reason ? t('save.failed', { reason: status.reason }) : t('save.failedPlain')}
          {retry}
        </>
      )}
    </Line>
  );
}
