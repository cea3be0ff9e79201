/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PeriodsListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: Types.DataCollectionPeriodFilter | null | undefined;
  sort?: Array<Types.DataCollectionPeriodSort> | Types.DataCollectionPeriodSort | null | undefined;
  first: number;
  offset?: number | null | undefined;
}>;


export type PeriodsListQuery = { dataCollectionPeriods: { __typename: 'DataCollectionPeriodConnection', nodes: Array<{ __typename: 'DataCollectionPeriod', id: string, type: Types.DataCollectionPeriodType, kind: Types.ReportingTermKind | null, name: string, startsOn: string, endsOn: string, version: number, takingPart: Types.TakingPart, year: { __typename: 'ReportingYearRef', id: string, name: string } | null }>, totalCount: { __typename: 'ListCount', value: number, capped: boolean } } };

export type ReportingYearObstaclesQueryVariables = Exact<{
  id: string;
}>;


export type ReportingYearObstaclesQuery = { reportingYearObstacles: Array<string> };

export type ReportingTermObstaclesQueryVariables = Exact<{
  id: string;
}>;


export type ReportingTermObstaclesQuery = { reportingTermObstacles: Array<string> };

export type RemoveReportingYearMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveReportingYearMutation = { removeReportingYear: { __typename: 'RemovePeriodPayload', removedId: string | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };

export type RemoveReportingTermMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveReportingTermMutation = { removeReportingTerm: { __typename: 'RemovePeriodPayload', removedId: string | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };


export const PeriodsListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"periodsList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DataCollectionPeriodFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DataCollectionPeriodSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataCollectionPeriods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"takingPart"}},{"kind":"Field","name":{"kind":"Name","value":"year"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}}]} as unknown as DocumentNode<PeriodsListQuery, PeriodsListQueryVariables>;
export const ReportingYearObstaclesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"reportingYearObstacles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportingYearObstacles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ReportingYearObstaclesQuery, ReportingYearObstaclesQueryVariables>;
export const ReportingTermObstaclesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"reportingTermObstacles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportingTermObstacles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ReportingTermObstaclesQuery, ReportingTermObstaclesQueryVariables>;
export const RemoveReportingYearDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeReportingYear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeReportingYear"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedId"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveReportingYearMutation, RemoveReportingYearMutationVariables>;
export const RemoveReportingTermDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeReportingTerm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeReportingTerm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedId"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveReportingTermMutation, RemoveReportingTermMutationVariables>;
export function usePeriodsListQuery(options: { skip: boolean; variables?: PeriodsListQueryVariables } & Omit<useQuery.Options<PeriodsListQuery, PeriodsListQueryVariables>, 'variables' | 'skip'> | ({ variables: PeriodsListQueryVariables } & useQuery.Options<PeriodsListQuery, PeriodsListQueryVariables>)) {
  return useQuery<PeriodsListQuery, PeriodsListQueryVariables>(PeriodsListDocument, options as useQuery.Options<PeriodsListQuery, PeriodsListQueryVariables>);
}

export function usePeriodsListLazyQuery(options?: useLazyQuery.Options<PeriodsListQuery, PeriodsListQueryVariables>) {
  return useLazyQuery<PeriodsListQuery, PeriodsListQueryVariables>(PeriodsListDocument, options);
}

export function useReportingYearObstaclesQuery(options: { skip: boolean; variables?: ReportingYearObstaclesQueryVariables } & Omit<useQuery.Options<ReportingYearObstaclesQuery, ReportingYearObstaclesQueryVariables>, 'variables' | 'skip'> | ({ variables: ReportingYearObstaclesQueryVariables } & useQuery.Options<ReportingYearObstaclesQuery, ReportingYearObstaclesQueryVariables>)) {
  return useQuery<ReportingYearObstaclesQuery, ReportingYearObstaclesQueryVariables>(ReportingYearObstaclesDocument, options as useQuery.Options<ReportingYearObstaclesQuery, ReportingYearObstaclesQueryVariables>);
}

export function useReportingYearObstaclesLazyQuery(options?: useLazyQuery.Options<ReportingYearObstaclesQuery, ReportingYearObstaclesQueryVariables>) {
  return useLazyQuery<ReportingYearObstaclesQuery, ReportingYearObstaclesQueryVariables>(ReportingYearObstaclesDocument, options);
}

export function useReportingTermObstaclesQuery(options: { skip: boolean; variables?: ReportingTermObstaclesQueryVariables } & Omit<useQuery.Options<ReportingTermObstaclesQuery, ReportingTermObstaclesQueryVariables>, 'variables' | 'skip'> | ({ variables: ReportingTermObstaclesQueryVariables } & useQuery.Options<ReportingTermObstaclesQuery, ReportingTermObstaclesQueryVariables>)) {
  return useQuery<ReportingTermObstaclesQuery, ReportingTermObstaclesQueryVariables>(ReportingTermObstaclesDocument, options as useQuery.Options<ReportingTermObstaclesQuery, ReportingTermObstaclesQueryVariables>);
}

export function useReportingTermObstaclesLazyQuery(options?: useLazyQuery.Options<ReportingTermObstaclesQuery, ReportingTermObstaclesQueryVariables>) {
  return useLazyQuery<ReportingTermObstaclesQuery, ReportingTermObstaclesQueryVariables>(ReportingTermObstaclesDocument, options);
}

export function useRemoveReportingYearMutation(options?: useMutation.Options<RemoveReportingYearMutation, RemoveReportingYearMutationVariables>) {
  return useMutation<RemoveReportingYearMutation, RemoveReportingYearMutationVariables>(RemoveReportingYearDocument, options);
}

export function useRemoveReportingTermMutation(options?: useMutation.Options<RemoveReportingTermMutation, RemoveReportingTermMutationVariables>) {
  return useMutation<RemoveReportingTermMutation, RemoveReportingTermMutationVariables>(RemoveReportingTermDocument, options);
}