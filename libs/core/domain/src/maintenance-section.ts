/** Settings maintenance, section by section: which feature holds it and which levels may do it (product rules §6). */
import type { OrganizationLevel } from './organization-level';
import type { FeatureKey } from './feature-key';

export const MAINTENANCE_SECTIONS = ['activities', 'organizations', 'participants', 'staff', 'enrollment', 'services'] as const;
export type MaintenanceSection = (typeof MAINTENANCE_SECTIONS)[number];

export interface MaintenanceRule {
  readonly feature: FeatureKey;
  /** Levels of the acting organization that may maintain it; what a notification names when the level is another. */
  readonly levels: readonly OrganizationLevel[];
}

const TOP_OR_INSTITUTION = ['top', 'institution'] as const;

export const MAINTENANCE_RULES = {
  activities: { feature: 'settings.maintenance_activities', levels: TOP_OR_INSTITUTION },
  organizations: { feature: 'settings.maintenance_organizations', levels: ['top'] },
  participants: { feature: 'settings.maintenance_people', levels: TOP_OR_INSTITUTION },
  staff: { feature: 'settings.maintenance_people', levels: TOP_OR_INSTITUTION },
  enrollment: { feature: 'settings.maintenance_registration_forms', levels: TOP_OR_INSTITUTION },
  services: { feature: 'settings.maintenance_services', levels: TOP_OR_INSTITUTION },
} as const satisfies Record<MaintenanceSection, MaintenanceRule>;

export function maintenanceRule(section: string): MaintenanceRule | null {
  return Object.hasOwn(MAINTENANCE_RULES, section) ? MAINTENANCE_RULES[section as MaintenanceSection] : null;
}
