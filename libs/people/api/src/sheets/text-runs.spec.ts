import { textRuns } from './text-runs';

const script = (codePoint: number) => (codePoint >= 0x590 && codePoint < 0x700 ? 'rtl' : codePoint > 0x4e00 ? 'han' : 'latin');
const runs = (text: string) => textRuns(text, script).map(({ text: one, font }) => `${font}:${one}`);

it('keeps one script in one run, spaces and marks with it', () => {
  expect(runs('García, Sofía “Sofi”')).toEqual(['latin:García, Sofía “Sofi”']);
  expect(runs('Nguye\u0302\u0303n An')).toEqual(['latin:Nguye\u0302\u0303n An']);
});

it('parts scripts in the order of reading', () => expect(runs('王伟 Wei')).toEqual(['han:王伟 ', 'latin:Wei']));

it('sets a line that is read from the right so that its first run stands at the right', () => {
  expect(runs('כהן')).toEqual(['rtl:כהן']);
  expect(runs('כהן Dana')).toEqual(['latin:Dana', 'rtl:כהן ']);
});

it('keeps a right-to-left name in its place within a line that is read from the left', () => expect(runs('Dana כהן 3')[0]).toBe('latin:Dana '));

it('makes nothing of nothing', () => expect(runs('')).toEqual([]));
