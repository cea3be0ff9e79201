import { Button, Dialog, Field, NativeSelect, notify, useCoreTexts, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Download, Printer, ZoomIn, ZoomOut } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { beneath, type Tree } from '../tree/tree-model';
import { printSvg, savePng, saveSvg } from './chart-export';
import { chartLayout, depthOf } from './chart-layout';
import { ChartPicture } from './chart-picture';
import { useChartTexts } from './chart-texts';

const Frame = chakra('div', { base: { overflow: 'auto', border: 'hairline', borderRadius: 'md', bg: 'white', maxH: '60vh', '& svg': { display: 'block' } } });
const Controls = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3', mb: '3', '& > div': { flex: '0 1 16rem' } } });

/** Pictures up to this many boxes are shown whole at first. */
const EASY = 150;
const ZOOMS = [0.25, 0.5, 0.75, 1, 1.5] as const;

export default function ChartDialog({ tree, onClose }: { tree: Tree; onClose: () => void }) {
  const t = useChartTexts();
  const core = useCoreTexts();
  const { levelName, tenant } = useSession();
  const svg = useRef<SVGSVGElement>(null);
  const [roots] = useState(() => tree.children.get(null) ?? []);
  const [rootId, setRootId] = useState(roots[0]?.id ?? '');
  const root = tree.byId.get(rootId) ?? roots[0];
  const most = useMemo(() => depthOf(tree, rootId), [tree, rootId]);
  const [wanted, setWanted] = useState<number | null>(null);
  const [zoom, setZoom] = useState(3);
  const depth = Math.min(wanted ?? easyDepth(tree, rootId, most), most);
  const layout = useMemo(() => (root ? chartLayout(tree, root, depth) : null), [tree, root, depth]);
  if (!root || !layout) return null;
  const label = t('label', { name: root.name, count: layout.boxes.length });
  const file = `${tenant.code}-${t('file')}`;
  const withBranches = beneath(tree, null).filter(({ childCount }) => childCount > 0);
  const withSvg = (act: (element: SVGSVGElement) => void) => svg.current && act(svg.current);
  async function png(element: SVGSVGElement) {
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
          <Button aria-label={t('smaller')} icon={<ZoomOut aria-hidden="true" />} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
          <Button aria-label={t('larger')} icon={<ZoomIn aria-hidden="true" />} disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)} />
        </chakra.span>
      </Controls>
      <Frame tabIndex={0} role="region" aria-label={t('title')}>
        <ChartPicture ref={svg} layout={layout} label={label} disabledWord={t('disabled')} scale={ZOOMS[zoom] ?? 1} />
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
