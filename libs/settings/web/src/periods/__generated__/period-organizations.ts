/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PeriodOrganizationsQueryVariables = Exact<{
  termId: string;
}>;


export type PeriodOrganizationsQuery = { periodOrganizations: { __typename: 'PeriodOrganizationTree', inactiveIds: Array<string>, leftOutBy: string | null, nodes: Array<{ __typename: 'PeriodOrganization', id: string, parentId: string | null, name: string, level: string, enabled: boolean }>, otherTerms: Array<{ __typename: 'PeriodTermRef', id: string, name: string }> } };

export type SetPeriodOrganizationsMutationVariables = Exact<{
  input: Types.SetPeriodOrganizationsInput;
}>;


export type SetPeriodOrganizationsMutation = { setPeriodOrganizations: { __typename: 'SetPeriodOrganizationsPayload', organizations: { __typename: 'PeriodOrganizationTree', inactiveIds: Array<string> } | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string, conflicts: Array<{ __typename: 'ConflictValue', field: string, current: string | null, attempted: string | null, version: number, changedBy: string | null }> }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };


export const PeriodOrganizationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"periodOrganizations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"termId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"periodOrganizations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"termId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"termId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inactiveIds"}},{"kind":"Field","name":{"kind":"Name","value":"leftOutBy"}},{"kind":"Field","name":{"kind":"Name","value":"otherTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PeriodOrganizationsQuery, PeriodOrganizationsQueryVariables>;
export const SetPeriodOrganizationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"setPeriodOrganizations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPeriodOrganizationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPeriodOrganizations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inactiveIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"attempted"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SetPeriodOrganizationsMutation, SetPeriodOrganizationsMutationVariables>;
export function usePeriodOrganizationsQuery(options: { skip: boolean; variables?: PeriodOrganizationsQueryVariables } & Omit<useQuery.Options<PeriodOrganizationsQuery, PeriodOrganizationsQueryVariables>, 'variables' | 'skip'> | ({ variables: PeriodOrganizationsQueryVariables } & useQuery.Options<PeriodOrganizationsQuery, PeriodOrganizationsQueryVariables>)) {
  return useQuery<PeriodOrganizationsQuery, PeriodOrganizationsQueryVariables>(PeriodOrganizationsDocument, options as useQuery.Options<PeriodOrganizationsQuery, PeriodOrganizationsQueryVariables>);
}

export function usePeriodOrganizationsLazyQuery(options?: useLazyQuery.Options<PeriodOrganizationsQuery, PeriodOrganizationsQueryVariables>) {
  return useLazyQuery<PeriodOrganizationsQuery, PeriodOrganizationsQueryVariables>(PeriodOrganizationsDocument, options);
}

export function useSetPeriodOrganizationsMutation(options?: useMutation.Options<SetPeriodOrganizationsMutation, SetPeriodOrganizationsMutationVariables>) {
  return useMutation<SetPeriodOrganizationsMutation, SetPeriodOrganizationsMutationVariables>(SetPeriodOrganizationsDocument, options);
}