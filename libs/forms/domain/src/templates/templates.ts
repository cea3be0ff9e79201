import type { MaintenanceSection } from '@afterbell/core/domain';
import type { FormTemplate } from './template';
import { BOARD_MEMBER, CONTACT, PARTICIPANT, STAFF, TEACHER } from './people-templates';
import { ACTIVITY, ENROLLMENT, ORGANIZATION, SERVICE } from './programme-templates';

/** Every form that can be maintained, as it ships; enrollment has a definition before it has records. */
export const TEMPLATES: Readonly<Record<MaintenanceSection, readonly FormTemplate[]>> = {
  activities: [ACTIVITY],
  organizations: [ORGANIZATION],
  participants: [PARTICIPANT, CONTACT],
  staff: [STAFF, TEACHER, BOARD_MEMBER],
  enrollment: [ENROLLMENT],
  services: [SERVICE],
};

export function formTemplate(section: MaintenanceSection, subSection: string): FormTemplate | null {
  return (Object.hasOwn(TEMPLATES, section) ? TEMPLATES[section] : []).find((template) => template.subSection === subSection) ?? null;
}
