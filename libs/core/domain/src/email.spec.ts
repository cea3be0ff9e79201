import fc from 'fast-check';
import { displayEmail, isEmail, normalizeEmail, shownEmailPart } from './email';

it.each([
  '', 'a', '@', 'a@', '@b.example', 'a@b', 'a b@c.example', 'a@b c.example', 'a@b..example', 'a@.example', 'a@b.example.', 'a@-b.example', 'a@b-.example', 'a@@b.example',
  '.a@b.example', 'a.@b.example', 'a..b@c.example', 'a@127.0.0.1', 'a@127.1', 'a@[::1]', 'a@b.example/x', 'a@b.example:25', 'a@b.example?x', 'a@%62.example', 'a\u0000@b.example', 'a\n@b.example',
  'a\u200b@b.example', 'a\uff20b.example', 'a@b.example\nbcc:x@y.example', '"a"@b.example', '<a@b.example>', `${'a'.repeat(65)}@b.example`, `a@${'b'.repeat(64)}.example`, `a@${'b.'.repeat(130)}example`, null, 7,
])('isEmail refuses %j', (input) => expect(isEmail(input)).toBe(false));

it('keeps look-alikes apart', () => {
  expect(normalizeEmail('jos\u00e9@x.example')).not.toBe(normalizeEmail('jose@x.example'));
  expect(normalizeEmail('\u0131@x.example')).not.toBe(normalizeEmail('i@x.example'));
  expect(normalizeEmail('\u0130@x.example')).not.toBe(normalizeEmail('i@x.example'));
  expect(normalizeEmail('a@b\u00fccher.example')).not.toBe(normalizeEmail('a@bucher.example'));
});

it.each([
  [' Ana.Maria+x@School.EXAMPLE ', 'ana.maria+x@school.example'],
  ['a@b\u00fccher.example', 'a@xn--bcher-kva.example'],
  ['a@B\u00dcCHER.example', 'a@xn--bcher-kva.example'],
  ['JOSE\u0301@x.example', 'jos\u00e9@x.example'],
  ['B\u00dcCHER@B\u00fccher.example', 'b\u00fccher@xn--bcher-kva.example'],
  ['\u041f\u041e\u0427\u0422\u0410@x.example', '\u043f\u043e\u0447\u0442\u0430@x.example'],
  ['\u212a@x.example', 'k@x.example'], // the Kelvin sign, which is the letter
  ["o'brien@x.example", "o'brien@x.example"],
  ['No address ', 'no address'],
])('normalizeEmail writes %j as %j', (input, expected) => expect(normalizeEmail(input)).toBe(expected));

it.each(['a@b.example', 'ANA@B.EXAMPLE', ' a@b.example ', 'jos\u00e9@x.example', 'a@b\u00fccher.example', 'x_1=y@sub.b-c.example'])('isEmail accepts %j', (input) => expect(isEmail(input)).toBe(true));

it('is idempotent', () => {
  fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()), (input) => normalizeEmail(normalizeEmail(input)) === normalizeEmail(input)));
  fc.assert(fc.property(fc.emailAddress({ size: 'small' }), (input) => normalizeEmail(input) === normalizeEmail(input.toUpperCase())));
});

it.each(['a@b\u00fccher.example', 'a@\u0645\u062b\u0627\u0644.example', 'a@\u4f8b\u3048.\u30c6\u30b9\u30c8', 'a@\u{1f4a9}.example', 'a@sub.stra\u00dfe.example'])('shows %s in its own letters', (email) => {
  expect(displayEmail(normalizeEmail(email))).toBe(email);
});

it.each(['a@b.example', 'a@xn--a-.example', 'a@xn--99999999.example', 'a@xn--\u00fc.example', 'a@xn--.example', 'none', `a@xn--${'z'.repeat(70)}.example`])('leaves %s as it is', (email) => {
  expect(displayEmail(email)).toBe(email);
});

it.each([
  ['xn--bcher-kva', 'b\u00fccher'],
  ['XN--bcher-kva.EX', 'b\u00fccher.ex'],
  ['a@xn--bcher-kva.example', 'a@b\u00fccher.example'],
  [' jos\u00e9@bu\u0308cher.example ', 'jos\u00e9@b\u00fccher.example'],
  ['xn--', 'xn--'],
  ['@', '@'],
  ['Example', 'example'],
])('shownEmailPart looks for %j as %j', (typed, shown) => expect(shownEmailPart(typed)).toBe(shown));
