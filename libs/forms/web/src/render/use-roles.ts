import { MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { silent, usePermissions } from '@afterbell/core/web';
import type { FormDefinition } from '@afterbell/forms/domain';
import type { Surroundings } from '../controls/surroundings';
import { useFormRolesQuery } from './__generated__/form-roles';

const NONE: Surroundings['roles'] = [];

/** The tenant's roles, where the form asks what each may do and the person may know them. */
export function useRoles({ fields }: FormDefinition): Surroundings['roles'] {
  const { can } = usePermissions();
  const skip = !fields.some(({ type }) => type === 'permissions_by_role') || !can('view', 'settings.roles');
  const { data } = useFormRolesQuery({ variables: { first: MAX_PAGE_SIZE }, skip, context: silent() });
  return data?.roles.nodes ?? NONE;
}
