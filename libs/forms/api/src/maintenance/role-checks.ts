/** What a definition says of roles: it reads as if a field were closed to them, so it has to count, and to name roles that there are. */
import type { Tx } from '@afterbell/core/api';
import type { FieldProblem } from '@afterbell/core/domain';
import { type FieldDefinition, type RoleModes, roleModeProblem, sameValue } from '@afterbell/forms/domain';
import { unknownRoles } from '../records/known-roles';

const flat = (fields: readonly FieldDefinition[]): FieldDefinition[] => fields.flatMap((one) => [one, ...one.fields]);

const said = ({ id, name }: FieldDefinition, path: string, message: string): FieldProblem => ({ path: `fields.${id}.${path}`, message, line: id > 0 ? `Field ${id}: ${message}` : `Field "${name}": ${message}` });

/** Modes by role count with the mode `role` alone; beside another one they would be a lock that locks nothing. */
const isIdle = ({ mode, roleModes }: FieldDefinition): boolean => mode !== 'role' && Object.keys(roleModes).length > 0;

/** After a merge: who saved first chose the mode, and with it that there are none by role. */
export const withoutIdleModes = (one: FieldDefinition, mine: FieldDefinition | undefined): FieldDefinition => (isIdle(one) && !(mine && isIdle(mine)) ? { ...one, roleModes: {} } : one);

const ofPreset = ({ type, defaultValue }: FieldDefinition): string[] => (type === 'permissions_by_role' && defaultValue !== null ? Object.keys(defaultValue as RoleModes) : []);
const rolesOf = (one: FieldDefinition): [path: string, id: string][] => [
  ...Object.keys(one.roleModes).map((id): [string, string] => ['roleModes', id]),
  ...Object.keys(one.roleRequired ?? {}).map((id): [string, string] => ['roleRequired', id]),
  ...ofPreset(one).map((id): [string, string] => ['defaultValue', id]),
];

/** What stayed as it is stored passes: roles go, and forms remain. */
export async function roleProblems(tx: Tx, next: readonly FieldDefinition[], current: readonly FieldDefinition[]): Promise<FieldProblem[]> {
  const before = new Map(flat(current).map((one) => [one.id, one]));
  const fields = flat(next);
  const idle = fields.filter((one) => {
    const was = before.get(one.id);
    return isIdle(one) && !(was && was.mode === one.mode && sameValue(was.roleModes, one.roleModes));
  });
  const named = fields.flatMap((one) => {
    const was = before.get(one.id);
    const known = new Set(was ? rolesOf(was).map(([, id]) => id) : []);
    return rolesOf(one).flatMap(([path, id]) => (known.has(id) ? [] : [{ one, path, id }]));
  });
  const unknown = await unknownRoles(tx, named.map(({ id }) => id));
  return [
    // What is wrong with the modes themselves is said with it, not a try later.
    ...idle.flatMap((one) => {
      const wrong = roleModeProblem(one);
      return wrong ? [said(one, 'roleModes', wrong)] : [];
    }),
    ...idle.map((one) => said(one, 'roleModes', `"${one.name}" has modes by role, which count with the mode "role" alone, and is sent with the mode "${one.mode}". Send the mode "role", or leave "roleModes" out.`)),
    ...named.filter(({ id }) => unknown.has(id)).map(({ one, path, id }) => said(one, path, `"${one.name}" names a role that there is not, in "${path}": ${id.slice(0, 64)}.`)),
  ];
}
