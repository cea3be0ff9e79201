/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TenantSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type TenantSettingsQuery = { tenantSettings: { __typename: 'TenantSettings', id: string, code: string, name: string, timeZone: string, language: string, version: number } };

export type SaveTenantSettingsMutationVariables = Exact<{
  input: Types.SaveTenantSettingsInput;
}>;


export type SaveTenantSettingsMutation = { saveTenantSettings: { __typename: 'SaveTenantSettingsPayload', settings: { __typename: 'TenantSettings', id: string, code: string, name: string, timeZone: string, language: string, version: number } | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string, path: string | null, conflicts: Array<{ __typename: 'ConflictValue', field: string, current: string | null, attempted: string | null, version: number, changedBy: string | null }> }
      | { __typename: 'DuplicateProblem', message: string, path: string | null }
      | { __typename: 'PlainProblem', message: string, path: string | null }
    > } };


export const TenantSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"tenantSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenantSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<TenantSettingsQuery, TenantSettingsQueryVariables>;
export const SaveTenantSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"saveTenantSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveTenantSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveTenantSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"attempted"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveTenantSettingsMutation, SaveTenantSettingsMutationVariables>;
export function useTenantSettingsQuery(options?: useQuery.Options<TenantSettingsQuery, TenantSettingsQueryVariables>) {
  return useQuery<TenantSettingsQuery, TenantSettingsQueryVariables>(TenantSettingsDocument, options as useQuery.Options<TenantSettingsQuery, TenantSettingsQueryVariables>);
}

export function useTenantSettingsLazyQuery(options?: useLazyQuery.Options<TenantSettingsQuery, TenantSettingsQueryVariables>) {
  return useLazyQuery<TenantSettingsQuery, TenantSettingsQueryVariables>(TenantSettingsDocument, options);
}

export function useSaveTenantSettingsMutation(options?: useMutation.Options<SaveTenantSettingsMutation, SaveTenantSettingsMutationVariables>) {
  return useMutation<SaveTenantSettingsMutation, SaveTenantSettingsMutationVariables>(SaveTenantSettingsDocument, options);
}