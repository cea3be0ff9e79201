import { decodeText, isWorkbook } from './decode-text';

const name = 'Señor Müller, João';
const latin = Uint8Array.from(name, (letter) => letter.charCodeAt(0));

it.each([
  ['UTF-8', Buffer.from(name)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${name}`)],
  ['windows-1252', latin],
  ['UTF-16 with its mark', Buffer.from(`\ufeff${name}`, 'utf16le')],
  ['UTF-16 without', Buffer.from(name, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\ufeff${name}`, 'utf16le').swap16()],
])('reads %s', (_name, bytes) => expect(decodeText(bytes)).toBe(name));

it('reads the letters that windows-1252 has and Latin-1 has not', () => {
  expect(decodeText(Uint8Array.of(0x8a, 0x92, 0x80))).toBe('Š’€');
});

it('reads nothing as nothing, and half a letter as none', () => {
  expect(decodeText(new Uint8Array())).toBe('');
  expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x41, 0x00, 0x42))).toBe('A');
});

it('knows a workbook from a text', () => {
  expect(isWorkbook(Buffer.from('PK\u0003\u0004 and so on'))).toBe(true);
  expect(isWorkbook(Buffer.from('PK,Name\n'))).toBe(false);
});
