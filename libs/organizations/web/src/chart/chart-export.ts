import { saveFile } from '@afterbell/core/web';

/** Browsers refuse larger canvases. */
const MAX_SIDE = 8_000;
/** Smaller than this nobody reads a name. */
const MIN_SCALE = 0.5;

/** By how much a PNG enlarges the picture: twice, so that it prints sharply; null where no canvas holds it legibly. */
export function pngScale({ width, height }: { width: number; height: number }): number | null {
  const scale = Math.min(2, MAX_SIDE / width, MAX_SIDE / height);
  return scale < MIN_SCALE ? null : scale;
}

function textOf(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

export function saveSvg(svg: SVGSVGElement, name: string, { width, height }: { width: number; height: number }): void {
  saveFile(`${name}.svg`, new Blob([textOf(svg, width, height)], { type: 'image/svg+xml' }));
}

export async function savePng(svg: SVGSVGElement, name: string, { width, height }: { width: number; height: number }): Promise<boolean> {
  const scale = pngScale({ width, height });
  if (scale === null) return false;
  const url = URL.createObjectURL(new Blob([textOf(svg, width, height)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) return false;
    saveFile(`${name}.png`, blob);
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Prints the picture alone, fitted to the width of the paper. */
export function printSvg(svg: SVGSVGElement, title: string): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText = 'position:fixed;inset-inline-start:-9999px;width:1px;height:1px;border:0';
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (!page || !view) return frame.remove();
  page.title = title;
  const picture = page.importNode(svg, true);
  picture.removeAttribute('height');
  picture.setAttribute('width', '100%');
  page.body.replaceChildren(picture);
  view.addEventListener('afterprint', () => frame.remove());
  view.focus();
  view.print();
}
