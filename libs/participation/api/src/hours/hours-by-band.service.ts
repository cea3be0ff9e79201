import { Injectable } from '@nestjs/common';
import { Db, requirePrincipal } from '@afterbell/core/api';
import { AppError, daysBetween } from '@afterbell/core/domain';
import { bandsOn, hourPieces } from '@afterbell/participation/domain';
import { dateOf, invalid, knownId } from '../shared/input';
import { AttendedSums } from './attended-sums.service';
import { hoursStatement, IN_SUBTREE } from './hours.sql';
import type { HoursByBand } from './hours.types';

const MOST_DAYS = 3_660;
/** What a reader waits for at most; what is left is counted from the marks, which is as exact and dearer. */
const PORTIONS = 5;

export interface HoursQuestion {
  organizationId?: string | null;
  from: string;
  to: string;
}

interface BandRow {
  band: number;
  participants: number;
  minutes: number;
  [column: string]: unknown;
}

/** Hours of many, from sums that are kept (docs/attendance.md "Hours"). */
@Injectable()
export class HoursByBandService {
  constructor(
    private readonly db: Db,
    private readonly sums: AttendedSums,
  ) {}

  async of({ organizationId: asked, ...dates }: HoursQuestion): Promise<HoursByBand> {
    const principal = requirePrincipal();
    const organizationId = asked ? knownId(asked, 'The organization') : principal.organizationId;
    const [from, to] = [dateOf(dates.from, 'from'), dateOf(dates.to, 'to')];
    if (to < from) throw invalid('to', 'The last day is before the first.');
    if (daysBetween(from, to) > MOST_DAYS) throw invalid('to', 'At most ten years at once.');
    const place = await this.db.one<{ due: boolean }>(IN_SUBTREE, [principal.organizationId, organizationId], 'hours_place');
    if (!place) throw new AppError('NOT_FOUND', { what: 'The organization' });
    // Whoever looks through another's access changes nothing, not even sums.
    if (place.due && !principal.readOnly) await this.db.report(() => this.sums.settle(PORTIONS));
    const pieces = hourPieces(from, to);
    const bands = bandsOn(to);
    const { text, name } = hoursStatement(pieces);
    const values = [organizationId, from, to, ...columnsOf(pieces.years, 'year'), ...columnsOf(pieces.months, 'month'), bands.map((band) => band.from)];
    const rows = await this.db.apart(() => this.db.query<BandRow>(text, values, name));
    const sum = (of: 'participants' | 'minutes') => rows.reduce((total, row) => total + row[of], 0);
    return {
      ...{ organizationId, from, to, participants: sum('participants'), minutes: sum('minutes') },
      bands: bands.map((band, index) => {
        const row = rows.find((one) => one.band === index + 1);
        return { band, participants: row?.participants ?? 0, minutes: row?.minutes ?? 0 };
      }),
    };
  }
}

function columnsOf<Key extends string, Piece extends Record<Key, unknown> & { first: number; last: number }>(pieces: readonly Piece[], key: Key): unknown[][] {
  return [pieces.map((piece) => piece[key]), pieces.map(({ first }) => first), pieces.map(({ last }) => last)];
}
