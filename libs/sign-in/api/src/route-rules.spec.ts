import { routeRule } from './route-rules';

describe('route rules', () => {
  it.each(['//evil.example.org', '/\\evil.example.org', 'https://evil.example.org/', 'javascript:alert(1)', '', 'people', '//'])('answers nothing for %s', (path) => {
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
