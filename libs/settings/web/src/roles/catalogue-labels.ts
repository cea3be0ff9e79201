import { FEATURE_KEYS, isOrganizationLevel, PERMISSION_CATALOGUE, splitFeature, type FeatureKey, type PermissionSection, type SectionSpec } from '@afterbell/core/domain';
import { useSession } from '@afterbell/core/web';
import { useMemo } from 'react';
import { useRolesTexts } from './roles-texts';

export interface CatalogueLabels {
  section: (section: string) => string;
  feature: (feature: FeatureKey) => string;
  tab: (feature: FeatureKey, tab: string) => string;
  /** `People › Participants › Notes`; a verb of its own is left to its value. */
  place: (section: string, subSection: string, tab: string | null) => string;
}

const specOf = (section: string): SectionSpec | undefined => PERMISSION_CATALOGUE[section as PermissionSection];

/** Features in words. Levels of organizations are named as the tenant names them. */
export function useCatalogueLabels(): CatalogueLabels {
  const { levelName } = useSession();
  return useMemo(() => {
    const section = (key: string) => specOf(key)?.label ?? key;
    const feature = (key: FeatureKey) => {
      const { section: group, subSection } = splitFeature(key);
      if (group === 'organizations' && isOrganizationLevel(subSection)) return levelName(subSection, 'plural');
      return specOf(group)?.subSections[subSection]?.label ?? key;
    };
    const tab = (key: FeatureKey, name: string) => {
      const { section: group, subSection } = splitFeature(key);
      return specOf(group)?.subSections[subSection]?.tabs?.[name] ?? name;
    };
    return {
      section,
      feature,
      tab,
      place: (group, subSection, name) => {
        const key = FEATURE_KEYS.find((candidate) => candidate === `${group}.${subSection}`);
        const parts = key ? [section(group), feature(key)] : [group, subSection];
        const own = key && name !== null && specOf(group)?.subSections[subSection]?.tabs?.[name];
        return [...parts, ...(own ? [own] : [])].filter((part, index, all) => part !== all[index - 1]).join(' › ');
      },
    };
  }, [levelName]);
}

/** An entry's value in words; a missing one denies. */
export function useValueWord(): (value: string | null) => string {
  const t = useRolesTexts();
  return (value) => {
    switch (value) {
      case 'allow-view':
      case 'allow-edit':
      case 'allow-delete':
      case 'allow-export':
      case 'allow-import':
      case 'deny':
        return t(`value.${value}`);
      default:
        return t('missing');
    }
  };
}
