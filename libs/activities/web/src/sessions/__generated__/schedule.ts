/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SchedulePreviewQueryVariables = Exact<{
  input: Types.SchedulePreviewInput;
}>;


export type SchedulePreviewQuery = { schedulePreview: { __typename: 'SchedulePreviewPayload', sessions: Array<{ __typename: 'PlannedSeriesSession', patterns: Array<number>, endsOn: string, closed: Array<string>, clockNotes: Array<string>, meetings: Array<{ __typename: 'PlannedMeeting', date: string, startTime: string, endTime: string }> }> | null, closures: Array<{ __typename: 'ClosedDay', date: string, reason: string }> | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };

export type SessionConflictsQueryVariables = Exact<{
  input: Types.SessionConflictsInput;
}>;


export type SessionConflictsQuery = { sessionConflicts: Array<{ __typename: 'SessionConflictNote', kind: Types.SessionConflictKind, subjectId: string, subjectName: string, sessionId: string | null, sessionName: string | null, siteName: string | null, startTime: string, endTime: string, dates: Array<string> }> };

export type SiteRoomsQueryVariables = Exact<{
  siteId: string;
}>;


export type SiteRoomsQuery = { siteRooms: Array<{ __typename: 'Room', id: string, name: string, capacity: number | null, retired: boolean, version: number }> };

export type SessionStaffChoicesQueryVariables = Exact<{
  siteId: string;
  search?: string | null | undefined;
}>;


export type SessionStaffChoicesQuery = { sessionStaffChoices: Array<{ __typename: 'SessionStaff', id: string, firstName: string, lastName: string }> };

export type SaveRoomMutationVariables = Exact<{
  input: Types.SaveRoomInput;
}>;


export type SaveRoomMutation = { saveRoom: { __typename: 'RoomPayload', room: { __typename: 'Room', id: string, name: string, capacity: number | null, retired: boolean, version: number } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };

export type RemoveRoomMutationVariables = Exact<{
  id: string;
  restore: boolean;
}>;


export type RemoveRoomMutation = { removeRoom: { __typename: 'RoomPayload', room: { __typename: 'Room', id: string, name: string, capacity: number | null, retired: boolean, version: number } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };


export const SchedulePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"schedulePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SchedulePreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedulePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patterns"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"clockNotes"}},{"kind":"Field","name":{"kind":"Name","value":"meetings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"closures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<SchedulePreviewQuery, SchedulePreviewQueryVariables>;
export const SessionConflictsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"sessionConflicts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SessionConflictsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionConflicts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}},{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}}]}}]} as unknown as DocumentNode<SessionConflictsQuery, SessionConflictsQueryVariables>;
export const SiteRoomsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"siteRooms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteRooms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SiteRoomsQuery, SiteRoomsQueryVariables>;
export const SessionStaffChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"sessionStaffChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionStaffChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<SessionStaffChoicesQuery, SessionStaffChoicesQueryVariables>;
export const SaveRoomDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"saveRoom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveRoomInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRoom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"room"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<SaveRoomMutation, SaveRoomMutationVariables>;
export const RemoveRoomDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeRoom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"restore"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeRoom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"restore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"restore"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"room"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveRoomMutation, RemoveRoomMutationVariables>;
export function useSchedulePreviewQuery(options: { skip: boolean; variables?: SchedulePreviewQueryVariables } & Omit<useQuery.Options<SchedulePreviewQuery, SchedulePreviewQueryVariables>, 'variables' | 'skip'> | ({ variables: SchedulePreviewQueryVariables } & useQuery.Options<SchedulePreviewQuery, SchedulePreviewQueryVariables>)) {
  return useQuery<SchedulePreviewQuery, SchedulePreviewQueryVariables>(SchedulePreviewDocument, options as useQuery.Options<SchedulePreviewQuery, SchedulePreviewQueryVariables>);
}

export function useSchedulePreviewLazyQuery(options?: useLazyQuery.Options<SchedulePreviewQuery, SchedulePreviewQueryVariables>) {
  return useLazyQuery<SchedulePreviewQuery, SchedulePreviewQueryVariables>(SchedulePreviewDocument, options);
}

export function useSessionConflictsQuery(options: { skip: boolean; variables?: SessionConflictsQueryVariables } & Omit<useQuery.Options<SessionConflictsQuery, SessionConflictsQueryVariables>, 'variables' | 'skip'> | ({ variables: SessionConflictsQueryVariables } & useQuery.Options<SessionConflictsQuery, SessionConflictsQueryVariables>)) {
  return useQuery<SessionConflictsQuery, SessionConflictsQueryVariables>(SessionConflictsDocument, options as useQuery.Options<SessionConflictsQuery, SessionConflictsQueryVariables>);
}

export function useSessionConflictsLazyQuery(options?: useLazyQuery.Options<SessionConflictsQuery, SessionConflictsQueryVariables>) {
  return useLazyQuery<SessionConflictsQuery, SessionConflictsQueryVariables>(SessionConflictsDocument, options);
}

export function useSiteRoomsQuery(options: { skip: boolean; variables?: SiteRoomsQueryVariables } & Omit<useQuery.Options<SiteRoomsQuery, SiteRoomsQueryVariables>, 'variables' | 'skip'> | ({ variables: SiteRoomsQueryVariables } & useQuery.Options<SiteRoomsQuery, SiteRoomsQueryVariables>)) {
  return useQuery<SiteRoomsQuery, SiteRoomsQueryVariables>(SiteRoomsDocument, options as useQuery.Options<SiteRoomsQuery, SiteRoomsQueryVariables>);
}

export function useSiteRoomsLazyQuery(options?: useLazyQuery.Options<SiteRoomsQuery, SiteRoomsQueryVariables>) {
  return useLazyQuery<SiteRoomsQuery, SiteRoomsQueryVariables>(SiteRoomsDocument, options);
}

export function useSessionStaffChoicesQuery(options: { skip: boolean; variables?: SessionStaffChoicesQueryVariables } & Omit<useQuery.Options<SessionStaffChoicesQuery, SessionStaffChoicesQueryVariables>, 'variables' | 'skip'> | ({ variables: SessionStaffChoicesQueryVariables } & useQuery.Options<SessionStaffChoicesQuery, SessionStaffChoicesQueryVariables>)) {
  return useQuery<SessionStaffChoicesQuery, SessionStaffChoicesQueryVariables>(SessionStaffChoicesDocument, options as useQuery.Options<SessionStaffChoicesQuery, SessionStaffChoicesQueryVariables>);
}

export function useSessionStaffChoicesLazyQuery(options?: useLazyQuery.Options<SessionStaffChoicesQuery, SessionStaffChoicesQueryVariables>) {
  return useLazyQuery<SessionStaffChoicesQuery, SessionStaffChoicesQueryVariables>(SessionStaffChoicesDocument, options);
}

export function useSaveRoomMutation(options?: useMutation.Options<SaveRoomMutation, SaveRoomMutationVariables>) {
  return useMutation<SaveRoomMutation, SaveRoomMutationVariables>(SaveRoomDocument, options);
}

export function useRemoveRoomMutation(options?: useMutation.Options<RemoveRoomMutation, RemoveRoomMutationVariables>) {
  return useMutation<RemoveRoomMutation, RemoveRoomMutationVariables>(RemoveRoomDocument, options);
}