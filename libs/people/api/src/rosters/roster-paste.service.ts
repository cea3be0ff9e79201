import { Injectable } from '@nestjs/common';
import { Db } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { PASTED_LINES, pastedLines, sortNamesOf } from '@afterbell/people/domain';
import { PARTICIPANT_SELECT } from '../participant-list';
import type { ParticipantRow } from '../participant.service';

/** Of one name, more than anybody would look through. */
const CANDIDATES = 10;

// Row-level security leaves whom the caller does not see out of it; equality alone may use an index beneath it.
const IN_SIGHT = `p.is_participant and p.removed_at is null
    and (app_org_all() or exists (select 1 from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = 'participant'))`;
const FOUND = `select ${PARTICIPANT_SELECT}, p.sort_name as "sortName"
  from person p where ${IN_SIGHT}
    and (p.sort_name = any($1::text[]) or p.local_id = any($2::text[]) or p.state_id = any($2::text[]) or p.generated_id = any($3::text[]))
  order by p.sort_name, p.id limit 2000`;

/** By the IDs of records that were merged into theirs, which the search knows. `$1` in small letters */
const FORMER = `select ${PARTICIPANT_SELECT}, w.asked from unnest($1::text[]) w (asked)
  cross join lateral person_search_ids(array['% ' || w.asked || '%']) as f (id) join person p on p.id = f.id where ${IN_SIGHT} order by p.sort_name, p.id limit 2000`;
/** A Participant ID. */
const GIVEN = /^P[A-Z0-9]{8}$/;

interface FormerRow extends ParticipantRow {
  asked: string;
  [column: string]: unknown;
}

interface FoundRow extends ParticipantRow {
  sortName: string;
  [column: string]: unknown;
}

export interface PastedLine {
  line: string;
  candidates: ParticipantRow[];
  /** The line is the ID of a record that is part of another by now. */
  merged: boolean;
}

/** Whom the lines of a pasted list mean, among the participants in sight. */
@Injectable()
export class RosterPaste {
  constructor(private readonly db: Db) {}

  async find(text: string): Promise<PastedLine[]> {
    const lines = pastedLines(text);
    if (lines.length > PASTED_LINES) throw new AppError('VALIDATION', { problems: [{ path: 'text', message: `has more than ${PASTED_LINES} lines: paste fewer at once` }] });
    const names = new Map(lines.map((line) => [line, sortNamesOf(line)]));
    const rows = lines.length ? await this.db.query<FoundRow>(FOUND, [[...names.values()].flat(), lines, lines.map(idOf)], 'roster_pasted') : [];
    const own = new Set(rows.map(({ generatedId }) => generatedId));
    const gone = lines.map(idOf).filter((id) => GIVEN.test(id) && !own.has(id)).map((id) => id.toLowerCase());
    const former = gone.length ? await this.db.query<FormerRow>(FORMER, [gone], 'roster_pasted_former') : [];
    return lines.map((line) => {
      const byId = rows.filter(({ localId, stateId, generatedId }) => localId === line || stateId === line || generatedId === idOf(line));
      const byName = rows.filter(({ sortName }) => names.get(line)?.includes(sortName));
      const byFormer = byId.length ? [] : former.filter(({ asked }) => asked === idOf(line).toLowerCase());
      const [first = byName] = [byId, byFormer].filter(({ length }) => length > 0);
      return { line, candidates: first.slice(0, CANDIDATES), merged: byFormer.length > 0 };
    });
  }
}

/** As people copy it from a badge: with spaces, in small letters. */
const idOf = (line: string) => line.replace(/[\s-]/g, '').toUpperCase();
