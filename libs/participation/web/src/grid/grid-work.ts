import type { PlainDate } from '@afterbell/core/domain';
import { type Mark, type MarkTimes, type Pasted, type PastedCell, writeMark } from '@afterbell/participation/domain';
import type { Retime } from '../roster/chosen-times';
import type { Block } from './grid-cursor';
import { asksTimes, type Barrier, barrierAt, type GridData, type GridDay, type GridRow, keyOf, markFor, plannedOf } from './grid-model';
import { type Change, plain } from './grid-edits';
import type { GridStore } from './grid-store';

type Sent = Extract<PastedCell, { kind: 'mark' }>['mark'];

/** What a step would change, and what it leaves alone and why. */
export interface Plan {
  readonly changes: Change[];
  readonly barred: Map<Barrier | 'outside', number>;
  /** Days that somebody closed as without anybody: reopened, they can be marked. */
  readonly ended: Set<PlainDate>;
  /** Words of a paste that nobody can read, with their cell. */
  readonly unread: { row: number; column: number; text: string; midnight: boolean }[];
}

interface Where {
  data: GridData;
  store: GridStore;
  today: PlainDate;
}

/** Gives every cell of a block what `sentOf` says; a cell of which it says nothing stays as it is. */
export function planBlock(where: Where, { top, bottom, left, right }: Block, sentOf: (row: number, column: number) => Sent | PastedCell | null): Plan {
  const { data, store } = where;
  const plan: Plan = { changes: [], barred: new Map(), ended: new Set(), unread: [] };
  const { stored } = store.snapshot();
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const wanted = sentOf(row - top, column - left);
      if (!wanted || ('kind' in wanted && wanted.kind === 'empty')) continue;
      if ('kind' in wanted && wanted.kind === 'unread') {
        plan.unread.push({ row: row - top + 1, column: column - left + 1, text: wanted.text, midnight: wanted.midnight ?? false });
        continue;
      }
      const sent = 'kind' in wanted ? wanted.mark : wanted;
      const [person, day] = [data.rows[row], data.days[column]];
      const barrier = !person || !day ? 'outside' : barrierAt(data, person, day) ?? (stored.has(keyOf({ personId: person.personId, date: day.date })) || data.isDropIn ? null : 'notEnrolled');
      const mark = barrier === null && person && day ? markAt(where, person, day, sent) : (barrier ?? 'outside');
      if (typeof mark === 'string') {
        plan.barred.set(mark, (plan.barred.get(mark) ?? 0) + 1);
        if (day && (mark === 'didNotRun' || mark === 'nobodyCame')) plan.ended.add(day.date);
      } else if (person && day) plan.changes.push({ personId: person.personId, date: day.date, mark });
    }
  }
  return plan;
}

/** Whoever is present already keeps their times when they are only said to be present. */
function markAt({ data, store, today }: Where, person: GridRow, day: GridDay, sent: Sent): Mark | Barrier {
  const own = store.markOf({ personId: person.personId, date: day.date });
  if (sent.status === 'Present' && own.status === 'Present' && !sent.startTime && !sent.endTime) return plain(own);
  return markFor(data, person, day, today, sent);
}

/** When a child was there; of one who is not present, when the plan says. */
export function timesAt({ data, store }: Pick<Where, 'data' | 'store'>, person: GridRow, day: GridDay): MarkTimes {
  const own = store.markOf({ personId: person.personId, date: day.date });
  if (own.status === 'Present') return own;
  return asksTimes(data, person) ? { startTime: null, endTime: null } : plannedOf(person, day);
}

/** The times of all cells that take a mark. */
export function timesOfBlock({ data, store }: Pick<Where, 'data' | 'store'>, { top, bottom, left, right }: Block): MarkTimes[] {
  const days = data.days.slice(left, right + 1);
  return data.rows.slice(top, bottom + 1).flatMap((person) => days.filter((day) => barrierAt(data, person, day) === null).map((day) => timesAt({ data, store }, person, day)));
}

export function planTimes(where: Where, block: Block, retime: Retime): Plan {
  return planBlock(where, block, (row, column) => {
    const [person, day] = [where.data.rows[block.top + row], where.data.days[block.left + column]];
    return person && day ? { status: 'Present', ...retime(timesAt(where, person, day)) } : null;
  });
}

/** A paste begins at the block's first cell; a single cell fills the whole block. */
export function planPaste(where: Where, block: Block, rows: Extract<Pasted, { kind: 'cells' }>['rows']): Plan {
  const [only] = rows[0] ?? [];
  if (rows.length === 1 && rows[0]?.length === 1 && only) return planBlock(where, block, () => only);
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  return planBlock(where, { top: block.top, left: block.left, bottom: block.top + rows.length - 1, right: block.left + width - 1 }, (row, column) => rows[row]?.[column] ?? null);
}

/** Fills from the first row of the block; of a block of one row, from the row above it. */
export function planFillDown(where: Where, block: Block): Plan {
  const source = block.top === block.bottom ? block.top - 1 : block.top;
  const person = where.data.rows[source];
  if (!person) return { changes: [], barred: new Map(), ended: new Set(), unread: [] };
  return planBlock(where, { ...block, top: source + 1 }, (_row, column) => {
    const day = where.data.days[block.left + column];
    return day ? where.store.markOf({ personId: person.personId, date: day.date }) : null;
  });
}

/** A block as a spreadsheet reads it. */
export function copyBlock({ data, store }: Where, { top, bottom, left, right }: Block): string {
  return data.rows
    .slice(top, bottom + 1)
    .map((row) => data.days.slice(left, right + 1).map((day) => writeMark(store.markOf({ personId: row.personId, date: day.date }), plannedOf(row, day))).join('\t'))
    .join('\n');
}
