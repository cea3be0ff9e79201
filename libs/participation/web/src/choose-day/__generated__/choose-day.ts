/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DayRowFragment = { __typename: 'SessionDay', sessionId: string, sessionName: string, activityId: string, activityName: string, isDropIn: boolean, siteName: string, date: string, startTime: string, endTime: string, outcome: Types.SessionOutcome | null, locked: boolean, enrolledCount: number, markedCount: number, presentCount: number } & { ' $fragmentName'?: 'DayRowFragment' };

export type AttendanceTodayQueryVariables = Exact<{
  first: number;
}>;


export type AttendanceTodayQuery = { todaysSessions: { __typename: 'SessionDayConnection', nodes: Array<{ __typename: 'SessionDay', sessionId: string, sessionName: string, activityId: string, activityName: string, isDropIn: boolean, siteName: string, date: string, startTime: string, endTime: string, outcome: Types.SessionOutcome | null, locked: boolean, enrolledCount: number, markedCount: number, presentCount: number }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } } };

export type AttendanceNotEnteredQueryVariables = Exact<{
  first: number;
  offset?: number | null | undefined;
}>;


export type AttendanceNotEnteredQuery = { notEntered: { __typename: 'SessionDayConnection', nodes: Array<{ __typename: 'SessionDay', sessionId: string, sessionName: string, activityId: string, activityName: string, isDropIn: boolean, siteName: string, date: string, startTime: string, endTime: string, outcome: Types.SessionOutcome | null, locked: boolean, enrolledCount: number, markedCount: number, presentCount: number }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean }, totalCount: { __typename: 'ListCount', value: number, capped: boolean } } };

export type AttendanceActivitiesQueryVariables = Exact<{
  first: number;
}>;


export type AttendanceActivitiesQuery = { activities: { __typename: 'ActivityConnection', nodes: Array<{ __typename: 'Activity', id: string, name: string, type: Types.ActivityType, term: { __typename: 'TermRef', id: string, name: string } | null, sessions: Array<{ __typename: 'Session', id: string, name: string, startsOn: string, endsOn: string, startTime: string, endTime: string, weekdays: Array<number>, location: string | null }> }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } } };

export type AttendanceCalendarQueryVariables = Exact<{
  sessionId: string;
  from: string;
  to: string;
}>;


export type AttendanceCalendarQuery = { sessionCalendar: Array<{ __typename: 'CalendarDay', date: string, state: Types.SessionDateState, outcome: Types.SessionOutcome | null, locked: boolean, closureReason: string | null, enrolledCount: number, counts: { __typename: 'StatusCounts', enrolled: number, present: number, excusedAbsence: number, unexcusedAbsence: number } }> };

export type AttendanceDayQueryVariables = Exact<{
  sessionId: string;
  date: string;
}>;


export type AttendanceDayQuery = { checkSessionDate: { __typename: 'SessionDateCheck', date: string, sessionId: string, startTime: string, endTime: string, isDropIn: boolean, state: Types.SessionDateState, closureReason: string | null, outcome: Types.SessionOutcome | null, outcomeReason: string | null, lock: { __typename: 'MonthLock', lockedAt: string, lockedBy: string | null } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string }
      | { __typename: 'DuplicateProblem', code: string, message: string }
      | { __typename: 'PlainProblem', code: string, message: string }
    > } };

export type AddAttendanceDateMutationVariables = Exact<{
  input: Types.AddSessionDateInput;
}>;


export type AddAttendanceDateMutation = { addSessionDate: { __typename: 'SessionDatePayload', problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string }
      | { __typename: 'DuplicateProblem', code: string, message: string }
      | { __typename: 'PlainProblem', code: string, message: string }
    >, sessionDate: { __typename: 'SessionDate', date: string, state: Types.SessionDateState } | null } };

export type AttendanceSitesQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
}>;


export type AttendanceSitesQuery = { actingOrganizations: Array<{ __typename: 'ActingOrganization', id: string, name: string, level: string }> };

