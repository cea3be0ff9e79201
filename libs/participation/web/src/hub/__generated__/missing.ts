/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MissingDaysQueryVariables = Exact<{
  siteId?: string | null | undefined;
  activityId?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  first: number;
  offset?: number | null | undefined;
}>;


export type MissingDaysQuery = { missingDays: { __typename: 'SessionDayConnection', nodes: Array<{ __typename: 'SessionDay', sessionId: string, sessionName: string, activityId: string, activityName: string, siteId: string, siteName: string, date: string, startTime: string, endTime: string, enrolledCount: number, markedCount: number, unmarkedCount: number }>, totalCount: { __typename: 'ListCount', value: number, capped: boolean } } };

export type MissingAttendanceQueryVariables = Exact<{
  siteId?: string | null | undefined;
}>;


export type MissingAttendanceQuery = { missingAttendance: { __typename: 'MissingAttendance', total: number, oldest: string | null, sites: Array<{ __typename: 'MissingChoice', id: string, name: string, count: number }>, activities: Array<{ __typename: 'MissingChoice', id: string, name: string, count: number }>, weeks: Array<{ __typename: 'MissingWeek', startsOn: string, count: number }> } };

export type CloseMissingDaysMutationVariables = Exact<{
  input: Types.CloseSessionDatesInput;
}>;


export type CloseMissingDaysMutation = { closeSessionDates: { __typename: 'CloseSessionDatesPayload', closed: Array<{ __typename: 'SessionDate', sessionId: string, date: string }> | null, refused: Array<{ __typename: 'RefusedDay', sessionId: string, date: string, message: string }> | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string, path: string | null }
      | { __typename: 'DuplicateProblem', message: string, path: string | null }
      | { __typename: 'PlainProblem', message: string, path: string | null }
    > } };


export const MissingDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"missingDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"activityId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missingDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}}},{"kind":"Argument","name":{"kind":"Name","value":"activityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"activityId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"activityName"}},{"kind":"Field","name":{"kind":"Name","value":"siteId"}},{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledCount"}},{"kind":"Field","name":{"kind":"Name","value":"markedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unmarkedCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}}]} as unknown as DocumentNode<MissingDaysQuery, MissingDaysQueryVariables>;
export const MissingAttendanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"missingAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missingAttendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"oldest"}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<MissingAttendanceQuery, MissingAttendanceQueryVariables>;
export const CloseMissingDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"closeMissingDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseSessionDatesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeSessionDates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<CloseMissingDaysMutation, CloseMissingDaysMutationVariables>;
export function useMissingDaysQuery(options: { skip: boolean; variables?: MissingDaysQueryVariables } & Omit<useQuery.Options<MissingDaysQuery, MissingDaysQueryVariables>, 'variables' | 'skip'> | ({ variables: MissingDaysQueryVariables } & useQuery.Options<MissingDaysQuery, MissingDaysQueryVariables>)) {
  return useQuery<MissingDaysQuery, MissingDaysQueryVariables>(MissingDaysDocument, options as useQuery.Options<MissingDaysQuery, MissingDaysQueryVariables>);
}

export function useMissingDaysLazyQuery(options?: useLazyQuery.Options<MissingDaysQuery, MissingDaysQueryVariables>) {
  return useLazyQuery<MissingDaysQuery, MissingDaysQueryVariables>(MissingDaysDocument, options);
}

export function useMissingAttendanceQuery(options?: useQuery.Options<MissingAttendanceQuery, MissingAttendanceQueryVariables>) {
  return useQuery<MissingAttendanceQuery, MissingAttendanceQueryVariables>(MissingAttendanceDocument, options as useQuery.Options<MissingAttendanceQuery, MissingAttendanceQueryVariables>);
}

export function useMissingAttendanceLazyQuery(options?: useLazyQuery.Options<MissingAttendanceQuery, MissingAttendanceQueryVariables>) {
  return useLazyQuery<MissingAttendanceQuery, MissingAttendanceQueryVariables>(MissingAttendanceDocument, options);
}

export function useCloseMissingDaysMutation(options?: useMutation.Options<CloseMissingDaysMutation, CloseMissingDaysMutationVariables>) {
  return useMutation<CloseMissingDaysMutation, CloseMissingDaysMutationVariables>(CloseMissingDaysDocument, options);
}