import { chakra } from '@chakra-ui/react';
import { Button, i18n } from '@afterbell/core/web';
import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fileSize } from './file-size';
import { useFileTexts } from './file-texts';
import type { UploadState } from './use-upload';

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2', fontSize: 'sm' } });
const Words = chakra('div', { base: { flex: '1 1 12rem', minW: '0', overflowWrap: 'anywhere' } });
const Problem = chakra('div', { base: { flex: '1 1 12rem', minW: '0', display: 'flex', gap: '1', overflowWrap: 'anywhere', color: 'fg.error', fontWeight: 'semibold', '& svg': { flexShrink: '0', boxSize: '4', mt: '0.5' } } });
const Track = chakra('div', { base: { width: 'full', height: '1', mt: '1', borderRadius: 'full', bg: 'bg.muted', overflow: 'hidden', '@media (forced-colors: active)': { border: '1px solid CanvasText' } } });
const Bar = chakra('div', { base: { height: 'full', bg: 'accent.solid', transition: 'width 150ms linear', '@media (forced-colors: active)': { bg: 'Highlight' } } });

export interface UploadStatusProps {
  state: UploadState;
  onCancel: () => void;
  onRetry: (file: File) => void;
}

const PATIENCE_MS = 4_000;

/** The server has all of it and looks through it; a scanner that does not answer holds it up for some seconds at most. */
function Checking({ name }: { name: string }) {
  const t = useFileTexts();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {t('checking', { name })}
      <span role="status">{long && ` ${t('checkingLong')}`}</span>
    </>
  );
}

/** How far the upload is, or why it did not come to anything. */
export function UploadStatus({ state, onCancel, onRetry }: UploadStatusProps) {
  const t = useFileTexts();
  if (state.kind === 'sending') {
    const { name, size } = state.file;
    const percent = Math.floor(state.part * 100);
    const sent = t('sent', { done: fileSize(size * state.part, i18n.language), size: fileSize(size, i18n.language) });
    return (
      <Line>
        <Words>
          {state.part < 1 ? `${t('sending', { name })} · ${sent}` : <Checking name={name} />}
          <Track role="progressbar" aria-label={t('sending', { name })} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
            <Bar style={{ width: `${percent}%` }} />
          </Track>
        </Words>
        <Button size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Line>
    );
  }
  if (state.kind !== 'failed') return null;
  const { file, issue, reason, again } = state;
  const why = reason || t(again ? 'network' : 'unavailable');
  return (
    <Line>
      <Problem role="alert">
        <CircleAlert aria-hidden="true" />
        <span>{issue ? t(`issues.${issue.code}`, { ...issue.params }) : why.includes(file.name) ? why : t('failed', { name: file.name, reason: why })}</span>
      </Problem>
      {again && (
        <Button size="sm" onClick={() => onRetry(file)}>
          {t('retry')}
        </Button>
      )}
    </Line>
  );
}
