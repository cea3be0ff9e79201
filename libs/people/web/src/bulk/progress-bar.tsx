import { chakra } from '@chakra-ui/react';

const Bar = chakra('progress', {
  base: { appearance: 'none', display: 'block', width: 'full', height: '2', border: '0', borderRadius: 'sm', overflow: 'hidden', bg: 'bg.muted', '&::-webkit-progress-bar': { bg: 'bg.muted' }, '&::-webkit-progress-value': { bg: 'accent.solid' }, '&::-moz-progress-bar': { bg: 'accent.solid' } },
});

/** How far something is; `label` says it in words. */
export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }) {
  return <Bar value={value} max={max} aria-label={label} />;
}
