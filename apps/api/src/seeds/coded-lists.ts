import type { Client } from 'pg';
import { addDays, type PlainDate } from '@afterbell/core/domain';
import { type Code, type CodeListVersion, firstDayOf, programmeYearOf, SHIPPED_CODE_LISTS, type TraitList, versionOn } from '@afterbell/people/domain';
import type { DemoTenant } from './demo-tenants';
import { nameOf, sourceOf } from './families';
import type { GivenName, NameSource } from './names/name-source';
import { SeededRandom } from './random';

type Weights = Readonly<Record<string, number>>;

const RACE: Weights = { white: 42, black: 36, hispanic: 10, asian: 3, 'white black': 6, not_provided: 3 };
/** What families of a language mostly answer, by how its name begins: race and ethnicity, home language. */
const FAMILIES: Readonly<Record<string, readonly [race: string, language: string]>> = {
  Spanish: ['hispanic', 'spa'], Portuguese: ['hispanic white', 'por'], Haitian: ['black', 'hat'], Navajo: ['american_indian', 'nav'], Ojibwe: ['american_indian', 'other'],
  Somali: ['black', 'som'], Yoruba: ['black', 'other'], Akan: ['black', 'other'], Amharic: ['black', 'other'], Swahili: ['black', 'swa'],
  Arabic: ['white', 'ara'], Dari: ['white', 'fas'], Hebrew: ['white', 'other'], Turkish: ['white', 'other'], Polish: ['white', 'other'], Ukrainian: ['white', 'ukr'], Romanian: ['white', 'other'],
  Irish: ['white', 'eng'], Norwegian: ['white', 'eng'], German: ['white', 'eng'], French: ['white', 'eng'],
  Vietnamese: ['asian', 'vie'], Hmong: ['asian', 'hmn'], Chinese: ['asian', 'zho'], Korean: ['asian', 'kor'], Hindi: ['asian', 'hin'], Nepali: ['asian', 'other'], Karen: ['asian', 'other'], Filipino: ['asian', 'tgl'],
  Japanese: ['asian', 'eng'], Ilocano: ['asian', 'tgl'], Hawaiian: ['pacific_islander', 'eng'], Samoan: ['pacific_islander', 'other'],
};
const DISABILITY: Weights = { none: 82, iep: 11, section_504: 4, other: 1, not_provided: 2 };
const MEALS: Weights = { free: 46, reduced: 11, full: 33, provision: 6, not_provided: 4 };
const LEARNER: Weights = { learner: 55, former: 30, not_learner: 15 };

/** What the tenant added itself: districts tell who is certified by another agency. */
const CERTIFIED: Code = { code: 'direct_certified', label: 'Directly certified (SNAP, TANF)', ceds: 'Yes' };

const CHILDREN = `select p.id, p.local_id as "localId", p.first_name as "firstName", p.last_name as "lastName", s.starts_on::text as "startsOn"
  from person p join lateral (select min(s.starts_on) as starts_on from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = 'participant') s on true
  where p.is_participant and p.local_id is not null and s.starts_on is not null order by p.local_id, p.id`;
const OWN_LIST = `insert into code_list_version (list, effective_on, codes, saved_by) values ('economic', $1, $2, $3)`;
const GIVE = `insert into person_trait (person_id, list, starts_on, codes, list_effective_on)
  select t.person, t.list, t.since, t.codes, t.version from jsonb_to_recordset($1::jsonb) as t (person uuid, list text, since date, codes text[], version date)`;

interface Child {
  id: string;
  localId: string;
  firstName: string;
  lastName: string;
  startsOn: PlainDate;
}

const pickOf = (random: SeededRandom, weights: Weights): string => random.weighted(Object.keys(weights), (key) => weights[key] ?? 0);

/** What is known of seven children in eight by coded lists, each with its day; one list has a code of the tenant's own. */
export async function seedCodedLists(owner: Client, demo: DemoTenant, tenantId: string, savedBy: string, today: PlainDate): Promise<void> {
  const begun = firstDayOf(programmeYearOf(today));
  const [first, ...rest] = versionOn('economic', begun, SHIPPED_CODE_LISTS)?.codes ?? [];
  const own: CodeListVersion = { list: 'economic', effectiveOn: begun, codes: [...(first ? [first] : []), CERTIFIED, ...rest] };
  await owner.query('begin');
  await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
  await owner.query(OWN_LIST, [begun, JSON.stringify(own.codes), savedBy]);
  const { rows } = await owner.query<Child>(CHILDREN);
  const facts = rows.flatMap((child) => factsOf(child, demo, own, today));
  await owner.query(GIVE, [JSON.stringify(facts)]);
  await owner.query('commit');
}

function factsOf({ id, localId, firstName, lastName, startsOn }: Child, { code, sources }: DemoTenant, own: CodeListVersion, today: PlainDate) {
  const random = new SeededRandom(`${code} coded lists ${localId}`);
  if (!random.chance(7 / 8)) return [];
  const fact = (list: TraitList, codes: string, since = startsOn) => ({ person: id, list, since, codes: codes.split(' '), version: versionOn(list, since, SHIPPED_CODE_LISTS, [own])?.effectiveOn });
  const language = sourceOf(sources, lastName)?.language ?? '';
  const family = Object.entries(FAMILIES).find(([begin]) => language.startsWith(begin))?.[1];
  const spoken = family && random.chance(0.75) ? family[1] : 'eng';
  const meals = pickOf(random, MEALS);
  const poor = meals === 'free' || meals === 'reduced';
  const sex = sexOf(sources, firstName);
  const facts = [
    fact('race_ethnicity', family && random.chance(0.95) ? family[0] : pickOf(random, RACE)),
    fact('home_language', spoken),
    fact('disability', pickOf(random, DISABILITY)),
    fact('meals', meals),
    fact('economic', startsOn >= own.effectiveOn && poor && random.chance(0.4) ? CERTIFIED.code : poor ? 'disadvantaged' : 'not_disadvantaged'),
    ...(sex ? [fact('sex', sex)] : []),
    ...(spoken === 'eng' ? [] : [fact('english_learner', pickOf(random, LEARNER))]),
  ];
  // Some were found eligible later: what held before stays on record.
  const later = addDays(startsOn, 45);
  return meals === 'full' && later <= today && random.chance(0.1) ? [...facts, fact('meals', 'reduced', later)] : facts;
}

/** As the lists of given names tell it; null where they do not, or not alike. */
function sexOf(sources: readonly NameSource[], firstName: string): 'female' | 'male' | null {
  const isIn = (names: readonly GivenName[]) => names.some((name) => nameOf(name) === firstName);
  const [girl, boy] = [sources.some(({ girls }) => isIn(girls)), sources.some(({ boys }) => isIn(boys))];
  return girl === boy ? null : girl ? 'female' : 'male';
}
