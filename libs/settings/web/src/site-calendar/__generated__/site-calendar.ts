/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SiteEventsQueryVariables = Exact<{
  siteId?: string | null | undefined;
  month?: string | null | undefined;
  search?: string | null | undefined;
  filter?: Types.SiteEventFilter | null | undefined;
  sort?: Array<Types.SiteEventSort> | Types.SiteEventSort | null | undefined;
  first: number;
  offset: number;
}>;


export type SiteEventsQuery = { siteEvents: { __typename: 'SiteEventConnection', nodes: Array<{ __typename: 'SiteEvent', id: string, kind: Types.SiteEventKind, reason: string, dates: Array<string>, startTime: string | null, endTime: string | null, siteCount: number, siteNames: Array<string>, ownerSeen: boolean, version: number, scope: { __typename: 'OrganizationRef', id: string, name: string } | null }>, totalCount: { __typename: 'ListCount', value: number, capped: boolean } } };

export type SiteCalendarMonthQueryVariables = Exact<{
  from: string;
  to: string;
  siteId?: string | null | undefined;
}>;


export type SiteCalendarMonthQuery = { siteCalendarEntries: { __typename: 'SiteCalendarEntries', more: boolean, entries: Array<{ __typename: 'SiteCalendarEntry', date: string, eventId: string, kind: Types.SiteEventKind, reason: string, startTime: string | null, endTime: string | null, siteCount: number }> } };

export type CalendarSiteChoicesQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
}>;


export type CalendarSiteChoicesQuery = { actingOrganizations: Array<{ __typename: 'ActingOrganization', id: string, name: string, path: Array<string> }> };


export const SiteEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"siteEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteEventFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteEventSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}}},{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"siteCount"}},{"kind":"Field","name":{"kind":"Name","value":"siteNames"}},{"kind":"Field","name":{"kind":"Name","value":"scope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownerSeen"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}}]} as unknown as DocumentNode<SiteEventsQuery, SiteEventsQueryVariables>;
export const SiteCalendarMonthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"siteCalendarMonth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteCalendarEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"siteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"siteCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"more"}}]}}]}}]} as unknown as DocumentNode<SiteCalendarMonthQuery, SiteCalendarMonthQueryVariables>;
export const CalendarSiteChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"calendarSiteChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actingOrganizations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"levels"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"site","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"withinActing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<CalendarSiteChoicesQuery, CalendarSiteChoicesQueryVariables>;
export function useSiteEventsQuery(options: { skip: boolean; variables?: SiteEventsQueryVariables } & Omit<useQuery.Options<SiteEventsQuery, SiteEventsQueryVariables>, 'variables' | 'skip'> | ({ variables: SiteEventsQueryVariables } & useQuery.Options<SiteEventsQuery, SiteEventsQueryVariables>)) {
  return useQuery<SiteEventsQuery, SiteEventsQueryVariables>(SiteEventsDocument, options as useQuery.Options<SiteEventsQuery, SiteEventsQueryVariables>);
}

export function useSiteEventsLazyQuery(options?: useLazyQuery.Options<SiteEventsQuery, SiteEventsQueryVariables>) {
  return useLazyQuery<SiteEventsQuery, SiteEventsQueryVariables>(SiteEventsDocument, options);
}

export function useSiteCalendarMonthQuery(options: { skip: boolean; variables?: SiteCalendarMonthQueryVariables } & Omit<useQuery.Options<SiteCalendarMonthQuery, SiteCalendarMonthQueryVariables>, 'variables' | 'skip'> | ({ variables: SiteCalendarMonthQueryVariables } & useQuery.Options<SiteCalendarMonthQuery, SiteCalendarMonthQueryVariables>)) {
  return useQuery<SiteCalendarMonthQuery, SiteCalendarMonthQueryVariables>(SiteCalendarMonthDocument, options as useQuery.Options<SiteCalendarMonthQuery, SiteCalendarMonthQueryVariables>);
}

export function useSiteCalendarMonthLazyQuery(options?: useLazyQuery.Options<SiteCalendarMonthQuery, SiteCalendarMonthQueryVariables>) {
  return useLazyQuery<SiteCalendarMonthQuery, SiteCalendarMonthQueryVariables>(SiteCalendarMonthDocument, options);
}

export function useCalendarSiteChoicesQuery(options: { skip: boolean; variables?: CalendarSiteChoicesQueryVariables } & Omit<useQuery.Options<CalendarSiteChoicesQuery, CalendarSiteChoicesQueryVariables>, 'variables' | 'skip'> | ({ variables: CalendarSiteChoicesQueryVariables } & useQuery.Options<CalendarSiteChoicesQuery, CalendarSiteChoicesQueryVariables>)) {
  return useQuery<CalendarSiteChoicesQuery, CalendarSiteChoicesQueryVariables>(CalendarSiteChoicesDocument, options as useQuery.Options<CalendarSiteChoicesQuery, CalendarSiteChoicesQueryVariables>);
}

export function useCalendarSiteChoicesLazyQuery(options?: useLazyQuery.Options<CalendarSiteChoicesQuery, CalendarSiteChoicesQueryVariables>) {
  return useLazyQuery<CalendarSiteChoicesQuery, CalendarSiteChoicesQueryVariables>(CalendarSiteChoicesDocument, options);
}