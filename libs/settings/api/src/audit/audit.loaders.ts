import { Injectable } from '@nestjs/common';
import { Db, inOrder, requestLoader, requirePrincipal, unseal } from '@afterbell/core/api';
import { type AuditChange, auditChanges, formatDate, isPlainDate, isUuid, refusedWords } from '@afterbell/core/domain';
import type { AuditRow } from './audit-list';
import type { AuditAccess, AuditReference, AuditUser } from './audit.types';

const ACCESSES = `select a.id, r.name as "roleName", o.name as "organizationName"
  from access a join role r on r.tenant_id = a.tenant_id and r.id = a.role_id
  join organization o on o.tenant_id = a.tenant_id and o.id = a.organization_id where a.id = any($1::uuid[])`;

// A key is handed out for a person only whom the caller sees: person has the subtree wall.
const KEYS = `select k.person_id as id, k.key from person_key k
  join person p on p.tenant_id = k.tenant_id and p.id = k.person_id where k.person_id = any($1::uuid[])`;

/** Kinds of records that have a name of their own. */
const NAMES: Readonly<Record<string, string>> = {
  organization: 'select id, name from organization where id = any($1::uuid[])',
  role: 'select id, name from role where id = any($1::uuid[])',
  term: 'select id, name from term where id = any($1::uuid[])',
  reportingTerm: 'select id, name from term where id = any($1::uuid[])',
  reportingYear: 'select id, name from reporting_year where id = any($1::uuid[])',
  activity: 'select id, name from activity where id = any($1::uuid[])',
  session: 'select id, name from session where id = any($1::uuid[])',
  user: 'select id, name from audit_people($1::uuid[])',
  oauth_provider: 'select id, name from oauth_provider where id = any($1::uuid[])',
  passkey: 'select id, name from passkey where id = any($1::uuid[])',
  person: `select id, rtrim(first_name || ' ' || last_name) as name from person where id = any($1::uuid[])`,
};

/** Kinds that are called what their row says: they may be gone, or their name was what changed. */
const OWN_NAMES: ReadonlySet<string> = new Set(['api_token', 'passkey', 'organizationLevel']);

const LISTS: Readonly<Record<string, string>> = { activities: 'Activities', audit: 'Audit trail', organizations: 'Organizations', participants: 'Participants', users: 'Users' };

function nameIn(values: unknown): string | null {
  const { name, singular } = (values ?? {}) as { name?: unknown; singular?: unknown };
  return typeof name === 'string' ? name : typeof singular === 'string' ? singular : null;
}

/** Kinds that a value may be an id of; ids are unique over all of them. */
const REFERRED = ['organization', 'role', 'reportingTerm', 'reportingYear', 'activity', 'session', 'user'] as const;
const REFERENCES = [
  ...REFERRED.map((kind) => `select id, '${kind}' as kind, name from (${NAMES[kind]}) "${kind}"`),
  `select id, 'access' as kind, "roleName" || ', ' || "organizationName" as name from (${ACCESSES}) access`,
].join(' union all ');
const WITH_PEOPLE = `${REFERENCES} union all select id, 'person' as kind, name from (${NAMES['person']}) person`;

/** Fields whose name does not say what they hold ids of. */
const HELD: Readonly<Record<string, string>> = { parent: 'organization', active: 'organization', inactive: 'organization', term: 'reportingTerm', terms: 'reportingTerm', year: 'reportingYear', participant: 'person', site: 'organization', sites: 'organization' };

/** What an id at a path stands for, where the record itself cannot be seen: `parentId` → an organization. */
function kindAt(path: string): string {
  const field = path.split('.').findLast((part) => !/^\d+$/.test(part) && !isUuid(part)) ?? '';
  const stem = field.replace(/Ids?$/, '');
  return HELD[stem] ?? (Object.hasOwn(NAMES, stem) || stem === 'access' ? stem : 'record');
}

export interface LabelledChange extends AuditChange {
  label: string;
  beforeRecord: AuditReference | null;
  afterRecord: AuditReference | null;
}

/** Values of a row as its reader may see them. */
export interface AuditValues {
  /** True when they belong to somebody whom the reader does not see, or whose key was destroyed. */
  sealed: boolean;
  changes: LabelledChange[];
}

/** What a page of the trail says about its rows, each in one statement for the whole page. */
@Injectable()
export class AuditLoaders {
  constructor(private readonly db: Db) {}

