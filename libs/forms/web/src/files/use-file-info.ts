import { useEffect, useState } from 'react';
import { rest } from '@afterbell/core/web';
import type { StoredFileInfo } from './upload-file';

/** What is known of a stored file: given with the record, just uploaded, or asked for. `gone` when it may not be seen or is no more. */
export type FileInfo = { state: 'loading' } | { state: 'gone' } | { state: 'known'; file: StoredFileInfo };

export function useFileInfo(id: string | null, given: readonly (StoredFileInfo | null | undefined)[]): FileInfo {
  const [asked, setAsked] = useState<{ id: string; file: StoredFileInfo | null } | null>(null);
  const known = given.find((file) => file?.id === id) ?? null;
  const missing = id !== null && known === null && asked?.id !== id;

  useEffect(() => {
    if (!missing || id === null) return undefined;
    const controller = new AbortController();
    void rest<StoredFileInfo>(`/file/can-download/${encodeURIComponent(id)}`, { method: 'POST', silent: true, signal: controller.signal }).then(({ data }) => {
      if (!controller.signal.aborted) setAsked({ id, file: data });
    });
    return () => controller.abort();
  }, [id, missing]);

  if (known) return { state: 'known', file: known };
  if (asked?.id !== id) return { state: 'loading' };
  return asked?.file ? { state: 'known', file: asked.file } : { state: 'gone' };
}
