/** Bytes of a file as text: lists come from Excel on Windows as often as from anything that knows UTF-8. */
interface Decoder {
  decode(bytes: Uint8Array): string;
}

/** Typed by shape: this library is compiled without DOM and without Node types. */
const { TextDecoder } = globalThis as unknown as { TextDecoder: new (label: string, options?: { fatal?: boolean }) => Decoder };

/** UTF-16 by its mark (or by its zero bytes), UTF-8 when it is flawless, windows-1252 otherwise. */
export function decodeText(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return utf16(bytes, 'utf-16le');
  if (a === 0xfe && b === 0xff) return utf16(bytes, 'utf-16be');
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return utf16(bytes, unmarked);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windows1252(bytes);
  }
}

/** Bytes 0x80 to 0x9f; Node's own decoder takes them for control characters. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function windows1252(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += HIGH[byte - 0x80] ?? String.fromCharCode(byte);
  return text;
}

function utf16(bytes: Uint8Array, label: 'utf-16le' | 'utf-16be'): string {
  // An odd last byte is half a letter.
  return new TextDecoder(label).decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
}

/** Text in a Latin alphabet has a zero in every other byte of UTF-16 and none in anything else. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, 1000);
  let even = 0;
  let odd = 0;
  for (let index = 0; index < length; index += 1) {
    if (bytes[index] !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  if (odd > length / 4 && even === 0) return 'utf-16le';
  return even > length / 4 && odd === 0 ? 'utf-16be' : null;
}

/** A zip file: an Excel workbook or the like, which is no text. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}
