import { ORGANIZATION_LEVELS, pageRedirect, PermissionSet, refusalOf, routeAccess, ROUTES, STANDARD_ROLES } from '@afterbell/core/domain';
import { guardRule, routeRule } from './route-rules';

describe('route rules', () => {
  it.each(['//evil.example.org', '/\\evil.example.org', 'https://evil.example.org/', 'javascript:alert(1)', '', 'people', '//', '/\t/evil.example.org/', '/.//evil.example.org/', '/%5cevil.example.org/'])('answers nothing for %s', (path) => {
    expect(routeRule(path)).toBeNull();
  });

  it.each(['/', '/login', '/auth/login', '/people/participants', '/login?inactiveLogout=1', '/__proto__', '/constructor'])('leaves %s alone', (path) => {
    expect(routeRule(path)).toBeNull();
  });

  it.each([
    ['/people/', '/people'],
    ['/people//?a=/b/', '/people?a=/b/'],
    ['/dashboard', '/'],
    ['/Dashboard/#top', '/#top'],
    ['/auth/signin?next=1', '/login?next=1'],
  ])('leads %s to %s', (path, target) => {
    expect(routeRule(path)).toBe(target);
  });
});

describe('guard rules', () => {
  const nobody = { permissions: PermissionSet.none, level: 'site' as const };

  it.each(['//evil.example.org', '/\\\\evil.example.org', 'https://evil.example.org/', '', 'people'])('answer nothing for %s', (path) => expect(guardRule(path, nobody)).toBeNull());

  it('lead every standard role, at every level, from every page as the client’s gate does', () => {
    for (const { entries } of STANDARD_ROLES) {
      for (const level of ORGANIZATION_LEVELS) {
        const who = { permissions: new PermissionSet(entries), level };
        for (const route of ROUTES) {
          const pathname = route.path.replace(/:\w+\??/g, 'staff');
          const access = routeAccess({ pathname, signedIn: true, ...who });
          const expected = route.public ? '/' : access === 'denied' ? refusalOf(pathname, who).to : pageRedirect(pathname);
          expect([pathname, guardRule(`${pathname}?q=1`, who)]).toEqual([pathname, expected]);
        }
      }
    }
  });
});
