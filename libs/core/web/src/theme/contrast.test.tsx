import { contrastRatio } from './contrast';
import { contrastPairs, MODES } from './palette';

test('the ratio is that of WCAG', () => {
  expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

describe.each(MODES)('%s mode', (mode) => {
  test.each(contrastPairs(mode).map((pair) => [pair.name, pair] as const))('%s', (_name, pair) => {
    expect(contrastRatio(pair.foreground, pair.background)).toBeGreaterThanOrEqual(pair.least);
  });
});
