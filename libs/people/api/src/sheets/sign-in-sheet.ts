import { LETTER, newDocument, writeLine } from './pdf-page';

export interface SheetChild {
  readonly name: string;
  /** `3rd grade`; null when it is not known. */
  readonly grade: string | null;
  /** What whoever signs must see: allergies and the like, each short. */
  readonly alerts: readonly string[];
}

export interface SignInSheet {
  readonly title: string;
  /** Where, and of which day, in words. */
  readonly lines: readonly string[];
  readonly withPhotos: boolean;
  readonly children: readonly SheetChild[];
  /** JPEG or PNG of the child at this place of the list; null when there is none. */
  readonly photo?: (index: number) => Promise<Buffer | null>;
}

const MARGIN = 36;
const RIGHT = LETTER.width - MARGIN;
const FOOT = LETTER.height - MARGIN;
const ROW = { plain: 30, photo: 46 } as const;
const GREY = '#555555';
/** Room of a child’s number. */
const NUMBER = 18;
/** Left edges of what is written by hand. */
const COLUMNS = [
  { label: 'In', x: 278, width: 46 },
  { label: 'Signature', x: 324, width: 103 },
  { label: 'Out', x: 427, width: 46 },
  { label: 'Signature', x: 473, width: RIGHT - 473 },
] as const;

/** A sheet to sign children in and out by hand: letter paper, the heading on each page. The stream ends with the last page. */
export async function makeSignInSheet(sheet: SignInSheet): Promise<PDFKit.PDFDocument> {
  const doc = newDocument(sheet.title);
  const height = sheet.withPhotos ? ROW.photo : ROW.plain;
  let y = newPage(doc, sheet);
  for (const [index, child] of sheet.children.entries()) {
    if (y + height > FOOT - 14) y = newPage(doc, sheet);
    await row(doc, sheet, child, index, y, height);
    y += height;
  }
  if (!sheet.children.length) writeLine(doc, 'Nobody is on this list.', MARGIN, y + 8, { size: 10, color: GREY });
  numberPages(doc);
  doc.end();
  return doc;
}

function newPage(doc: PDFKit.PDFDocument, { title, lines }: SignInSheet): number {
  doc.addPage();
  writeLine(doc, title, MARGIN, MARGIN, { size: 16, bold: true, width: RIGHT - MARGIN });
  let y = MARGIN + 24;
  for (const line of lines) {
    writeLine(doc, line, MARGIN, y, { size: 9.5, color: GREY, width: RIGHT - MARGIN });
    y += 14;
  }
  y += 6;
  writeLine(doc, 'Participant', MARGIN, y, { size: 8.5, bold: true });
  for (const { label, x } of COLUMNS) writeLine(doc, label, x + 4, y, { size: 8.5, bold: true });
  rule(doc, y + 14, 1);
  return y + 14;
}

async function row(doc: PDFKit.PDFDocument, { withPhotos, photo }: SignInSheet, child: SheetChild, index: number, y: number, height: number): Promise<void> {
  const side = height - 8;
  if (withPhotos) {
    const picture = (await photo?.(index)) ?? null;
    if (picture) doc.image(picture, MARGIN, y + 4, { cover: [side, side], align: 'center', valign: 'center' });
    else doc.rect(MARGIN, y + 4, side, side).lineWidth(0.5).strokeColor('#999999').stroke();
  }
  const number = withPhotos ? MARGIN + side + 6 : MARGIN;
  const x = number + NUMBER;
  const width = COLUMNS[0].x - x - 6;
  const top = y + (height - 26) / 2;
  writeLine(doc, `${index + 1}`, number, top + 1.5, { size: 8, color: GREY });
  writeLine(doc, child.name, x, top, { size: 10, width });
  const grade = child.grade ? writeLine(doc, `${child.grade}  `, x, top + 14, { size: 7.5, color: GREY, width }) : 0;
  // In words and bold: a printer may have no colours.
  if (child.alerts.length) writeLine(doc, child.alerts.join(' · '), x + grade, top + 14, { size: 7.5, bold: true, width: width - grade });
  for (const { x: edge } of COLUMNS) doc.moveTo(edge, y).lineTo(edge, y + height).lineWidth(0.5).strokeColor('#999999').stroke();
  rule(doc, y + height, 0.5);
}

function rule(doc: PDFKit.PDFDocument, y: number, width: number): void {
  doc.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(width).strokeColor('#999999').stroke();
}

/** When all pages are there: how many there are belongs on each. */
function numberPages(doc: PDFKit.PDFDocument): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    writeLine(doc, `Page ${page + 1} of ${count}`, MARGIN, FOOT - 4, { size: 8, color: GREY });
  }
}
