/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AttendanceRuleFieldsFragment = { __typename: 'AttendancePolicy', startsOn: string | null, lateDays: number | null, overMinutes: number | null, longestMinutes: number, version: number } & { ' $fragmentName'?: 'AttendanceRuleFieldsFragment' };

export type AttendanceRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type AttendanceRulesQuery = { attendancePolicies: Array<{ __typename: 'AttendancePolicy', startsOn: string | null, lateDays: number | null, overMinutes: number | null, longestMinutes: number, version: number }> };

export type SaveAttendanceRulesMutationVariables = Exact<{
  input: Types.AttendancePolicyInput;
}>;


export type SaveAttendanceRulesMutation = { saveAttendancePolicy: { __typename: 'AttendancePolicyPayload', policies: Array<{ __typename: 'AttendancePolicy', startsOn: string | null, lateDays: number | null, overMinutes: number | null, longestMinutes: number, version: number }> | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };

export const AttendanceRuleFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceRuleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttendancePolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"lateDays"}},{"kind":"Field","name":{"kind":"Name","value":"overMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"longestMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AttendanceRuleFieldsFragment, unknown>;
export const AttendanceRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"attendanceRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendancePolicies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendanceRuleFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceRuleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttendancePolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"lateDays"}},{"kind":"Field","name":{"kind":"Name","value":"overMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"longestMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AttendanceRulesQuery, AttendanceRulesQueryVariables>;
export const SaveAttendanceRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"saveAttendanceRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendancePolicyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAttendancePolicy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"policies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendanceRuleFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceRuleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttendancePolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"lateDays"}},{"kind":"Field","name":{"kind":"Name","value":"overMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"longestMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveAttendanceRulesMutation, SaveAttendanceRulesMutationVariables>;
export function useAttendanceRulesQuery(options?: useQuery.Options<AttendanceRulesQuery, AttendanceRulesQueryVariables>) {
  return useQuery<AttendanceRulesQuery, AttendanceRulesQueryVariables>(AttendanceRulesDocument, options as useQuery.Options<AttendanceRulesQuery, AttendanceRulesQueryVariables>);
}

export function useAttendanceRulesLazyQuery(options?: useLazyQuery.Options<AttendanceRulesQuery, AttendanceRulesQueryVariables>) {
  return useLazyQuery<AttendanceRulesQuery, AttendanceRulesQueryVariables>(AttendanceRulesDocument, options);
}

export function useSaveAttendanceRulesMutation(options?: useMutation.Options<SaveAttendanceRulesMutation, SaveAttendanceRulesMutationVariables>) {
  return useMutation<SaveAttendanceRulesMutation, SaveAttendanceRulesMutationVariables>(SaveAttendanceRulesDocument, options);
}