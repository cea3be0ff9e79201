/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RosterCopyTargetsQueryVariables = Exact<{
  from: Types.CopySource;
}>;


export type RosterCopyTargetsQuery = { copyTargets: Array<{ __typename: 'CopyTarget', sessionId: string, sessionName: string, activityName: string, startTime: string, endTime: string, outcome: Types.SessionOutcome | null, copied: number, different: number, same: number, notEnrolled: number, overlapping: number }> };

export type CopyRosterAttendanceMutationVariables = Exact<{
  input: Types.CopyAttendanceInput;
}>;


export type CopyRosterAttendanceMutation = { copyAttendance: { __typename: 'CopyAttendancePayload', sessions: Array<{ __typename: 'CopiedTo', sessionId: string, copied: number, kept: number, notEnrolled: number }> | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string }
      | { __typename: 'DuplicateProblem', code: string, message: string }
      | { __typename: 'PlainProblem', code: string, message: string }
    > } };

export type DeleteRosterAttendanceMutationVariables = Exact<{
  input: Types.DeleteAttendanceInput;
}>;


export type DeleteRosterAttendanceMutation = { deleteAttendance: { __typename: 'DeleteAttendancePayload', deleted: { __typename: 'DeletedAttendance', count: number, outcome: Types.SessionOutcome | null, marks: Array<{ __typename: 'SavedMark', personId: string, status: Types.AttendanceStatus, startTime: string | null, endTime: string | null }> } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string }
      | { __typename: 'DuplicateProblem', code: string, message: string }
      | { __typename: 'PlainProblem', code: string, message: string }
    > } };

export type RosterMarkHistoryQueryVariables = Exact<{
  sessionId: string;
  date: string;
  personId: string;
}>;


export type RosterMarkHistoryQuery = { markHistory: Array<{ __typename: 'MarkChange', at: string, by: string | null, reason: string | null, source: Types.MarkSource | null, copiedFrom: { __typename: 'CopiedFrom', name: string | null, date: string } | null, before: { __typename: 'PastMark', status: Types.AttendanceStatus, startTime: string | null, endTime: string | null } | null, after: { __typename: 'PastMark', status: Types.AttendanceStatus, startTime: string | null, endTime: string | null } | null }> };


export const RosterCopyTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"rosterCopyTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CopySource"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copyTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}},{"kind":"Field","name":{"kind":"Name","value":"activityName"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"copied"}},{"kind":"Field","name":{"kind":"Name","value":"different"}},{"kind":"Field","name":{"kind":"Name","value":"same"}},{"kind":"Field","name":{"kind":"Name","value":"notEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"overlapping"}}]}}]}}]} as unknown as DocumentNode<RosterCopyTargetsQuery, RosterCopyTargetsQueryVariables>;
export const CopyRosterAttendanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"copyRosterAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CopyAttendanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copyAttendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"copied"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"notEnrolled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CopyRosterAttendanceMutation, CopyRosterAttendanceMutationVariables>;
export const DeleteRosterAttendanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteRosterAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAttendanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAttendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteRosterAttendanceMutation, DeleteRosterAttendanceMutationVariables>;
export const RosterMarkHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"rosterMarkHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"copiedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}}]}}]} as unknown as DocumentNode<RosterMarkHistoryQuery, RosterMarkHistoryQueryVariables>;
export function useRosterCopyTargetsQuery(options: { skip: boolean; variables?: RosterCopyTargetsQueryVariables } & Omit<useQuery.Options<RosterCopyTargetsQuery, RosterCopyTargetsQueryVariables>, 'variables' | 'skip'> | ({ variables: RosterCopyTargetsQueryVariables } & useQuery.Options<RosterCopyTargetsQuery, RosterCopyTargetsQueryVariables>)) {
  return useQuery<RosterCopyTargetsQuery, RosterCopyTargetsQueryVariables>(RosterCopyTargetsDocument, options as useQuery.Options<RosterCopyTargetsQuery, RosterCopyTargetsQueryVariables>);
}

export function useRosterCopyTargetsLazyQuery(options?: useLazyQuery.Options<RosterCopyTargetsQuery, RosterCopyTargetsQueryVariables>) {
  return useLazyQuery<RosterCopyTargetsQuery, RosterCopyTargetsQueryVariables>(RosterCopyTargetsDocument, options);
}

export function useCopyRosterAttendanceMutation(options?: useMutation.Options<CopyRosterAttendanceMutation, CopyRosterAttendanceMutationVariables>) {
  return useMutation<CopyRosterAttendanceMutation, CopyRosterAttendanceMutationVariables>(CopyRosterAttendanceDocument, options);
}

export function useDeleteRosterAttendanceMutation(options?: useMutation.Options<DeleteRosterAttendanceMutation, DeleteRosterAttendanceMutationVariables>) {
  return useMutation<DeleteRosterAttendanceMutation, DeleteRosterAttendanceMutationVariables>(DeleteRosterAttendanceDocument, options);
}

export function useRosterMarkHistoryQuery(options: { skip: boolean; variables?: RosterMarkHistoryQueryVariables } & Omit<useQuery.Options<RosterMarkHistoryQuery, RosterMarkHistoryQueryVariables>, 'variables' | 'skip'> | ({ variables: RosterMarkHistoryQueryVariables } & useQuery.Options<RosterMarkHistoryQuery, RosterMarkHistoryQueryVariables>)) {
  return useQuery<RosterMarkHistoryQuery, RosterMarkHistoryQueryVariables>(RosterMarkHistoryDocument, options as useQuery.Options<RosterMarkHistoryQuery, RosterMarkHistoryQueryVariables>);
}

export function useRosterMarkHistoryLazyQuery(options?: useLazyQuery.Options<RosterMarkHistoryQuery, RosterMarkHistoryQueryVariables>) {
  return useLazyQuery<RosterMarkHistoryQuery, RosterMarkHistoryQueryVariables>(RosterMarkHistoryDocument, options);
}