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

/** What a list shows, as its file names it. */
export function shownColumns(columns: ListExportProps['columns'], view: ColumnView, names: NonNullable<ListExportProps['names']> = {}): string[] {
  return columns.filter(({ id }, index) => index === 0 || !view.hidden.includes(id)).flatMap(({ id }) => (names[id] === null ? [] : [names[id] ?? named(id)]));
}

/** As a file is asked for in the order of the list. */
export const sortQuestion = (state: ListState): string => JSON.stringify(state.sort.map((key) => ({ ...key, field: named(key.field) })));

/** Saves what the list shows, however long it is: search, filters, order and columns as they stand. */
export function ListExport({ list, state, columns, view, names = {}, more = {} }: ListExportProps) {
  const t = useCoreTexts();

  function save(format: FileFormat) {
    const question = {
      ...fileQuestion(state, named),
      sort: sortQuestion(state),
      columns: shownColumns(columns, view, names).join(','),
      ...more,
    };
    return saveListFile(`/export/${list}`, list, format, question, { done: t('list.exportDone'), failed: t('list.exportFailed') });
  }

  return <ExportMenu onSave={save} />;
}
