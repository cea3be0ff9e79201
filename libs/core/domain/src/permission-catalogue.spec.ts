import { PARTICIPANT_TABS, PERMISSION_CATALOGUE } from './permission-catalogue';

it('has no section and no subsection without a label', () => {
  for (const section of Object.values(PERMISSION_CATALOGUE)) {
    expect(section.label).not.toBe('');
    for (const subSection of Object.values(section.subSections)) expect(subSection.label).not.toBe('');
  }
});

it('has the sections of the product', () => {
  expect(Object.keys(PERMISSION_CATALOGUE)).toEqual([
    'dashboard', 'organizations', 'people', 'services', 'activities', 'participation', 'reports', 'tools', 'settings', 'sustainability', 'forms', 'request',
  ]);
});

it('has the twelve participant tabs, none of them named like a verb', () => {
  expect(PARTICIPANT_TABS).toHaveLength(12);
  for (const verb of ['delete', 'export', 'import']) expect(PARTICIPANT_TABS).not.toContain(verb);
});
