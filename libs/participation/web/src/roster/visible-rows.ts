import { foldName } from '@afterbell/core/domain';
import type { AttendanceStatus } from '@afterbell/participation/domain';
import type { RosterPerson } from './marks';
import type { RosterStore } from './roster-store';

export interface StatusPick {
  status: AttendanceStatus;
  /** Who had it when the filter was set: a mark made since does not pull its row from under the finger. */
  personIds: ReadonlySet<string>;
}

export function pickStatus(store: RosterStore, personIds: readonly string[], status: AttendanceStatus | null): StatusPick | null {
  return status === null ? null : { status, personIds: new Set(personIds.filter((id) => store.views.row(id).status === status)) };
}

/** The listed children that fit filter and search; every word must occur somewhere in the names. */
export function visibleRows(rows: readonly RosterPerson[], pick: StatusPick | null, search: string): string[] {
  const words = foldName(search).split(/\s+/).filter(Boolean);
  return rows
    .filter((row) => !pick || pick.personIds.has(row.personId))
    .filter((row) => {
      if (words.length === 0) return true;
      const names = foldName([row.firstName, row.preferredName, row.lastName].filter(Boolean).join(' '));
      return words.every((word) => names.includes(word));
    })
    .map(({ personId }) => personId);
}
