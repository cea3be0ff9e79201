/** What a refusal's row of the trail is called: the feature that was asked for, in the words of the matrix of roles. */
import { PERMISSION_CATALOGUE, type SectionSpec } from './permission-catalogue';
import { isFeatureKey, splitFeature, type FeatureKey, type PermissionSection } from './feature-key';

function featureWords(feature: FeatureKey): string {
  const { section, subSection } = splitFeature(feature);
  const spec: SectionSpec = PERMISSION_CATALOGUE[section as PermissionSection];
  return `${spec.label} › ${spec.subSections[subSection]?.label ?? subSection}`;
}

/** `edit settings.roles [I]` → "Settings › Roles (edit)"; null when it names no feature. Of several features the first stands for all. */
export function refusedWords(wanted: unknown): string | null {
  if (typeof wanted !== 'string') return null;
  const [, verb, first] = /^(\w+) ([\w.]+)/.exec(wanted) ?? [];
  if (!isFeatureKey(first)) return null;
  return verb === 'view' ? featureWords(first) : `${featureWords(first)} (${verb})`;
}
