import { customIdOf, ExportMenu, fileQuestion, saveListFile, useCoreTexts, type ColumnView, type FileFormat, type ListState } from '@afterbell/core/web';

export interface ListExportProps {
  /** Of `/export/…`, and of the file. */
  list: 'participants' | 'organizations' | 'activities' | 'staff' | 'teachers' | 'board-members' | 'contacts' | 'people' | 'services';
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
  const t = useCoreTexts();

  function save(format: FileFormat) {
    const shown = columns.filter(({ id }, index) => index === 0 || !view.hidden.includes(id)).flatMap(({ id }) => (names[id] === null ? [] : [names[id] ?? named(id)]));
    const question = {
      ...fileQuestion(state, named),
      sort: JSON.stringify(state.sort.map((key) => ({ ...key, field: named(key.field) }))),
      columns: shown.join(','),
      ...more,
    };
    return saveListFile(`/export/${list}`, list, format, question, { done: t('list.exportDone'), failed: t('list.exportFailed') });
  }

  return <ExportMenu onSave={save} />;
}
