import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, type FieldProblem, isPlainDate } from '@afterbell/core/domain';
import { checkCodes, CODE_LIST_FACTS, isTraitList, type TraitList } from '@afterbell/people/domain';
import { today } from '../stays/stay.service';
import { CodeListService } from './code-list.service';
import type { PersonTrait } from './trait.types';

export interface TraitWish {
  list: TraitList;
  codes: string[];
  startsOn?: string | null;
}

interface TraitRow {
  list: TraitList;
  startsOn: string;
  codes: string[];
  listEffectiveOn: string;
}

const OF = `select list, starts_on::text as "startsOn", codes, list_effective_on::text as "listEffectiveOn" from person_trait
  where person_id = $1 and list = any($2::text[]) and ($3::date is null or starts_on <= $3) order by list, starts_on desc limit 500`;

const SET = `insert into person_trait (person_id, list, starts_on, codes, list_effective_on)
  select $1, t.list, t."startsOn", t.codes, t."listEffectiveOn" from jsonb_to_recordset($2::jsonb) as t (list text, "startsOn" date, codes text[], "listEffectiveOn" date)
  on conflict (tenant_id, person_id, list, starts_on) do update set codes = excluded.codes, list_effective_on = excluded.list_effective_on, version = person_trait.version + 1`;

const MOST_TRAITS = 50;
const EARLIEST = '1990-01-01';

/** Lists whose values the caller may see (`edit`: change): sensitive ones need the registration tab of participants. */
export function traitListsFor(verb: 'view' | 'edit'): TraitList[] {
  const { permissions } = requirePrincipal();
  const all = permissions.allows(verb, 'people.participants', 'REGISTRATION');
  return (Object.keys(CODE_LIST_FACTS) as TraitList[]).filter((list) => isTraitList(list) && (all || !CODE_LIST_FACTS[list].sensitive));
}

/** What is known of a person, from which day on: a value is never overwritten by a later one. */
@Injectable()
export class TraitService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly lists: CodeListService,
  ) {}

  /** The whole history, or with a day only what held on it. Lists that the caller may not see are absent. */
  async of(personId: string, on: string | null = null): Promise<PersonTrait[]> {
    const [rows, own] = await this.db.read(async (tx) => [await tx.query<TraitRow>(OF, [personId, traitListsFor('view'), on], 'traits_of'), await this.lists.own()] as const);
    const held = on === null ? rows : rows.filter((row, index) => rows.findIndex(({ list }) => list === row.list) === index);
    return held.map(({ codes, ...row }) => {
      const { codes: known } = this.lists.on(row.list, row.startsOn, own);
      return { ...row, codes: codes.map((code) => known.find((one) => one.code === code) ?? { code, label: code, ceds: null }) };
    });
  }

  async set(tx: Tx, personId: string, wishes: readonly TraitWish[], path = 'traits'): Promise<void> {
    if (wishes.length === 0) return;
    if (wishes.length > MOST_TRAITS) throw new AppError('VALIDATION', { problems: [{ path, message: `are more than ${MOST_TRAITS}` }] });
    const mayEdit = new Set(traitListsFor('edit'));
    if (wishes.some(({ list }) => !mayEdit.has(list))) throw new AppError('FORBIDDEN');
    const own = await this.lists.own();
    const day = today();
    const problems: FieldProblem[] = [];
    const rows = wishes.map(({ list, codes: given, startsOn }, index) => {
      const since = startsOn ?? day;
      const wrong = !isPlainDate(since) ? 'is not a date' : since > day ? 'is in the future' : since < EARLIEST ? 'is too long ago' : null;
      if (wrong) problems.push({ path: `${path}.${index}.startsOn`, message: wrong });
      const version = this.lists.on(list, wrong ? day : since, own);
      const { codes, problem } = checkCodes(list, given, version);
      if (problem) problems.push({ path: `${path}.${index}.codes`, message: problem });
      if (wishes.findIndex((other) => other.list === list && (other.startsOn ?? day) === since) !== index) problems.push({ path: `${path}.${index}.list`, message: 'is there twice for one day' });
      return { list, codes, startsOn: since, listEffectiveOn: version.effectiveOn };
    });
    if (problems.length) throw new AppError('VALIDATION', { problems });
    await tx.execute(SET, [personId, JSON.stringify(rows)], 'traits_set');
    await this.audit.record(tx, { action: 'person.traits', subjectType: 'person', subjectId: personId, personId, after: Object.fromEntries(rows.map(({ list, codes, startsOn }) => [CODE_LIST_FACTS[list].label, `${codes.map((code) => this.lists.labelOf(list, code, startsOn, own)).join(', ')} (${startsOn})`])) });
  }
}
