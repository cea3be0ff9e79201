/** What is written by hand on a sign-in sheet, and where. */
export interface SheetColumn {
  readonly label: string;
  readonly x: number;
  readonly width: number;
  /** Its place among the days, where there are several. */
  readonly day?: number;
}

export interface SheetDay {
  /** `Mon 11/23` */
  readonly label: string;
}

/** Of one day: the times, and who signed. */
const ONE_DAY = [
  ['In', 46],
  ['Signature', 103],
  ['Out', 46],
  ['Signature', 103],
] as const;
/** Names keep a third of the page. */
const LEFT = 226;

export function sheetColumns(days: readonly SheetDay[], right: number): SheetColumn[] {
  if (days.length > 1) {
    const width = (right - LEFT) / days.length / 2;
    return days.flatMap((_, day) => ['In', 'Out'].map((label, half) => ({ label, day, width, x: LEFT + (2 * day + half) * width })));
  }
  let x = right - ONE_DAY.reduce((sum, [, width]) => sum + width, 0);
  return ONE_DAY.map(([label, width]) => {
    const column = { label, x, width };
    x += width;
    return column;
  });
}
