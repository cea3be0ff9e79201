import { open } from 'node:fs/promises';
import { AppError } from '@afterbell/core/domain';
import { FILE_FORMATS, type FileEnding } from '@afterbell/forms/domain';

/** Windows Media: never taken, and its reader does not end on forged lengths. It may hide behind a tag. */
const ASF = Buffer.from('3026b2758e66cf11a6d9', 'hex');
const ZIP = Buffer.from('PK\u0003\u0004');
const END_OF_DIRECTORY = Buffer.from('PK\u0005\u0006');
const ENTRY = 0x02014b50;
const TAIL_BYTES = 22 + 65_535;
const DIRECTORY_BYTES = 4 * 1024 * 1024;
/** More than this an archive may not promise to become. */
const UNPACKED_BYTES = 1024 * 1024 * 1024;

const disagrees = (name: string) => new AppError('UNSUPPORTED_MEDIA', { message: `“${name}” is not what its ending says. Save it again in the program it was made with, then upload it.` });

/** No controls but those of lines and pages; UTF-16 begins with its mark. Words at the start say nothing: a list may begin with “BMI”. */
const isText = (head: Buffer): boolean => (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff) || !head.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b));

/** Names in an archive, from its own list; nothing is unpacked. Null when there is no sound list. */
async function namesInZip(path: string, size: number, name: string): Promise<string[] | null> {
  const file = await open(path, 'r');
  try {
    const tail = Buffer.alloc(Math.min(TAIL_BYTES, size));
    await file.read(tail, 0, tail.length, size - tail.length);
    const end = tail.lastIndexOf(END_OF_DIRECTORY);
    if (end < 0 || end + 22 > tail.length) return null;
    const length = tail.readUInt32LE(end + 12);
    const start = tail.readUInt32LE(end + 16);
    if (length > DIRECTORY_BYTES || start + length > size) return null;
    const list = Buffer.alloc(length);
    await file.read(list, 0, length, start);
    const names: string[] = [];
    let unpacked = 0;
    for (let at = 0; at + 46 <= length && list.readUInt32LE(at) === ENTRY; ) {
      unpacked += list.readUInt32LE(at + 24);
      const nameLength = list.readUInt16LE(at + 28);
      names.push(list.toString('utf8', at + 46, at + 46 + nameLength));
      at += 46 + nameLength + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
    }
    if (unpacked > UNPACKED_BYTES) throw new AppError('PAYLOAD_TOO_LARGE', { message: `“${name}” would unpack to more than a gigabyte.` });
    return names;
  } finally {
    await file.close();
  }
}

async function sniff(head: Buffer): Promise<string | null> {
  if (head.includes(ASF)) return null;
  const { fileTypeFromBuffer } = await import('file-type/core');
  return (await fileTypeFromBuffer(head))?.mime ?? null;
}

/** The media type of a file whose bytes and ending agree; anything else is refused. */
export async function recogniseFile(file: { path: string; head: Buffer; size: number; name: string; ending: FileEnding }): Promise<string> {
  const { path, head, size, name, ending } = file;
  const { contentType, bytes }: { contentType: string; bytes: readonly string[] } = FILE_FORMATS[ending];
  const [wanted = ''] = bytes;
  const isZip = head.subarray(0, 4).equals(ZIP);
  if (wanted.startsWith('zip:')) {
    const names = isZip ? await namesInZip(path, size, name) : null;
    const inside = wanted.slice('zip:'.length);
    if (!names || !names.some((entry) => entry.startsWith(inside))) throw disagrees(name);
    return contentType;
  }
  if (isZip) throw disagrees(name);
  const mime = wanted === 'text' ? (isText(head) ? 'text' : null) : await sniff(head);
  if (mime === null || !bytes.includes(mime)) throw disagrees(name);
  return contentType;
}
