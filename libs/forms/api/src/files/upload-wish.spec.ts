import { uploadWishOf } from './upload-wish';

const wish = (title: string, name: string) => () => uploadWishOf({ fields: { fileName: [title] }, name, size: 10 } as never, 'file').name;

it('a refusal names the file as it was sent, with its ending once', () => {
  expect(wish('a.svg', 'a.svg')).toThrow(/^“a\.svg” cannot be uploaded/);
  expect(wish('drawing', 'a.svg')).toThrow(/^“drawing\.svg” cannot be uploaded/);
});

it.each([
  ['', 'plan.pdf', 'plan.pdf'],
  ['Plan of care', 'x.pdf', 'Plan of care.pdf'],
  ['Plan v2.1', 'x.pdf', 'Plan v2.1.pdf'],
  ['plan.PDF', 'x.pdf', 'plan.PDF'],
])('the title %j of %s becomes %s', (title, name, said) => expect(wish(title, name)()).toBe(said));
