import { AuditService, type Principal } from '@afterbell/core/api';
import { newId, PermissionSet, standardRole, type StandardRoleKey } from '@afterbell/core/domain';
import { HouseholdMembers } from '../src/households/household-members';
import { HouseholdMoves } from '../src/households/household-moves.service';
import { HouseholdLoaders } from '../src/households/household.loaders';
import { HouseholdService } from '../src/households/household.service';
import { ContactMaker } from '../src/relationships/contact-maker';
import { ContactWarnings } from '../src/relationships/contact-warnings';
import { PromotionService } from '../src/relationships/promotion.service';
import { RelativesService } from '../src/relationships/relatives.service';
import { RelationshipLoaders } from '../src/relationships/relationship.loaders';
import { RelationshipService } from '../src/relationships/relationship.service';
import { as, openTestBed, type TestTenant } from './test-bed';

export { as, makeTenant, type TestTenant } from './test-bed';
export type FamilyBed = Awaited<ReturnType<typeof openFamilyBed>>;

/** The services of families beside those of participants. */
export async function openFamilyBed() {
  const bed = await openTestBed();
  const audit = new AuditService();
  const { db } = bed;
  const members = new HouseholdMembers();
  const households = new HouseholdService(db, audit, members);
  return {
    ...bed,
    relationships: new RelationshipService(db, audit, new ContactMaker(audit)),
    related: new RelationshipLoaders(db),
    relatives: new RelativesService(db, audit),
    promotion: new PromotionService(db, audit, bed.organizations),
    warnings: new ContactWarnings(db),
    households,
    moves: new HouseholdMoves(audit, households, members),
    members: new HouseholdLoaders(db),
  };
}

/** The same place, acted at with a standard role. */
export function withRole(principal: Principal, role: StandardRoleKey): Principal {
  return { ...principal, permissions: new PermissionSet(standardRole(role).entries) };
}

/** Adds a child at the site of the principal. */
export function addChild(bed: FamilyBed, at: Principal, firstName: string, lastName = 'García'): Promise<string> {
  return as(at, () => bed.participants.createInSite({ firstName, lastName, localId: newId().slice(-12), startsOn: '2026-09-01', siteId: at.organizationId }, 'create'));
}

/** Coordinators of both sites and the administrator at the top. */
export function actorsOf(tenant: TestTenant) {
  return { site: withRole(tenant.site, 'site_coordinator'), otherSite: withRole(tenant.otherSite, 'site_coordinator'), top: withRole(tenant.top, 'tenant_administrator') };
}
