import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, type PlainDate } from '@afterbell/core/domain';
import { RULE_LIMITS, STANDARD_RULES } from '@afterbell/participation/domain';
import { dateOf } from '../shared/input';
import type { AttendancePolicy, AttendancePolicyInput } from './attendance-policy.types';

const COLUMNS = 'starts_on::text as "startsOn", late_days as "lateDays", over_minutes as "overMinutes", longest_minutes as "longestMinutes", version';
const ALL = `select ${COLUMNS} from attendance_policy order by starts_on desc limit 100`;
const ONE = `select ${COLUMNS} from attendance_policy where starts_on = $1::date for update`;
const SAVE = `insert into attendance_policy (starts_on, late_days, over_minutes, longest_minutes) values ($1, $2, $3, $4)
  on conflict (tenant_id, starts_on) do update
    set late_days = excluded.late_days, over_minutes = excluded.over_minutes, longest_minutes = excluded.longest_minutes, version = attendance_policy.version + 1`;

type Row = AttendancePolicy & Record<string, unknown>;

/** Dated rules of attendance for the whole tenant: a change never alters what was asked about days before it. */
@Injectable()
export class AttendancePolicyService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  /** The newest first; what is shipped holds before the first of them. */
  all(): Promise<AttendancePolicy[]> {
    return this.db.read((tx) => read(tx));
  }

  async save(input: AttendancePolicyInput): Promise<AttendancePolicy[]> {
    const { tenantId } = requirePrincipal();
    const { startsOn, lateDays, overMinutes, longestMinutes } = checked(input);
    return this.db.write(async (tx) => {
      const before = await tx.one<Row>(ONE, [startsOn], 'attendance_policy_one');
      if (before && before.version !== input.version) {
        const conflict = { id: startsOn, field: 'longestMinutes', current: String(before.longestMinutes), attempted: String(longestMinutes), version: before.version };
        throw await staleSave(tx, { subjectType: 'tenant', subjectId: tenantId, actions: 'attendance_policy.' }, [conflict]);
      }
      await tx.execute(SAVE, [startsOn, lateDays, overMinutes, longestMinutes], 'attendance_policy_save');
      const after = { startsOn, lateDays, overMinutes, longestMinutes };
      await this.audit.record(tx, { action: 'attendance_policy.save', subjectType: 'tenant', subjectId: tenantId, before, after });
      return read(tx);
    });
  }
}

async function read(tx: Tx): Promise<AttendancePolicy[]> {
  return [...(await tx.query<Row>(ALL, [], 'attendance_policies')), { ...STANDARD_RULES, startsOn: null, version: 0 }];
}

function checked({ startsOn, lateDays = null, overMinutes = null, longestMinutes }: AttendancePolicyInput): { startsOn: PlainDate; lateDays: number | null; overMinutes: number | null; longestMinutes: number } {
  const values = { lateDays, overMinutes, longestMinutes };
  const problems = Object.entries(RULE_LIMITS).flatMap(([path, { least, most }]) => {
    const value = values[path as keyof typeof values];
    const isFine = value === null ? path !== 'longestMinutes' : Number.isInteger(value) && value >= least && value <= most;
    return isFine ? [] : [{ path, message: `must be between ${least} and ${most}` }];
  });
  if (problems.length) throw new AppError('VALIDATION', { problems });
  return { startsOn: dateOf(startsOn, 'startsOn'), ...values };
}
