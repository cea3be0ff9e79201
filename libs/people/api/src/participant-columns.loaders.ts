import { Injectable } from '@nestjs/common';
import { Db, grouped, requestLoader, requirePrincipal } from '@afterbell/core/api';
import { todayIn } from '@afterbell/core/domain';
import { type CodeListName, isTraitList } from '@afterbell/people/domain';
import { beyondAllowed, TRAIT_FIELDS, type TraitField } from './participant-fields.sql';
import { CodeListService } from './traits/code-list.service';

const LAST_STAYS = `select distinct on (s.person_id) s.person_id as "personId", s.starts_on::text as "startsOn", s.ends_on::text as "endsOn" from stay s
  where s.person_id = any($1::uuid[]) and s.kind = 'participant' order by s.person_id, s.starts_on desc`;
const HOUSEHOLDS = `select m.person_id as "personId", h.name from household_member m join household h on h.tenant_id = m.tenant_id and h.id = m.household_id and h.removed_at is null
  where m.person_id = any($1::uuid[]) and m.left_on is null order by m.person_id, fold_text(h.name), h.id`;
const TRAITS = `select distinct on (t.person_id, t.list) t.person_id as "personId", t.list, t.codes, t.starts_on::text as "startsOn" from person_trait t
  where t.person_id = any($1::uuid[]) and t.list = any($2::text[]) and t.starts_on <= $3 order by t.person_id, t.list, t.starts_on desc`;
const PROGRAMMES = `select e.person_id as "personId", 'programme' as list, array_agg(distinct e.code order by e.code) as codes, min(e.starts_on)::text as "startsOn" from enrolled_programme e
  where e.person_id = any($1::uuid[]) and e.starts_on <= $2 and (e.ends_on is null or e.ends_on >= $2) group by e.person_id`;

export interface LastStay {
  startsOn: string;
  endsOn: string | null;
}

export interface HeldCodes {
  list: CodeListName;
  /** As the codes were called when they were given. */
  labels: string[];
}

interface Held {
  personId: string;
  list: CodeListName;
  codes: string[];
  startsOn: string;
}

/** What columns of the participants list show beyond the record itself: each is one statement for a whole page. What the role may not see is absent. */
@Injectable()
export class ParticipantColumns {
  constructor(
    private readonly db: Db,
    private readonly lists: CodeListService,
  ) {}

  async lastStay(id: string): Promise<LastStay | null> {
    if (!this.allowed('since')) return null;
    const [last] = await requestLoader<string, LastStay[]>('participant.lastStay', (ids) => this.many<LastStay & { personId: string }>(LAST_STAYS, [ids], ids, 'participant_last_stays')).load(id);
    return last ?? null;
  }

  async households(id: string): Promise<string[]> {
    if (!this.allowed('household')) return [];
    const found = await requestLoader<string, { name: string }[]>('participant.householdNames', (ids) => this.many<{ personId: string; name: string }>(HOUSEHOLDS, [ids], ids, 'participant_household_names')).load(id);
    return found.map(({ name }) => name);
  }

  /** Of these lists, what holds today. */
  async codes(id: string, asked: readonly CodeListName[]): Promise<HeldCodes[]> {
    const held = await requestLoader<string, HeldCodes[]>('participant.codes', (ids) => this.held(ids)).load(id);
    return held.filter(({ list }) => asked.includes(list));
  }

  private async held(ids: readonly string[]): Promise<HeldCodes[][]> {
    const fields = beyondAllowed(requirePrincipal().permissions);
    const traits = fields.flatMap((field) => TRAIT_FIELDS[field as TraitField] ?? []).filter(isTraitList);
    const day = todayIn(requirePrincipal().timeZone, new Date());
    const own = await this.lists.own();
    const [rows, programmes] = await this.db.readTogether<[Held, Held]>([
      { text: TRAITS, values: [ids, traits, day], name: 'participant_codes' },
      { text: PROGRAMMES, values: [fields.includes('programme') ? ids : [], day], name: 'participant_programmes' },
    ]);
    const named = [...rows, ...programmes].map(({ personId, list, codes, startsOn }) => ({ personId, list, labels: codes.map((code) => this.lists.labelOf(list, code, startsOn, own)) }));
    return grouped(ids, named, ({ personId }) => personId);
  }

  private allowed(field: 'since' | 'household'): boolean {
    return beyondAllowed(requirePrincipal().permissions).includes(field);
  }

  private async many<Row extends { personId: string }>(text: string, values: unknown[], ids: readonly string[], name: string): Promise<Row[][]> {
    const [rows] = await this.db.readTogether<[Row]>([{ text, values, name }]);
    return grouped(ids, rows, ({ personId }) => personId);
  }
}
