import { factLine, useSession } from '@afterbell/core/web';
import { forwardRef } from 'react';
import { type ChartLayout, LINE, MARGIN, PADDING } from './chart-layout';

/** Paper, whatever the screen's mode: the picture is printed and sent around. */
const INK = { paper: '#ffffff', text: '#1b2226', muted: '#566169', line: '#8a959c', box: '#f4f7f7', edge: '#0f6b66', off: '#ffffff' } as const;
const FONT = '12px system-ui, sans-serif';

/** How wide a text is in the picture. */
export function textMeasure(): (text: string) => number {
  const pen = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (pen) pen.font = FONT;
  return (text) => pen?.measureText(text).width ?? [...text].length * 7;
}

export interface ChartPictureProps {
  layout: ChartLayout;
  label: string;
  title: string;
  subtitle: string;
  disabledWord: string;
  scale: number;
}

/** The tree as one SVG that stands on its own: every look is an attribute, none a class. */
export const ChartPicture = forwardRef<SVGSVGElement, ChartPictureProps>(function ChartPicture({ layout, label, title, subtitle, disabledWord, scale }, ref) {
  const { levelName } = useSession();
  const { width, height, boxWidth, boxes, lines } = layout;
  return (
    <svg ref={ref} xmlns="http://www.w3.org/2000/svg" role="img" aria-label={label} width={width * scale} height={height * scale} viewBox={`0 0 ${width} ${height}`} fontFamily="system-ui, sans-serif" fontSize="12" direction="ltr">
      <rect width={width} height={height} fill={INK.paper} />
      <text x={MARGIN} y="22" fill={INK.text} fontSize="15" fontWeight="600">
        {title}
      </text>
      <text x={MARGIN} y="39" fill={INK.muted} fontSize="11">
        {subtitle}
      </text>
      {lines.map(({ id, path }) => (
        <path key={id} d={path} fill="none" stroke={INK.line} strokeWidth="1" />
      ))}
      {boxes.map(({ node, x, y, height: boxHeight, name, hidden }) => (
        <g key={node.id} transform={`translate(${x} ${y})`}>
          <title>{[node.name, levelName(node.level), node.enabled ? '' : disabledWord].filter(Boolean).join(', ')}</title>
          <rect width={boxWidth} height={boxHeight} rx="4" fill={node.enabled ? INK.box : INK.off} stroke={node.enabled ? INK.edge : INK.line} strokeDasharray={node.enabled ? undefined : '4 3'} />
          <text fill={node.enabled ? INK.text : INK.muted}>
            {name.map((line, index) => (
              <tspan key={index} x={PADDING} y={16 + index * LINE}>
                {line}
              </tspan>
            ))}
          </text>
          <text x={PADDING} y={16 + name.length * LINE} fill={INK.muted} fontSize="10">
            {factLine([levelName(node.level), node.enabled ? '' : disabledWord])}
          </text>
          {hidden > 0 && (
            <text x={boxWidth + 6} y={boxHeight / 2 + 4} fill={INK.muted} fontSize="11">
              +{hidden}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
});
