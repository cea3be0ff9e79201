import bwipjs from 'bwip-js/node';
import { LETTER, newDocument, writeLine } from './pdf-page';

export interface Badge {
  readonly firstName: string;
  /** `García, 3rd grade` */
  readonly detail: string;
  readonly place: string;
  /** What the code holds. */
  readonly code: string;
  /** JPEG or PNG. */
  readonly photo: Buffer | null;
}

export type BadgeCode = 'qr' | 'barcode';

export interface BadgeSheet {
  readonly title: string;
  readonly as: BadgeCode;
  readonly badges: readonly Badge[];
}

const ACROSS = 2;
const DOWN = 4;
/** 3 ½ by 2 ¼ inches: the usual holder. */
const CARD = { width: 252, height: 162 } as const;
const LEFT = (LETTER.width - ACROSS * CARD.width) / 2;
const TOP = (LETTER.height - DOWN * CARD.height) / 2;
const PAD = 12;

/** Badges to cut out, eight on a page. */
export async function makeBadgeSheet({ title, as, badges }: BadgeSheet): Promise<PDFKit.PDFDocument> {
  const doc = newDocument(title);
  doc.addPage();
  for (const [index, badge] of badges.entries()) {
    const place = index % (ACROSS * DOWN);
    if (index > 0 && place === 0) doc.addPage();
    const x = LEFT + (place % ACROSS) * CARD.width;
    const y = TOP + Math.floor(place / ACROSS) * CARD.height;
    await card(doc, badge, as, x, y);
  }
  doc.end();
  return doc;
}

async function card(doc: PDFKit.PDFDocument, { firstName, detail, place, code, photo: picture }: Badge, as: BadgeCode, x: number, y: number): Promise<void> {
  doc.rect(x, y, CARD.width, CARD.height).lineWidth(0.5).dash(3, { space: 3 }).strokeColor('#999999').stroke().undash();
  const side = 64;
  if (picture) doc.image(picture, x + CARD.width - PAD - side, y + PAD, { cover: [side, side], align: 'center', valign: 'center' });
  const width = CARD.width - 2 * PAD - (picture ? side + 8 : 0);
  writeLine(doc, firstName, x + PAD, y + PAD, { size: 22, bold: true, width });
  writeLine(doc, detail, x + PAD, y + PAD + 30, { size: 10, width });
  writeLine(doc, place, x + PAD, y + PAD + 45, { size: 9, color: '#555555', width });
  const foot = y + CARD.height - PAD;
  if (as === 'qr') {
    const square = await drawn({ bcid: 'qrcode', text: code, scale: 4 });
    doc.image(square, x + PAD, foot - 62, { width: 62, height: 62 });
    writeLine(doc, spelled(code), x + PAD + 72, foot - 12, { size: 9 });
  } else {
    const bars = await drawn({ bcid: 'code128', text: code, scale: 2, height: 12, includetext: false });
    doc.image(bars, x + PAD, foot - 52, { width: CARD.width - 2 * PAD, height: 36 });
    writeLine(doc, spelled(code), x + PAD, foot - 12, { size: 9 });
  }
}

const drawn = (options: Parameters<typeof bwipjs.toBuffer>[0]): Promise<Buffer> => bwipjs.toBuffer(options) as Promise<Buffer>;

/** In fours, as people read it out when a scanner fails. */
const spelled = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ');
