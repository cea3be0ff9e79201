import { useSession } from '@afterbell/core/web';
import { forwardRef } from 'react';
import { BOX, type ChartLayout } from './chart-layout';

/** Paper, whatever the screen's mode: the picture is printed and sent around. */
const INK = { paper: '#ffffff', text: '#1b2226', muted: '#566169', line: '#8a959c', box: '#f4f7f7', edge: '#0f6b66', off: '#ffffff' } as const;
/** About as many letters as a box holds; the whole name is its title. */
const LETTERS = 25;

const shortened = (name: string) => ([...name].length > LETTERS ? `${[...name].slice(0, LETTERS - 1).join('')}…` : name);

export interface ChartPictureProps {
  layout: ChartLayout;
  label: string;
  disabledWord: string;
  scale: number;
}

/** The tree as one SVG that stands on its own: every look is an attribute, none a class. */
export const ChartPicture = forwardRef<SVGSVGElement, ChartPictureProps>(function ChartPicture({ layout, label, disabledWord, scale }, ref) {
  const { levelName } = useSession();
  const { width, height, boxes, lines } = layout;
  return (
    <svg ref={ref} xmlns="http://www.w3.org/2000/svg" role="img" aria-label={label} width={width * scale} height={height * scale} viewBox={`0 0 ${width} ${height}`} fontFamily="system-ui, sans-serif" fontSize="12" direction="ltr">
      <rect width={width} height={height} fill={INK.paper} />
      {lines.map(({ id, path }) => (
        <path key={id} d={path} fill="none" stroke={INK.line} strokeWidth="1" />
      ))}
      {boxes.map(({ node, x, y, hidden }) => (
        <g key={node.id} transform={`translate(${x} ${y})`}>
          <title>{[node.name, levelName(node.level), node.enabled ? '' : disabledWord].filter(Boolean).join(', ')}</title>
          <rect width={BOX.width} height={BOX.height} rx="4" fill={node.enabled ? INK.box : INK.off} stroke={node.enabled ? INK.edge : INK.line} strokeDasharray={node.enabled ? undefined : '4 3'} />
          <text x="8" y="16" fill={node.enabled ? INK.text : INK.muted}>
            {shortened(node.name)}
          </text>
          {hidden > 0 && (
            <text x={BOX.width + 6} y="16" fill={INK.muted} fontSize="11">
              +{hidden}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
});
