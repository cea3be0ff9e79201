/** Routes of settings (product rules §2, with the additions of docs/permissions.md). */
import { maintenanceFeatures } from './feature-key';
import { routeRows, type RouteOptions } from './route-row';

const settings = routeRows('settings');

const INSTITUTION: RouteOptions = { scope: 'I' };
const CALENDAR: RouteOptions = { scope: 'ISG' };
const FRAMELESS: RouteOptions = { layout: 'none' };
const ADD: RouteOptions = { verb: 'edit', layout: 'none' };
const FORM = '/settings/registration-forms/:action';
const PERIOD = '/settings/data-collection-periods/:type/:action/:id?';

export const SETTINGS_ROUTES = [
  settings('/settings', null, { sectionIndex: true, menu: [100, 'settings'] }),
  settings('/settings/users', 'settings.users', { menu: [10, 'user-cog'] }),
  settings('/settings/users/add', 'settings.users', ADD),
  settings('/settings/users/add/access-info', 'settings.users', ADD),
  settings('/settings/users/:action/:id?', 'settings.users'),
  settings('/settings/users/:action/:id?/access-info', 'settings.users'),
  settings('/settings/roles', 'settings.roles', { menu: [20, 'shield-check'] }),
  settings('/settings/roles/:id', 'settings.roles'),
  settings('/settings/custom-fields', maintenanceFeatures, { menu: [30, 'text-cursor-input'] }),
  settings('/settings/custom-fields/preview', maintenanceFeatures, FRAMELESS),
  settings('/settings/custom-fields/previewEnrollment', maintenanceFeatures, FRAMELESS),
  // Which of the five counts here is decided by the section in the path: see MAINTENANCE_RULES.
  settings('/settings/custom-fields/:section/:form?', maintenanceFeatures, FRAMELESS),
  settings('/settings/custom-fields/:section/:form?/library', maintenanceFeatures, FRAMELESS),
  settings('/settings/site-calendar', 'settings.site_calendar', { ...CALENDAR, menu: [40, 'calendar-range'] }),
  settings('/settings/site-calendar/add', 'settings.site_calendar_edit', { ...CALENDAR, ...ADD }),
  settings('/settings/site-calendar/add/select-sites', 'settings.site_calendar_edit', { ...CALENDAR, ...ADD }),
  settings('/settings/registration-forms', 'settings.maintenance_registration_forms', { ...INSTITUTION, menu: [50, 'file-pen'] }),
  settings(FORM, 'settings.maintenance_registration_forms', { ...INSTITUTION, ...FRAMELESS }),
  settings(`${FORM}/authorizations`, 'settings.maintenance_registration_forms', { ...INSTITUTION, ...FRAMELESS }),
  settings(`${FORM}/enrollment-options`, 'settings.maintenance_registration_forms', { ...INSTITUTION, ...FRAMELESS }),
  settings('/settings/registration-forms/form/:section/:registrationFormId?', 'settings.maintenance_registration_forms', { ...INSTITUTION, layout: 'fullscreen' }),
  settings('/settings/registration-landing-page', 'settings.landing_page', { menu: [60, 'panels-top-left'] }),
  settings('/settings/registration-periods', 'settings.registration_periods', { ...INSTITUTION, menu: [70, 'calendar-plus'] }),
  settings('/settings/data-collection-periods', 'settings.data_collection_periods', { menu: [80, 'calendar-clock'] }),
  settings(PERIOD, 'settings.data_collection_periods', ADD),
  settings(`${PERIOD}/select-outcomes`, 'settings.data_collection_periods', ADD),
  settings(`${PERIOD}/enrolled-programs`, 'settings.data_collection_periods', ADD),
  settings(`${PERIOD}/select-categories`, 'settings.data_collection_periods', ADD),
  settings(`${PERIOD}/select-configuration`, 'settings.data_collection_periods', ADD),
  settings(`${PERIOD}/select-organizations`, 'settings.data_collection_periods', ADD),
  settings('/settings/workflow', 'settings.workflows', { ...INSTITUTION, menu: [90, 'workflow'] }),
  settings('/settings/parent-portal-workflow', 'settings.parent_portal_workflows', { ...INSTITUTION, menu: [100, 'route'] }),
  settings('/settings/organization-levels', 'settings.organization_levels', { menu: [110, 'layers'] }),
  settings('/settings/security', 'settings.security', { menu: [120, 'shield'] }),
  settings('/settings/audit', 'settings.audit', { menu: [130, 'scroll-text'] }),
  settings('/settings/tenant', 'settings.tenant', { menu: [140, 'building-2'] }),
];
