/** What may be uploaded, said once for browser and server (docs/files.md). The server sniffs the bytes as well. */
import type { FILE_TYPES } from './field-type';

/** A file is told apart by the field it is meant for: only an image is shown in the page. */
export type FileKind = (typeof FILE_TYPES)[number];

const MEGABYTE = 1024 * 1024;
export const FILE_BYTES = { file: 25 * MEGABYTE, attachment: 25 * MEGABYTE, image: 10 * MEGABYTE } as const satisfies Record<FileKind, number>;

/** Longest side that an image keeps when its field names none. */
export const IMAGE_SIDE = 4096;

interface FileFormat {
  readonly contentType: string;
  /** What the first bytes are recognised as; `text` when they are plain text, `zip:` and a name that the archive must list. */
  readonly bytes: readonly string[];
}

const office = (kind: string, listed: string): FileFormat => ({ contentType: `application/vnd.openxmlformats-officedocument.${kind}`, bytes: [`zip:${listed}`] });
const open = (kind: string): FileFormat => ({ contentType: `application/vnd.oasis.opendocument.${kind}`, bytes: ['zip:content.xml'] });
const older = (contentType: string): FileFormat => ({ contentType, bytes: ['application/x-cfb'] });
const plain = (contentType: string): FileFormat => ({ contentType, bytes: [contentType] });

/** Endings that are taken; everything else is refused, whatever its bytes. Nothing here runs in a browser or an office. */
export const FILE_FORMATS = {
  pdf: plain('application/pdf'),
  doc: older('application/msword'),
  docx: office('wordprocessingml.document', 'word/'),
  xls: older('application/vnd.ms-excel'),
  xlsx: office('spreadsheetml.sheet', 'xl/'),
  ppt: older('application/vnd.ms-powerpoint'),
  pptx: office('presentationml.presentation', 'ppt/'),
  odt: open('text'),
  ods: open('spreadsheet'),
  odp: open('presentation'),
  rtf: plain('application/rtf'),
  txt: { contentType: 'text/plain', bytes: ['text'] },
  csv: { contentType: 'text/csv', bytes: ['text'] },
  zip: { contentType: 'application/zip', bytes: ['zip:'] },
  jpg: plain('image/jpeg'),
  jpeg: plain('image/jpeg'),
  png: { contentType: 'image/png', bytes: ['image/png', 'image/apng'] },
  gif: plain('image/gif'),
  webp: plain('image/webp'),
  avif: plain('image/avif'),
  tif: plain('image/tiff'),
  tiff: plain('image/tiff'),
  mp3: plain('audio/mpeg'),
  m4a: { contentType: 'audio/mp4', bytes: ['audio/x-m4a', 'audio/mp4'] },
  wav: { contentType: 'audio/wav', bytes: ['audio/wav'] },
  mp4: plain('video/mp4'),
  mov: plain('video/quicktime'),
  webm: plain('video/webm'),
} as const satisfies Record<string, FileFormat>;
export type FileEnding = keyof typeof FILE_FORMATS;

/** Endings of what is decoded and written anew; what an image field takes. */
export const IMAGE_ENDINGS = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'] as const satisfies readonly FileEnding[];
export type ImageEnding = (typeof IMAGE_ENDINGS)[number];

export const isFileEnding = (ending: string): ending is FileEnding => Object.hasOwn(FILE_FORMATS, ending);
export const isImageEnding = (ending: string): ending is ImageEnding => (IMAGE_ENDINGS as readonly string[]).includes(ending);

/** Lower case and without the point; empty when there is none. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 1 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Longest name, in bytes of UTF-8: what file systems take. */
const NAME_BYTES = 255;
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * A name as it may be shown and offered for saving: without folders, without what hides or turns letters around, without what a
 * file system reads in its own way; the ending survives when the rest must be cut.
 */
export function cleanFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last
    .replace(/[\p{Cs}\p{Cf}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  if (name === '') return 'file';
  if (bytesOf(name) <= NAME_BYTES) return name;
  const ending = endingOf(name);
  const tail = ending !== '' && ending.length <= 10 ? `.${ending}` : '';
  let head = [...name.slice(0, name.length - tail.length)];
  while (bytesOf(head.join('')) + tail.length > NAME_BYTES) head = head.slice(0, -Math.max(1, Math.floor((bytesOf(head.join('')) + tail.length - NAME_BYTES) / 4)));
  return `${head.join('').trimEnd()}${tail}`;
}

export const FILE_ISSUES = ['empty', 'tooLarge', 'ending', 'heic', 'notImage', 'notAccepted'] as const;
export interface FileIssue {
  readonly code: (typeof FILE_ISSUES)[number];
  readonly params: Readonly<Record<string, string | number>>;
}

export interface FileWish {
  readonly name: string;
  readonly size: number;
  readonly kind: FileKind;
  /** Endings that the field takes, when it names some. */
  readonly accept?: readonly string[];
}

const normalEnding = (ending: string): string => ending.trim().replace(/^\./, '').toLowerCase();

/** Endings that a field takes, narrowed to those that exist for its kind. */
export function acceptedEndings(kind: FileKind, accept: readonly string[] = []): readonly FileEnding[] {
  const all = kind === 'image' ? IMAGE_ENDINGS : (Object.keys(FILE_FORMATS) as FileEnding[]);
  const wanted = new Set(accept.map(normalEnding));
  if (wanted.has('jpg')) wanted.add('jpeg');
  return wanted.size === 0 ? all : all.filter((ending) => wanted.has(ending));
}

/** What is wrong with a file before a byte of it is sent, or null. */
export function fileIssue({ name, size, kind, accept }: FileWish): FileIssue | null {
  const ending = endingOf(name);
  if (ending === 'heic' || ending === 'heif') return { code: 'heic', params: { name } };
  if (kind === 'image' && !isImageEnding(ending)) return { code: 'notImage', params: { name } };
  if (!isFileEnding(ending)) return { code: 'ending', params: { name, ending } };
  const endings = acceptedEndings(kind, accept);
  if (!endings.includes(ending)) return { code: 'notAccepted', params: { name, endings: endings.join(', ') } };
  if (size === 0) return { code: 'empty', params: { name } };
  if (size > FILE_BYTES[kind]) return { code: 'tooLarge', params: { name, limit: FILE_BYTES[kind] / MEGABYTE } };
  return null;
}

const WORDS: Record<FileIssue['code'], (p: FileIssue['params']) => string> = {
  empty: (p) => `“${p['name']}” is empty.`,
  tooLarge: (p) => `“${p['name']}” is too large: at most ${p['limit']} MB can be uploaded here.`,
  ending: (p) => `“${p['name']}” cannot be uploaded: files of this type are not accepted. Documents, images, audio and video are.`,
  heic: (p) => `“${p['name']}” is a HEIC photo, which many computers cannot open. Save it as JPEG and upload that.`,
  notImage: (p) => `“${p['name']}” is not an image that can be shown. Upload a JPEG, PNG, GIF, WebP or AVIF.`,
  notAccepted: (p) => `“${p['name']}” cannot be uploaded here. Accepted: ${p['endings']}.`,
};

export const fileIssueWords = ({ code, params }: FileIssue): string => WORDS[code](params);
