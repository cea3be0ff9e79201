import type { Client } from 'pg';
import { AuditService, type Config, type Db, type Principal } from '@afterbell/core/api';
import { newId, PermissionSet, standardRole } from '@afterbell/core/domain';
import { CustomListService, DefinitionStore, FileKeeper, FormSubjects } from '@afterbell/forms/api';
import { OrganizationJoins, OrganizationService } from '@afterbell/organizations/api';
import { as, insertTenant, openTestDatabase, principalAt } from '@afterbell/testing/api';
import { ParticipantForm } from '../src/participant-form';
import { ParticipantMatcher } from '../src/participant-matcher';
import { EmploymentService } from '../src/kinds/employment.service';
import { EmploymentWriter } from '../src/kinds/employment-writer';
import { KindForms } from '../src/kinds/kind-form';
import { KindLoaders } from '../src/kinds/kind.loaders';
import { PersonEndService } from '../src/kinds/person-end.service';
import { PersonKindService } from '../src/kinds/person-kind.service';
import { StayPlaces } from '../src/stays/stay-places';
import { PersonWriter } from '../src/person-writer';
import { ParticipantLoaders } from '../src/participant.loaders';
import { ParticipantService } from '../src/participant.service';

export { as };

export interface TestBed {
  admin: Client;
  db: Db;
  organizations: OrganizationService;
  participants: ParticipantService;
  matcher: ParticipantMatcher;
  custom: CustomListService;
  loaders: ParticipantLoaders;
  kinds: PersonKindService;
  kindLoaders: KindLoaders;
  ends: PersonEndService;
  employments: EmploymentService;
  close(): Promise<void>;
}

/** The services of this section on a database of their own, as the API's role. */
export async function openTestBed(): Promise<TestBed> {
  const { admin, db, close } = await openTestDatabase();
  const audit = new AuditService();
  const subjects = new FormSubjects();
  const custom = new CustomListService(db, new DefinitionStore(db), subjects);
  const organizations = new OrganizationService(db, audit, custom, new OrganizationJoins());
  const matcher = new ParticipantMatcher(db);
  const writer = new PersonWriter(audit);
  const work = new EmploymentWriter(audit);
  const participants = new ParticipantService(db, organizations, matcher, writer, custom);
  const kinds = new PersonKindService(db, organizations, matcher, writer, work, custom);
  new KindForms(subjects, kinds, work).onModuleInit();
  new ParticipantForm(subjects, participants).onModuleInit();
  return { admin, db, organizations, matcher, custom, participants, loaders: new ParticipantLoaders(db), kinds, kindLoaders: new KindLoaders(db), ends: new PersonEndService(db, audit, organizations, new FileKeeper(audit, { filesRetentionDays: 30 } as Config), new StayPlaces(audit)), employments: new EmploymentService(db, organizations, kinds, work), close };
}

export interface TestTenant {
  id: string;
  siteId: string;
  otherSiteId: string;
  top: Principal;
  site: Principal;
  otherSite: Principal;
}

/** A tenant of two sites, with someone who acts at its top and at each. */
export async function makeTenant({ admin, organizations }: TestBed): Promise<TestTenant> {
  const id = await insertTenant(admin);
  const permissions = new PermissionSet(standardRole('tenant_administrator').entries);
  const top = { ...principalAt(id, newId(), 'top'), permissions };
  return as(top, async () => {
    const topId = await organizations.create({ id: top.organizationId, parentId: null, level: 'top', name: 'State agency' });
    const institutionId = await organizations.create({ parentId: topId, level: 'institution', name: 'District' });
    const siteId = await organizations.create({ parentId: institutionId, level: 'site', name: 'Lincoln' });
    const otherSiteId = await organizations.create({ parentId: institutionId, level: 'site', name: 'Roosevelt' });
    return { id, siteId, otherSiteId, top, site: { ...principalAt(id, siteId, 'site'), permissions }, otherSite: { ...principalAt(id, otherSiteId, 'site'), permissions } };
  });
}
