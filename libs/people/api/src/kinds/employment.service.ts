import { Injectable } from '@nestjs/common';
import { Db, staleSave } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import type { EmploymentInput } from '@afterbell/people/domain';
import { EmploymentWriter } from './employment-writer';
import { PersonKindService } from './person-kind.service';

export interface SaveEmployment extends EmploymentInput {
  id?: string | null;
  personId: string;
  organizationId: string;
  version?: number | null;
}

/** All employments of a staff member, one after another or side by side. */
@Injectable()
export class EmploymentService {
  constructor(
    private readonly db: Db,
    private readonly organizations: OrganizationService,
    private readonly people: PersonKindService,
    private readonly writer: EmploymentWriter,
  ) {}

  async save({ id, personId, organizationId, version, ...values }: SaveEmployment): Promise<void> {
    await this.db.write(async (tx) => {
      await this.people.get('staff', personId);
      if (!id) {
        await this.organizations.within(organizationId);
        await this.writer.add(tx, personId, organizationId, values);
        return;
      }
      const row = await this.writer.hold(tx, id);
      if (row.personId !== personId) throw new AppError('NOT_FOUND', { what: 'The employment' });
      if (version !== undefined && version !== null && version !== row.version) throw await staleSave(tx, { subjectType: 'person', subjectId: personId, actions: 'employment.' }, [{ id: row.id, field: 'jobTitle', current: row.jobTitle, attempted: values.jobTitle ?? null, version: row.version }]);
      await this.writer.update(tx, row, values);
    });
  }

  async remove(id: string): Promise<void> {
    await this.db.write(async (tx) => this.writer.remove(tx, await this.writer.hold(tx, id)));
  }
}
