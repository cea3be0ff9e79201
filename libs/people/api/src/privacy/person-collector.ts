import { Injectable } from '@nestjs/common';
import { Db, requirePrincipal } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { FormReader } from '@afterbell/forms/api';
import type { WireValue } from '@afterbell/forms/domain';
import { KIND_WORDS, type PersonKind } from '@afterbell/people/domain';
import { leadsHere } from '../entries/entry-rights';
import { kindSpec } from '../kinds/kind';
import { type CodeWords, type PersonPart, PersonParts } from '../parts/person-parts';
import { CodeListService } from '../traits/code-list.service';
import { machineValue } from './form-data';
import { labelOf } from './told-entries';

/** What a file about a person holds of one part of the record. */
export interface CollectedPart {
  title: string;
  entries: Record<string, unknown>[];
}

export interface CollectedForm {
  title: string;
  tabs: { title: string; fields: { label: string; value: string; data: unknown }[] }[];
}

export interface CollectedFile {
  id: string;
  name: string;
  contentType: string;
  size: number;
}

export interface LeftOutPart {
  title: string;
  why: string;
}

const FEATURE = 'people.participants';
const WHY_TAB = 'The role of whoever asked for this file does not show it.';
/** Notes as their tab shows them: what is meant for leaders or for its author alone stays theirs. */
const OWN_NOTES = `(t.visibility = 'everyone' or (t.visibility = 'leaders' and $2::boolean) or coalesce(t.created_by = $3::uuid, false))`;

const namedBy = ({ people }: PersonPart) => people.map((column) => `t.${column} = $1`).join(' or ');

/** Reads everything that is kept about one person, as far as the caller's role shows it, and says what it does not. */
@Injectable()
export class PersonCollector {
  constructor(
    private readonly db: Db,
    private readonly parts: PersonParts,
    private readonly forms: FormReader,
    private readonly lists: CodeListService,
  ) {}

  /** The parts that say something about a person; whoever may not see the tab gets the others. */
  wanted(): { read: PersonPart[]; leftOut: LeftOutPart[] } {
    const { permissions } = requirePrincipal();
    const told = this.parts.all().filter(({ exported, table }) => exported !== null && table !== 'stored_file');
    const allowed = ({ tab }: PersonPart) => tab === null || permissions.allows('export', FEATURE, tab);
    return { read: told.filter(allowed), leftOut: told.filter((part) => !allowed(part)).map(({ title }) => ({ title, why: WHY_TAB })) };
  }

  async read(part: PersonPart, personId: string): Promise<{ entries: Record<string, unknown>[]; leftOut: LeftOutPart[] }> {
    const isNotes = part.table === 'participant_note';
    const where = `(${namedBy(part)})${part.only ? ` and ${part.only}` : ''}`;
    // What was taken out of a record is on record no longer, as far as anybody is shown.
    const gone = await this.hasRemoved(part.table);
    const kept = gone ? ` and t.removed_at is null` : '';
    const me = isNotes ? [leadsHere(), requirePrincipal().userId || null] : [];
    return this.db.read(async (tx) => {
      // As JSON writes them: a day stays a day wherever the server stands.
      const rows = `select ${part.exported ?? ''} from ${part.table} t where ${where}${kept}${isNotes ? ` and ${OWN_NOTES}` : ''} order by ${part.key.map((column) => `t.${column}`).join(', ')}`;
      const found = await tx.query<{ entry: Record<string, unknown> }>(`select to_jsonb(r) as entry from (${rows}) r`, [personId, ...me]);
      const entries = found.map(({ entry }) => entry);
      const others = isNotes ? await tx.one<{ count: number }>(`select count(*)::int as count from ${part.table} t where ${where}${kept} and not ${OWN_NOTES}`, [personId, ...me]) : null;
      return { entries, leftOut: others?.count ? [{ title: part.title, why: `Only their authors, or those who lead the site, read ${others.count} of them.` }] : [] };
    });
  }

  /** The forms of all that the person is, with the fields that the role sees. */
  async formsOf(personId: string, kinds: readonly PersonKind[]): Promise<{ forms: CollectedForm[]; fieldIds: Set<number>; missing: LeftOutPart[]; words: CodeWords }> {
    const own = await this.lists.own();
    const names = new Map<string, string>();
    const fieldIds = new Set<number>();
    const forms: CollectedForm[] = [];
    const missing: LeftOutPart[] = [];
    for (const kind of kinds) {
      const address = { ...kindSpec(kind).form, tab: null, id: personId, parentId: null };
      const form = await this.forms.form(address).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
        throw error;
      });
      if (!form) {
        missing.push({ title: sentence(KIND_WORDS[kind].singular), why: 'The record was removed: its form is not shown any more.' });
        continue;
      }
      const { tabs, fields } = form;
      const { form: { shown: { fields: made } }, context } = await this.forms.load(address);
      for (const { id, name, hardcodedName } of fields) {
        fieldIds.add(id);
        names.set(hardcodedName ?? `custom.${id}`, name);
      }
      const shown = tabs.map(({ name, label }) => ({ title: label, fields: fields.filter((one) => one.tabName === name && one.display !== null && one.display !== '').map((one) => ({ label: one.name, value: one.display ?? '', data: machineValue(one.value as WireValue | null, one.display ?? '', { field: made.find(({ id }) => id === one.id), context }) })) }));
      forms.push({ title: sentence(KIND_WORDS[kind].singular), tabs: shown.filter((tab) => tab.fields.length > 0) });
    }
    const words: CodeWords = { code: (list, code, day) => this.lists.labelOf(list, code, day, own), field: (name) => names.get(name) ?? labelOf(name) };
    return { forms, fieldIds, missing, words };
  }

  /** Files of fields that the role sees, and of documents where it sees those. */
  filesOf(personId: string, fieldIds: ReadonlySet<number>): Promise<CollectedFile[]> {
    const documents = requirePrincipal().permissions.allows('export', FEATURE, 'DOCUMENTS');
    const sql = `select f.id, f.name, f.content_type as "contentType", f.size::int as size from stored_file f where f.state = 'available' and f.removed_at is null
      and ((f.subject = 'person' and f.record_id = $1 and f.field_id = any($2::int[])) or ($3 and f.id in (select d.file_id from participant_document d where d.person_id = $1 and d.removed_at is null))) order by f.uploaded_at, f.id`;
    return this.db.query<CollectedFile>(sql, [personId, [...fieldIds], documents]);
  }

  private readonly removable = new Map<string, boolean>();
  private async hasRemoved(table: string): Promise<boolean> {
    const known = this.removable.get(table);
    if (known !== undefined) return known;
    const row = await this.db.one(`select 1 from pg_attribute where attrelid = to_regclass($1) and attname = 'removed_at' and not attisdropped`, [table]);
    this.removable.set(table, row !== null);
    return row !== null;
  }
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
