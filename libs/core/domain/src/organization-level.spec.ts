import { ALLOWED_PARENTS, DEFAULT_LEVEL_NAMES, ORGANIZATION_LEVELS, SCOPE_LETTERS, isOrganizationLevel, parentAllowed, scopeAllows } from './organization-level';

describe('parentAllowed', () => {
  it('refuses a second root, a rootless node and a child under its own level', () => {
    expect(parentAllowed('site', null)).toBe(false);
    for (const level of ORGANIZATION_LEVELS) {
      expect(parentAllowed('top', level)).toBe(false);
      expect(parentAllowed(level, level)).toBe(false);
    }
  });

  it('refuses a site directly under the top and a school under anything but an LEA', () => {
    expect(parentAllowed('site', 'top')).toBe(false);
    expect(ORGANIZATION_LEVELS.filter((level) => parentAllowed('school', level))).toEqual(['lea']);
  });

  it('lets every level reach the top through allowed parents', () => {
    const reaches = (level: (typeof ORGANIZATION_LEVELS)[number]): boolean => level === 'top' || ALLOWED_PARENTS[level].some(reaches);
    expect(ORGANIZATION_LEVELS.every(reaches)).toBe(true);
    expect(parentAllowed('top', null)).toBe(true);
  });
});

describe('scopeAllows', () => {
  it('refuses the top under every letter, and every letter without a level', () => {
    for (const scope of SCOPE_LETTERS) {
      expect(scopeAllows(scope, 'top')).toBe(false);
      expect(scopeAllows(scope, null)).toBe(false);
    }
  });

  it.each([
    ['I', ['institution']],
    ['IS', ['institution', 'site']],
    ['ISG', ['institution', 'site_group', 'site']],
    ['S', ['site']],
  ] as const)('%s allows exactly %j', (scope, levels) => {
    expect(ORGANIZATION_LEVELS.filter((level) => scopeAllows(scope, level))).toEqual(levels);
  });

  it('allows every level without a letter', () => {
    expect(ORGANIZATION_LEVELS.every((level) => scopeAllows(null, level))).toBe(true);
  });
});

it('names every level and knows no other', () => {
  expect(isOrganizationLevel('district')).toBe(false);
  expect(isOrganizationLevel(null)).toBe(false);
  for (const level of ORGANIZATION_LEVELS) {
    expect(isOrganizationLevel(level)).toBe(true);
    expect(DEFAULT_LEVEL_NAMES[level].singular).not.toBe(DEFAULT_LEVEL_NAMES[level].plural);
  }
});
