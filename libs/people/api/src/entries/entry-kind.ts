import type { Tx } from '@afterbell/core/api';
import type { ParticipantTab, PlainDate } from '@afterbell/core/domain';
import type { EntryField, EntryFields, EntryValues } from '@afterbell/people/domain';

/** What one tab of a participant's record keeps: its fields, its table, and what is special about it. */
export interface EntryKind<F extends EntryFields = EntryFields> {
  readonly tab: ParticipantTab;
  /** As the trail names it: `note`. */
  readonly noun: string;
  readonly what: string;
  readonly table: string;
  readonly fields: F;
  /** `e.on_date desc` */
  readonly order: string;
  /** What else must hold of a row to be seen, over `e` and `me (person_id, user_id, leads)`. */
  readonly seen?: string;
  /** Only who wrote an entry, or who leads the site, changes it. */
  readonly authored?: boolean;
  /** SQL over `e`: an entry that says what happened, which nobody changes or removes. */
  readonly fixed?: string;
  /** Fields whose words stay out of the trail: whoever reads that may not have the tab. */
  readonly unsaid?: readonly (keyof F & string)[];
  /** Runs in the transaction of a save, after the checks of the fields. */
  readonly beforeSave?: (tx: Tx, saved: SavedEntry<F>) => Promise<void>;
  readonly afterRemove?: (tx: Tx, id: string, removed: boolean) => Promise<void>;
}

export interface SavedEntry<F extends EntryFields> {
  id: string;
  personId: string;
  organizationId: string | null;
  values: EntryValues<F>;
  before: EntryValues<F> | null;
  today: PlainDate;
}

export interface EntryRow {
  id: string;
  personId: string;
  version: number;
  createdBy: string | null;
  createdAt: Date;
  updatedAt: Date;
  isFixed: boolean;
}

const CASTS: Record<EntryField['type'], string> = { line: 'text', text: 'text', code: 'text', date: 'date', time: 'time', number: 'numeric', yes: 'boolean', id: 'uuid' };

export const columnOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function readAs(key: string, { type }: EntryField): string {
  const column = `e.${columnOf(key)}`;
  const as = type === 'date' ? `${column}::text` : type === 'time' ? `left(${column}::text, 5)` : type === 'number' ? `${column}::float8` : column;
  return `${as} as "${key}"`;
}

export const SELECT_OWN = 'e.id, e.person_id as "personId", e.version, e.created_by as "createdBy", e.created_at as "createdAt", e.updated_at as "updatedAt"';

export function selectOf({ fields, fixed = 'false' }: Pick<EntryKind, 'fields' | 'fixed'>): string {
  return [SELECT_OWN, `${fixed} as "isFixed"`, ...Object.entries(fields).map(([key, field]) => readAs(key, field))].join(', ');
}

/** `$1` the id, `$2` the person, `$3` the user, then the values in the order of the fields. */
export function insertOf({ table, fields }: Pick<EntryKind, 'table' | 'fields'>): string {
  const keys = Object.entries(fields);
  return `insert into ${table} (id, person_id, created_by, ${keys.map(([key]) => columnOf(key)).join(', ')})
    values ($1, $2, $3, ${keys.map(([, { type }], index) => `$${index + 4}::${CASTS[type]}`).join(', ')})`;
}

/** `$1` the id, then the values in the order of the fields. */
export function updateOf({ table, fields }: Pick<EntryKind, 'table' | 'fields'>): string {
  const sets = Object.entries(fields).map(([key, { type }], index) => `${columnOf(key)} = $${index + 2}::${CASTS[type]}`);
  return `update ${table} set ${sets.join(', ')}, version = version + 1, updated_at = now() where id = $1`;
}

/** How many entries of the kind the tab holds, for the port of the tabs. */
export function countOf({ table, seen }: Pick<EntryKind, 'table' | 'seen'>): string {
  return `select count(*) from ${table} e where e.person_id = me.person_id and e.removed_at is null${seen ? ` and ${seen}` : ''}`;
}
