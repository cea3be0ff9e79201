import { FEATURE_KEYS, featuresOf, isFeatureKey, maintenanceFeatures, splitFeature, tabsOf } from './feature-key';
import { PARTICIPANT_TABS } from './permission-catalogue';

it('refuses what is no feature', () => {
  for (const key of ['people', 'people.', 'people.participants.NOTES', 'people.Participants', 'toString', '', null, 7]) expect(isFeatureKey(key)).toBe(false);
});

it('writes every key as section.subsection in snake case, once', () => {
  expect(new Set(FEATURE_KEYS).size).toBe(FEATURE_KEYS.length);
  for (const key of FEATURE_KEYS) {
    expect(key).toMatch(/^[a-z_]+\.[a-z_]+$/);
    expect(isFeatureKey(key)).toBe(true);
  }
});

it('lists the features of a section', () => {
  expect(featuresOf('organizations')).toHaveLength(11);
  expect(featuresOf('people')).toHaveLength(12);
  expect(featuresOf('dashboard')).toEqual(['dashboard.switch_access', 'dashboard.switch_tenants']);
});

it('lists the tabs of a feature, none of them named like a verb', () => {
  expect(tabsOf('people.participants')).toEqual(PARTICIPANT_TABS);
  expect(tabsOf('people.staff')).toEqual([]);
  for (const key of FEATURE_KEYS) for (const tab of tabsOf(key)) expect(['delete', 'export', 'import']).not.toContain(tab);
});

it('splits a key and names the five features of maintenance', () => {
  expect(splitFeature('settings.maintenance_people')).toEqual({ section: 'settings', subSection: 'maintenance_people' });
  expect(maintenanceFeatures).toHaveLength(5);
  expect(maintenanceFeatures.every(isFeatureKey)).toBe(true);
});
