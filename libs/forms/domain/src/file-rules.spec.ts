import fc from 'fast-check';
import { acceptedEndings, cleanFileName, endingOf, FILE_FORMATS, FILE_ISSUES, fileIssue, fileIssueWords, IMAGE_ENDINGS, isImageEnding } from './file-rules';

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

describe('a file is refused before it is sent', () => {
  const wish = { name: 'plan.pdf', size: 10, kind: 'file' as const };
  it.each([
    ['a page', { name: 'page.html' }, 'ending'],
    ['a drawing', { name: 'logo.svg' }, 'ending'],
    ['no ending', { name: 'plan' }, 'ending'],
    ['only an ending', { name: '.pdf' }, 'ending'],
    ['two endings, the last of which counts', { name: 'plan.pdf.exe' }, 'ending'],
    ['an ending that every object has', { name: 'a.constructor' }, 'ending'],
    ['HEIC', { name: 'IMG.HeIc', kind: 'image' as const }, 'heic'],
    ['a document as an image', { kind: 'image' as const }, 'notImage'],
    ['what the field does not take', { accept: ['.DOCX', 'png'] }, 'notAccepted'],
    ['nothing in it', { size: 0 }, 'empty'],
    ['a byte too many', { size: 25 * 1024 * 1024 + 1 }, 'tooLarge'],
    ['an image with a byte too many', { name: 'a.png', kind: 'image' as const, size: 10 * 1024 * 1024 + 1 }, 'tooLarge'],
  ])('%s', (_what, over, code) => {
    const issue = fileIssue({ ...wish, ...over });
    expect(issue?.code).toBe(code);
    expect(issue && fileIssueWords(issue)).toMatch(/^“.+” .+\.$/);
    expect(FILE_ISSUES).toContain(code);
  });

  it('and taken when nothing stands against it', () => {
    for (const over of [{}, { accept: ['PDF'] }, { name: 'A.B.JPEG', accept: ['jpg'] }, { size: 25 * 1024 * 1024 }]) expect(fileIssue({ ...wish, ...over })).toBeNull();
  });
});

it('a field of images takes images only, whatever it names', () => {
  expect(acceptedEndings('image', ['pdf', 'png'])).toEqual(['png']);
  expect(acceptedEndings('image')).toEqual(IMAGE_ENDINGS);
  expect(Object.keys(FILE_FORMATS).filter(isImageEnding)).toEqual([...IMAGE_ENDINGS]);
});

describe('a name', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\temp\\a.pdf', 'a.pdf'],
    ['..', 'file'],
    ['', 'file'],
    ['  .hidden.pdf. ', 'hidden.pdf'],
    ['a\u202Efdp.exe', 'afdp.exe'],
    ['a\r\nContent-Type: x.pdf', 'a Content-Type_ x.pdf'],
    ['\uD800.pdf', 'pdf'],
  ])('%j becomes %j', (given, clean) => expect(cleanFileName(given)).toBe(clean));

  it('is short, stays what it is when cleaned again, and hides nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.constantFrom('', '.pdf', '.JPEG'), (head, tail) => {
        const name = cleanFileName(head + tail);
        expect(bytesOf(name)).toBeLessThanOrEqual(255);
        expect(name).not.toBe('');
        expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/u);
        expect(cleanFileName(name)).toBe(name);
        if (tail && name.length > tail.length) expect(endingOf(name)).toBe(tail.slice(1).toLowerCase());
      }),
    );
  });
});