export const DayRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SessionDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"activityName"}},{"kind":"Field","name":{"kind":"Name","value":"isDropIn"}},{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledCount"}},{"kind":"Field","name":{"kind":"Name","value":"markedCount"}},{"kind":"Field","name":{"kind":"Name","value":"presentCount"}}]}}]} as unknown as DocumentNode<DayRowFragment, unknown>;
export const AttendanceTodayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"attendanceToday"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"todaysSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DayRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SessionDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"activityName"}},{"kind":"Field","name":{"kind":"Name","value":"isDropIn"}},{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledCount"}},{"kind":"Field","name":{"kind":"Name","value":"markedCount"}},{"kind":"Field","name":{"kind":"Name","value":"presentCount"}}]}}]} as unknown as DocumentNode<AttendanceTodayQuery, AttendanceTodayQueryVariables>;
export const AttendanceNotEnteredDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"attendanceNotEntered"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notEntered"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DayRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SessionDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"activityName"}},{"kind":"Field","name":{"kind":"Name","value":"isDropIn"}},{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledCount"}},{"kind":"Field","name":{"kind":"Name","value":"markedCount"}},{"kind":"Field","name":{"kind":"Name","value":"presentCount"}}]}}]} as unknown as DocumentNode<AttendanceNotEnteredQuery, AttendanceNotEnteredQueryVariables>;
export const AttendanceActivitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"attendanceActivities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"rules"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"enabled"}},{"kind":"ObjectField","name":{"kind":"Name","value":"mode"},"value":{"kind":"EnumValue","value":"equals"}},{"kind":"ObjectField","name":{"kind":"Name","value":"value"},"value":{"kind":"StringValue","value":"true","block":false}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"term"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<AttendanceActivitiesQuery, AttendanceActivitiesQueryVariables>;
export const AttendanceCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"attendanceCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"closureReason"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledCount"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolled"}},{"kind":"Field","name":{"kind":"Name","value":"present"}},{"kind":"Field","name":{"kind":"Name","value":"excusedAbsence"}},{"kind":"Field","name":{"kind":"Name","value":"unexcusedAbsence"}}]}}]}}]}}]} as unknown as DocumentNode<AttendanceCalendarQuery, AttendanceCalendarQueryVariables>;
export const AttendanceDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"attendanceDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkSessionDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"isDropIn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"closureReason"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeReason"}},{"kind":"Field","name":{"kind":"Name","value":"lock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AttendanceDayQuery, AttendanceDayQueryVariables>;
export const AddAttendanceDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"addAttendanceDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddSessionDateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSessionDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessionDate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<AddAttendanceDateMutation, AddAttendanceDateMutationVariables>;
export const AttendanceSitesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"attendanceSites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actingOrganizations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<AttendanceSitesQuery, AttendanceSitesQueryVariables>;
export function useAttendanceTodayQuery(options: { skip: boolean; variables?: AttendanceTodayQueryVariables } & Omit<useQuery.Options<AttendanceTodayQuery, AttendanceTodayQueryVariables>, 'variables' | 'skip'> | ({ variables: AttendanceTodayQueryVariables } & useQuery.Options<AttendanceTodayQuery, AttendanceTodayQueryVariables>)) {
  return useQuery<AttendanceTodayQuery, AttendanceTodayQueryVariables>(AttendanceTodayDocument, options as useQuery.Options<AttendanceTodayQuery, AttendanceTodayQueryVariables>);
}

export function useAttendanceTodayLazyQuery(options?: useLazyQuery.Options<AttendanceTodayQuery, AttendanceTodayQueryVariables>) {
  return useLazyQuery<AttendanceTodayQuery, AttendanceTodayQueryVariables>(AttendanceTodayDocument, options);
}

export function useAttendanceNotEnteredQuery(options: { skip: boolean; variables?: AttendanceNotEnteredQueryVariables } & Omit<useQuery.Options<AttendanceNotEnteredQuery, AttendanceNotEnteredQueryVariables>, 'variables' | 'skip'> | ({ variables: AttendanceNotEnteredQueryVariables } & useQuery.Options<AttendanceNotEnteredQuery, AttendanceNotEnteredQueryVariables>)) {
  return useQuery<AttendanceNotEnteredQuery, AttendanceNotEnteredQueryVariables>(AttendanceNotEnteredDocument, options as useQuery.Options<AttendanceNotEnteredQuery, AttendanceNotEnteredQueryVariables>);
}

