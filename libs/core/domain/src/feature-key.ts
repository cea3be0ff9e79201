/** Keys of features, read from the catalogue (docs/permissions.md). */
import { PERMISSION_CATALOGUE, type SectionSpec } from './permission-catalogue';

type Catalogue = typeof PERMISSION_CATALOGUE;
export type PermissionSection = keyof Catalogue;

/** `section.subsection`, for every subsection of the catalogue. */
export type FeatureKey = {
  [S in PermissionSection]: `${S}.${keyof Catalogue[S]['subSections'] & string}`;
}[PermissionSection];

export const FEATURE_KEYS: readonly FeatureKey[] = Object.entries(PERMISSION_CATALOGUE).flatMap(([section, spec]) =>
  Object.keys(spec.subSections).map((subSection) => `${section}.${subSection}` as FeatureKey),
);

const FEATURES = new Set<string>(FEATURE_KEYS);

export function isFeatureKey(value: unknown): value is FeatureKey {
  return typeof value === 'string' && FEATURES.has(value);
}

export function splitFeature(feature: FeatureKey): { section: string; subSection: string } {
  const dot = feature.indexOf('.');
  return { section: feature.slice(0, dot), subSection: feature.slice(dot + 1) };
}

/** Tabs of a feature in the order of the catalogue; most features have none. */
export function tabsOf(feature: FeatureKey): readonly string[] {
  const { section, subSection } = splitFeature(feature);
  const spec: SectionSpec = PERMISSION_CATALOGUE[section as PermissionSection];
  return Object.keys(spec.subSections[subSection]?.tabs ?? {});
}

/** Features of one section, e.g. for "view of any organizations feature". */
export function featuresOf(section: PermissionSection): readonly FeatureKey[] {
  return FEATURE_KEYS.filter((feature) => feature.startsWith(`${section}.`));
}

/** The five features that settings maintenance maps to (product rules §6). */
export const maintenanceFeatures = [
  'settings.maintenance_activities',
  'settings.maintenance_services',
  'settings.maintenance_organizations',
  'settings.maintenance_people',
  'settings.maintenance_registration_forms',
] as const satisfies readonly FeatureKey[];
