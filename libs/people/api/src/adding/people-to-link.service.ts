import { Injectable } from '@nestjs/common';
import { Db, searchPatterns } from '@afterbell/core/api';
import { tidyLine } from '@afterbell/core/domain';
import { formatPersonName, parsePhone } from '@afterbell/people/domain';
import type { PersonToLink } from './add-participant.types';

interface Row {
  id: string;
  firstName: string;
  lastName: string;
  preferredName: string | null;
  kinds: string[];
  phone: string | null;
  email: string | null;
  address: string | null;
  children: string[] | null;
}

const SHORTEST = 2;
const MOST = 8;

// By name through the index of the search, by number or address of mail through theirs; adults before children.
const FIND = `select p.id, p.first_name as "firstName", p.last_name as "lastName", p.preferred_name as "preferredName", p.phone, p.email,
    nullif(concat_ws(', ', p.address_line1, p.city), '') as address,
    array_remove(array[case when p.is_contact then 'contact' end, case when p.is_staff then 'staff' end, case when p.is_teacher then 'teacher' end,
      case when p.is_board_member then 'board_member' end, case when p.is_participant then 'participant' end], null) as kinds,
    (select array_agg(known.name order by known.name) from (select concat_ws(', ', nullif(c.last_name, ''), c.first_name) as name from relationship r join person c on c.tenant_id = r.tenant_id and c.id = r.participant_person_id
      where r.tenant_id = p.tenant_id and r.other_person_id = p.id and r.ended_on is null and c.removed_at is null limit 5) known) as children
  from person p
  where p.removed_at is null and (p.id = any(array(select person_search_ids($1::text[]))) or p.phone = $2 or p.other_phone = $2 or lower(p.email) = $3)
  order by p.is_contact desc, p.is_participant, p.sort_name, p.id limit ${MOST}`;

/** People on record whom a child may be related to, by name, phone or e-mail. */
@Injectable()
export class PeopleToLink {
  constructor(private readonly db: Db) {}

  async find(search: string): Promise<PersonToLink[]> {
    const text = tidyLine(search);
    if ([...text].length < SHORTEST || text.length > 200) return [];
    let wrong = false;
    const number = parsePhone(text, 'search', () => (wrong = true));
    const rows = await this.db.query<Row & Record<string, unknown>>(FIND, [searchPatterns(text) ?? [], wrong ? null : number, text.toLowerCase()]);
    return rows.map(({ id, firstName, lastName, preferredName, kinds, phone, email, address, children }) => ({
      id, kinds, phone, email, address, displayName: formatPersonName({ firstName, lastName, preferredName }), children: children ?? [],
    }));
  }
}
