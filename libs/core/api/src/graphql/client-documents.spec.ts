import { formerAfter, withFormer } from './client-documents';

const row = (operation: string, hash: string, until: string) => ({ operation, hash, until });

it('an operation that a build no longer has is remembered with its day, for a fortnight', () => {
  const former = [row('roster', 'r1', '2026-11-10'), row('roster', 'r2', '2026-11-20'), row('grid', 'g1', '2026-11-21')];
  const before = { roster: 'r3', grid: 'g2', board: 'b1', list: 'l1' };
  // The roster is another, the grid is as it was once, the board is gone.
  const after = formerAfter(former, before, { roster: 'r4', grid: 'g1', list: 'l1' }, '2026-11-28');
  expect(after).toEqual([row('roster', 'r2', '2026-11-20'), row('board', 'b1', '2026-11-28'), row('grid', 'g2', '2026-11-28'), row('roster', 'r3', '2026-11-28')]);
  // Once more on the same day, as whoever runs codegen twice does.
  expect(formerAfter(after, before, { roster: 'r4', grid: 'g1', list: 'l1' }, '2026-11-28')).toEqual(after);
  // What is taken back before anybody had it leaves nothing behind.
  expect(formerAfter(after, before, before, '2026-11-28')).toEqual([row('roster', 'r2', '2026-11-20')]);
});

it('those of the last fortnight are taken beside the present ones, of whatever name', () => {
  const former = [row('roster', 'r1', '2026-11-13'), row('roster', 'r2', '2026-11-14'), row('roster', 'r3', '2026-11-27')];
  expect(Object.values(withFormer({ roster: 'r4' }, former, '2026-11-28'))).toEqual(['r4', 'r2', 'r3']);
});
