/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RoleRowFragment = { __typename: 'Role', id: string, key: string | null, name: string, levels: Array<string>, version: number, entryCount: number, userCount: number, grantCount: number, held: boolean } & { ' $fragmentName'?: 'RoleRowFragment' };

export type RoleRecordFragment = { __typename: 'Role', id: string, key: string | null, name: string, levels: Array<string>, version: number, entryCount: number, userCount: number, grantCount: number, held: boolean, editable: boolean, entries: Array<{ __typename: 'RoleEntry', section: string, subSection: string, tab: string | null, value: string }>, shippedEntries: Array<{ __typename: 'RoleEntry', section: string, subSection: string, tab: string | null, value: string }> | null } & { ' $fragmentName'?: 'RoleRecordFragment' };

export type RolesListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: Types.RoleFilter | null | undefined;
  sort?: Array<Types.RoleSort> | Types.RoleSort | null | undefined;
  first: number;
  offset?: number | null | undefined;
}>;


export type RolesListQuery = { roles: { __typename: 'RoleConnection', nodes: Array<{ __typename: 'Role', id: string, key: string | null, name: string, levels: Array<string>, version: number, entryCount: number, userCount: number, grantCount: number, held: boolean }>, totalCount: { __typename: 'ListCount', value: number, capped: boolean } } };

export type RoleNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type RoleNamesQuery = { roles: { __typename: 'RoleConnection', nodes: Array<{ __typename: 'Role', id: string, name: string }> } };

export type RoleQueryVariables = Exact<{
  id: string;
}>;


export type RoleQuery = { role: { __typename: 'Role', id: string, key: string | null, name: string, levels: Array<string>, version: number, entryCount: number, userCount: number, grantCount: number, held: boolean, editable: boolean, entries: Array<{ __typename: 'RoleEntry', section: string, subSection: string, tab: string | null, value: string }>, shippedEntries: Array<{ __typename: 'RoleEntry', section: string, subSection: string, tab: string | null, value: string }> | null } };

export type CompareRolesQueryVariables = Exact<{
  a: string;
  b: string;
}>;


export type CompareRolesQuery = { compareRoles: Array<{ __typename: 'RoleDifference', section: string, subSection: string, tab: string | null, before: string | null, after: string | null }> };

export type ExportRoleQueryVariables = Exact<{
  id: string;
}>;


export type ExportRoleQuery = { exportRole: { __typename: 'RoleDocument', fileName: string, content: string } };

export type ExplainableUsersQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type ExplainableUsersQuery = { explainableUsers: Array<{ __typename: 'ExplainableUser', id: string, name: string, email: string, enabled: boolean }> };

export type ExplainableUserQueryVariables = Exact<{
  id: string;
}>;


export type ExplainableUserQuery = { explainableUser: { __typename: 'ExplainableUser', id: string, name: string, email: string } };

export type ExplainAccessQueryVariables = Exact<{
  input: Types.ExplainAccessInput;
}>;


export type ExplainAccessQuery = { explainAccess: Array<{ __typename: 'AccessExplanation', accessId: string, roleId: string, roleName: string, allowed: boolean, user: { __typename: 'ExplainableUser', id: string, name: string, email: string }, organization: { __typename: 'ExplainedOrganization', id: string, name: string, level: string }, acting: { __typename: 'ExplainedOrganization', id: string, name: string, level: string }, steps: Array<{ __typename: 'AccessStep', kind: string, passed: boolean, entry: string | null, value: string | null, verb: string | null, letter: string | null, levels: Array<string> | null, date: string | null, page: string | null }> }> };

export type SaveRoleMutationVariables = Exact<{
  input: Types.SaveRoleInput;
}>;


