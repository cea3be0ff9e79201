import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, staleSave } from '@afterbell/core/api';
import { AppError, type FieldProblem, isPlainDate, isUuid, newId, todayIn } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { birthDateProblem, isGrade } from '@afterbell/people/domain';
import { noPerson } from './relationship-rules';

export interface Promotion {
  personId: string;
  version: number;
  siteId: string;
  startsOn: string;
  birthDate?: string | null;
  grade?: string | null;
}

interface Held {
  isParticipant: boolean;
  birthDate: string | null;
  grade: string | null;
  version: number;
}

const HOLD = 'select is_participant as "isParticipant", birth_date::text as "birthDate", grade, version from person where id = $1 and removed_at is null for update';
const PROMOTE = `update person set is_participant = true, birth_date = coalesce($2, birth_date), grade = coalesce($3, grade), version = version + 1, updated_at = now() where id = $1`;

/** Makes a participant of somebody on record: a kind and a stay more, everything else stays theirs. */
@Injectable()
export class PromotionService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly organizations: OrganizationService,
  ) {}

  async promote({ personId, version, siteId, startsOn, birthDate, grade }: Promotion): Promise<void> {
    const wrong = birthDate ? birthDateProblem(birthDate, todayIn(requirePrincipal().timeZone, new Date())) : null;
    const problems: FieldProblem[] = [
      ...(wrong ? [{ path: 'birthDate', message: wrong }] : []),
      ...(grade && !isGrade(grade) ? [{ path: 'grade', message: 'is not a grade' }] : []),
      ...(isPlainDate(startsOn) ? [] : [{ path: 'startsOn', message: 'is not a date' }]),
    ];
    if (problems.length) throw new AppError('VALIDATION', { problems });
    await this.db.write(async (tx) => {
      await this.organizations.within(siteId, ['site']);
      const before = isUuid(personId) ? await tx.one<Held>(HOLD, [personId], 'promotion_hold') : null;
      if (!before) throw noPerson();
      if (before.isParticipant) throw new AppError('VALIDATION', { problems: [{ path: 'personId', message: 'is a participant already' }] });
      if (before.version !== version) {
        const conflict = { id: personId, field: 'isParticipant', current: 'false', attempted: 'true', version: before.version };
        throw await staleSave(tx, { subjectType: 'person', subjectId: personId }, [conflict]);
      }
      await tx.execute(PROMOTE, [personId, birthDate || null, grade || null]);
      await tx.execute(`insert into stay (id, person_id, organization_id, starts_on, kind) values ($1, $2, $3, $4, 'participant')`, [newId(), personId, siteId, startsOn]);
      await this.audit.record(tx, {
        action: 'participant.create',
        subjectType: 'person',
        subjectId: personId,
        personId,
        organizationId: siteId,
        before: { isParticipant: false, birthDate: before.birthDate, grade: before.grade },
        after: { isParticipant: true, birthDate: birthDate || before.birthDate, grade: grade || before.grade, stay: { siteId, startsOn } },
      });
    });
  }
}
