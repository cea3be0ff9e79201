import type { Client } from 'pg';
import { AuditService, NotificationService, type Principal } from '@afterbell/core/api';
import { entriesFor, featuresOf, newId, type OrganizationLevel, PermissionSet } from '@afterbell/core/domain';
import { CustomListService, DefinitionStore, FormSubjects } from '@afterbell/forms/api';
import { as, counted, insertTenant, openTestDatabase, principalAt as principalWith } from '@afterbell/testing/api';
import { OrganizationBulkService } from '../src/organization-bulk.service';
import { OrganizationEditor } from '../src/organization-editor.service';
import { OrganizationImportService } from '../src/organization-import.service';
import { OrganizationJoins } from '../src/organization-joins';
import { OrganizationTermsService } from '../src/organization-terms.service';
import { OrganizationTreeService } from '../src/organization-tree.service';
import { OrganizationLoaders } from '../src/organization.loaders';
import { OrganizationService } from '../src/organization.service';

export { as, counted };

export interface TestBed {
  admin: Client;
  organizations: OrganizationService;
  loaders: OrganizationLoaders;
  editor: OrganizationEditor;
  tree: OrganizationTreeService;
  terms: OrganizationTermsService;
  bulk: OrganizationBulkService;
  imports: OrganizationImportService;
  close(): Promise<void>;
}

/** The services of this section on a database of their own, as the API's role. */
export async function openTestBed(): Promise<TestBed> {
  const { admin, db, close } = await openTestDatabase();
  const audit = new AuditService();
  const joins = new OrganizationJoins();
  const organizations = new OrganizationService(db, audit, new CustomListService(db, new DefinitionStore(db), new FormSubjects()), joins);
  const editor = new OrganizationEditor(db, audit, organizations, joins);
  const tree = new OrganizationTreeService(db);
  return {
    admin,
    organizations,
    loaders: new OrganizationLoaders(db),
    editor,
    tree,
    terms: new OrganizationTermsService(db, audit, organizations),
    bulk: new OrganizationBulkService(db, tree, editor),
    imports: new OrganizationImportService(db, audit, new NotificationService(), joins),
    close,
  };
}

const EVERY_LEVEL = new PermissionSet(featuresOf('organizations').flatMap((feature) => entriesFor(feature, 'view')));
export const MAY_EDIT = new PermissionSet(featuresOf('organizations').flatMap((feature) => entriesFor(feature, 'edit', 'import')));

/** Someone who may view every level. */
export const principalAt = (tenantId: string, organizationId: string, level: OrganizationLevel, permissions = EVERY_LEVEL): Principal => principalWith(tenantId, organizationId, level, permissions);

export interface TestTenant {
  id: string;
  top: Principal;
}

/** A tenant whose tree is its top alone. */
export async function makeTenant({ admin, organizations }: TestBed, timeZone?: string): Promise<TestTenant> {
  const id = await insertTenant(admin, timeZone);
  const top = principalAt(id, newId(), 'top');
  await as(top, () => organizations.create({ id: top.organizationId, parentId: null, level: 'top', name: 'State agency' }));
  return { id, top };
}
