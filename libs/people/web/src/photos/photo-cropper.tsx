import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type Crop, MOST_ZOOM, type Picture, sideOf, within } from './crop';
import { usePhotoTexts } from './photo-texts';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    width: 'min(100%, 20rem)',
    aspectRatio: '1',
    mx: 'auto',
    overflow: 'hidden',
    borderRadius: 'md',
    bg: 'bg.muted',
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    _active: { cursor: 'grabbing' },
    _focusVisible: { outline: '2px solid {colors.accent.solid}', outlineOffset: '2px' },
    '& img': { position: 'absolute', maxWidth: 'none', pointerEvents: 'none' },
    // What a round face in a list keeps of the square.
    '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'full', boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.35)', pointerEvents: 'none' },
  },
});
const Magnifier = chakra('label', { base: { fontWeight: 'semibold' } });
const Range = chakra('input', { base: { width: 'full', minH: 'control', accentColor: 'var(--chakra-colors-accent-solid)' } });

const STEP = 0.04;
const MOVES: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ZOOMS: Readonly<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1, _: 1 / 1.1 };

export interface PhotoCropperProps {
  url: string;
  picture: Picture;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** A square over the picture: dragged, moved with the arrow keys, magnified with the slider, the wheel, + and −. */
export function PhotoCropper({ url, picture, crop, onChange }: PhotoCropperProps) {
  const t = usePhotoTexts();
  const frame = useRef<HTMLDivElement>(null);
  // What was pressed to come here is gone.
  useEffect(() => frame.current?.focus(), []);
  const held = useRef<{ x: number; y: number; from: Crop } | null>(null);
  const side = sideOf(picture, crop);
  const change = (next: Crop) => onChange(within(picture, next));
  const percent = (length: number) => `${(length / side) * 100}%`;

  function onKeyDown(event: KeyboardEvent) {
    const [move, zoom] = [MOVES[event.key], ZOOMS[event.key]];
    if (!move && !zoom) return;
    event.preventDefault();
    change(move ? { ...crop, x: crop.x + move[0] * side * STEP, y: crop.y + move[1] * side * STEP } : { ...crop, zoom: crop.zoom * (zoom ?? 1) });
  }
  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY, from: crop };
  }
  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (!held.current) return;
    const scale = side / event.currentTarget.clientWidth;
    const { x, y, from } = held.current;
    change({ ...from, x: from.x - (event.clientX - x) * scale, y: from.y - (event.clientY - y) * scale });
  }
  const letGo = () => {
    held.current = null;
  };
  return (
    <>
      <Frame
        ref={frame}
        role="group"
        aria-label={t('crop.frame')}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onWheel={(event) => change({ ...crop, zoom: crop.zoom * (event.deltaY < 0 ? 1.05 : 1 / 1.05) })}
      >
        <img src={url} alt={t('crop.alt')} draggable={false} style={{ width: percent(picture.width), height: percent(picture.height), left: percent(side / 2 - crop.x), top: percent(side / 2 - crop.y) }} />
      </Frame>
      <Magnifier>
        {t('crop.zoom')}
        <Range type="range" min={1} max={MOST_ZOOM} step={0.05} value={crop.zoom} onChange={(event) => change({ ...crop, zoom: Number(event.target.value) })} />
      </Magnifier>
    </>
  );
}
