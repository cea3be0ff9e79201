/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DashboardCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardCountsQuery = { dashboardCounts: { __typename: 'DashboardCounts', sites: number | null, activities: number | null, participants: number | null } };

export type TodaysSessionsQueryVariables = Exact<{
  first: number;
}>;


export type TodaysSessionsQuery = { todaysSessions: { __typename: 'SessionDayConnection', nodes: Array<{ __typename: 'SessionDay', sessionId: string, sessionName: string, activityName: string, isDropIn: boolean, siteId: string, siteName: string, date: string, startTime: string, endTime: string, outcome: Types.SessionOutcome | null, locked: boolean, enrolledCount: number, markedCount: number, presentCount: number }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean }, totalCount: { __typename: 'ListCount', value: number, capped: boolean } } };

export type NotEnteredQueryVariables = Exact<{
  first: number;
  offset?: number | null | undefined;
}>;


export type NotEnteredQuery = { notEntered: { __typename: 'SessionDayConnection', nodes: Array<{ __typename: 'SessionDay', sessionId: string, sessionName: string, activityName: string, isDropIn: boolean, siteId: string, siteName: string, date: string, startTime: string, endTime: string, outcome: Types.SessionOutcome | null, locked: boolean, enrolledCount: number, markedCount: number, presentCount: number }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean }, totalCount: { __typename: 'ListCount', value: number, capped: boolean } } };

export type NotEnteredBySiteQueryVariables = Exact<{
  first: number;
}>;


export type NotEnteredBySiteQuery = { notEnteredBySite: { __typename: 'SiteWorkConnection', nodes: Array<{ __typename: 'SiteWork', siteId: string, siteName: string, notEntered: number, since: string | null, sessions: number, marked: number, expected: number }>, totalCount: { __typename: 'ListCount', value: number, capped: boolean } } };

export type TodaysFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type TodaysFiguresQuery = { todaysFigures: { __typename: 'DayFigures', sessions: number, entered: number, marked: number, expected: number } };

export type SessionDayFieldsFragment = { __typename: 'SessionDay', sessionId: string, sessionName: string, activityName: string, isDropIn: boolean, siteId: string, siteName: string, date: string, startTime: string, endTime: string, outcome: Types.SessionOutcome | null, locked: boolean, enrolledCount: number, markedCount: number, presentCount: number } & { ' $fragmentName'?: 'SessionDayFieldsFragment' };

export const SessionDayFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionDayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SessionDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}},{"kind":"Field","name":{"kind":"Name","value":"activityName"}},{"kind":"Field","name":{"kind":"Name","value":"isDropIn"}},{"kind":"Field","name":{"kind":"Name","value":"siteId"}},{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledCount"}},{"kind":"Field","name":{"kind":"Name","value":"markedCount"}},{"kind":"Field","name":{"kind":"Name","value":"presentCount"}}]}}]} as unknown as DocumentNode<SessionDayFieldsFragment, unknown>;
export const DashboardCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"dashboardCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sites"}},{"kind":"Field","name":{"kind":"Name","value":"activities"}},{"kind":"Field","name":{"kind":"Name","value":"participants"}}]}}]}}]} as unknown as DocumentNode<DashboardCountsQuery, DashboardCountsQueryVariables>;
export const TodaysSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"todaysSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"todaysSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionDayFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionDayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SessionDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}},{"kind":"Field","name":{"kind":"Name","value":"activityName"}},{"kind":"Field","name":{"kind":"Name","value":"isDropIn"}},{"kind":"Field","name":{"kind":"Name","value":"siteId"}},{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledCount"}},{"kind":"Field","name":{"kind":"Name","value":"markedCount"}},{"kind":"Field","name":{"kind":"Name","value":"presentCount"}}]}}]} as unknown as DocumentNode<TodaysSessionsQuery, TodaysSessionsQueryVariables>;
export const NotEnteredDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"notEntered"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notEntered"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionDayFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionDayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SessionDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}},{"kind":"Field","name":{"kind":"Name","value":"activityName"}},{"kind":"Field","name":{"kind":"Name","value":"isDropIn"}},{"kind":"Field","name":{"kind":"Name","value":"siteId"}},{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledCount"}},{"kind":"Field","name":{"kind":"Name","value":"markedCount"}},{"kind":"Field","name":{"kind":"Name","value":"presentCount"}}]}}]} as unknown as DocumentNode<NotEnteredQuery, NotEnteredQueryVariables>;
export const NotEnteredBySiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"notEnteredBySite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notEnteredBySite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteId"}},{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"notEntered"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"marked"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}}]} as unknown as DocumentNode<NotEnteredBySiteQuery, NotEnteredBySiteQueryVariables>;
export const TodaysFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"todaysFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"todaysFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"entered"}},{"kind":"Field","name":{"kind":"Name","value":"marked"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}}]}}]}}]} as unknown as DocumentNode<TodaysFiguresQuery, TodaysFiguresQueryVariables>;
export function useDashboardCountsQuery(options?: useQuery.Options<DashboardCountsQuery, DashboardCountsQueryVariables>) {
  return useQuery<DashboardCountsQuery, DashboardCountsQueryVariables>(DashboardCountsDocument, options as useQuery.Options<DashboardCountsQuery, DashboardCountsQueryVariables>);
}

