import type { Client } from 'pg';
import { AuditService, type Db, type Principal } from '@afterbell/core/api';
import { newId } from '@afterbell/core/domain';
import { CustomListService, DefinitionStore, FormSubjects } from '@afterbell/forms/api';
import { OrganizationService } from '@afterbell/organizations/api';
import { as, insertTenant, openTestDatabase, principalAt } from '@afterbell/testing/api';
import { ParticipantForm } from '../src/participant-form';
import { ParticipantMatcher } from '../src/participant-matcher';
import { ParticipantWriter } from '../src/participant-writer';
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
  close(): Promise<void>;
}

/** The services of this section on a database of their own, as the API's role. */
export async function openTestBed(): Promise<TestBed> {
  const { admin, db, close } = await openTestDatabase();
  const audit = new AuditService();
  const subjects = new FormSubjects();
  const custom = new CustomListService(db, new DefinitionStore(db), subjects);
  const organizations = new OrganizationService(db, audit, custom);
  const matcher = new ParticipantMatcher(db);
  const participants = new ParticipantService(db, organizations, matcher, new ParticipantWriter(audit), custom);
  new ParticipantForm(subjects, participants).onModuleInit();
  return { admin, db, organizations, matcher, custom, participants, loaders: new ParticipantLoaders(db), close };
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
  const top = principalAt(id, newId(), 'top');
  return as(top, async () => {
    const topId = await organizations.create({ id: top.organizationId, parentId: null, level: 'top', name: 'State agency' });
    const institutionId = await organizations.create({ parentId: topId, level: 'institution', name: 'District' });
    const siteId = await organizations.create({ parentId: institutionId, level: 'site', name: 'Lincoln' });
    const otherSiteId = await organizations.create({ parentId: institutionId, level: 'site', name: 'Roosevelt' });
    return { id, siteId, otherSiteId, top, site: principalAt(id, siteId, 'site'), otherSite: principalAt(id, otherSiteId, 'site') };
  });
}