export function useAttendanceNotEnteredLazyQuery(options?: useLazyQuery.Options<AttendanceNotEnteredQuery, AttendanceNotEnteredQueryVariables>) {
  return useLazyQuery<AttendanceNotEnteredQuery, AttendanceNotEnteredQueryVariables>(AttendanceNotEnteredDocument, options);
}

export function useAttendanceActivitiesQuery(options: { skip: boolean; variables?: AttendanceActivitiesQueryVariables } & Omit<useQuery.Options<AttendanceActivitiesQuery, AttendanceActivitiesQueryVariables>, 'variables' | 'skip'> | ({ variables: AttendanceActivitiesQueryVariables } & useQuery.Options<AttendanceActivitiesQuery, AttendanceActivitiesQueryVariables>)) {
  return useQuery<AttendanceActivitiesQuery, AttendanceActivitiesQueryVariables>(AttendanceActivitiesDocument, options as useQuery.Options<AttendanceActivitiesQuery, AttendanceActivitiesQueryVariables>);
}

export function useAttendanceActivitiesLazyQuery(options?: useLazyQuery.Options<AttendanceActivitiesQuery, AttendanceActivitiesQueryVariables>) {
  return useLazyQuery<AttendanceActivitiesQuery, AttendanceActivitiesQueryVariables>(AttendanceActivitiesDocument, options);
}

export function useAttendanceCalendarQuery(options: { skip: boolean; variables?: AttendanceCalendarQueryVariables } & Omit<useQuery.Options<AttendanceCalendarQuery, AttendanceCalendarQueryVariables>, 'variables' | 'skip'> | ({ variables: AttendanceCalendarQueryVariables } & useQuery.Options<AttendanceCalendarQuery, AttendanceCalendarQueryVariables>)) {
  return useQuery<AttendanceCalendarQuery, AttendanceCalendarQueryVariables>(AttendanceCalendarDocument, options as useQuery.Options<AttendanceCalendarQuery, AttendanceCalendarQueryVariables>);
}

export function useAttendanceCalendarLazyQuery(options?: useLazyQuery.Options<AttendanceCalendarQuery, AttendanceCalendarQueryVariables>) {
  return useLazyQuery<AttendanceCalendarQuery, AttendanceCalendarQueryVariables>(AttendanceCalendarDocument, options);
}

export function useAttendanceDayQuery(options: { skip: boolean; variables?: AttendanceDayQueryVariables } & Omit<useQuery.Options<AttendanceDayQuery, AttendanceDayQueryVariables>, 'variables' | 'skip'> | ({ variables: AttendanceDayQueryVariables } & useQuery.Options<AttendanceDayQuery, AttendanceDayQueryVariables>)) {
  return useQuery<AttendanceDayQuery, AttendanceDayQueryVariables>(AttendanceDayDocument, options as useQuery.Options<AttendanceDayQuery, AttendanceDayQueryVariables>);
}

export function useAttendanceDayLazyQuery(options?: useLazyQuery.Options<AttendanceDayQuery, AttendanceDayQueryVariables>) {
  return useLazyQuery<AttendanceDayQuery, AttendanceDayQueryVariables>(AttendanceDayDocument, options);
}

export function useAddAttendanceDateMutation(options?: useMutation.Options<AddAttendanceDateMutation, AddAttendanceDateMutationVariables>) {
  return useMutation<AddAttendanceDateMutation, AddAttendanceDateMutationVariables>(AddAttendanceDateDocument, options);
}

export function useAttendanceSitesQuery(options: { skip: boolean; variables?: AttendanceSitesQueryVariables } & Omit<useQuery.Options<AttendanceSitesQuery, AttendanceSitesQueryVariables>, 'variables' | 'skip'> | ({ variables: AttendanceSitesQueryVariables } & useQuery.Options<AttendanceSitesQuery, AttendanceSitesQueryVariables>)) {
  return useQuery<AttendanceSitesQuery, AttendanceSitesQueryVariables>(AttendanceSitesDocument, options as useQuery.Options<AttendanceSitesQuery, AttendanceSitesQueryVariables>);
}

export function useAttendanceSitesLazyQuery(options?: useLazyQuery.Options<AttendanceSitesQuery, AttendanceSitesQueryVariables>) {
  return useLazyQuery<AttendanceSitesQuery, AttendanceSitesQueryVariables>(AttendanceSitesDocument, options);
}