import PDFDocument from 'pdfkit';
import { fontBytes, fontFor } from './pdf-fonts';
import { textRuns } from './text-runs';

export const LETTER = { width: 612, height: 792 } as const;

export interface LineStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
  /** The most points that the line may take; what is longer ends in an ellipsis. */
  readonly width?: number;
}

/** Letter paper without a page yet, with what readers of the file announce. */
export function newDocument(title: string): PDFKit.PDFDocument {
  return new PDFDocument({ size: 'LETTER', margin: 0, autoFirstPage: false, bufferPages: true, lang: 'en-US', displayTitle: true, info: { Title: title, Producer: 'Afterbell', Creator: 'Afterbell' } });
}

/** By its file's name, so that a document holds each font once. */
function withFont(doc: PDFKit.PDFDocument, file: string): PDFKit.PDFDocument {
  return doc.registerFont(file, fontBytes(file)).font(file);
}

function measured(doc: PDFKit.PDFDocument, text: string, { size, bold }: LineStyle) {
  const runs = textRuns(text, (codePoint) => fontFor(codePoint, bold ? 700 : 400));
  return runs.map((run) => ({ ...run, width: withFont(doc, run.font).fontSize(size).widthOfString(run.text, { features: [] }) }));
}

const total = (runs: readonly { width: number }[]) => runs.reduce((sum, { width }) => sum + width, 0);

/** The text in lines of at most that width, broken between words; what does not fit into the last line is left in it. */
export function inFewLines(doc: PDFKit.PDFDocument, text: string, style: LineStyle & { width: number }, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined) lines.push(word);
    else if (lines.length === most || total(measured(doc, longer, style)) <= style.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Height of a line above its baseline, as part of its size. Fonts differ in it; what stands in one line must stand on one. */
const ASCENT = 1.07;

/** Writes one line at its top left; answers how wide it became. */
export function writeLine(doc: PDFKit.PDFDocument, text: string, x: number, y: number, style: LineStyle): number {
  const whole = measured(doc, text, style);
  const runs = style.width !== undefined && total(whole) > style.width ? shortened(doc, text, style, style.width) : whole;
  let at = x;
  for (const run of runs) {
    // With `features` a run is laid out whole; without, word by word from the left, which turns right-to-left names around.
    withFont(doc, run.font).fontSize(style.size).fillColor(style.color ?? '#000000').text(run.text, at, y + ASCENT * style.size, { lineBreak: false, features: [], baseline: 'alphabetic' });
    at += run.width;
  }
  return at - x;
}

/** The longest beginning that fits with an ellipsis. */
function shortened(doc: PDFKit.PDFDocument, text: string, style: LineStyle, width: number) {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const upTo = (count: number) => measured(doc, `${letters.slice(0, count).join('').trimEnd()}…`, style);
  let [fits, over] = [0, letters.length];
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    if (total(upTo(middle)) <= width) fits = middle;
    else over = middle;
  }
  return upTo(fits);
}

/** A text in lines no wider than `width`: broken at its own line breaks and between words; a word that is too long alone, within. */
export function wrapped(doc: PDFKit.PDFDocument, text: string, style: LineStyle, width: number): string[] {
  const fits = (line: string) => total(measured(doc, line, style)) <= width;
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(paragraph)) {
      if (fits(line + segment)) line += segment;
      else if (fits(segment)) {
        lines.push(line.trimEnd());
        line = segment.trimStart();
      } else {
        for (const { segment: letter } of new Intl.Segmenter().segment(segment)) {
          if (!fits(line + letter)) {
            lines.push(line);
            line = '';
          }
          line += letter;
        }
      }
    }
    return [...lines, line.trimEnd()];
  });
}
