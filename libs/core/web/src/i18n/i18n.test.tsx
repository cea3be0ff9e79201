import { act, render, renderHook, screen } from '@testing-library/react';
import fc from 'fast-check';
import { defineTexts, i18n } from './i18n';
import { applyLevelWords } from './level-words';

const { useTexts, text } = defineTexts(
  'spoken',
  {
    plain: 'Saved',
    named: 'Times of {{name}}',
    twice: '{{name}}, {{name}} and {{other}}',
    deep: { er: '{{name}}: {{other}}.' },
    level: 'All of this {{levels.site.inText}}: {{name}}',
    nested: '$t(spoken:plain), {{name}}',
    marks_one: '{{count}} mark of {{name}}',
    marks_other: '{{count}} marks of {{name}}',
    range: '{{total, number}} in {{year}}',
  },
  { es: { plain: 'Guardado', named: 'Horas de {{name}}', twice: '{{other}}, {{name}}', deep: { er: '{{other}}' }, level: '{{name}}', nested: '$t(spoken:plain) {{name}}', marks_one: '{{count}} marca', marks_other: '{{count}} marcas', range: '{{total, number}} en {{year}}' } },
);

afterEach(async () => {
  await act(() => i18n.changeLanguage('en'));
  applyLevelWords();
});

it('says in components what i18next says, whatever names hold', () => {
  const { result } = renderHook(() => useTexts());
  const name = fc.oneof(fc.string(), fc.constantFrom('{{other}}', '$t(spoken:plain)', '$&', '$1', '{{name}}', 'שָׁלוֹם', '<b>&amp;</b>', ''));
  fc.assert(
    fc.property(fc.constantFrom('plain', 'named', 'twice', 'deep.er', 'level', 'nested', 'marks'), name, fc.oneof(name, fc.integer()), fc.integer({ min: 0, max: 9 }), (key, name, other, count) => {
      const params = { name, other, ...(key === 'marks' ? { count } : {}) };
      expect(result.current(key, params)).toBe(text(key, params));
    }),
  );
  expect(result.current('plain')).toBe('Saved');
});

it('follows the language and the names of levels, and keeps its function as long as neither changes', async () => {
  function Words() {
    const t = useTexts();
    return <p>{`${t('plain')} ${t('named', { name: 'Ana' })}`}</p>;
  }
  render(<Words />);
  expect(screen.getByText('Saved Times of Ana')).toBeVisible();
  await act(() => i18n.changeLanguage('es'));
  expect(screen.getByText('Guardado Horas de Ana')).toBeVisible();
  await act(() => i18n.changeLanguage('en'));

  const { result, rerender } = renderHook(() => useTexts());
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
  expect(first('level', { name: 'x' })).toBe('All of this site: x');
  applyLevelWords(() => ({ singular: 'Campus', plural: 'Campuses' }));
  expect(first('level', { name: 'x' })).toBe('All of this campus: x');
});

it('writes how many as the language writes numbers, and years as they are', async () => {
  const { result } = renderHook(() => useTexts());
  expect(result.current('marks', { count: 12_345, name: 2026 })).toBe('12,345 marks of 2026');
  expect(result.current('marks', { count: 1, name: 'Ana' })).toBe('1 mark of Ana');
  expect(text('range', { total: 5_000, year: 2026 })).toBe('5,000 in 2026');
  await act(() => i18n.changeLanguage('es'));
  expect(text('marks', { count: 12_345, name: '' })).toBe('12.345 marcas');
});

it('refuses a text that there is not', () => {
  const { result } = renderHook(() => useTexts());
  expect(() => result.current('nothing' as 'plain')).toThrow('Missing text "nothing" in "spoken"');
});
