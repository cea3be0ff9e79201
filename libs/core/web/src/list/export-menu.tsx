import { rulesOf, type FilterRule } from '@afterbell/core/domain';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { rest } from '../apollo/rest';
import { saveFile } from '../files/save-file';
import { useCoreTexts } from '../i18n/core-texts';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import { notify } from '../ui/notify';
import type { ListState } from './use-list-state';

export type FileFormat = 'csv' | 'xlsx';

/** What a search and filters leave, as the address of a file asks for it; `name` says what a field is called there. */
export function fileQuestion({ search, asked: filter }: Pick<ListState, 'search' | 'asked'>, name: (field: string) => string = (field) => field): Record<string, string> {
  const ruleOf = (rule: FilterRule): FilterRule => ({ ...rule, field: name(rule.field) });
  const { match, rules, groups = [] } = filter;
  const asked = { match, rules: rules.map(ruleOf), groups: groups.map((group) => group.map(ruleOf)) };
  return { ...(search ? { search } : {}), ...(rulesOf(filter).length > 0 ? { filter: JSON.stringify(asked) } : {}) };
}

/** Asks for a list as a file and saves it; false when there is none. */
export async function saveListFile(path: string, name: string, format: FileFormat, question: Readonly<Record<string, string>>, words: { done: string; failed: string }): Promise<boolean> {
  const params = new URLSearchParams({ ...question, ...(format === 'csv' ? {} : { format }) });
  const { data, error } = await rest<Blob>(`${path}?${params}`, { file: true });
  if (data) {
    saveFile(`${name}.${format}`, data);
    notify({ severity: 'success', title: words.done });
    return true;
  }
  if (error.statusCode === 0) notify({ severity: 'error', title: words.failed });
  return false;
}

export interface ExportMenuProps {
  label?: string;
  onSave: (format: FileFormat) => Promise<unknown> | void;
}

/** Which kind of file a list is saved as. */
export function ExportMenu({ label, onSave }: ExportMenuProps) {
  const t = useCoreTexts();
  const [busy, setBusy] = useState(false);
  async function save(format: FileFormat) {
    setBusy(true);
    try {
      await onSave(format);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Menu
      placement="bottom-start"
      trigger={
        <Button icon={<Download aria-hidden="true" />} loading={busy}>
          {busy ? t('list.exporting') : (label ?? t('list.export'))}
        </Button>
      }
      groups={[
        {
          items: [
            { id: 'csv', label: t('list.exportCsv'), onSelect: () => void save('csv') },
            { id: 'xlsx', label: t('list.exportExcel'), onSelect: () => void save('xlsx') },
          ],
        },
      ]}
    />
  );
}
