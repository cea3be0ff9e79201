import { Injectable } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import { Db, inOrder, requestLoader, requirePrincipal } from '@afterbell/core/api';
import { todayIn } from '@afterbell/core/domain';
import { contactWarning, formatPersonName, type PersonName } from '@afterbell/people/domain';
import { Participant } from '../participant.types';
import { mayRelationships } from './relationship-rules';

interface Row {
  id: string;
  noted: string | null;
  restricted: (PersonName & { text: string | null })[] | null;
}

/** $1 people, $2 day, $3 whether names may be told */
const WARNINGS = `select p.id, p.contact_restriction as noted, case when $3 then coalesce((
      select jsonb_agg(jsonb_build_object('firstName', o.first_name, 'lastName', o.last_name, 'preferredName', o.preferred_name, 'text', r.restriction_text) order by o.sort_name, o.id)
      from relationship r join person o on o.tenant_id = r.tenant_id and o.id = r.other_person_id
      where r.tenant_id = p.tenant_id and r.participant_person_id = p.id and r.is_restricted
        and coalesce(r.restricted_from, $2) <= $2 and coalesce(r.restricted_to, $2) >= $2), '[]') end as restricted
  from person p where p.id = any($1::uuid[]) and p.no_contact @> $2::date`;

/** Who must not come near a child, said wherever the child is released or edited. */
@Injectable()
export class ContactWarnings {
  constructor(private readonly db: Db) {}

  /** The warnings of those of them who have a restricted contact on that day. */
  async of(personIds: readonly string[], day: string): Promise<ReadonlyMap<string, string | null>> {
    return new Map((await this.rows(personIds, day)).map((row) => [row.id, sentence(row)]));
  }

  /** The warning of one on a page of many, in one statement for all of them. */
  today(personId: string, noted: string | null): Promise<string | null> {
    return requestLoader<string, string | null>('person.contactWarning', async (ids) => {
      const rows = await this.rows(ids, todayIn(requirePrincipal().timeZone, new Date()));
      return inOrder(ids, rows, (row) => row.id).map((row) => row && sentence(row));
    })
      .load(personId)
      .then((warning) => warning ?? noted);
  }

  private async rows(personIds: readonly string[], day: string): Promise<Row[]> {
    const [rows] = await this.db.readTogether<[Row]>([{ text: WARNINGS, values: [personIds, day, mayRelationships('view')], name: 'contact_warnings' }]);
    return rows;
  }
}

const sentence = ({ noted, restricted }: Row) => contactWarning(noted, restricted?.map((one) => ({ name: formatPersonName(one), text: one.text })) ?? null);

/** What the record notes, and whoever is restricted by name where names may be told. */
@Resolver(() => Participant)
export class ContactWarningResolver {
  constructor(private readonly warnings: ContactWarnings) {}

  @ResolveField()
  contactRestriction({ id, contactRestriction, isRestricted }: Participant & { isRestricted?: boolean }) {
    // Nearly nobody is: the list says who, so that most pages ask nothing more.
    return isRestricted === false ? contactRestriction : this.warnings.today(id, contactRestriction);
  }
}
