/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ActivitiesCalendarQueryVariables = Exact<{
  from: string;
  to: string;
  roomId?: string | null | undefined;
  staffId?: string | null | undefined;
  siteId?: string | null | undefined;
}>;


export type ActivitiesCalendarQuery = { sessionCalendarDates: { __typename: 'SessionCalendarDates', more: boolean, dates: Array<{ __typename: 'CalendarSessionDate', sessionId: string, activityId: string, date: string, startTime: string, endTime: string, sessionName: string, activityName: string, place: string | null, staffNames: Array<string>, source: Types.CalendarSource, outcome: Types.CalendarOutcome | null, locked: boolean, marked: boolean, version: number, sessionVersion: number }> }, siteCalendarEntries: { __typename: 'SiteCalendarEntries', entries: Array<{ __typename: 'SiteCalendarEntry', date: string, eventId: string, kind: Types.SiteEventKind, reason: string, startTime: string | null, endTime: string | null }> } };

export type ActivitiesCalendarChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ActivitiesCalendarChoicesQuery = { sessionCalendarChoices: { __typename: 'SessionCalendarChoices', rooms: Array<{ __typename: 'CalendarChoice', id: string, name: string }>, staff: Array<{ __typename: 'CalendarChoice', id: string, name: string }> } };

export type CalendarSessionQueryVariables = Exact<{
  id: string;
}>;


export type CalendarSessionQuery = { activitySession: { __typename: 'Session', id: string, name: string, version: number, startsOn: string, endsOn: string, meetings: number | null, startTime: string, endTime: string, location: string | null, capacity: number | null, room: { __typename: 'Room', id: string } | null, patterns: Array<{ __typename: 'SessionPattern', frequency: Types.PatternFrequency, interval: number, weekdays: Array<number>, weeksOfMonth: Array<number>, startTime: string, endTime: string }> } };

export type MoveCalendarDateMutationVariables = Exact<{
  input: Types.MoveSessionDateInput;
}>;


export type MoveCalendarDateMutation = { moveSessionDate: { __typename: 'ActivitySessionPayload', problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };

export type CancelCalendarDateMutationVariables = Exact<{
  sessionId: string;
  date: string;
  reason?: string | null | undefined;
}>;


export type CancelCalendarDateMutation = { cancelSessionDate: { __typename: 'ActivitySessionPayload', problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };

export type RestoreCalendarDateMutationVariables = Exact<{
  sessionId: string;
  date: string;
}>;


export type RestoreCalendarDateMutation = { restoreSessionDate: { __typename: 'ActivitySessionPayload', problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };

export type MoveCalendarSeriesMutationVariables = Exact<{
  input: Types.SaveSessionInput;
}>;


export type MoveCalendarSeriesMutation = { saveSession: { __typename: 'SaveSessionPayload', session: { __typename: 'Session', id: string, version: number } | null, changes: Array<{ __typename: 'SessionChange', name: string, gained: Array<string>, lost: Array<string>, retimed: Array<string>, kept: Array<string> }> | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };


export const ActivitiesCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"activitiesCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"staffId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionCalendarDates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"roomId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}}},{"kind":"Argument","name":{"kind":"Name","value":"staffId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staffId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}},{"kind":"Field","name":{"kind":"Name","value":"activityName"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"staffNames"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"marked"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sessionVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"more"}}]}},{"kind":"Field","name":{"kind":"Name","value":"siteCalendarEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"siteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}}]}}]} as unknown as DocumentNode<ActivitiesCalendarQuery, ActivitiesCalendarQueryVariables>;
export const ActivitiesCalendarChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"activitiesCalendarChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionCalendarChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ActivitiesCalendarChoicesQuery, ActivitiesCalendarChoicesQueryVariables>;
export const CalendarSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"calendarSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activitySession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"meetings"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"room"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"patterns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"weeksOfMonth"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}}]}}]} as unknown as DocumentNode<CalendarSessionQuery, CalendarSessionQueryVariables>;
export const MoveCalendarDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"moveCalendarDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveSessionDateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveSessionDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<MoveCalendarDateMutation, MoveCalendarDateMutationVariables>;
export const CancelCalendarDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"cancelCalendarDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSessionDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<CancelCalendarDateMutation, CancelCalendarDateMutationVariables>;
export const RestoreCalendarDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"restoreCalendarDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreSessionDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreCalendarDateMutation, RestoreCalendarDateMutationVariables>;
export const MoveCalendarSeriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"moveCalendarSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"gained"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"retimed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<MoveCalendarSeriesMutation, MoveCalendarSeriesMutationVariables>;
export function useActivitiesCalendarQuery(options: { skip: boolean; variables?: ActivitiesCalendarQueryVariables } & Omit<useQuery.Options<ActivitiesCalendarQuery, ActivitiesCalendarQueryVariables>, 'variables' | 'skip'> | ({ variables: ActivitiesCalendarQueryVariables } & useQuery.Options<ActivitiesCalendarQuery, ActivitiesCalendarQueryVariables>)) {
  return useQuery<ActivitiesCalendarQuery, ActivitiesCalendarQueryVariables>(ActivitiesCalendarDocument, options as useQuery.Options<ActivitiesCalendarQuery, ActivitiesCalendarQueryVariables>);
}

