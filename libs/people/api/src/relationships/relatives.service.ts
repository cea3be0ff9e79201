import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, type Tx, wordPatterns } from '@afterbell/core/api';
import { AppError, foldText, isUuid } from '@afterbell/core/domain';
import { type RelationshipKind, relativeScore, type RelativeReason, suggestedKind, surnameParts } from '@afterbell/people/domain';
import { mayRelationships, noParticipant, noPerson, requireRelationships } from './relationship-rules';
import { personJson, VISIBLE_PEOPLE } from './relationship.sql';
import type { RelatedPerson } from './relationship.types';

interface Self {
  id: string;
  lastName: string;
}

interface FoundRow {
  person: RelatedPerson;
  reasons: RelativeReason[];
  siblingKind: RelationshipKind | null;
}

const SELF = 'select p.id, fold_text(p.last_name) as "lastName" from person p where p.id = $1 and p.is_participant and p.removed_at is null';
const MOST = 10;
const MOST_CHOICES = 20;
/** $1 patterns, one a word; names that begin as was typed first, $2 */
const CHOICES = `select ${personJson('p')} as person from person p where p.id = any(array(select person_search_ids($1::text[]))) and p.removed_at is null
  order by starts_with(p.sort_name, $2) desc, p.sort_name, p.id limit ${MOST_CHOICES}`;

const within = (wholeTenant: boolean) => (wholeTenant ? '' : 'and p.id in (select s.person_id from stay s where s.organization_id = any(app_orgs()))');

/** $1 the child, $2 parts of its surname. Each way of being alike is a branch, so that each has its index. */
const found = (wholeTenant: boolean) => `with me as materialized (select p.* from person p where p.id = $1),
  sibling as materialized (
    select r.other_person_id as id from relationship r where r.participant_person_id = $1 and r.kind = 'sibling'
    union select r.participant_person_id from relationship r where r.other_person_id = $1 and r.kind = 'sibling'),
  hit as (
    select p.id, 'address' as reason, null::text as kind from me join person p on p.postal_code is not distinct from me.postal_code and fold_text(p.address_line1) = fold_text(me.address_line1)
        and fold_text(coalesce(p.address_line2, '')) = fold_text(coalesce(me.address_line2, ''))
      where me.address_line1 is not null and p.address_line1 is not null ${within(wholeTenant)}
    union all select p.id, 'phone', null from me join person p on p.phone = me.phone or p.phone = me.other_phone where true ${within(wholeTenant)}
    union all select r.other_person_id, 'sibling', r.kind from sibling join relationship r on r.participant_person_id = sibling.id where r.ended_on is null
    union all select p.id, 'surname', null from me
      join stay mine on mine.tenant_id = me.tenant_id and mine.person_id = me.id and mine.kind = 'participant'
      join stay theirs on theirs.tenant_id = mine.tenant_id and theirs.organization_id = mine.organization_id
      join person p on p.tenant_id = theirs.tenant_id and p.id = theirs.person_id
      where p.last_name <> '' and (fold_text(p.last_name) = any($2::text[]) or string_to_array(translate(fold_text(p.last_name), '-', ' '), ' ') && $2::text[])),
  alike as (select id, array_agg(distinct reason) as reasons, max(kind) as kind from hit where id <> $1 group by id)
  select ${personJson('p')} as person, alike.reasons, alike.kind as "siblingKind"
  from alike join person p on p.id = alike.id and p.removed_at is null
  where not exists (select 1 from relationship r where r.participant_person_id = $1 and r.other_person_id = p.id)
    and not exists (select 1 from relationship r where r.other_person_id = $1 and r.participant_person_id = p.id)
    and not exists (select 1 from relative_dismissal d where d.participant_person_id = $1 and d.other_person_id = p.id)
  order by cardinality(alike.reasons) desc, p.sort_name, p.id limit 100`;

/** Finds who may be a child's relative, and remembers who is not. */
@Injectable()
export class RelativesService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  /** Most likely first, as far as the caller sees people; nobody who is related already or was said not to be. */
  async suggestions(participantId: string, wholeTenant: boolean) {
    requireRelationships('view');
    return this.db.read(async (tx) => {
      const self = await this.self(tx, participantId);
      const rows = await tx.query<FoundRow>(found(wholeTenant), [participantId, surnameParts(self.lastName)]);
      return rows
        .map(({ person, reasons, siblingKind }) => ({ person, reasons, score: relativeScore(reasons), kind: suggestedKind({ isParticipant: person.isParticipant, siblingKind, reasons }) }))
        .sort((a, b) => b.score - a.score)
        .slice(0, MOST);
    });
  }

  /** People of every kind in sight, by name or id, to relate to a child or to live in a household. */
  async choices(search: string): Promise<RelatedPerson[]> {
    if (!mayRelationships('edit') && !requirePrincipal().permissions.allows('edit', 'people.household')) throw new AppError('FORBIDDEN');
    const words = foldText(search.slice(0, 200).replaceAll('\0', '')).split(/\s+/).filter((word) => word !== '').slice(0, 6);
    if (!words.length) return [];
    const rows = await this.db.query<{ person: RelatedPerson }>(CHOICES, [words.flatMap((word) => wordPatterns(word, { searchesNames: true })), words.join(' ')], 'family_choices');
    return rows.map(({ person }) => person);
  }

  /** Says that two people are not related, or takes that back. */
  async dismiss(participantId: string, otherId: string, dismissed: boolean): Promise<void> {
    requireRelationships('edit');
    await this.db.write(async (tx) => {
      await this.self(tx, participantId);
      if (!isUuid(otherId) || !(await tx.one(VISIBLE_PEOPLE, [[otherId]], 'relationship_people'))) throw noPerson();
      const changed = await tx.execute(
        dismissed
          ? 'insert into relative_dismissal (participant_person_id, other_person_id) values ($1, $2) on conflict do nothing'
          : 'delete from relative_dismissal where participant_person_id = $1 and other_person_id = $2',
        [participantId, otherId],
      );
      if (!changed) return;
      const action = dismissed ? 'relationship.dismiss' : 'relationship.reconsider';
      await this.audit.record(tx, { action, subjectType: 'person', subjectId: participantId, personId: participantId, after: { otherId } });
    });
  }

  private async self(tx: Tx, id: string): Promise<Self> {
    const self = isUuid(id) ? await tx.one<Self>(SELF, [id], 'relatives_self') : null;
    if (!self) throw noParticipant();
    return self;
  }
}
