import type { FormDefinition } from '@afterbell/forms/domain';

export const HOME = '/settings/custom-fields';
type Form = Pick<FormDefinition, 'section' | 'subSection'>;

const withTab = (path: string, tab?: string) => (tab ? `${path}?${new URLSearchParams({ tab })}` : path);

export const builderPath = ({ section, subSection }: Form, tab?: string) => withTab(`${HOME}/${section}/${subSection}`, tab);
export const libraryPath = ({ section, subSection }: Form, tab?: string) => withTab(`${HOME}/${section}/${subSection}/library`, tab);
export const previewPath = ({ section, subSection }: Form, tab?: string) => {
  const params = new URLSearchParams({ section, form: subSection, ...(tab && { tab }) });
  return section === 'enrollment' ? `${HOME}/previewEnrollment${tab ? `?${new URLSearchParams({ tab })}` : ''}` : `${HOME}/preview?${params}`;
};
/** Pages that go on with what is unsaved here. */
export const keepsDraft = (pathname: string, form: Form) => pathname === `${HOME}/preview` || pathname === `${HOME}/previewEnrollment` || pathname === libraryPath(form) || pathname === builderPath(form);
