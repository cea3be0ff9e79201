/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AttendanceAheadQueryVariables = Exact<{
  first: number;
  days: number;
  after?: string | null | undefined;
}>;


export type AttendanceAheadQuery = { sessionsAhead: { __typename: 'SessionDayConnection', nodes: Array<{ __typename: 'SessionDay', sessionId: string, date: string, isDropIn: boolean }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };


export const AttendanceAheadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"attendanceAhead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionsAhead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isDropIn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<AttendanceAheadQuery, AttendanceAheadQueryVariables>;
export function useAttendanceAheadQuery(options: { skip: boolean; variables?: AttendanceAheadQueryVariables } & Omit<useQuery.Options<AttendanceAheadQuery, AttendanceAheadQueryVariables>, 'variables' | 'skip'> | ({ variables: AttendanceAheadQueryVariables } & useQuery.Options<AttendanceAheadQuery, AttendanceAheadQueryVariables>)) {
  return useQuery<AttendanceAheadQuery, AttendanceAheadQueryVariables>(AttendanceAheadDocument, options as useQuery.Options<AttendanceAheadQuery, AttendanceAheadQueryVariables>);
}

export function useAttendanceAheadLazyQuery(options?: useLazyQuery.Options<AttendanceAheadQuery, AttendanceAheadQueryVariables>) {
  return useLazyQuery<AttendanceAheadQuery, AttendanceAheadQueryVariables>(AttendanceAheadDocument, options);
}