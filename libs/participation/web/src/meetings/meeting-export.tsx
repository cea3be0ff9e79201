import { ExportMenu, fileQuestion, saveListFile, useCoreTexts, type ColumnView, type ListState } from '@afterbell/core/web';
import { MEETING_PATHS, type MeetingKind } from '@afterbell/participation/domain';

export interface MeetingExportProps {
  kind: MeetingKind;
  list: 'meetings' | 'meeting-hours';
  state: ListState;
  columns: readonly { id: string }[];
  view: ColumnView;
  /** Columns that a file has otherwise. */
  drop?: readonly string[];
  more?: Readonly<Record<string, string>>;
}

/** Saves what the list shows: search, filters, order and columns as they stand; start and end of a meeting always. */
export function MeetingExport({ kind, list, state, columns, view, drop = [], more = {} }: MeetingExportProps) {
  const t = useCoreTexts();
  const shown = columns.filter(({ id }, index) => index === 0 || !view.hidden.includes(id)).map(({ id }) => id);
  const named = shown.flatMap((id) => (drop.includes(id) ? ['startTime', 'endTime'] : [id]));
  const question = { ...fileQuestion(state), sort: JSON.stringify(state.sort), columns: named.join(','), kind, ...more };
  const name = MEETING_PATHS[kind].split('/').at(-1) ?? list;
  return <ExportMenu onSave={(format) => saveListFile(`/export/${list}`, name, format, question, { done: t('list.exportDone'), failed: t('list.exportFailed') })} />;
}
