import type { OrganizationLevel } from '@afterbell/core/domain';
import { AddOrganization } from './add-organization';
import { EditOrganization } from './edit-organization';

type Page = { default: () => React.ReactNode };

/** One form serves every level; these give it to the router, a page each. */
export const addPage = (level: OrganizationLevel, step: 'details' | 'terms'): Page => ({
  default: function AddOrganizationPage() {
    return <AddOrganization key={level} level={level} step={step} />;
  },
});

export const editPage = (level: OrganizationLevel): Page => ({
  default: function EditOrganizationPage() {
    return <EditOrganization key={level} level={level} />;
  },
});
