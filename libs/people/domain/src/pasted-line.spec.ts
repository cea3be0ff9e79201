import { pastedLines, sortNamesOf } from './pasted-line';

it('takes lists as spreadsheets and mails give them', () => {
  expect(pastedLines('1. Ana Okafor\r\n\r\n • García, Sofía \n\u200bAna Okafor\tR2')).toEqual(['Ana Okafor', 'García, Sofía', 'Ana Okafor R2']);
  expect(pastedLines('Zoë\nZoë\n')).toEqual(['Zoë']);
  expect(pastedLines('x'.repeat(10_000))[0]).toHaveLength(200);
});

it('reads a name both ways round, wherever the family name begins', () => {
  expect(sortNamesOf('GARCÍA ,  Sofía')).toEqual(['garcia, sofia']);
  expect(sortNamesOf('Ana María de la Cruz')).toEqual(expect.arrayContaining(['cruz, ana maria de la', 'de la cruz, ana maria', 'cruz, ana']));
  expect(sortNamesOf('Zoë')).toEqual(['zoe']);
  expect(sortNamesOf('ليلى منصور')).toEqual(expect.arrayContaining(['منصور, ليلى']));
});
