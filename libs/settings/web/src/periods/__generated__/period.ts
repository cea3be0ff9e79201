/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReportingYearsQueryVariables = Exact<{
  first: number;
}>;


export type ReportingYearsQuery = { reportingYears: Array<{ __typename: 'ReportingYear', id: string, name: string, startsOn: string, endsOn: string }> };

export type ReportingYearQueryVariables = Exact<{
  id: string;
}>;


export type ReportingYearQuery = { reportingYear: { __typename: 'ReportingYear', id: string, name: string, startsOn: string, endsOn: string, version: number, termId: string | null } };

export type ReportingTermQueryVariables = Exact<{
  id: string;
}>;


export type ReportingTermQuery = { reportingTerm: { __typename: 'ReportingTerm', id: string, yearId: string | null, kind: Types.ReportingTermKind, name: string, startsOn: string, endsOn: string, version: number } };

export type SaveReportingYearMutationVariables = Exact<{
  input: Types.SaveReportingYearInput;
}>;


export type SaveReportingYearMutation = { saveReportingYear: { __typename: 'SaveReportingYearPayload', reportingYear: { __typename: 'ReportingYear', id: string, name: string, startsOn: string, endsOn: string, version: number, termId: string | null } | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string, path: string | null, conflicts: Array<{ __typename: 'ConflictValue', field: string, current: string | null, attempted: string | null, version: number, changedBy: string | null }> }
      | { __typename: 'DuplicateProblem', message: string, path: string | null }
      | { __typename: 'PlainProblem', message: string, path: string | null }
    > } };

export type SaveReportingTermMutationVariables = Exact<{
  input: Types.SaveReportingTermInput;
}>;


export type SaveReportingTermMutation = { saveReportingTerm: { __typename: 'SaveReportingTermPayload', reportingTerm: { __typename: 'ReportingTerm', id: string, yearId: string | null, kind: Types.ReportingTermKind, name: string, startsOn: string, endsOn: string, version: number } | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string, path: string | null, conflicts: Array<{ __typename: 'ConflictValue', field: string, current: string | null, attempted: string | null, version: number, changedBy: string | null }> }
      | { __typename: 'DuplicateProblem', message: string, path: string | null }
      | { __typename: 'PlainProblem', message: string, path: string | null }
    > } };


export const ReportingYearsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"reportingYears"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportingYears"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}}]}}]} as unknown as DocumentNode<ReportingYearsQuery, ReportingYearsQueryVariables>;
export const ReportingYearDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"reportingYear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportingYear"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"termId"}}]}}]}}]} as unknown as DocumentNode<ReportingYearQuery, ReportingYearQueryVariables>;
export const ReportingTermDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"reportingTerm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportingTerm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"yearId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ReportingTermQuery, ReportingTermQueryVariables>;
export const SaveReportingYearDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"saveReportingYear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveReportingYearInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReportingYear"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportingYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"termId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"attempted"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveReportingYearMutation, SaveReportingYearMutationVariables>;
export const SaveReportingTermDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"saveReportingTerm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveReportingTermInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReportingTerm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportingTerm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"yearId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"attempted"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveReportingTermMutation, SaveReportingTermMutationVariables>;
export function useReportingYearsQuery(options: { skip: boolean; variables?: ReportingYearsQueryVariables } & Omit<useQuery.Options<ReportingYearsQuery, ReportingYearsQueryVariables>, 'variables' | 'skip'> | ({ variables: ReportingYearsQueryVariables } & useQuery.Options<ReportingYearsQuery, ReportingYearsQueryVariables>)) {
  return useQuery<ReportingYearsQuery, ReportingYearsQueryVariables>(ReportingYearsDocument, options as useQuery.Options<ReportingYearsQuery, ReportingYearsQueryVariables>);
}

export function useReportingYearsLazyQuery(options?: useLazyQuery.Options<ReportingYearsQuery, ReportingYearsQueryVariables>) {
  return useLazyQuery<ReportingYearsQuery, ReportingYearsQueryVariables>(ReportingYearsDocument, options);
}

export function useReportingYearQuery(options: { skip: boolean; variables?: ReportingYearQueryVariables } & Omit<useQuery.Options<ReportingYearQuery, ReportingYearQueryVariables>, 'variables' | 'skip'> | ({ variables: ReportingYearQueryVariables } & useQuery.Options<ReportingYearQuery, ReportingYearQueryVariables>)) {
  return useQuery<ReportingYearQuery, ReportingYearQueryVariables>(ReportingYearDocument, options as useQuery.Options<ReportingYearQuery, ReportingYearQueryVariables>);
}

export function useReportingYearLazyQuery(options?: useLazyQuery.Options<ReportingYearQuery, ReportingYearQueryVariables>) {
  return useLazyQuery<ReportingYearQuery, ReportingYearQueryVariables>(ReportingYearDocument, options);
}

export function useReportingTermQuery(options: { skip: boolean; variables?: ReportingTermQueryVariables } & Omit<useQuery.Options<ReportingTermQuery, ReportingTermQueryVariables>, 'variables' | 'skip'> | ({ variables: ReportingTermQueryVariables } & useQuery.Options<ReportingTermQuery, ReportingTermQueryVariables>)) {
  return useQuery<ReportingTermQuery, ReportingTermQueryVariables>(ReportingTermDocument, options as useQuery.Options<ReportingTermQuery, ReportingTermQueryVariables>);
}

export function useReportingTermLazyQuery(options?: useLazyQuery.Options<ReportingTermQuery, ReportingTermQueryVariables>) {
  return useLazyQuery<ReportingTermQuery, ReportingTermQueryVariables>(ReportingTermDocument, options);
}

export function useSaveReportingYearMutation(options?: useMutation.Options<SaveReportingYearMutation, SaveReportingYearMutationVariables>) {
  return useMutation<SaveReportingYearMutation, SaveReportingYearMutationVariables>(SaveReportingYearDocument, options);
}

export function useSaveReportingTermMutation(options?: useMutation.Options<SaveReportingTermMutation, SaveReportingTermMutationVariables>) {
  return useMutation<SaveReportingTermMutation, SaveReportingTermMutationVariables>(SaveReportingTermDocument, options);
}