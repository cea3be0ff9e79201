import { routeRows } from './route-row';

const people = routeRows('people');

it('needs nothing said: view, every level, default layout, no place in the menu', () => {
  expect(people('/people/staff', 'people.staff')).toEqual({
    path: '/people/staff', feature: 'people.staff', verb: 'view', scope: null, layout: 'default', section: 'people', title: 'routes.people.staff',
  });
});

it('names a menu entry after its route and puts it under its section', () => {
  expect(people('/people/staff', 'people.staff', { menu: [5, 'briefcase'] }).menu).toEqual({ order: 5, icon: 'briefcase', label: 'menu.people.staff', parent: '/people' });
  expect(people('/people', null, { menu: [5, 'users'] })).toMatchObject({ title: 'routes.people.index', menu: { label: 'menu.people.index', parent: null } });
});

it.each([
  ['/people/participants/add/school-information', 'routes.people.participants_add_school_information'],
  ['/people/x/:id?/previewEnrollment', 'routes.people.x_preview_enrollment'],
  ['/people/meeting/:action', 'routes.people.meeting_action'],
])('titles %s as %s', (path, title) => expect(people(path, null).title).toBe(title));

it('keeps the first segment where it is not the section', () => {
  expect(routeRows('guest')('/enrollment/:uid', null).title).toBe('routes.guest.enrollment_uid');
  expect(routeRows('home')('/', null).title).toBe('routes.home.index');
});
