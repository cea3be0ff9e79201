/** Routes of services, activities, participation, sustainability and reports (product rules §2). */
import type { FeatureKey } from './feature-key';
import { routeRows, type RouteOptions, type RouteRow } from './route-row';

const services = routeRows('services');
const activities = routeRows('activities');
const participation = routeRows('participation');
const sustainability = routeRows('sustainability');
const reports = routeRows('reports');

const SITE: RouteOptions = { scope: 'S' };
const ISG: RouteOptions = { scope: 'ISG' };
const ADD_SITE: RouteOptions = { scope: 'S', verb: 'edit', layout: 'none' };

/** Meetings come as a list, one meeting and its attendees; `:action` is add, edit or view. */
function meeting(name: string, feature: FeatureKey, order: number, icon: string): RouteRow[] {
  return [
    participation(`/participation/${name}`, feature, { ...ISG, menu: [order, icon] }),
    participation(`/participation/${name}/:action`, feature, { ...ISG, layout: 'none' }),
    participation(`/participation/${name}/:action/attendees`, feature, { ...ISG, layout: 'none' }),
  ];
}

export const PROGRAMME_ROUTES = [
  activities('/activities', 'activities.list', { ...SITE, menu: [40, 'calendar-days'] }),
  activities('/activities/add', 'activities.list', ADD_SITE),
  activities('/activities/add/schedule', 'activities.list', ADD_SITE),
  activities('/activities/add/review-and-save', 'activities.list', ADD_SITE),
  // Not named by the product rules; a record of its own, as participants have one (docs/forms.md).
  activities('/activities/edit', 'activities.list', SITE),

  participation('/participation', null, { sectionIndex: true, menu: [50, 'calendar-check'] }),
  participation('/participation/activity', 'participation.by_activity', { ...SITE, menu: [10, 'list-checks'] }),
  participation('/participation/activity/select-participants', 'participation.by_activity', SITE),
  participation('/participation/activity/summary', 'participation.by_activity', SITE),
  participation('/participation/participant', 'participation.by_participant', { ...SITE, menu: [12, 'user-check'] }),
  participation('/participation/grid', 'participation.grid', { ...SITE, menu: [15, 'table'] }),
  participation('/participation/lock-activity', 'participation.lock_activity_participation', { ...ISG, menu: [20, 'lock'] }),
  ...meeting('staff-meeting', 'participation.staff_meeting', 30, 'users-round'),
  ...meeting('advisory-board-meeting', 'participation.advisory_board_meeting', 40, 'landmark'),
  ...meeting('professional-development', 'participation.professional_development', 50, 'book-open'),

  services('/services', 'services.list', { ...SITE, menu: [60, 'hand-helping'] }),
  services('/services/add', 'services.list', ADD_SITE),

  sustainability('/sustainability', null, { sectionIndex: true, menu: [70, 'sprout'] }),
  sustainability('/sustainability/fundraising-events', 'sustainability.fundraising_events', { ...ISG, menu: [10, 'piggy-bank'] }),
  sustainability('/sustainability/communication-efforts', 'sustainability.communication_efforts', { ...ISG, menu: [20, 'megaphone'] }),

  reports('/reports', 'reports.list', { menu: [80, 'chart-column'] }),
  reports('/reports/report', 'reports.list'),
  reports('/reports/favorite', 'reports.list', { menu: [10, 'star'] }),
  reports('/reports/:id', 'reports.list'),
];
