import { Button, notify, rest, saveFile, type ListState } from '@afterbell/core/web';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useAuditTexts } from './audit-texts';

/** Saves exactly what search and filters leave, newest first, however long the list is. */
export function AuditExport({ state }: { state: ListState }) {
  const t = useAuditTexts();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const { search, filter } = state.variables;
    const params = new URLSearchParams({ ...(search ? { search } : {}), ...(filter ? { filter: JSON.stringify(filter) } : {}) });
    const { data, error } = await rest<Blob>(`/export/audit?${params}`, { file: true });
    setBusy(false);
    if (error) {
      if (error.statusCode === 0) notify({ severity: 'error', title: t('exportFailed') });
      return;
    }
    saveFile('audit.csv', data);
    notify({ severity: 'success', title: t('exported') });
  }

  return (
    <Button icon={<Download aria-hidden="true" />} loading={busy} onClick={() => void save()}>
      {busy ? t('exporting') : t('export')}
    </Button>
  );
}
