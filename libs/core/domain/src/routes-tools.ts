/** Routes of tools (product rules §2). */
import { routeRows, type RouteOptions } from './route-row';

const tools = routeRows('tools');

const SITE: RouteOptions = { scope: 'S' };
const MESSAGES: RouteOptions = { scope: 'IS', layout: 'none' };

export const TOOLS_ROUTES = [
  tools('/tools', null, { sectionIndex: true, menu: [90, 'wrench'] }),
  tools('/tools/import', ['tools.import', 'tools.registration_import', 'tools.pre_registration_import'], { menu: [10, 'upload'] }),
  tools('/tools/import/registration', 'tools.registration_import', SITE),
  tools('/tools/import/registration/details', 'tools.registration_import', SITE),
  tools('/tools/import/participation', 'tools.import', SITE),
  tools('/tools/import/participation/details', 'tools.import', SITE),
  tools('/tools/import/pre-registration', 'tools.pre_registration_import', { scope: 'I' }),
  tools('/tools/import/pre-registration/details', 'tools.pre_registration_import', { scope: 'I' }),
  tools('/tools/documents', 'tools.documents', { menu: [20, 'file-text'] }),
  tools('/tools/tenant-messages', 'tools.send_messages', { scope: 'IS', menu: [30, 'mail'] }),
  tools('/tools/tenant-messages/:action', 'tools.send_messages', MESSAGES),
  tools('/tools/tenant-messages/:action/review', 'tools.send_messages', MESSAGES),
  tools('/tools/tenant-messages/:action/compose', 'tools.send_messages', MESSAGES),
  tools('/tools/apr/certification', 'tools.apr_certification', { ...SITE, menu: [40, 'badge-check'] }),
  tools('/tools/apr/certification/sections', 'tools.apr_certification', SITE),
  tools('/tools/apr/certification/sections/:section', 'tools.apr_certification', SITE),
  tools('/tools/apr/submission', 'tools.apr_submission', { menu: [50, 'send'] }),
];
