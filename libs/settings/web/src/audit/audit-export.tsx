import { ExportMenu, fileQuestion, saveListFile, type ListState } from '@afterbell/core/web';
import { useAuditTexts } from './audit-texts';

/** Saves exactly what search and filters leave, newest first, however long the list is. */
export function AuditExport({ state }: { state: ListState }) {
  const t = useAuditTexts();
  return <ExportMenu onSave={(format) => saveListFile('/export/audit', 'audit', format, fileQuestion(state), { done: t('exported'), failed: t('exportFailed') })} />;
}
