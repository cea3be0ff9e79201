import type { MenuItem } from '@afterbell/core/domain';
import { defineTexts, i18n } from './i18n';

const { useTexts } = defineTexts('nav', {
  menu: {
    home: { index: 'Dashboard' },
    people: { index: 'People', list: 'Everyone', participants: 'Participants', households: 'Households', rosters: 'Rosters', staff: 'Staff', teachers: 'Teachers', board_members: 'Board members', registration_management: 'Registration', requests: 'Requests' },
    organizations: { index: 'Organizations', list: 'All organizations', tree: 'Organization tree' },
    activities: { index: 'Activities' },
    participation: { index: 'Participation', activity: 'Take attendance', activity_view: 'Attendance', grid: 'Attendance grid', participant: 'Attendance by child', lock_activity: 'Lock participation', staff_meeting: 'Staff meetings', advisory_board_meeting: 'Advisory board meetings', professional_development: 'Professional development' },
    services: { index: 'Services' },
    sustainability: { index: 'Sustainability', fundraising_events: 'Fundraising events', communication_efforts: 'Communication efforts' },
    reports: { index: 'Reports', favorite: 'Favorite reports' },
    tools: { index: 'Tools', import: 'Import', documents: 'Documents', tenant_messages: 'Messages', apr_certification: 'APR certification', apr_submission: 'APR submission' },
    settings: {
      index: 'Settings',
      users: 'Users',
      roles: 'Roles',
      custom_fields: 'Fields and forms',
      site_calendar: '{{levels.site.singular}} calendar',
      registration_forms: 'Registration forms',
      registration_landing_page: 'Registration landing page',
      registration_periods: 'Registration periods',
      data_collection_periods: 'Data collection periods',
      workflow: 'Workflow',
      parent_portal_workflow: 'Parent portal workflow',
      organization_levels: 'Level names',
      security: 'Security',
      audit: 'Audit trail',
      tenant: 'Program',
    },
  },
  about: {
    people: { list: 'Everyone of this organization, whatever their part', participants: 'Children and youth who take part', households: 'Families who live together', rosters: 'Who is expected where', staff: 'Who works here', teachers: 'School teachers of participants', board_members: 'Advisory board', registration_management: 'Applications and their review', requests: 'What waits for your yes' },
    organizations: { list: 'Search, filter and open any organization', tree: 'Who belongs beneath whom' },
    settings: {
      users: 'Who may sign in, and as what',
      roles: 'What each role may see and do',
      custom_fields: 'The fields that forms ask for',
      site_calendar: 'Days on which {{levels.site.pluralInText}} are closed',
      registration_forms: 'What families fill in',
      registration_landing_page: 'What families see first',
      registration_periods: 'When families can register',
      data_collection_periods: 'Reporting years and terms, and who takes part in them',
      workflow: 'Steps of a registration',
      parent_portal_workflow: 'What parents can do by themselves',
      organization_levels: 'What you call {{levels.institution.pluralInText}}, {{levels.site.pluralInText}} and the other levels',
      security: 'How people sign in, and for how long',
      audit: 'Who saw and changed what, and when',
      tenant: 'Name, time zone and language',
    },
    participation: { activity: 'Mark who is here, session by session', grid: 'Children by dates, filled like a spreadsheet', participant: 'One child over all sessions, and days out', lock_activity: 'Close a month so it can be reported', staff_meeting: 'Meetings of staff and who attended', advisory_board_meeting: 'Meetings of the board and who attended', professional_development: 'Training and who attended' },
  },
});

/** The label of a menu item or route, whose keys stand in the route table. */
export function useNavText(): (key: string) => string {
  const t = useTexts() as unknown as (key: string) => string;
  return t;
}

/** One line on what a page is for, where there is one. */
export function navAbout(item: MenuItem): string | null {
  const key = item.label.replace(/^menu\./, 'about.');
  return i18n.exists(key, { ns: 'nav' }) ? i18n.t(key, { ns: 'nav' }) : null;
}
