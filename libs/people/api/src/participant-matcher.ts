import { Injectable } from '@nestjs/common';
import { Db } from '@afterbell/core/api';
import { foldText, isPlainDate } from '@afterbell/core/domain';
import { formatPersonName, type MatchCandidate, type MatchInput, type MatchKind, matchPerson, type PersonKind, sortNameOf } from '@afterbell/people/domain';
import { matchSql, type WantedRow } from './participant-match.sql';

/** Someone on record who may be the person of a row. */
export interface FoundMatch {
  id: string;
  /** `García, Sofía “Sofi”` */
  label: string;
  kind: MatchKind;
  /** What agrees, in words. */
  reason: string;
  /** Whether the person stays at the site that the rows are for. */
  atSite: boolean;
  birthDate: string | null;
  grade: string | null;
  localId: string | null;
  /** Of a participant: the one value that no two share. */
  generatedId: string | null;
  stateId: string | null;
  email: string | null;
  phone: string | null;
  /** What the person is on record as. */
  kinds: PersonKind[];
}

interface PairRow extends MatchCandidate {
  row: number;
  id: string;
  preferredName: string | null;
  grade: string | null;
  localId: string | null;
  generatedId: string | null;
  stateId: string | null;
  birthDate: string | null;
  email: string | null;
  phone: string | null;
  kinds: PersonKind[];
}

/** Up to this many rows are compared with everyone of the same birth year or site; more would take too long. */
const THOROUGH_ROWS = 3;
const MOST_ROWS = 5_000;
const MOST_CANDIDATES = 10;

/** Finds who is on record already, for one new participant or a whole class list, as far as the caller sees people. */
@Injectable()
export class ParticipantMatcher {
  constructor(private readonly db: Db) {}

  /** For each row, in order, who may be the same person, most likely first. One statement for up to 5,000 rows. */
  async findMatches(rows: readonly MatchInput[], siteId: string, kind: PersonKind = 'participant'): Promise<FoundMatch[][]> {
    if (rows.length > MOST_ROWS) throw new RangeError(`At most ${MOST_ROWS} rows can be matched at once.`);
    const wanted = rows.map(wantedRow);
    const found: FoundMatch[][] = rows.map(() => []);
    if (!rows.length) return found;
    const thorough = rows.length <= THOROUGH_ROWS;
    const pairs = await this.db.query<PairRow>(matchSql(thorough, kind), [JSON.stringify(wanted), siteId]);
    for (const pair of pairs) {
      const input = rows[pair.row];
      const match = input && matchPerson(input, pair);
      if (!match) continue;
      const { id, atSite, kinds, birthDate, grade, localId, generatedId, stateId, email, phone } = pair;
      found[pair.row]?.push({ id, label: formatPersonName(pair), kind: match.kind, reason: match.reasons.join('; '), atSite, birthDate, grade, localId, generatedId, stateId, email, phone, kinds });
    }
    return found.map(best);
  }
}

export function wantedRow(row: MatchInput, n: number): WantedRow {
  const firstName = foldText(row.firstName);
  const [initial = ''] = firstName;
  const stem = `${foldText(row.lastName)}, ${initial}`;
  const birthDate = isPlainDate(row.birthDate) ? row.birthDate : null;
  const year = birthDate?.slice(0, 4);
  return {
    n,
    sortName: sortNameOf(row),
    firstName,
    stem,
    stemEnd: `${stem}\u{10ffff}`,
    birthDate,
    bornFrom: year ? `${year}-01-01` : null,
    bornTo: year ? `${year}-12-31` : null,
    localId: row.localId || null,
    stateId: row.stateId || null,
    email: row.email?.toLowerCase() || null,
    employeeId: row.employeeId || null,
    phone: row.phone || null,
  };
}

/** Duplicates before the similar; within each the database's order, most alike first. */
function best(matches: FoundMatch[]): FoundMatch[] {
  const rank = ({ kind }: FoundMatch) => (kind === 'duplicate' ? 0 : 1);
  return [...matches].sort((a, b) => rank(a) - rank(b)).slice(0, MOST_CANDIDATES);
}

