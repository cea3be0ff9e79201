import { LETTER, newDocument, inFewLines, writeLine } from './pdf-page';
import { type SheetColumn, sheetColumns, type SheetDay } from './sheet-columns';

export type { SheetDay } from './sheet-columns';

export interface SheetChild {
  readonly name: string;
  /** `3rd grade`; null when it is not known. */
  readonly grade: string | null;
  /** What whoever signs must see: allergies and the like, each short. */
  readonly alerts: readonly string[];
  /** JPEG or PNG; null when there is none, or none to be shown. */
  readonly photo?: Buffer | null;
  /** Places among the days on which the child is not expected. */
  readonly away?: ReadonlySet<number>;
}

export interface SignInSheet {
  readonly title: string;
  /** Where, and of which day, in words. */
  readonly lines: readonly string[];
  readonly withPhotos: boolean;
  readonly children: readonly SheetChild[];
  /** Days across, seven at most; one day has room for signatures. */
  readonly days?: readonly SheetDay[];
}

const MARGIN = 36;
const RIGHT = LETTER.width - MARGIN;
const FOOT = LETTER.height - MARGIN;
const ROW = { plain: 30, photo: 46 } as const;
const GREY = '#555555';
const LINE = '#999999';
/** Room of a child’s number. */
const NUMBER = 18;
const ALERT = { size: 7.5, bold: true, leading: 10 } as const;

/** A sheet to sign children in and out by hand: letter paper, the heading on each page. The stream ends with the last page. */
export function makeSignInSheet(sheet: SignInSheet): PDFKit.PDFDocument {
  const doc = newDocument(sheet.title);
  const height = sheet.withPhotos ? ROW.photo : ROW.plain;
  const columns = sheetColumns(sheet.days ?? [], RIGHT);
  let y = newPage(doc, sheet, columns);
  for (const [index, child] of sheet.children.entries()) {
    const alerts = alertLines(doc, sheet, columns, child);
    const tall = Math.max(height, 32 + ALERT.leading * alerts.length);
    if (y + tall > FOOT - 14) y = newPage(doc, sheet, columns);
    row(doc, sheet, columns, child, alerts, { index, y, height: alerts.length ? tall : height });
    y += alerts.length ? tall : height;
  }
  if (!sheet.children.length) writeLine(doc, 'Nobody is on this list.', MARGIN, y + 8, { size: 10, color: GREY });
  numberPages(doc);
  doc.end();
  return doc;
}

function newPage(doc: PDFKit.PDFDocument, { title, lines, days = [] }: SignInSheet, columns: readonly SheetColumn[]): number {
  doc.addPage();
  writeLine(doc, title, MARGIN, MARGIN, { size: 16, bold: true, width: RIGHT - MARGIN });
  let y = MARGIN + 24;
  for (const line of lines) {
    writeLine(doc, line, MARGIN, y, { size: 9.5, color: GREY, width: RIGHT - MARGIN });
    y += 14;
  }
  y += 6;
  if (days.length > 1) {
    for (const { x, width, day } of columns) if (day !== undefined && columns.find((one) => one.day === day)?.x === x) writeLine(doc, days[day]?.label ?? '', x + 3, y, { size: 8.5, bold: true, width: 2 * width - 4 });
    y += 13;
  }
  writeLine(doc, 'Participant', MARGIN, y, { size: 8.5, bold: true });
  for (const { label, x, width } of columns) writeLine(doc, label, x + 3, y, { size: 8.5, bold: days.length < 2, width: width - 4 });
  rule(doc, y + 14, 1);
  return y + 14;
}

/** In words and bold: a printer may have no colours. In full, because somebody decides by it. */
function alertLines(doc: PDFKit.PDFDocument, { withPhotos }: SignInSheet, columns: readonly SheetColumn[], { alerts }: SheetChild): string[] {
  return alerts.length ? inFewLines(doc, alerts.join(' · '), { ...ALERT, width: nameRoom(withPhotos, columns).width }, 4) : [];
}

function nameRoom(withPhotos: boolean, columns: readonly SheetColumn[]): { number: number; x: number; width: number } {
  const number = withPhotos ? MARGIN + ROW.photo - 2 : MARGIN;
  const x = number + NUMBER;
  return { number, x, width: (columns[0]?.x ?? RIGHT) - x - 6 };
}

interface Place {
  readonly index: number;
  readonly y: number;
  readonly height: number;
}

function row(doc: PDFKit.PDFDocument, { withPhotos }: SignInSheet, columns: readonly SheetColumn[], child: SheetChild, alerts: readonly string[], { index, y, height }: Place): void {
  const side = ROW.photo - 8;
  if (withPhotos) {
    if (child.photo) doc.image(child.photo, MARGIN, y + 4, { cover: [side, side], align: 'center', valign: 'center' });
    else doc.rect(MARGIN, y + 4, side, side).lineWidth(0.5).strokeColor(LINE).stroke();
  }
  const { number, x, width } = nameRoom(withPhotos, columns);
  const top = y + (height - 26 - ALERT.leading * alerts.length) / 2;
  writeLine(doc, `${index + 1}`, number, top + 1.5, { size: 8, color: GREY });
  writeLine(doc, child.name, x, top, { size: 10, width });
  if (child.grade) writeLine(doc, child.grade, x, top + 14, { size: 7.5, color: GREY, width });
  for (const [at, line] of alerts.entries()) writeLine(doc, line, x, top + (child.grade ? 25 : 15) + at * ALERT.leading, { ...ALERT, width });
  for (const { x: edge, width: room, day } of columns) {
    if (day !== undefined && child.away?.has(day)) doc.rect(edge, y, room, height).fillColor('#e4e4e4').fill();
    doc.moveTo(edge, y).lineTo(edge, y + height).lineWidth(0.5).strokeColor(LINE).stroke();
  }
  rule(doc, y + height, 0.5);
}

function rule(doc: PDFKit.PDFDocument, y: number, width: number): void {
  doc.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(width).strokeColor(LINE).stroke();
}

/** When all pages are there: how many there are belongs on each. */
function numberPages(doc: PDFKit.PDFDocument): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    writeLine(doc, `Page ${page + 1} of ${count}`, MARGIN, FOOT - 4, { size: 8, color: GREY });
  }
}
