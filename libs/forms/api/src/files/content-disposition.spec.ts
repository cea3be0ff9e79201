import fc from 'fast-check';
import { attachmentNamed } from './content-disposition';

it('never leaves the header: only plain letters, one line, the quotes its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const header = attachmentNamed(name);
      expect(header).toMatch(/^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]*"; filename\*=UTF-8''[A-Za-z0-9%._~!-]*$/);
      expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name.replace(/\p{Cs}/gu, ''));
    }),
  );
});

it('gives old programs letters without marks and all others the true name', () => {
  expect(attachmentNamed('Plan “Zoë” (1).pdf')).toBe(`attachment; filename="Plan _Zoe_ (1).pdf"; filename*=UTF-8''Plan%20%E2%80%9CZo%C3%AB%E2%80%9D%20%281%29.pdf`);
});