export function useActivitiesCalendarLazyQuery(options?: useLazyQuery.Options<ActivitiesCalendarQuery, ActivitiesCalendarQueryVariables>) {
  return useLazyQuery<ActivitiesCalendarQuery, ActivitiesCalendarQueryVariables>(ActivitiesCalendarDocument, options);
}

export function useActivitiesCalendarChoicesQuery(options?: useQuery.Options<ActivitiesCalendarChoicesQuery, ActivitiesCalendarChoicesQueryVariables>) {
  return useQuery<ActivitiesCalendarChoicesQuery, ActivitiesCalendarChoicesQueryVariables>(ActivitiesCalendarChoicesDocument, options as useQuery.Options<ActivitiesCalendarChoicesQuery, ActivitiesCalendarChoicesQueryVariables>);
}

export function useActivitiesCalendarChoicesLazyQuery(options?: useLazyQuery.Options<ActivitiesCalendarChoicesQuery, ActivitiesCalendarChoicesQueryVariables>) {
  return useLazyQuery<ActivitiesCalendarChoicesQuery, ActivitiesCalendarChoicesQueryVariables>(ActivitiesCalendarChoicesDocument, options);
}

export function useCalendarSessionQuery(options: { skip: boolean; variables?: CalendarSessionQueryVariables } & Omit<useQuery.Options<CalendarSessionQuery, CalendarSessionQueryVariables>, 'variables' | 'skip'> | ({ variables: CalendarSessionQueryVariables } & useQuery.Options<CalendarSessionQuery, CalendarSessionQueryVariables>)) {
  return useQuery<CalendarSessionQuery, CalendarSessionQueryVariables>(CalendarSessionDocument, options as useQuery.Options<CalendarSessionQuery, CalendarSessionQueryVariables>);
}

export function useCalendarSessionLazyQuery(options?: useLazyQuery.Options<CalendarSessionQuery, CalendarSessionQueryVariables>) {
  return useLazyQuery<CalendarSessionQuery, CalendarSessionQueryVariables>(CalendarSessionDocument, options);
}

export function useMoveCalendarDateMutation(options?: useMutation.Options<MoveCalendarDateMutation, MoveCalendarDateMutationVariables>) {
  return useMutation<MoveCalendarDateMutation, MoveCalendarDateMutationVariables>(MoveCalendarDateDocument, options);
}

export function useCancelCalendarDateMutation(options?: useMutation.Options<CancelCalendarDateMutation, CancelCalendarDateMutationVariables>) {
  return useMutation<CancelCalendarDateMutation, CancelCalendarDateMutationVariables>(CancelCalendarDateDocument, options);
}

export function useRestoreCalendarDateMutation(options?: useMutation.Options<RestoreCalendarDateMutation, RestoreCalendarDateMutationVariables>) {
  return useMutation<RestoreCalendarDateMutation, RestoreCalendarDateMutationVariables>(RestoreCalendarDateDocument, options);
}

export function useMoveCalendarSeriesMutation(options?: useMutation.Options<MoveCalendarSeriesMutation, MoveCalendarSeriesMutationVariables>) {
  return useMutation<MoveCalendarSeriesMutation, MoveCalendarSeriesMutationVariables>(MoveCalendarSeriesDocument, options);
}