import { notify, rest, saveFile } from '@afterbell/core/web';

/** Fetches a file that the server makes, and saves it under a name. */
export async function printFile(path: string, name: string, { busy, failed }: { busy: string; failed: string }): Promise<void> {
  notify({ severity: 'info', title: busy });
  const { data, error } = await rest<Blob>(path, { file: true });
  if (data) saveFile(name.replace(/[\\/:*?"<>|]/g, ' '), data);
  else if (error.statusCode === 0) notify({ severity: 'error', title: failed });
}
