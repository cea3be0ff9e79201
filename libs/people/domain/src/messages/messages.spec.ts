import { type MessageInput, parseMessage } from './message';
import { type Reachable, reachOf, recipientsLine } from './message-reach';
import { linkedParts, renderMessage, subjectInWords } from './message-text';

const written: MessageInput = { audience: ['GUARDIANS'], subject: 'Early closing', text: 'We close at 3.' };
const refusals = (more: Partial<MessageInput>) => parseMessage({ ...written, ...more }).problems.map(({ path }) => path);

describe('what is to be sent', () => {
  it('is refused by the field that is wrong, never mended in silence', () => {
    expect(refusals({})).toEqual([]);
    expect(refusals({ audience: [] })).toEqual(['audience']);
    expect(refusals({ audience: ['GUARDIANS', 'EVERYBODY'] })).toEqual(['audience']);
    for (const subject of ['', ' \u200b ', 'Early\r\nBcc: all@example.org', 'Early\u2028closing', 'x'.repeat(151)]) expect(refusals({ subject })).toEqual(['subject']);
    for (const text of ['', '\u200b\n\n', 'x'.repeat(10_000), 'Dear {chlid}', 'Dear {{first name}}']) expect(refusals({ text })).toEqual(['text']);
    for (const stray of ['Dear {child', 'Dear child}', 'Dear {{child}}', 'Dear {child}}', 'Dear {}', 'Dear {', `Dear {${'x'.repeat(41)}}`, 'Dear {the child\nwho was here}', '{child} and {kid}', '｛child｝', '{child}{', '}{child}']) expect([stray, refusals({ text: stray })]).toEqual([stray, ['text']]);
    expect(refusals({ subject: 'About {child' })).toEqual(['subject']);
    for (const replyTo of ['nobody', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example']) expect(refusals({ replyTo })).toEqual(['replyTo']);
    expect(refusals({ restrictedIds: ['1; drop table'] })).toEqual(['restrictedIds']);
    expect(parseMessage({ ...written, text: 'Dear {chlid}' }).problems[0]?.message).toBe('“{chlid}” stands for nothing: write {child}, {site}, {sender}, or leave out the braces.');
    for (const [text, named] of [['Dear {child yours', '{child'], ['Dear {{child}}, hello', '{{child}}'], ['{child} and child} too', 'child}'], ['｛child｝', '｛child｝']] as const) expect(parseMessage({ ...written, text }).problems[0]?.message).toContain(`“${named}”`);
  });

  it('knows whether each child needs a mail of its own, and keeps every script', () => {
    expect(parseMessage(written).values.perChild).toBe(false);
    expect(parseMessage({ ...written, text: '{ Child } stays late' }).values.perChild).toBe(true);
    expect(parseMessage({ ...written, subject: '  إغلاق   مبكر ', text: 'a\r\nb ' }).values).toMatchObject({ subject: 'إغلاق مبكر', text: 'a\nb' });
  });
});

describe('a mail', () => {
  const facts = { children: ['Ana', 'Ben', '<b>{site}</b>'], sites: ['Lincoln'], sender: 'Maria Lopez', organization: 'Lincoln', replyTo: 'maria@north.example', toThemselves: false };

  it('fills in what stands in braces once, escapes it, and makes links of addresses only', () => {
    const { subject, text, html } = renderMessage({ subject: 'About {child} at {SITE}', text: 'See https://north.example/a?b=1&c=2.\n\nYours,\n{sender} <script>' }, facts);
    expect(subject).toBe('About Ana, Ben and <b>{site}</b> at Lincoln');
    expect(text).toContain('Yours,\nMaria Lopez <script>');
    expect(text).toMatch(/This message is about Ana, Ben and .*\nMaria Lopez, Lincoln, sent it with Afterbell\. Answers go to maria@north\.example\.\n$/);
    expect(html).toContain('<a href="https://north.example/a?b=1&#38;c=2">');
    expect(html).not.toMatch(/<script>|<b>/);
    expect(linkedParts('javascript:alert(1) http://x.example)!')).toEqual([{ text: 'javascript:alert(1) ' }, { text: 'http://x.example', href: 'http://x.example' }, { text: ')!' }]);
  });

  it('names a message as a whole without braces', () => {
    expect(subjectInWords('{child}: closing early at { SITE }, says {sender}')).toBe('The child: closing early at the site, says the sender');
    expect(subjectInWords('eBook night')).toBe('eBook night');
  });

  it('cuts a subject that names have made too long, between letters and with a mark', () => {
    const { subject } = renderMessage({ subject: 'About {child}', text: 'x' }, { ...facts, children: Array.from({ length: 60 }, () => '😀na') });
    expect([...subject].length).toBeLessThanOrEqual(200);
    expect(subject).toMatch(/…$/);
    expect(subject).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
  });

  it('says to whom it goes as far as there is room', () => {
    expect(recipientsLine(['Ana Okafor', 'Ben Okafor'], 200)).toBe('Ana Okafor, Ben Okafor');
    const line = recipientsLine(Array.from({ length: 40 }, (_, index) => `Somebody ${index}`), 200);
    expect(line.length).toBeLessThanOrEqual(200);
    expect(line).toMatch(/ and \d+ more$/);
    expect(recipientsLine(['x'.repeat(300), 'y'], 200).length).toBeLessThanOrEqual(200);
  });
});

describe('who gets it', () => {
  const somebody = (personId: string, more: Partial<Reachable> = {}): Reachable => ({ personId, relationshipId: `r-${personId}`, email: `${personId}@north.example`, isGuardian: true, isEmergency: false, isRestricted: false, isOver: false, ...more });
  const to = (people: Reachable[], ticked: string[] = [], audience: Parameters<typeof reachOf>[1] = ['GUARDIANS']) => reachOf(people, audience, new Set(ticked));
  const persons = (found: ReturnType<typeof reachOf>) => found.to.map(({ personId }) => personId);

  it('never is somebody under a restriction, nor an address that they use too, unless ticked', () => {
    const father = somebody('father', { isRestricted: true, email: 'Home@north.example' });
    const mother = somebody('mother', { email: 'home@NORTH.example' });
    expect(persons(to([father, somebody('aunt')]))).toEqual(['aunt']);
    expect(to([father, mother])).toMatchObject({ to: [], why: expect.stringContaining('contact restriction') });
    expect(to([father])).toMatchObject({ to: [], why: expect.stringContaining('contact restriction') });
    expect(persons(to([father, mother], ['r-father']))).toEqual(['father', 'mother']);
    expect(to([father], ['r-father']).to[0]?.despite).toBe(true);
    // Over long ago, and still barred: the address stays closed.
    expect(persons(to([{ ...father, isOver: true }, mother]))).toEqual([]);
    expect(persons(to([{ ...father, isOver: true }], ['r-father']))).toEqual([]);
  });

  it('is who was meant and can be reached; otherwise it says why nobody is', () => {
    const child = somebody('child', { relationshipId: null, isGuardian: false });
    const neighbor = somebody('neighbor', { isGuardian: false, isEmergency: true });
    expect(persons(to([neighbor, child]))).toEqual([]);
    expect(persons(to([neighbor, child], [], ['EMERGENCY', 'THEMSELVES']))).toEqual(['neighbor', 'child']);
    expect(to([somebody('mother', { email: null })]).why).toContain('no e-mail address on record (looked at: parents and guardians)');
    expect(to([somebody('mother', { email: 'a@b.example, c@d.example' })]).why).toContain('cannot be one');
    expect(persons(to([somebody('mother', { isOver: true })]))).toEqual([]);
  });
});
