import { type CodeWords, type PersonPart } from '../parts/person-parts';
import { PEOPLE_SAID } from '../parts/said-as';

type Entry = Readonly<Record<string, unknown>>;

/** Keys that hold a code wherever they are exported; what somebody wrote themselves is left as they wrote it. */
const CODED: ReadonlySet<string> = new Set(['kind', 'status', 'category', 'role', 'how', 'memberType', 'channel', 'source', 'visibility', 'compensation', 'funding']);
const CODE = /^[a-z0-9]+(_[a-z0-9]+)*$/;
const MARK = /^([A-Z][a-z]+){2,}$/;

/** `withWhom` and `with_whom` → `With whom`. */
export function labelOf(key: string): string {
  const words = key.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The entries of a part as people read them. */
export function toldEntries({ table, said = PEOPLE_SAID[table] }: Pick<PersonPart, 'table' | 'said'>, entries: readonly Entry[], words: CodeWords): Record<string, unknown>[] {
  const told = (key: string, value: unknown, entry: Entry): unknown => {
    if (value === null || value === '') return value;
    const way = said?.[key];
    if (typeof way === 'function') return way(value, entry, words);
    if (typeof value !== 'string' || !(way || CODED.has(key))) return value;
    return way?.[value] ?? (CODE.test(value) || MARK.test(value) ? labelOf(value) : value);
  };
  return entries.map((entry) => Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, told(key, value, entry)])));
}
