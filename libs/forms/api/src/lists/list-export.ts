import { Injectable } from '@nestjs/common';
import { AuditNotes, dayCell, Db, decimalCell, type FileCell, type FileColumn, fileFormatOf, type ListFile, momentCell, type Page, requirePrincipal } from '@afterbell/core/api';
import { AppError, beginWalk, dateIn, filterOfJson, isPlainDate, type ListFilter, type ListQuery, type ListSort, MAX_PAGE_SIZE, type MaintenanceSection, timeIn } from '@afterbell/core/domain';
import { type FieldContext, type FieldDefinition, type FormValues, isDisplayType, kindOf } from '@afterbell/forms/domain';
import { fileContext } from '../records/file-names';
import type { FormKey } from '../definitions/template-form';
import { CustomListService, type FormOfList, tooManyColumns } from './custom-list.service';

const MOST_SORTS = 5;
const MOST_COLUMNS = 50;

/** The question of an export, as it stands in its address. */
export interface ExportQuestion {
  search?: string;
  filter?: string;
  sort?: string;
  columns?: string;
  /** `csv` or `xlsx`. */
  format?: string;
}

/** A column of the section's own. */
export interface ExportColumn<Row> extends FileColumn {
  readonly cell: (row: Row) => FileCell;
}

export interface ExportList<Row extends { id: string }> {
  /** None of a list of several forms. */
  readonly section: MaintenanceSection | null;
  /** Of a list of several. */
  readonly forms?: readonly FormKey[];
  /** Of the list, where the section has several. */
  readonly subSection?: string;
  /** Of the trail, where it is not the section: `teachers`. */
  readonly name?: string;
  readonly columns: Readonly<Record<string, ExportColumn<Row>>>;
  readonly page: (query: ListQuery) => Promise<Page<Row>>;
  /** What else a page needs before its cells are made. `shown` tells of what: whether one of these columns is in the file. */
  readonly prepare?: (rows: readonly Row[], shown: (...columns: string[]) => boolean) => Promise<void>;
}

function json<T>(text: string | undefined, path: string, read: (value: unknown) => T | null): T | null {
  if (!text) return null;
  try {
    const value = read(JSON.parse(text));
    if (value !== null) return value;
  } catch {
    // Said below, like everything else that is none.
  }
  throw new AppError('VALIDATION', { problems: [{ path, message: 'cannot be read' }] });
}

const filterOf = (text: string | undefined): ListFilter | null => json(text, 'filter', filterOfJson);

const sortOf = (text: string | undefined): ListSort[] | null =>
  json(text, 'sort', (value) => (Array.isArray(value) && value.length <= MOST_SORTS && value.every(({ field }) => typeof field === 'string') ? value.map(({ field, direction }) => ({ field, direction: direction === 'desc' ? 'desc' : 'asc' })) : null));

/** Lists as files with the columns that are shown: the section's own by name, the tenant's as `custom.12`. */
@Injectable()
export class ListExport {
  constructor(
    private readonly db: Db,
    private readonly custom: CustomListService,
    private readonly notes: AuditNotes,
  ) {}

  /** The header, and the pages one after the other. That somebody exported is on record before the first row leaves. */
  async open<Row extends { id: string }>(list: ExportList<Row>, { search, filter, sort, columns, format: asked }: ExportQuestion): Promise<Pick<ListFile, 'format' | 'columns' | 'next'>> {
    const format = fileFormatOf(asked);
    const query = { search: typeof search === 'string' ? search.slice(0, 200) : null, filter: filterOf(filter), sort: sortOf(sort) };
    const named = typeof columns === 'string' && columns !== '' ? columns.split(',') : Object.keys(list.columns);
    if (named.length > MOST_COLUMNS) throw tooManyColumns();
    const form = formOf(list);
    const fields = form === null ? [] : await this.custom.visible(form);
    const told = list.name ?? String(list.section);
    const chosen = named.map((name) => this.columnOf(list, fields, name));
    const shown = (...columns: string[]) => columns.some((name) => named.includes(name));
    const walk = beginWalk();
    const pageFrom = (offset: number) => list.page({ ...query, limit: MAX_PAGE_SIZE, offset, walk });
    let page = await this.db.apart(() => pageFrom(0));
    const { value, capped } = await page.count(false);
    await this.notes.note({ action: `${told}.export`, subjectType: 'list', subjectId: told, after: { listed: capped ? `more than ${value}` : value, ...query, columns: named, format } });
    const next = async (): Promise<FileCell[][]> => {
      const { nodes, offset, hasNextPage } = page;
      if (!nodes.length) return [];
      const values = form !== null && chosen.some(({ custom }) => custom) ? await this.customOf(form, nodes) : new Map<string, FormValues>();
      await list.prepare?.(nodes, shown);
      const context = await fileContext(this.db, chosen.flatMap(({ custom }) => custom ?? []), [...values.values()]);
      const cells = nodes.map((row) => chosen.map(({ own, custom }) => (own ? own.cell(row) : custom ? cellOf(custom, values.get(row.id)?.[custom.id] ?? null, context) : null)));
      page = hasNextPage ? await pageFrom(offset + nodes.length) : { ...page, nodes: [], hasNextPage: false };
      return cells;
    };
    return { format, columns: chosen.map(({ label, shows }) => ({ label, shows })), next };
  }

  private columnOf<Row extends { id: string }>(list: ExportList<Row>, fields: readonly FieldDefinition[], name: string) {
    const own = Object.hasOwn(list.columns, name) ? list.columns[name] : undefined;
    if (own) return { label: own.label, shows: own.shows, own, custom: undefined };
    const custom = fields.find(({ id }) => name === `custom.${id}`);
    if (!custom) throw new AppError('LIST_FIELD_UNKNOWN', { list: list.name ?? String(list.section), field: name, use: 'export' });
    return { label: custom.name, shows: showsOf(custom), own: undefined, custom };
  }

  private async customOf(form: FormOfList, rows: readonly { id: string }[]): Promise<Map<string, FormValues>> {
    const { table } = this.custom.subjectOf(form);
    const [found] = await this.db.readTogether<[{ id: string; custom: FormValues }]>([{ text: `select id, custom from ${table} where id = any($1::uuid[])`, values: [rows.map(({ id }) => id)], name: `custom_export_${table}` }]);
    return new Map(found.map(({ id, custom }) => [id, custom]));
  }
}

const formOf = ({ section, subSection, forms }: { section: MaintenanceSection | null; subSection?: string; forms?: readonly FormKey[] }): FormOfList | null => (section === null ? (forms?.length ? forms : null) : subSection === undefined ? section : { section, subSection });

const listTypeOf = ({ type }: FieldDefinition) => (isDisplayType(type) ? null : kindOf(type).list);

function showsOf(one: FieldDefinition): FileColumn['shows'] {
  const type = listTypeOf(one);
  return type === 'date' || type === 'datetime' ? type : undefined;
}

function cellOf(one: FieldDefinition, value: FormValues[number], context: FieldContext): FileCell {
  if (value === null || value === undefined || isDisplayType(one.type)) return null;
  const text = kindOf(one.type).toCsv(value as never, one, context);
  const type = listTypeOf(one);
  if (type === 'number') return decimalCell(text);
  if (type === 'date' && typeof value === 'string' && isPlainDate(value)) return dayCell(value, text);
  if (type === 'datetime' && typeof value === 'string' && !Number.isNaN(Date.parse(value))) {
    const { timeZone } = requirePrincipal();
    const at = new Date(value);
    return momentCell(dateIn(timeZone, at), timeIn(timeZone, at), text);
  }
  return text;
}
