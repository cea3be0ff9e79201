import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useCoreTexts } from '../i18n/core-texts';
import { VisuallyHidden } from './visually-hidden';

export const SKELETON_DELAY_MS = 150;

/** True once `waiting` has lasted long enough to be worth showing. */
export function useDelayed(waiting: boolean, delay: number = SKELETON_DELAY_MS): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting, delay]);
  return waiting && late;
}

export const SkeletonBar = chakra('span', { base: { display: 'block', height: '3', borderRadius: 'sm', bg: 'bg.muted', animation: 'pulse 1.6s ease-in-out infinite' } });

const WIDTHS = ['72%', '54%', '88%', '63%', '79%'];

export interface SkeletonProps {
  lines?: number;
  /** What is awaited, for screen readers. */
  label?: string;
}

/** Nothing for the first 150 ms, then grey lines. */
export function Skeleton({ lines = 4, label }: SkeletonProps) {
  const t = useCoreTexts();
  const show = useDelayed(true);
  if (!show) return <div aria-busy="true" />;
  return (
    <chakra.div aria-busy="true" css={{ display: 'flex', flexDirection: 'column', gap: '4', py: '2' }}>
      <VisuallyHidden role="status">{label ?? t('loading')}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <SkeletonBar key={index} aria-hidden="true" style={{ width: WIDTHS[index % WIDTHS.length] }} />
      ))}
    </chakra.div>
  );
}
