import { Module, type OnModuleInit } from '@nestjs/common';
import { FormRecordsModule, FormsModule } from '@afterbell/forms/api';
import { OrganizationsModule } from '@afterbell/organizations/api';
import { moveUnlessSame, ParticipantTabs, PeopleModule, type PersonPart, PersonParts } from '@afterbell/people/api';
import { ServiceExportController } from './service-export.controller';
import { ServiceForm } from './service-form';
import { ServiceResolver } from './service.resolver';
import { ServicesService } from './service.service';

const of = (column: string, as: string) => `(select s.${column} from service s where s.tenant_id = t.tenant_id and s.id = t.service_id) as "${as}"`;
const COUNT = `select count(*) from service_participant sp join service s on s.tenant_id = sp.tenant_id and s.id = sp.service_id where sp.person_id = me.person_id and s.removed_at is null`;

/** What services keep of a person: as who was served, and as who did it. */
export const SERVICE_PARTS: readonly PersonPart[] = [
  {
    table: 'service_participant',
    people: ['person_id'],
    key: ['id'],
    title: 'Services',
    tab: 'PARTICIPANT.SERVICES',
    merge: moveUnlessSame({ same: (row) => String(row['service_id']), says: 'Both were served together: the record that stays was.' }),
    exported: `${of('on_date', 'on')}, ${of('category', 'category')}, ${of('title', 'title')}, ${of('minutes', 'minutes')}`,
    erase: { keep: 'Services were reported; the person in them has no name any more.' },
  },
  {
    table: 'service',
    people: ['staff_person_id'],
    key: ['id'],
    title: 'Services given',
    tab: null,
    merge: moveUnlessSame({ columns: ['staff_person_id'], same: () => null, says: '' }),
    exported: 't.on_date as "on", t.category, t.title, t.minutes',
    erase: { keep: 'Services were reported; who gave them has no name any more.' },
  },
];

/** Individual services to participants. */
@Module({
  imports: [FormRecordsModule, FormsModule, OrganizationsModule, PeopleModule],
  controllers: [ServiceExportController],
  providers: [ServicesService, ServiceForm, ServiceResolver],
  exports: [ServicesService],
})
export class ServicesModule implements OnModuleInit {
  constructor(
    private readonly parts: PersonParts,
    private readonly tabs: ParticipantTabs,
  ) {}

  onModuleInit(): void {
    this.parts.register(SERVICE_PARTS);
    this.tabs.register('PARTICIPANT.SERVICES', COUNT);
  }
}
