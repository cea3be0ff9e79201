import { Button, customIdOf, notify, rest, saveFile, type ColumnView, type ListState } from '@afterbell/core/web';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useFormsTexts } from '../forms-texts';

export interface ListExportProps {
  /** Of `/export/…`, and of the file. */
  list: 'participants' | 'organizations' | 'activities' | 'staff' | 'teachers' | 'board-members' | 'contacts' | 'people';
  state: ListState;
  columns: readonly { id: string }[];
  view: ColumnView;
  /** Columns that the file has under another name, or not at all. */
  names?: Readonly<Record<string, string | null>>;
  /** What else narrows the list. */
  more?: Readonly<Record<string, string>>;
}

/** A field of the tenant's own as an export names it. */
const named = (key: string) => {
  const id = customIdOf(key);
  return id === null ? key : `custom.${id}`;
};

/** Saves what the list shows, however long it is: search, filters, order and columns as they stand. */
export function ListExport({ list, state, columns, view, names = {}, more = {} }: ListExportProps) {
  const t = useFormsTexts();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const { search, filter, sort } = state;
    const shown = columns.filter(({ id }, index) => index === 0 || !view.hidden.includes(id)).flatMap(({ id }) => (names[id] === null ? [] : [names[id] ?? named(id)]));
    const params = new URLSearchParams({
      ...(search ? { search } : {}),
      ...(filter.rules.length > 0 ? { filter: JSON.stringify({ match: filter.match, rules: filter.rules.map((rule) => ({ ...rule, field: named(rule.field) })) }) } : {}),
      sort: JSON.stringify(sort.map((key) => ({ ...key, field: named(key.field) }))),
      columns: shown.join(','),
      ...more,
    });
    const { data, error } = await rest<Blob>(`/export/${list}?${params}`, { file: true });
    setBusy(false);
    if (error) {
      if (error.statusCode === 0) notify({ severity: 'error', title: t('export.failed') });
      return;
    }
    saveFile(`${list}.csv`, data);
    notify({ severity: 'success', title: t('export.done') });
  }

  return (
    <Button icon={<Download aria-hidden="true" />} loading={busy} onClick={() => void save()}>
      {t(busy ? 'export.busy' : 'export.button')}
    </Button>
  );
}
