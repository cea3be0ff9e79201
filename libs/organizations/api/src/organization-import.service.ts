import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { AuditService, Db, NotificationService, type OpenAuditEntry, requirePrincipal, type Tx } from '@afterbell/core/api';
import { decodeText, isWorkbook, newId, type OrganizationLevel, tidyLine } from '@afterbell/core/domain';
import { type ImportFile, type ImportMapping, type KnownOrganization, planImport, type PlannedOrganization, readImport } from '@afterbell/organizations/domain';
import { ORGANIZATIONS_WITHIN } from './organization-list';
import { OrganizationJoins } from './organization-joins';
import { featureOf, holdTree, invalid, levelNamesOf, noteBeneath } from './organization-rules';

export interface ImportInput {
  contentBase64: string;
  fileName?: string | null;
  mapping?: ImportMapping | null;
}

export interface ImportOutcome {
  file: ImportFile;
  rows: PlannedOrganization[];
}

const KNOWN = `select o.id, o.parent_id as "parentId", o.name, o.level, o.enabled, o.state_id as "stateId", o.nces_id as "ncesId" from ${ORGANIZATIONS_WITHIN}`;

// An id that an organization out of sight has must fail its row alone, not the whole file.
const INSERT = `insert into organization (id, parent_id, level, name, state_id, nces_id)
  select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[]) on conflict do nothing`;

/** What a file may come to: a zipped tree of 10,000 rows is far below it. */
const MAX_BYTES = 8_000_000;

/** Of a file, as the trail keeps it. */
const MOST_OF_A_NAME = 200;

/** Rows of one statement, which has a time limit. */
const AT_ONCE = 2_000;

type Added = PlannedOrganization & { level: OrganizationLevel };

/** A tree from a file: every row that can be is added, all of them in one transaction; nothing that is there is changed. */
@Injectable()
export class OrganizationImportService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly notifications: NotificationService,
    private readonly joins: OrganizationJoins,
  ) {}

  async preview(input: ImportInput): Promise<ImportOutcome> {
    const file = readImport(textOf(input.contentBase64), input.mapping ?? undefined);
    return { file, rows: await this.db.read((tx) => this.plan(tx, file)) };
  }

  async import(input: ImportInput): Promise<ImportOutcome> {
    const file = readImport(textOf(input.contentBase64), input.mapping ?? undefined);
    return this.db.write(async (tx) => {
      await holdTree(tx);
      return { file, rows: await this.add(tx, await this.plan(tx, file), input.fileName ? { fileName: tidyLine(input.fileName).slice(0, MOST_OF_A_NAME) } : {}) };
    });
  }

  private async plan(tx: Tx, file: ImportFile): Promise<PlannedOrganization[]> {
    const { organizationId, permissions } = requirePrincipal();
    const known = await tx.query<KnownOrganization>(KNOWN, [], 'organizations_known');
    const rows = known.map((row) => (row.id === organizationId ? { ...row, parentId: null } : row));
    const mayAdd = (level: OrganizationLevel) => permissions.allows('import', featureOf(level)) && permissions.allows('edit', featureOf(level));
    return planImport(file.rows, rows, { rootId: organizationId, levelNames: await levelNamesOf(tx), mayAdd }, nextTurn);
  }

  /** Level after level: below the top one may add only under what one sees, and sees a new organization once it is there. */
  private async add(tx: Tx, planned: readonly PlannedOrganization[], source: { fileName?: string }): Promise<PlannedOrganization[]> {
    const outcome = new Map(planned.map((row) => [row.line, row]));
    const ids = new Map<number, string>();
    const beneath = new Map<string, string[]>();
    let waiting = planned.filter((row): row is Added => row.action === 'add' && row.level !== null);
    while (waiting.length) {
      const parentOf = (row: Added) => (row.parent && 'id' in row.parent ? row.parent.id : ids.get(row.parent?.line ?? 0));
      const ready = waiting.filter((row) => parentOf(row) !== undefined).slice(0, AT_ONCE);
      if (!ready.length) break;
      const made = ready.map((row) => ({ row, id: newId(), parentId: parentOf(row) ?? '' }));
      const column = <Value>(value: (one: (typeof made)[number]) => Value) => made.map(value);
      await tx.execute(INSERT, [column(({ id }) => id), column(({ parentId }) => parentId), column(({ row }) => row.level), column(({ row }) => row.name), column(({ row }) => row.stateId), column(({ row }) => row.ncesId)], 'organizations_import');
      const there = new Set((await tx.query<{ id: string }>('select id from organization where id = any($1::uuid[])', [column(({ id }) => id)], 'organizations_imported')).map(({ id }) => id));
      const trail: OpenAuditEntry[] = [];
      for (const { row, id, parentId } of made) {
        if (!there.has(id)) {
          outcome.set(row.line, failed(row, 'Its id is already the id of another organization.'));
          continue;
        }
        ids.set(row.line, id);
        outcome.set(row.line, { ...row, id });
        const after = { id, parentId, level: row.level, name: row.name, stateId: row.stateId, ncesId: row.ncesId, ...source, line: row.line };
        trail.push({ action: 'organization.import', subjectType: 'organization', subjectId: id, organizationId: id, after });
        beneath.set(parentId, beneath.get(parentId) ?? []);
        beneath.get(parentId)?.push(row.name);
      }
      this.audit.recordMany(tx, trail);
      await nextTurn();
      const taken = new Set(ready);
      waiting = waiting.filter((row) => !taken.has(row));
    }
    await this.joins.joined(tx, planned.flatMap(({ line, level }) => (level === 'site' ? (ids.get(line) ?? []) : [])));
    for (const [parentId, names] of beneath) await noteBeneath(tx, this.audit, parentId, names);
    if (ids.size) await this.notifications.notify(tx, { userIds: [requirePrincipal().userId], kind: 'import.done', params: { name: 'Organizations', count: ids.size }, path: '/organizations/list' });
    for (const row of waiting) outcome.set(row.line, failed(row, 'What it is part of was not imported.'));
    return planned.map((row) => outcome.get(row.line) ?? row);
  }
}

const failed = (row: PlannedOrganization, message: string): PlannedOrganization => ({ ...row, action: 'error', parent: null, issues: [{ field: null, message }] });

/** The file as text; a big one may come gzipped, since a call carries half a megabyte. */
function textOf(contentBase64: string): string {
  const bytes = Buffer.from(contentBase64.replace(/^data:[^,]*,/, ''), 'base64');
  if (!bytes.length) throw invalid('contentBase64', 'The file is empty.');
  const unzipped = bytes[0] === 0x1f && bytes[1] === 0x8b ? unzip(bytes) : bytes;
  if (isWorkbook(unzipped)) throw invalid('contentBase64', 'This is an Excel workbook. In Excel, choose "Save as" and "CSV", and send that file.');
  return decodeText(unzipped);
}

function unzip(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_BYTES });
  } catch {
    throw invalid('contentBase64', 'The file is too large or damaged.');
  }
}
