import { Injectable } from '@nestjs/common';
import { Db } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { PASTED_LINES, pastedLines, sortNamesOf } from '@afterbell/people/domain';
import { PARTICIPANT_SELECT } from '../participant-list';
import type { ParticipantRow } from '../participant.service';

/** Of one name, more than anybody would look through. */
const CANDIDATES = 10;

// Row-level security leaves whom the caller does not see out of it; equality alone may use an index beneath it.
const FOUND = `select ${PARTICIPANT_SELECT}, p.sort_name as "sortName"
  from person p where p.is_participant and p.removed_at is null
    and (app_org_all() or exists (select 1 from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = 'participant'))
    and (p.sort_name = any($1::text[]) or p.local_id = any($2::text[]) or p.state_id = any($2::text[]) or p.generated_id = any($3::text[]))
  order by p.sort_name, p.id limit 2000`;

interface FoundRow extends ParticipantRow {
  sortName: string;
  [column: string]: unknown;
}

export interface PastedLine {
  line: string;
  candidates: ParticipantRow[];
}

/** Whom the lines of a pasted list mean, among the participants in sight. */
@Injectable()
export class RosterPaste {
  constructor(private readonly db: Db) {}

  async find(text: string): Promise<PastedLine[]> {
    const lines = pastedLines(text);
    if (lines.length > PASTED_LINES) throw new AppError('VALIDATION', { problems: [{ path: 'text', message: `has more than ${PASTED_LINES} lines: paste fewer at once` }] });
    const names = new Map(lines.map((line) => [line, sortNamesOf(line)]));
    const rows = lines.length ? await this.db.read((tx) => tx.query<FoundRow>(FOUND, [[...names.values()].flat(), lines, lines.map(idOf)], 'roster_pasted')) : [];
    return lines.map((line) => {
      const byId = rows.filter(({ localId, stateId, generatedId }) => localId === line || stateId === line || generatedId === idOf(line));
      const byName = rows.filter(({ sortName }) => names.get(line)?.includes(sortName));
      return { line, candidates: (byId.length ? byId : byName).slice(0, CANDIDATES) };
    });
  }
}

/** As people copy it from a badge: with spaces, in small letters. */
const idOf = (line: string) => line.replace(/[\s-]/g, '').toUpperCase();
