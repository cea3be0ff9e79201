import { buffer } from 'node:stream/consumers';
import { sheetColumns } from './sheet-columns';
import { makeSignInSheet, type SheetChild } from './sign-in-sheet';

const days = ['Mon 11/23', 'Tue 11/24', 'Wed 11/25', 'Thu 11/26', 'Fri 11/27'].map((label) => ({ label }));
const NAMES = ['García, Sofía', 'منصور, ليلى', 'לוי, נועה', '王伟', 'D’Angelo, Elizabeth “Lizzie” of the very long name that no column has room for'];
const children = (count: number, alerts: readonly string[] = []): SheetChild[] => Array.from({ length: count }, (_, index) => ({ name: NAMES[index % NAMES.length] ?? '', grade: '3rd grade', alerts, away: new Set(index % 2 ? [0] : []) }));

async function pagesOf(sheet: Parameters<typeof makeSignInSheet>[0]): Promise<number> {
  const file = (await buffer(makeSignInSheet(sheet))).toString('latin1');
  return file.match(/\/Type \/Page\b/g)?.length ?? 0;
}

it('goes on over pages, further when there are photos or long warnings, with names of every direction', async () => {
  const sheet = { title: 'After-School Core', lines: ['Cedar Bend'], withPhotos: false, children: children(60), days };
  const plain = await pagesOf(sheet);
  expect(plain).toBe(3);
  expect(await pagesOf({ ...sheet, withPhotos: true })).toBeGreaterThan(plain);
  expect(await pagesOf({ ...sheet, children: children(60, ['Allergy: Peanuts: one pen is in the office, the second one in the backpack, call the mother at once']) })).toBeGreaterThan(plain);
  expect(await pagesOf({ ...sheet, children: [] })).toBe(1);
});

it.each([1, 2, 5, 7])('has room for %i days beside the names, none over the edge or over another', (count) => {
  const columns = sheetColumns(days.concat(days).slice(0, count), 576);
  for (const [at, { x, width }] of columns.entries()) expect([x >= 180, x + width <= 576.01, Math.abs((columns[at + 1]?.x ?? x + width) - x - width) < 0.01]).toEqual([true, true, true]);
  expect(columns).toHaveLength(count === 1 ? 4 : 2 * count);
});
