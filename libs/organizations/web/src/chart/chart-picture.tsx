import { useSession } from '@afterbell/core/web';
import { forwardRef, useMemo } from 'react';
import { BOX, type ChartLayout, MARGIN } from './chart-layout';

/** Paper, whatever the screen's mode: the picture is printed and sent around. */
const INK = { paper: '#ffffff', text: '#1b2226', muted: '#566169', line: '#8a959c', box: '#f4f7f7', edge: '#0f6b66', off: '#ffffff' } as const;
const ROOM = BOX.width - 16;
const FONT = '12px system-ui, sans-serif';

/** As much of a text as fits into its box; the whole name is the box's title. */
function fitting(): (text: string) => { children: string; textLength?: number; lengthAdjust?: 'spacingAndGlyphs' } {
  const pen = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (pen) pen.font = FONT;
  const widthOf = (text: string) => pen?.measureText(text).width ?? [...text].length * 7;
  return (text) => {
    const letters = [...text].slice(0, 80);
    let shown = text;
    while (letters.length > 1 && widthOf(shown) > ROOM) {
      letters.pop();
      shown = `${letters.join('').trimEnd()}…`;
    }
    const width = Math.min(ROOM, widthOf(shown));
    // Where the picture is opened letters may be wider: one that nearly fills its box is held to what it has here.
    return width > ROOM * 0.8 ? { children: shown, textLength: Math.round(width), lengthAdjust: 'spacingAndGlyphs' } : { children: shown };
  };
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
  const { width, height, boxes, lines } = layout;
  const fit = useMemo(fitting, []);
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
      {boxes.map(({ node, x, y, hidden }) => (
        <g key={node.id} transform={`translate(${x} ${y})`}>
          <title>{[node.name, levelName(node.level), node.enabled ? '' : disabledWord].filter(Boolean).join(', ')}</title>
          <rect width={BOX.width} height={BOX.height} rx="4" fill={node.enabled ? INK.box : INK.off} stroke={node.enabled ? INK.edge : INK.line} strokeDasharray={node.enabled ? undefined : '4 3'} />
          <text x="8" y="16" fill={node.enabled ? INK.text : INK.muted} {...fit(node.name)} />
          <text x="8" y="30" fill={INK.muted} fontSize="10">
            {fit([levelName(node.level), node.enabled ? '' : disabledWord].filter(Boolean).join(' · ')).children}
          </text>
          {hidden > 0 && (
            <text x={BOX.width + 6} y="23" fill={INK.muted} fontSize="11">
              +{hidden}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
});