export function useDashboardCountsLazyQuery(options?: useLazyQuery.Options<DashboardCountsQuery, DashboardCountsQueryVariables>) {
  return useLazyQuery<DashboardCountsQuery, DashboardCountsQueryVariables>(DashboardCountsDocument, options);
}

export function useTodaysSessionsQuery(options: { skip: boolean; variables?: TodaysSessionsQueryVariables } & Omit<useQuery.Options<TodaysSessionsQuery, TodaysSessionsQueryVariables>, 'variables' | 'skip'> | ({ variables: TodaysSessionsQueryVariables } & useQuery.Options<TodaysSessionsQuery, TodaysSessionsQueryVariables>)) {
  return useQuery<TodaysSessionsQuery, TodaysSessionsQueryVariables>(TodaysSessionsDocument, options as useQuery.Options<TodaysSessionsQuery, TodaysSessionsQueryVariables>);
}

export function useTodaysSessionsLazyQuery(options?: useLazyQuery.Options<TodaysSessionsQuery, TodaysSessionsQueryVariables>) {
  return useLazyQuery<TodaysSessionsQuery, TodaysSessionsQueryVariables>(TodaysSessionsDocument, options);
}

export function useNotEnteredQuery(options: { skip: boolean; variables?: NotEnteredQueryVariables } & Omit<useQuery.Options<NotEnteredQuery, NotEnteredQueryVariables>, 'variables' | 'skip'> | ({ variables: NotEnteredQueryVariables } & useQuery.Options<NotEnteredQuery, NotEnteredQueryVariables>)) {
  return useQuery<NotEnteredQuery, NotEnteredQueryVariables>(NotEnteredDocument, options as useQuery.Options<NotEnteredQuery, NotEnteredQueryVariables>);
}

export function useNotEnteredLazyQuery(options?: useLazyQuery.Options<NotEnteredQuery, NotEnteredQueryVariables>) {
  return useLazyQuery<NotEnteredQuery, NotEnteredQueryVariables>(NotEnteredDocument, options);
}

export function useNotEnteredBySiteQuery(options: { skip: boolean; variables?: NotEnteredBySiteQueryVariables } & Omit<useQuery.Options<NotEnteredBySiteQuery, NotEnteredBySiteQueryVariables>, 'variables' | 'skip'> | ({ variables: NotEnteredBySiteQueryVariables } & useQuery.Options<NotEnteredBySiteQuery, NotEnteredBySiteQueryVariables>)) {
  return useQuery<NotEnteredBySiteQuery, NotEnteredBySiteQueryVariables>(NotEnteredBySiteDocument, options as useQuery.Options<NotEnteredBySiteQuery, NotEnteredBySiteQueryVariables>);
}

export function useNotEnteredBySiteLazyQuery(options?: useLazyQuery.Options<NotEnteredBySiteQuery, NotEnteredBySiteQueryVariables>) {
  return useLazyQuery<NotEnteredBySiteQuery, NotEnteredBySiteQueryVariables>(NotEnteredBySiteDocument, options);
}

export function useTodaysFiguresQuery(options?: useQuery.Options<TodaysFiguresQuery, TodaysFiguresQueryVariables>) {
  return useQuery<TodaysFiguresQuery, TodaysFiguresQueryVariables>(TodaysFiguresDocument, options as useQuery.Options<TodaysFiguresQuery, TodaysFiguresQueryVariables>);
}

export function useTodaysFiguresLazyQuery(options?: useLazyQuery.Options<TodaysFiguresQuery, TodaysFiguresQueryVariables>) {
  return useLazyQuery<TodaysFiguresQuery, TodaysFiguresQueryVariables>(TodaysFiguresDocument, options);
}