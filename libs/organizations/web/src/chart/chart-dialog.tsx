import { formatDate } from '@afterbell/core/domain';
import { Button, Dialog, Field, NativeSelect, Notice, notify, useCoreTexts, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Download, Printer, ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { beneath, type Tree } from '../tree/tree-model';
import { pngScale, printSvg, savePng, saveSvg } from './chart-export';
import { chartLayout, depthOf } from './chart-layout';
import { ChartPicture, textMeasure } from './chart-picture';
import { useChartTexts } from './chart-texts';

const Frame = chakra('div', { base: { overflow: 'auto', border: 'hairline', borderRadius: 'md', bg: 'white', maxH: '60vh', '& svg': { display: 'block' } } });
const Controls = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3', mb: '3', '& > div': { flex: '0 1 16rem' } } });

/** Pictures up to this many boxes are shown whole at first. */
const EASY = 150;
const ZOOMS = [0.1, 0.25, 0.5, 0.75, 1, 1.5] as const;

export default function ChartDialog({ tree, onClose }: { tree: Tree; onClose: () => void }) {
  const t = useChartTexts();
  const core = useCoreTexts();
  const { levelName, tenant, organization, today } = useSession();
  const svg = useRef<SVGSVGElement>(null);
  const [roots] = useState(() => tree.children.get(null) ?? []);
  const [rootId, setRootId] = useState(roots[0]?.id ?? '');
  const root = tree.byId.get(rootId) ?? roots[0];
  const most = useMemo(() => depthOf(tree, rootId), [tree, rootId]);
  const [wanted, setWanted] = useState<number | null>(null);
  const [zoom, setZoom] = useState<number | null>(null);
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null);
  const measure = useCallback((frame: HTMLDivElement | null) => {
    if (frame) setRoom({ width: frame.clientWidth, height: window.innerHeight * 0.6 - 2 });
  }, []);
  const depth = Math.min(wanted ?? easyDepth(tree, rootId, most), most);
  const layout = useMemo(() => (root ? chartLayout(tree, root, depth, textMeasure()) : null), [tree, root, depth]);
  if (!root || !layout) return null;
  const label = t('label', { name: root.name, count: layout.boxes.length });
  const file = `${tenant.code}-${t('file')}`;
  const withBranches = beneath(tree, null).filter(({ childCount }) => childCount > 0);
  const withSvg = (act: (element: SVGSVGElement) => void) => svg.current && act(svg.current);
  // Whole at first, but never larger than life.
  const fitted = room && room.width > 0 ? Math.min(1, room.width / layout.width, room.height / layout.height) : 1;
  const scale = zoom ?? fitted;
  const smaller = ZOOMS.filter((step) => step < scale).at(-1);
  const larger = ZOOMS.find((step) => step > scale);
  const tooLarge = pngScale(layout) === null;
  const title = root.id === organization.id ? root.name : `${organization.name} › ${root.name}`;
  const subtitle = t('asOf', { date: formatDate(today), count: layout.boxes.length });
  async function png(element: SVGSVGElement) {
    if (layout && tooLarge) return notify({ severity: 'warn', title: t('pngTooLarge'), detail: t('pngTooLargeHint', { width: Math.ceil(layout.width), height: Math.ceil(layout.height) }) });
    if (layout && !(await savePng(element, file, layout))) notify({ severity: 'error', title: t('pngFailed'), detail: t('pngHint') });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      title={t('title')}
      footer={
        <>
          <Button onClick={onClose}>{core('close')}</Button>
          <Button icon={<Download aria-hidden="true" />} onClick={() => withSvg((element) => saveSvg(element, file, layout))}>
            {t('svg')}
          </Button>
          <Button icon={<Download aria-hidden="true" />} onClick={() => withSvg((element) => void png(element))}>
            {t('png')}
          </Button>
          <Button variant="solid" icon={<Printer aria-hidden="true" />} onClick={() => withSvg((element) => printSvg(element, t('title')))}>
            {t('print')}
          </Button>
        </>
      }
    >
      <Controls>
        <Field label={t('from')}>
          <NativeSelect value={rootId} options={withBranches.slice(0, 500).map(({ id, name, level }) => ({ value: id, label: `${name} (${levelName(level)})` }))} onChange={(event) => setRootId(event.target.value)} />
        </Field>
        <Field label={t('depth')}>
          <NativeSelect value={String(depth)} options={Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: t('levels', { count: index + 1 }) }))} onChange={(event) => setWanted(Number(event.target.value))} />
        </Field>
        <chakra.span css={{ display: 'flex', gap: '2' }}>
          <Button aria-label={t('smaller')} icon={<ZoomOut aria-hidden="true" />} disabled={smaller === undefined} onClick={() => setZoom(smaller ?? scale)} />
          <Button aria-label={t('larger')} icon={<ZoomIn aria-hidden="true" />} disabled={larger === undefined} onClick={() => setZoom(larger ?? scale)} />
          <Button aria-pressed={zoom === null} onClick={() => setZoom(null)}>
            {t('fit')}
          </Button>
        </chakra.span>
      </Controls>
      {tooLarge && (
        <chakra.div css={{ mb: '3' }}>
          <Notice severity="info" title={t('pngTooLarge')}>
            {t('pngTooLargeHint', { width: Math.ceil(layout.width), height: Math.ceil(layout.height) })}
          </Notice>
        </chakra.div>
      )}
      <Frame ref={measure} tabIndex={0} role="region" aria-label={t('title')}>
        <ChartPicture ref={svg} layout={layout} label={label} title={title} subtitle={subtitle} disabledWord={t('disabled')} scale={scale} />
      </Frame>
    </Dialog>
  );
}

/** As deep as the picture stays one that can be taken in. */
function easyDepth(tree: Tree, rootId: string, most: number): number {
  let row = [rootId];
  let boxes = 1;
  let depth = 1;
  while (depth < most) {
    row = row.flatMap((id) => (tree.children.get(id) ?? []).map((child) => child.id));
    boxes += row.length;
    if (boxes > EASY) break;
    depth += 1;
  }
  return Math.max(depth, Math.min(2, most));
}
