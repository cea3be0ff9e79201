import { formatDate, formatDateTime, formatTime } from '@afterbell/core/domain';
import type { LineStyle } from '../sheets/pdf-page';
import { LETTER, newDocument, wrapped, writeLine } from '../sheets/pdf-page';
import type { CollectedForm, CollectedPart, LeftOutPart } from './person-collector';
import { labelOf } from './told-entries';

export interface PersonDocument {
  title: string;
  timeZone: string;
  /** When and for whom it was made, in words. */
  lines: readonly string[];
  forms: readonly CollectedForm[];
  parts: readonly CollectedPart[];
  files: readonly string[];
  leftOut: readonly LeftOutPart[];
}

const MARGIN = 48;
const WIDTH = LETTER.width - 2 * MARGIN;
const FOOT = LETTER.height - MARGIN;
const LABELS = 150;
const GREY = '#555555';
const MANY = 8;
const SHORT = 40;
const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const TIME = /^\d\d:\d\d:\d\d$/;

/** Everything about a person to read: letter paper, names in every script. The stream ends with the last page. */
export function makePersonDocument({ title, timeZone, lines, forms, parts, files, leftOut }: PersonDocument): PDFKit.PDFDocument {
  const page = new Page(newDocument(title));
  const words = (value: unknown) => wordsOf(value, timeZone);
  page.line(title, { size: 18, bold: true });
  for (const line of lines) page.line(line, { size: 9.5, color: GREY });
  for (const form of forms) {
    page.heading(form.title);
    for (const tab of form.tabs) {
      page.line(tab.title, { size: 11, bold: true }, 8);
      for (const { label, value } of tab.fields) page.pair(label, value);
    }
  }
  for (const part of parts.filter(({ entries }) => entries.length > 0)) {
    page.heading(`${part.title} (${part.entries.length})`);
    const told = part.entries.map((entry) => Object.entries(entry).filter(([key, value]) => value !== null && value !== '' && key !== 'fileId').map(([key, value]) => [labelOf(key), words(value)] as const));
    // Many short entries, such as a year's marks, stand in a line each.
    const inLines = told.length > MANY && told.every((pairs) => pairs.every(([, value]) => value.length <= SHORT));
    told.forEach((pairs, index) => {
      if (inLines) return page.line(pairs.map(([, value]) => value).join('  ·  '), { size: 9.5 });
      if (index > 0) page.gap(6);
      for (const [label, value] of pairs) page.pair(label, value);
    });
  }
  if (files.length) {
    page.heading('Files');
    for (const name of files) page.line(name, { size: 9.5 });
  }
  if (leftOut.length) {
    page.heading('What is not in this file');
    for (const part of leftOut) page.pair(part.title, part.why);
  }
  return page.end();
}

/** A value as JSON holds it, in words: days and times as people write them. Codes were told before. */
export function wordsOf(value: unknown, timeZone: string): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((one) => wordsOf(one, timeZone)).join(', ');
  if (typeof value !== 'string') return typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (DAY.test(value)) return formatDate(value);
  if (INSTANT.test(value)) return formatDateTime(new Date(value).toISOString(), timeZone);
  if (TIME.test(value)) return formatTime(value.slice(0, 5));
  return value;
}

class Page {
  private y = FOOT;

  constructor(private readonly doc: PDFKit.PDFDocument) {}

  heading(text: string): void {
    this.room(48);
    this.gap(16);
    this.line(text, { size: 13, bold: true });
    this.gap(2);
  }

  line(text: string, style: LineStyle, before = 0): void {
    for (const part of wrapped(this.doc, text, style, WIDTH)) {
      this.room(style.size * 1.5 + before);
      this.y += before;
      writeLine(this.doc, part, MARGIN, this.y, style);
      this.y += style.size * 1.5;
    }
  }

  pair(label: string, value: string): void {
    const [size, step] = [9.5, 14];
    const names = wrapped(this.doc, label, { size }, LABELS - 10);
    const values = wrapped(this.doc, value, { size }, WIDTH - LABELS);
    for (let row = 0; row < Math.max(names.length, values.length); row += 1) {
      this.room(step);
      if (names[row]) writeLine(this.doc, names[row] ?? '', MARGIN, this.y, { size, color: GREY });
      if (values[row]) writeLine(this.doc, values[row] ?? '', MARGIN + LABELS, this.y, { size });
      this.y += step;
    }
  }

  gap(points: number): void {
    this.y += points;
  }

  end(): PDFKit.PDFDocument {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(start + page);
      writeLine(this.doc, `Page ${page + 1} of ${count}`, MARGIN, LETTER.height - 32, { size: 8, color: GREY });
    }
    this.doc.end();
    return this.doc;
  }

  private room(points: number): void {
    if (this.y + points <= FOOT) return;
    this.doc.addPage();
    this.y = MARGIN;
  }
}
