import { Injectable } from '@nestjs/common';
import { AuditService, Db, type Page, requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, newId, todayIn } from '@afterbell/core/domain';
import { DISCLOSURE_FIELDS, type EntryValues, parseEntry } from '@afterbell/people/domain';
import { type EntryRow, insertOf, selectOf } from '../entries/entry-kind';
import { privacyPerson } from './privacy-person';

type Values = EntryValues<typeof DISCLOSURE_FIELDS>;
export type DisclosureRow = EntryRow & Values & { source: 'entered' | 'export'; struckAt: Date | null; struckBy: string | null };

const LOG = { table: 'disclosure', fields: DISCLOSURE_FIELDS };
const SELECT = `select ${selectOf(LOG)}, e.source, e.struck_at as "struckAt", e.struck_by as "struckBy" from disclosure e`;
const INSERT = insertOf(LOG);
const STRIKE = (struck: boolean) => `update disclosure set struck_at = ${struck ? 'now()' : 'null'}, struck_by = ${struck ? '$2' : 'null'}, version = version + 1, updated_at = now()
  where id = $1 and (struck_at is null) = ${struck} and $2::uuid is not null`;

/** The record of what was given of a person to whom (34 CFR 99.32). It is kept as long as the record: nothing in it is removed. */
@Injectable()
export class DisclosureService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  async list(personId: string, { limit, offset }: { limit: number; offset: number }): Promise<Page<DisclosureRow>> {
    return this.db.read(async (tx) => {
      await privacyPerson(tx, personId, 'export');
      const rows = await tx.query<DisclosureRow>(`${SELECT} where e.person_id = $1 order by e.on_date desc, e.id desc limit ${limit + 1} offset ${offset}`, [personId]);
      const count = async () => ({ value: (await this.db.read((own) => own.one<{ count: number }>('select count(*)::int as count from disclosure where person_id = $1', [personId])))?.count ?? 0, capped: false });
      return { nodes: rows.slice(0, limit), offset, hasNextPage: rows.length > limit, count };
    });
  }

  async enter(personId: string, given: Readonly<Record<string, unknown>>): Promise<DisclosureRow> {
    const { values, problems } = parseEntry(DISCLOSURE_FIELDS, given, todayIn(requirePrincipal().timeZone, new Date()));
    if (problems.length) throw new AppError('VALIDATION', { problems });
    return this.db.write(async (tx) => {
      const { organizationId } = await privacyPerson(tx, personId, 'export');
      const id = await this.log(tx, { personId, organizationId, source: 'entered', values, userId: requirePrincipal().userId });
      return find(tx, id);
    });
  }

  /** In the transaction of what gives something away. */
  async log(tx: Tx, { personId, organizationId, source, values, userId }: { personId: string; organizationId: string | null; source: DisclosureRow['source']; values: Values; userId: string }): Promise<string> {
    const id = newId();
    const list = Object.keys(DISCLOSURE_FIELDS).map((key) => values[key as keyof Values]);
    await tx.execute(INSERT, [id, personId, userId || null, ...list]);
    if (source !== 'entered') await tx.execute('update disclosure set source = $2 where id = $1', [id, source]);
    await this.audit.record(tx, { action: 'disclosure.create', subjectType: 'disclosure', subjectId: id, personId, organizationId: organizationId ?? undefined, after: { ...values, source } });
    return id;
  }

  /** Says that an entry was made by mistake, or takes that back. What an export wrote is no mistake. */
  async strike(id: string, struck: boolean): Promise<DisclosureRow> {
    return this.db.write(async (tx) => {
      const row = await find(tx, id);
      const { organizationId } = await privacyPerson(tx, row.personId, 'export');
      if (row.source !== 'entered') throw new AppError('VALIDATION', { problems: [{ path: 'id', message: 'was written by an export and stays' }] });
      if (await tx.execute(STRIKE(struck), [id, requirePrincipal().userId])) {
        await this.audit.record(tx, { action: `disclosure.${struck ? 'strike' : 'restore'}`, subjectType: 'disclosure', subjectId: id, personId: row.personId, organizationId: organizationId ?? undefined });
      }
      return find(tx, id);
    });
  }
}

async function find(tx: Tx, id: string): Promise<DisclosureRow> {
  const row = isUuid(id) ? await tx.one<DisclosureRow>(`${SELECT} where e.id = $1`, [id]) : null;
  if (!row) throw new AppError('NOT_FOUND', { what: 'The disclosure' });
  return row;
}