export type SaveRoleMutation = { saveRole: { __typename: 'RolePayload', role: { __typename: 'Role', id: string, key: string | null, name: string, levels: Array<string>, version: number, entryCount: number, userCount: number, grantCount: number, held: boolean, editable: boolean, entries: Array<{ __typename: 'RoleEntry', section: string, subSection: string, tab: string | null, value: string }>, shippedEntries: Array<{ __typename: 'RoleEntry', section: string, subSection: string, tab: string | null, value: string }> | null } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null, conflicts: Array<{ __typename: 'ConflictValue', changedBy: string | null, version: number }> }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };

export type CloneRoleMutationVariables = Exact<{
  input: Types.CloneRoleInput;
}>;


export type CloneRoleMutation = { cloneRole: { __typename: 'RolePayload', role: { __typename: 'Role', id: string } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };

export type ResetRoleMutationVariables = Exact<{
  input: Types.VersionedRoleInput;
}>;


export type ResetRoleMutation = { resetRole: { __typename: 'RolePayload', role: { __typename: 'Role', id: string, key: string | null, name: string, levels: Array<string>, version: number, entryCount: number, userCount: number, grantCount: number, held: boolean, editable: boolean, entries: Array<{ __typename: 'RoleEntry', section: string, subSection: string, tab: string | null, value: string }>, shippedEntries: Array<{ __typename: 'RoleEntry', section: string, subSection: string, tab: string | null, value: string }> | null } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };

export type RemoveRoleMutationVariables = Exact<{
  input: Types.VersionedRoleInput;
}>;


export type RemoveRoleMutation = { removeRole: { __typename: 'RemoveRolePayload', removedId: string | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };

export type ImportRoleMutationVariables = Exact<{
  input: Types.ImportRoleInput;
}>;


export type ImportRoleMutation = { importRole: { __typename: 'ImportRolePayload', name: string | null, levels: Array<string> | null, unknown: Array<string> | null, role: { __typename: 'Role', id: string } | null, entries: Array<{ __typename: 'RoleEntry', section: string, subSection: string, tab: string | null, value: string }> | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };

export const RoleRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entryCount"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"grantCount"}},{"kind":"Field","name":{"kind":"Name","value":"held"}}]}}]} as unknown as DocumentNode<RoleRowFragment, unknown>;
export const RoleRecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entryCount"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"grantCount"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"subSection"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippedEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"subSection"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<RoleRecordFragment, unknown>;
export const RolesListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"rolesList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RoleFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RoleSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entryCount"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"grantCount"}},{"kind":"Field","name":{"kind":"Name","value":"held"}}]}}]} as unknown as DocumentNode<RolesListQuery, RolesListQueryVariables>;
export const RoleNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"roleNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<RoleNamesQuery, RoleNamesQueryVariables>;
export const RoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"role"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleRecord"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entryCount"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"grantCount"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"subSection"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippedEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"subSection"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<RoleQuery, RoleQueryVariables>;
export const CompareRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"compareRoles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"a"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"b"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"compareRoles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"a"},"value":{"kind":"Variable","name":{"kind":"Name","value":"a"}}},{"kind":"Argument","name":{"kind":"Name","value":"b"},"value":{"kind":"Variable","name":{"kind":"Name","value":"b"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"subSection"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<CompareRolesQuery, CompareRolesQueryVariables>;
export const ExportRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"exportRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<ExportRoleQuery, ExportRoleQueryVariables>;
export const ExplainableUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"explainableUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explainableUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}}]} as unknown as DocumentNode<ExplainableUsersQuery, ExplainableUsersQueryVariables>;
export const ExplainableUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"explainableUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explainableUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ExplainableUserQuery, ExplainableUserQueryVariables>;
export const ExplainAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"explainAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExplainAccessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explainAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessId"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roleId"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"verb"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}}]}}]}}]} as unknown as DocumentNode<ExplainAccessQuery, ExplainAccessQueryVariables>;
export const SaveRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"saveRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleRecord"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entryCount"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"grantCount"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"subSection"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippedEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"subSection"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<SaveRoleMutation, SaveRoleMutationVariables>;
export const CloneRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"cloneRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloneRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cloneRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<CloneRoleMutation, CloneRoleMutationVariables>;
export const ResetRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"resetRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VersionedRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleRecord"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entryCount"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"grantCount"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"subSection"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippedEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"subSection"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ResetRoleMutation, ResetRoleMutationVariables>;
export const RemoveRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VersionedRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedId"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveRoleMutation, RemoveRoleMutationVariables>;
export const ImportRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"importRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"subSection"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<ImportRoleMutation, ImportRoleMutationVariables>;
export function useRolesListQuery(options: { skip: boolean; variables?: RolesListQueryVariables } & Omit<useQuery.Options<RolesListQuery, RolesListQueryVariables>, 'variables' | 'skip'> | ({ variables: RolesListQueryVariables } & useQuery.Options<RolesListQuery, RolesListQueryVariables>)) {
  return useQuery<RolesListQuery, RolesListQueryVariables>(RolesListDocument, options as useQuery.Options<RolesListQuery, RolesListQueryVariables>);
}

export function useRolesListLazyQuery(options?: useLazyQuery.Options<RolesListQuery, RolesListQueryVariables>) {
  return useLazyQuery<RolesListQuery, RolesListQueryVariables>(RolesListDocument, options);
}

export function useRoleNamesQuery(options?: useQuery.Options<RoleNamesQuery, RoleNamesQueryVariables>) {
  return useQuery<RoleNamesQuery, RoleNamesQueryVariables>(RoleNamesDocument, options as useQuery.Options<RoleNamesQuery, RoleNamesQueryVariables>);
}

export function useRoleNamesLazyQuery(options?: useLazyQuery.Options<RoleNamesQuery, RoleNamesQueryVariables>) {
  return useLazyQuery<RoleNamesQuery, RoleNamesQueryVariables>(RoleNamesDocument, options);
}

export function useRoleQuery(options: { skip: boolean; variables?: RoleQueryVariables } & Omit<useQuery.Options<RoleQuery, RoleQueryVariables>, 'variables' | 'skip'> | ({ variables: RoleQueryVariables } & useQuery.Options<RoleQuery, RoleQueryVariables>)) {
  return useQuery<RoleQuery, RoleQueryVariables>(RoleDocument, options as useQuery.Options<RoleQuery, RoleQueryVariables>);
}

export function useRoleLazyQuery(options?: useLazyQuery.Options<RoleQuery, RoleQueryVariables>) {
  return useLazyQuery<RoleQuery, RoleQueryVariables>(RoleDocument, options);
}

export function useCompareRolesQuery(options: { skip: boolean; variables?: CompareRolesQueryVariables } & Omit<useQuery.Options<CompareRolesQuery, CompareRolesQueryVariables>, 'variables' | 'skip'> | ({ variables: CompareRolesQueryVariables } & useQuery.Options<CompareRolesQuery, CompareRolesQueryVariables>)) {
  return useQuery<CompareRolesQuery, CompareRolesQueryVariables>(CompareRolesDocument, options as useQuery.Options<CompareRolesQuery, CompareRolesQueryVariables>);
}

export function useCompareRolesLazyQuery(options?: useLazyQuery.Options<CompareRolesQuery, CompareRolesQueryVariables>) {
  return useLazyQuery<CompareRolesQuery, CompareRolesQueryVariables>(CompareRolesDocument, options);
}

export function useExportRoleQuery(options: { skip: boolean; variables?: ExportRoleQueryVariables } & Omit<useQuery.Options<ExportRoleQuery, ExportRoleQueryVariables>, 'variables' | 'skip'> | ({ variables: ExportRoleQueryVariables } & useQuery.Options<ExportRoleQuery, ExportRoleQueryVariables>)) {
  return useQuery<ExportRoleQuery, ExportRoleQueryVariables>(ExportRoleDocument, options as useQuery.Options<ExportRoleQuery, ExportRoleQueryVariables>);
}

export function useExportRoleLazyQuery(options?: useLazyQuery.Options<ExportRoleQuery, ExportRoleQueryVariables>) {
  return useLazyQuery<ExportRoleQuery, ExportRoleQueryVariables>(ExportRoleDocument, options);
}

export function useExplainableUsersQuery(options: { skip: boolean; variables?: ExplainableUsersQueryVariables } & Omit<useQuery.Options<ExplainableUsersQuery, ExplainableUsersQueryVariables>, 'variables' | 'skip'> | ({ variables: ExplainableUsersQueryVariables } & useQuery.Options<ExplainableUsersQuery, ExplainableUsersQueryVariables>)) {
  return useQuery<ExplainableUsersQuery, ExplainableUsersQueryVariables>(ExplainableUsersDocument, options as useQuery.Options<ExplainableUsersQuery, ExplainableUsersQueryVariables>);
}

export function useExplainableUsersLazyQuery(options?: useLazyQuery.Options<ExplainableUsersQuery, ExplainableUsersQueryVariables>) {
  return useLazyQuery<ExplainableUsersQuery, ExplainableUsersQueryVariables>(ExplainableUsersDocument, options);
}

export function useExplainableUserQuery(options: { skip: boolean; variables?: ExplainableUserQueryVariables } & Omit<useQuery.Options<ExplainableUserQuery, ExplainableUserQueryVariables>, 'variables' | 'skip'> | ({ variables: ExplainableUserQueryVariables } & useQuery.Options<ExplainableUserQuery, ExplainableUserQueryVariables>)) {
  return useQuery<ExplainableUserQuery, ExplainableUserQueryVariables>(ExplainableUserDocument, options as useQuery.Options<ExplainableUserQuery, ExplainableUserQueryVariables>);
}

export function useExplainableUserLazyQuery(options?: useLazyQuery.Options<ExplainableUserQuery, ExplainableUserQueryVariables>) {
  return useLazyQuery<ExplainableUserQuery, ExplainableUserQueryVariables>(ExplainableUserDocument, options);
}

export function useExplainAccessQuery(options: { skip: boolean; variables?: ExplainAccessQueryVariables } & Omit<useQuery.Options<ExplainAccessQuery, ExplainAccessQueryVariables>, 'variables' | 'skip'> | ({ variables: ExplainAccessQueryVariables } & useQuery.Options<ExplainAccessQuery, ExplainAccessQueryVariables>)) {
  return useQuery<ExplainAccessQuery, ExplainAccessQueryVariables>(ExplainAccessDocument, options as useQuery.Options<ExplainAccessQuery, ExplainAccessQueryVariables>);
}

export function useExplainAccessLazyQuery(options?: useLazyQuery.Options<ExplainAccessQuery, ExplainAccessQueryVariables>) {
  return useLazyQuery<ExplainAccessQuery, ExplainAccessQueryVariables>(ExplainAccessDocument, options);
}

export function useSaveRoleMutation(options?: useMutation.Options<SaveRoleMutation, SaveRoleMutationVariables>) {
  return useMutation<SaveRoleMutation, SaveRoleMutationVariables>(SaveRoleDocument, options);
}

export function useCloneRoleMutation(options?: useMutation.Options<CloneRoleMutation, CloneRoleMutationVariables>) {
  return useMutation<CloneRoleMutation, CloneRoleMutationVariables>(CloneRoleDocument, options);
}

export function useResetRoleMutation(options?: useMutation.Options<ResetRoleMutation, ResetRoleMutationVariables>) {
  return useMutation<ResetRoleMutation, ResetRoleMutationVariables>(ResetRoleDocument, options);
}

export function useRemoveRoleMutation(options?: useMutation.Options<RemoveRoleMutation, RemoveRoleMutationVariables>) {
  return useMutation<RemoveRoleMutation, RemoveRoleMutationVariables>(RemoveRoleDocument, options);
}

export function useImportRoleMutation(options?: useMutation.Options<ImportRoleMutation, ImportRoleMutationVariables>) {
  return useMutation<ImportRoleMutation, ImportRoleMutationVariables>(ImportRoleDocument, options);
}