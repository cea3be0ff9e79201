import type { FeatureKey } from '@afterbell/core/domain';

/** Whoever may edit a record that has a form may upload for it; which record holds the file is decided when the form is saved. */
export const UPLOAD_FEATURES: FeatureKey[] = [
  'people.participants',
  'people.staff',
  'people.registration_management',
  'activities.list',
  'services.list',
  'participation.staff_meeting',
  'participation.advisory_board_meeting',
  'participation.professional_development',
  'organizations.top',
  'organizations.institution_group',
  'organizations.institution',
  'organizations.site_group',
  'organizations.site',
  'organizations.lea',
  'organizations.school',
  'organizations.funder',
  'organizations.partner',
  'tools.documents',
];
