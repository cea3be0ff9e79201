import { daysBetween } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';

const WIDTH = 240;
const HEIGHT = 48;
const EDGE = 4;
const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', fontSize: 'sm', '& svg': { maxW: 'full', height: 'auto', overflow: 'visible', color: 'accent.solid' } } });
const Bar = chakra('div', { base: { flex: '1 1 8rem', maxW: '20rem', height: '2', borderRadius: 'full', bg: 'bg.muted', overflow: 'hidden', '& > div': { height: 'full', bg: 'accent.solid', borderRadius: 'full' }, '@media (forced-colors: active)': { border: '1px solid', '& > div': { bg: 'Highlight' } } } });

interface Measured {
  onDate: string;
  value: number;
}

export interface GoalChartProps {
  goal: { startsOn: string; startValue: number | null; targetValue: number | null; reached: number | null; progress: readonly Measured[] };
  label: string;
  reached: string;
}

/** How far it is as a bar, and the way there as a line once there are two points; the numbers stand beside it in words. */
export function GoalChart({ goal, label, reached }: GoalChartProps) {
  const { progress, startsOn, startValue, targetValue } = goal;
  const points: Measured[] = [...(startValue === null ? [] : [{ onDate: startsOn, value: startValue }]), ...[...progress].reverse()];
  const percent = Math.round((goal.reached ?? 0) * 100);
  return (
    <Row>
      <Bar role="progressbar" aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100} aria-label={label}>
        <div style={{ inlineSize: `${percent}%` }} />
      </Bar>
      <span>{reached}</span>
      {points.length > 1 && <Line points={points} target={targetValue} />}
    </Row>
  );
}

function Line({ points, target }: { points: readonly Measured[]; target: number | null }) {
  const first = points[0]?.onDate ?? '';
  const span = Math.max(1, daysBetween(first, points.at(-1)?.onDate ?? first));
  const values = [...points.map(({ value }) => value), ...(target === null ? [] : [target])];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (date: string) => EDGE + (Math.max(0, daysBetween(first, date)) / span) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" data-mirror="">
      {target !== null && <line x1={EDGE} x2={WIDTH - EDGE} y1={y(target)} y2={y(target)} stroke="var(--chakra-colors-border-control)" strokeDasharray="4 4" />}
      <polyline points={points.map(({ onDate, value }) => `${x(onDate)},${y(value)}`).join(' ')} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      {points.map(({ onDate, value }, index) => (
        <circle key={`${onDate}-${index}`} cx={x(onDate)} cy={y(value)} r="3" fill="currentColor" />
      ))}
    </svg>
  );
}
