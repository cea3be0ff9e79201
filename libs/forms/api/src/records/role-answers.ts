/** Answers that name roles: who may not see roles leaves them as they are, and nobody names one that there is not. */
import { requirePrincipal, type Tx } from '@afterbell/core/api';
import type { FieldProblem } from '@afterbell/core/domain';
import { type FormDefinition, type FormValues, type RoleModes, sameValue } from '@afterbell/forms/domain';
import { unknownRoles } from './known-roles';

const MAY_NOT_SEE = 'can only be changed by people who may see roles. Leave it as it is.';

export async function roleAnswerProblems(tx: Tx, { fields }: FormDefinition, edited: Readonly<Record<number, unknown>>, before: FormValues, values: FormValues): Promise<FieldProblem[]> {
  const changed = fields.filter(({ id, type }) => type === 'permissions_by_role' && Object.hasOwn(edited, id) && !sameValue(values[id] ?? null, before[id] ?? null));
  if (!changed.length) return [];
  if (!requirePrincipal().permissions.allows('view', 'settings.roles')) return changed.map(({ id }) => ({ path: String(id), message: MAY_NOT_SEE }));
  const named = changed.flatMap(({ id }) => {
    const had = (before[id] ?? {}) as RoleModes;
    return Object.keys((values[id] ?? {}) as RoleModes).flatMap((role) => (Object.hasOwn(had, role) ? [] : [{ id, role }]));
  });
  const unknown = await unknownRoles(tx, named.map(({ role }) => role));
  return named.filter(({ role }) => unknown.has(role)).map(({ id, role }) => ({ path: String(id), message: `names a role that there is not: ${role}.` }));
}
