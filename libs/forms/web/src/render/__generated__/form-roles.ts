/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FormRolesQueryVariables = Exact<{
  first: number;
}>;


export type FormRolesQuery = { roles: { __typename: 'RoleConnection', nodes: Array<{ __typename: 'Role', id: string, name: string }> } };


export const FormRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"formRoles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<FormRolesQuery, FormRolesQueryVariables>;
export function useFormRolesQuery(options: { skip: boolean; variables?: FormRolesQueryVariables } & Omit<useQuery.Options<FormRolesQuery, FormRolesQueryVariables>, 'variables' | 'skip'> | ({ variables: FormRolesQueryVariables } & useQuery.Options<FormRolesQuery, FormRolesQueryVariables>)) {
  return useQuery<FormRolesQuery, FormRolesQueryVariables>(FormRolesDocument, options as useQuery.Options<FormRolesQuery, FormRolesQueryVariables>);
}

export function useFormRolesLazyQuery(options?: useLazyQuery.Options<FormRolesQuery, FormRolesQueryVariables>) {
  return useLazyQuery<FormRolesQuery, FormRolesQueryVariables>(FormRolesDocument, options);
}