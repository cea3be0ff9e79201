import { AppError, isUuid, tidyLines } from '@afterbell/core/domain';
import { cleanFileName, endingOf, fileIssue, fileIssueWords, type FileEnding, type FileKind, IMAGE_SIDE, isFileEnding } from '@afterbell/forms/domain';
import { SHARES_MAX } from './file-share.service';
import type { Received } from './receive-upload';

/** What the fields beside the file ask for. */
export interface UploadWish {
  name: string;
  ending: FileEnding;
  notes: string;
  shares: readonly string[];
  maxWidth: number | null;
  maxHeight: number | null;
}

const NOTES_MAX = 2000;

const refuse = (path: string, message: string): never => {
  throw new AppError('VALIDATION', { problems: [{ path, message }] });
};

function sideOf(fields: Received['fields'], name: string): number | null {
  const raw = fields[name]?.[0]?.trim() ?? '';
  if (raw === '') return null;
  const pixels = Number(raw);
  if (!/^\d+$/.test(raw) || pixels < 1 || pixels > IMAGE_SIDE) refuse(name, `must be a whole number of pixels from 1 to ${IMAGE_SIDE}`);
  return pixels;
}

/** A list of ids: as JSON, with commas, or as a field for each. */
function sharesOf(fields: Received['fields']): string[] {
  const ids = ['shares', 'shares[]'].flatMap((name) => fields[name] ?? []).flatMap((raw) => {
    if (!raw.trim().startsWith('[')) return raw.split(',');
    try {
      return JSON.parse(raw) as unknown[];
    } catch {
      return ['?'];
    }
  });
  const given = [...new Set(ids.map((id) => (typeof id === 'string' ? id.trim().toLowerCase() : id)))].filter((id) => id !== '');
  if (given.length > SHARES_MAX || !given.every(isUuid)) refuse('shares', `must be ids of organizations, at most ${SHARES_MAX}`);
  return given as string[];
}

export function uploadWishOf({ fields, name: sentAs, size }: Received, kind: FileKind): UploadWish {
  const given = fields['fileName']?.[0]?.trim() ?? '';
  // A title without an ending keeps that of the file itself.
  const ending = endingOf(sentAs);
  const isWhole = ending === '' || isFileEnding(endingOf(given)) || endingOf(given) === ending;
  const name = cleanFileName(given === '' ? sentAs : isWhole ? given : `${given}.${ending}`);
  const issue = fileIssue({ name, size, kind });
  if (issue?.code === 'empty') refuse('file', fileIssueWords(issue));
  if (issue) throw new AppError(issue.code === 'tooLarge' ? 'PAYLOAD_TOO_LARGE' : 'UNSUPPORTED_MEDIA', { message: fileIssueWords(issue) });
  const notes = tidyLines(fields['notes']?.[0] ?? '');
  if (notes.length > NOTES_MAX) refuse('notes', `must be at most ${NOTES_MAX} characters`);
  return { name, ending: endingOf(name) as FileEnding, notes, shares: sharesOf(fields), maxWidth: sideOf(fields, 'maxWidth'), maxHeight: sideOf(fields, 'maxHeight') };
}
