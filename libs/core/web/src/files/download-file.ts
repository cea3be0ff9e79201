import { useState, type MouseEvent } from 'react';
import { rest } from '../apollo/rest';
import { useCoreTexts } from '../i18n/core-texts';
import { notify } from '../ui/notify';
import { saveFile } from './save-file';

/**
 * A link to a stored file that says why it cannot be had: left to the browser, a store that is down would be a failed download that nobody sees.
 * With a modifier key the browser has its own way.
 */
export function useDownload(href: string, name: string) {
  const t = useCoreTexts();
  const [busy, setBusy] = useState(false);
  async function fetchFile() {
    setBusy(true);
    const { data, error } = await rest<Blob>(href, { file: true, silent: true });
    setBusy(false);
    if (data) saveFile(name, data);
    else notify({ severity: 'error', title: t('download.failed', { name }), detail: error.message.join(' ') || t('download.again') });
  }
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!busy) void fetchFile();
  }
  return { href, download: name, 'aria-busy': busy || undefined, onClick };
}
