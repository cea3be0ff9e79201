import { failureOf, reportFailure, type RestResult } from '@afterbell/core/web';
import type { FileKind } from '@afterbell/forms/domain';

/** What the server says of a stored file (docs/files.md). */
export interface StoredFileInfo {
  id: string;
  name: string;
  contentType: string;
  size: number;
  kind: FileKind;
  /** `pending` waits for the virus scanner. */
  state: 'pending' | 'available' | 'refused';
}

export interface Upload {
  file: File;
  kind: FileKind;
  maxWidth?: number | null;
  maxHeight?: number | null;
  /** From 0 to 1; 1 while the server checks what it received. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

const PATHS = { file: '/file/upload', image: '/file/uploadImage', attachment: '/file/uploadAttachment' } as const satisfies Record<FileKind, string>;

/** Code of the failure when the person cancelled. */
export const CANCELLED = 'CANCELLED';

function formOf({ file, kind, maxWidth, maxHeight }: Upload): FormData {
  const form = new FormData();
  form.set('fileName', file.name);
  if (kind === 'image' && maxWidth) form.set('maxWidth', String(maxWidth));
  if (kind === 'image' && maxHeight) form.set('maxHeight', String(maxHeight));
  form.set('file', file, file.name);
  return form;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const broken = (code: string): RestResult<never> => ({ data: null, error: { statusCode: 0, error: '', message: [], code } });

/** Sends one file. XMLHttpRequest, because `fetch` tells nothing of what has been sent. Like `rest`: nothing is thrown. */
export function uploadFile(upload: Upload): Promise<RestResult<StoredFileInfo>> {
  const { kind, onProgress, signal } = upload;
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(broken(CANCELLED));
    const request = new XMLHttpRequest();
    request.open('POST', PATHS[kind]);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? Math.min(loaded / total, 1) : 0);
    request.upload.onload = () => onProgress?.(1);
    request.onerror = () => resolve(broken('NETWORK'));
    request.onabort = () => resolve(broken(CANCELLED));
    request.onload = () => {
      const body = parsed(request.responseText);
      if (request.status === 200) return resolve({ data: body as StoredFileInfo, error: null });
      const failure = failureOf(request.status, body, request.statusText);
      // Said at the field; only being signed out is everybody's affair.
      reportFailure(failure, true);
      resolve({ data: null, error: failure });
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formOf(upload));
  });
}
