import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, isPlainDate, isUuid, tidyLine, todayIn } from '@afterbell/core/domain';
import { FileKeeper } from '@afterbell/forms/api';
import { OrganizationService } from '@afterbell/organizations/api';
import { KIND_WORDS, type PersonKind } from '@afterbell/people/domain';
import { flagOf, kindsOf } from '../person-writer.sql';
import { StayPlaces } from '../stays/stay-places';
import { featureOf, kindSpec } from './kind';

export interface EndInput {
  id: string;
  organizationId: string;
  endsOn: string;
  reason?: string | null;
}

interface FileRecord {
  subject: string;
  recordId: string;
}

interface Held {
  kinds: PersonKind[];
  organizationId: string | null;
  /** At an organization that the caller does not reach. */
  elsewhere: boolean;
  [column: string]: unknown;
}

const HOLD = (kind: PersonKind) => `select ${kindsOf('p')} as kinds, not app_org_all() and not p.site_ids <@ app_orgs() as elsewhere,
    (select s.organization_id from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = '${kind}' order by s.ends_on nulls first limit 1) as "organizationId"
  from person p where p.id = $1 and p.removed_at is null and p.${flagOf(kind)}
    and (app_org_all() or exists (select 1 from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = '${kind}')) for update`;

/** Records of the person that hold files: the form's own fields, the photo, documents. */
const HELD_FILES = `select distinct f.subject, f.record_id as "recordId" from stored_file f where f.removed_at is null and f.subject is not null
  and (f.record_id = $1 or f.record_id in (select d.id from participant_document d where d.person_id = $1))`;

const END_ALL = 'update stay set ends_on = $3 where person_id = $1 and kind = $2 and starts_on <= $3 and (ends_on is null or ends_on > $3)';
const END_STAY = `update stay set ends_on = $4, end_reason = $5 where person_id = $1 and kind = $2 and organization_id = $3 and starts_on <= $4 and (ends_on is null or ends_on > $4) returning id`;
const END_EMPLOYMENTS = `update employment set ends_on = $3, version = version + 1, updated_at = now() where person_id = $1 and organization_id = $2
  and (starts_on is null or starts_on <= $3) and (ends_on is null or ends_on > $3)`;

/** People who leave: from one organization, or off the record as what they were. */
@Injectable()
export class PersonEndService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly organizations: OrganizationService,
    private readonly files: FileKeeper,
    private readonly places: StayPlaces,
  ) {}

  /** A soft delete: the record leaves lists and forms as this kind, and altogether when it is no other; its files then go after the retention time. What it took part in stays. */
  async remove(kind: PersonKind, id: string): Promise<void> {
    if (!requirePrincipal().permissions.allows('delete', featureOf(kind))) throw new AppError('FORBIDDEN');
    await this.db.write(async (tx) => {
      const { kinds, organizationId, elsewhere } = await held(tx, kind, id);
      if (elsewhere) throw refused('id', `is on record at organizations that you do not reach: end the stay here instead`);
      const rest = kinds.filter((other) => other !== kind);
      const today = todayIn(requirePrincipal().timeZone, new Date());
      await this.places.around(tx, kind === 'participant' ? [id] : [], () => tx.execute(END_ALL, [id, kind, today]));
      if (rest.length) await tx.execute(`update person set ${flagOf(kind)} = false, version = version + 1, updated_at = now() where id = $1`, [id]);
      else {
        await tx.execute('update person set removed_at = now(), version = version + 1, updated_at = now() where id = $1', [id]);
        for (const { subject, recordId } of await tx.query<FileRecord & Record<string, unknown>>(HELD_FILES, [id])) await this.files.recordRemoved(tx, { subject, recordId });
      }
      await this.audit.record(tx, { action: `${kind}.remove`, subjectType: 'person', subjectId: id, personId: id, ...(organizationId ? { organizationId } : {}), before: { kinds }, after: { kinds: rest } });
    });
  }

  async end(kind: PersonKind, { id, organizationId, endsOn, reason }: EndInput): Promise<void> {
    if (kind === 'participant') throw refused('kind', 'has stays of its own kind');
    if (!requirePrincipal().permissions.allows('edit', featureOf(kind))) throw new AppError('FORBIDDEN');
    if (!isPlainDate(endsOn)) throw refused('endsOn', 'is not a date');
    const why = tidyLine(reason) || null;
    await this.db.write(async (tx) => {
      await held(tx, kind, id);
      const place = await this.organizations.within(organizationId);
      const ended = await tx.query<{ id: string }>(END_STAY, [id, kind, organizationId, endsOn, why]);
      if (!ended.length) throw refused('endsOn', `: ${KIND_WORDS[kind].singular} has no stay at ${place.name} that is open on that day`);
      if (kind === 'staff') await tx.execute(END_EMPLOYMENTS, [id, organizationId, endsOn]);
      await this.audit.record(tx, { action: `${kind}.end_stay`, subjectType: 'person', subjectId: id, personId: id, organizationId, after: { organization: place.name, endsOn, reason: why } });
    });
  }
}

async function held(tx: Tx, kind: PersonKind, id: string): Promise<Held> {
  const row = isUuid(id) ? await tx.one<Held>(HOLD(kind), [id]) : null;
  if (!row) throw new AppError('NOT_FOUND', { what: kindSpec(kind).what });
  return row;
}

const refused = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });
