import { Button, notify, rest, type ListState } from '@afterbell/core/web';
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
    const link = document.createElement('a');
    link.href = URL.createObjectURL(data);
    link.download = 'audit.csv';
    link.click();
    URL.revokeObjectURL(link.href);
    notify({ severity: 'success', title: t('exported') });
  }

  return (
    <Button icon={<Download aria-hidden="true" />} loading={busy} onClick={() => void save()}>
      {busy ? t('exporting') : t('export')}
    </Button>
  );
}
