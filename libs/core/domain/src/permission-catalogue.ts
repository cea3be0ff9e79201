/**
 * Every feature a permission entry can name: sections, their subsections, their tabs (product rules §6, with the
 * settings of docs/permissions.md). The key of a feature is `section.subsection`; routes, resolvers and roles share it.
 */
export interface SectionSpec {
  readonly label: string;
  readonly subSections: Readonly<Record<string, SubSectionSpec>>;
}

export interface SubSectionSpec {
  readonly label: string;
  /** Tab key → label. Keys are those of the wire, so `tabName` of a form and the tab of an entry are one word. */
  readonly tabs?: Readonly<Record<string, string>>;
}

/** Participant tabs (product rules §3). */
const PARTICIPANT_TAB_LABELS = {
  COMLOG: 'Communication log',
  RELATIONSHIPS: 'Relationships',
  DOCUMENTS: 'Documents',
  GOALS: 'Goals',
  NOTES: 'Notes',
  PARTICIPATION: 'Participation',
  REFERRALS: 'Referrals',
  REGISTRATION: 'Registration',
  EMPLOYMENT: 'Employment',
  TEACHERS: 'Teachers',
  'PARTICIPANT.SERVICES': 'Services',
  'SESSION ENROLLMENT': 'Session enrollment',
} as const;

export type ParticipantTab = keyof typeof PARTICIPANT_TAB_LABELS;
export const PARTICIPANT_TABS = Object.keys(PARTICIPANT_TAB_LABELS) as readonly ParticipantTab[];

export const PERMISSION_CATALOGUE = {
  dashboard: {
    label: 'Dashboard',
    subSections: { switch_access: { label: 'Switch access' }, switch_tenants: { label: 'Switch tenants' } },
  },
  organizations: {
    label: 'Organizations',
    subSections: {
      top: { label: 'Top' },
      lea: { label: 'LEA' },
      school: { label: 'School' },
      institution_group: { label: 'Institution group' },
      institution: { label: 'Institution' },
      site_group: { label: 'Site group' },
      site: { label: 'Site' },
      partner: { label: 'Partner' },
      funder: { label: 'Funder' },
      chart: { label: 'Chart' },
      list: { label: 'List' },
    },
  },
  people: {
    label: 'People',
    subSections: {
      participants: { label: 'Participants', tabs: PARTICIPANT_TAB_LABELS },
      contacts: { label: 'Contacts' },
      staff: { label: 'Staff' },
      teachers: { label: 'Teachers' },
      household: { label: 'Households' },
      rosters: { label: 'Rosters' },
      requests: { label: 'Requests' },
      registration: { label: 'Registration' },
      registration_management: { label: 'Registration management' },
      application_site_review: { label: 'Application site review' },
      registration_info: { label: 'Registration information' },
      board_members: { label: 'Board members' },
    },
  },
  services: { label: 'Services', subSections: { list: { label: 'Services' } } },
  activities: {
    label: 'Activities',
    subSections: {
      list: { label: 'Activities' },
      session: { label: 'Sessions' },
      information: { label: 'Information' },
      session_schedule: { label: 'Session schedule' },
      scheduled: { label: 'Scheduled activities' },
      drop_in: { label: 'Drop-in activities' },
      unscheduled: { label: 'Unscheduled activities' },
      service: { label: 'Activity services' },
    },
  },
  participation: {
    label: 'Participation',
    subSections: {
      by_activity: { label: 'By activity' },
      by_participant: { label: 'By participant' },
      grid: { label: 'Grid' },
      professional_development: { label: 'Professional development' },
      staff_meeting: { label: 'Staff meetings' },
      advisory_board_meeting: { label: 'Advisory board meetings' },
      // Unlocking is a permission of its own (docs/attendance.md): whoever closes a month may not reopen it.
      lock_activity_participation: { label: 'Lock activity participation', tabs: { unlock: 'Unlock a month' } },
    },
  },
  reports: { label: 'Reports', subSections: { list: { label: 'Reports' } } },
  tools: {
    label: 'Tools',
    subSections: {
      documents: { label: 'Documents' },
      import: { label: 'Import' },
      pre_registration_import: { label: 'Pre-registration import' },
      registration_import: { label: 'Registration import' },
      apr_certification: { label: 'APR certification' },
      apr_submission: { label: 'APR submission' },
      send_messages: { label: 'Send messages' },
    },
  },
  settings: {
    label: 'Settings',
    subSections: {
      data_collection_periods: { label: 'Data collection periods' },
      registration_periods: { label: 'Registration periods' },
      reporting_periods: { label: 'Reporting periods' },
      terms: { label: 'Terms' },
      years: { label: 'Years' },
      maintenance_activities: { label: 'Maintenance of activities' },
      maintenance_services: { label: 'Maintenance of services' },
      maintenance_organizations: { label: 'Maintenance of organizations' },
      maintenance_people: { label: 'Maintenance of people' },
      maintenance_registration_forms: { label: 'Maintenance of registration forms' },
      landing_page: { label: 'Registration landing page' },
      site_calendar: { label: 'Site calendar' },
      site_calendar_edit: { label: 'Site calendar events' },
      users: { label: 'Users' },
      workflows: { label: 'Workflows' },
      parent_portal_workflows: { label: 'Parent portal workflows' },
      roles: { label: 'Roles' },
      audit: { label: 'Audit' },
      security: { label: 'Security' },
      organization_levels: { label: 'Organization levels' },
      tenant: { label: 'Tenant' },
    },
  },
  sustainability: {
    label: 'Sustainability',
    subSections: {
      fundraising_events: { label: 'Fundraising events' },
      communication_efforts: { label: 'Communication efforts' },
    },
  },
  forms: { label: 'Forms', subSections: { intake: { label: 'Intake' } } },
  request: { label: 'Request', subSections: { view: { label: 'View' } } },
} as const satisfies Record<string, SectionSpec>;