  user(id: string): Promise<AuditUser | null> {
    return this.byId<AuditUser>('audit.user', 'select id, name, email from audit_people($1::uuid[])', id);
  }

  access(id: string): Promise<AuditAccess | null> {
    return this.byId<AuditAccess>('audit.access', ACCESSES, id);
  }

  async organizationName(id: string): Promise<string | null> {
    return (await this.byId<{ id: string; name: string }>('audit.organization', NAMES['organization'] ?? '', id))?.name ?? null;
  }

  async subjectName(row: Pick<AuditRow, 'subjectType' | 'subjectId' | 'before' | 'after'>): Promise<string | null> {
    const { subjectType, subjectId } = row;
    if (subjectType === 'access' && isUuid(subjectId)) {
      const access = await this.access(subjectId);
      return access && `${access.roleName}, ${access.organizationName}`;
    }
    if (subjectType === 'session_date') {
      const [sessionId = '', date = ''] = subjectId.split('/');
      const session = isUuid(sessionId) ? await this.byId<{ id: string; name: string }>('audit.subject.session', NAMES['session'] ?? '', sessionId) : null;
      return session && isPlainDate(date) ? `${session.name}, ${formatDate(date)}` : (session?.name ?? null);
    }
    if (subjectType === 'endpoint') return refusedWords((row.after as { wanted?: unknown } | null)?.wanted) ?? subjectId;
    if (subjectType === 'list') return LISTS[subjectId] ?? null;
    const own = OWN_NAMES.has(subjectType) ? (nameIn(row.after) ?? nameIn(row.before)) : null;
    if (own !== null) return own;
    const sql = Object.hasOwn(NAMES, subjectType) ? NAMES[subjectType] : undefined;
    if (!sql || !isUuid(subjectId)) return null;
    if (subjectType === 'person' && !this.seesPeople()) return null;
    return (await this.byId<{ id: string; name: string }>(`audit.subject.${subjectType}`, sql, subjectId))?.name ?? null;
  }

  async values(row: AuditRow): Promise<AuditValues> {
    if (!row.sealed) return { sealed: false, changes: await this.labelled(auditChanges(row.before, row.after)) };
    const key = row.personId && this.seesPeople() ? await this.byId<{ id: string; key: Buffer }>('audit.key', KEYS, row.personId) : null;
    if (!key) return { sealed: true, changes: [] };
    const { before, after } = unseal(key.key, `${requirePrincipal().tenantId}:${row.personId}`, row.sealed) as { before: unknown; after: unknown };
    return { sealed: false, changes: await this.labelled(auditChanges(before, after)) };
  }

  /** Ids are said by the names of what they stand for. A roster's row says whose marks changed: by name, for whoever may see names. */
  private labelled(changes: readonly AuditChange[]): Promise<LabelledChange[]> {
    const named = this.seesPeople();
    return Promise.all(
      changes.map(async (change) => {
        const parts = await Promise.all(change.path.split('.').map(async (part) => (named && isUuid(part) ? ((await this.personName(part)) ?? part) : part)));
        const [beforeRecord, afterRecord] = await Promise.all([this.reference(change.path, change.before), this.reference(change.path, change.after)]);
        return { ...change, label: parts.join('.'), beforeRecord, afterRecord };
      }),
    );
  }

  private async reference(path: string, value: string | null): Promise<AuditReference | null> {
    if (value === null || !isUuid(value)) return null;
    const found = await this.byId<{ id: string } & AuditReference>('audit.reference', this.seesPeople() ? WITH_PEOPLE : REFERENCES, value);
    return found ? { kind: found.kind, name: found.name } : { kind: kindAt(path), name: null };
  }

  private async personName(id: string): Promise<string | null> {
    return (await this.byId<{ id: string; name: string }>('audit.subject.person', NAMES['person'] ?? '', id))?.name ?? null;
  }

  private seesPeople(): boolean {
    return requirePrincipal().permissions.allows('view', 'people.participants');
  }

  private byId<Row extends { id: string }>(name: string, sql: string, id: string): Promise<Row | null> {
    return requestLoader<string, Row | null>(name, async (ids) => {
      const rows = await this.db.query<Row>(sql, [ids]);
      return inOrder(ids, rows, (row) => row.id);
    }).load(id);
  }
}
