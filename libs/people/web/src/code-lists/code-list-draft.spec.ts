import { codeFor, sentCodes, unnamed } from './code-list-draft';

it('makes codes of names, and never one that was used before', () => {
  expect(codeFor('Dual enrollment!', new Set())).toBe('dual_enrollment');
  expect(codeFor('Título I', new Set(['titulo_i']))).toBe('titulo_i_2');
  expect(codeFor('日本語', new Set())).toBe('code');
  const draft = [{ key: '1', code: 'free', label: ' Free ', ceds: '' }, { key: '2', code: '', label: 'Reduced', ceds: 'ReducedPrice' }];
  expect(sentCodes(draft, ['reduced'])).toEqual([{ code: 'free', label: 'Free', ceds: null }, { code: 'reduced_2', label: 'Reduced', ceds: 'ReducedPrice' }]);
});

it('finds the codes that have no name: none is left out without a word', () => {
  const draft = [{ key: '1', code: 'free', label: 'Free', ceds: '' }, { key: '2', code: '', label: ' ', ceds: '' }, { key: '3', code: 'paid', label: '', ceds: 'Paid' }];
  expect(unnamed(draft)).toEqual(['2', '3']);
});
