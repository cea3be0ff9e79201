import { useEffect, useRef, useState } from 'react';
import { fileIssue, type FileIssue, type FileKind } from '@afterbell/forms/domain';
import { shrinkImage } from './shrink-image';
import { CANCELLED, type StoredFileInfo, uploadFile } from './upload-file';

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; file: File; part: number }
  /** Refused before it was sent, or by the server; `again` when another try may help. */
  | { kind: 'failed'; file: File; issue?: FileIssue; reason?: string; again: boolean }
  | { kind: 'cancelled'; name: string }
  | { kind: 'done'; stored: StoredFileInfo };

export interface UploadWish {
  kind: FileKind;
  accept?: readonly string[];
  maxWidth?: number | null;
  maxHeight?: number | null;
  onStored: (stored: StoredFileInfo) => void;
}

/** Worth sending the very same file again: the network, a busy server, storage that is full or down. */
const mayPass = (statusCode: number): boolean => statusCode === 0 || statusCode === 408 || statusCode === 429 || statusCode >= 500;

/** One upload at a time: a newer one takes the place of the one under way. */
export function useUpload({ kind, accept, maxWidth, maxHeight, onStored }: UploadWish) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const send = async (chosen: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const file = kind === 'image' ? await shrinkImage(chosen, maxWidth, maxHeight) : chosen;
    if (running.current !== controller) return;
    const issue = fileIssue({ name: file.name, size: file.size, kind, accept });
    if (issue) {
      running.current = null;
      setState({ kind: 'failed', file, issue, again: false });
      return;
    }
    setState({ kind: 'sending', file, part: 0 });
    const { data, error } = await uploadFile({
      file,
      kind,
      maxWidth,
      maxHeight,
      signal: controller.signal,
      onProgress: (part) => running.current === controller && setState({ kind: 'sending', file, part }),
    });
    // What was replaced meanwhile, or whose form is gone, says nothing any more.
    if (running.current !== controller) return;
    running.current = null;
    if (data) {
      setState({ kind: 'done', stored: data });
      onStored(data);
    } else if (error.code !== CANCELLED) {
      setState({ kind: 'failed', file, reason: error.message.join(' '), again: mayPass(error.statusCode) });
    }
  };

  const cancel = () => {
    if (state.kind !== 'sending') return;
    running.current?.abort();
    running.current = null;
    setState({ kind: 'cancelled', name: state.file.name });
  };

  const reset = () => setState({ kind: 'idle' });

  return { state, send, cancel, reset };
}
