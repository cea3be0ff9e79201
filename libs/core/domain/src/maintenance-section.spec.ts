import { MAINTENANCE_RULES, MAINTENANCE_SECTIONS, maintenanceRule } from './maintenance-section';
import { maintenanceFeatures } from './feature-key';

it('refuses what is no section', () => {
  for (const section of ['', 'toString', 'Activities', 'library', 'people']) expect(maintenanceRule(section)).toBeNull();
});

it('keeps organizations to the top and the rest to top or institution', () => {
  expect(maintenanceRule('organizations')?.levels).toEqual(['top']);
  for (const section of MAINTENANCE_SECTIONS.filter((s) => s !== 'organizations')) expect(maintenanceRule(section)?.levels).toEqual(['top', 'institution']);
});

it('uses each of the five features', () => {
  expect(new Set(Object.values(MAINTENANCE_RULES).map(({ feature }) => feature))).toEqual(new Set(maintenanceFeatures));
});
