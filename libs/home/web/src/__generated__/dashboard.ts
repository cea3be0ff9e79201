/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DashboardCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardCountsQuery = { dashboardCounts: { __typename: 'DashboardCounts', sites: number | null, activities: number | null, participants: number | null } };


export const DashboardCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"dashboardCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sites"}},{"kind":"Field","name":{"kind":"Name","value":"activities"}},{"kind":"Field","name":{"kind":"Name","value":"participants"}}]}}]}}]} as unknown as DocumentNode<DashboardCountsQuery, DashboardCountsQueryVariables>;
export function useDashboardCountsQuery(options?: useQuery.Options<DashboardCountsQuery, DashboardCountsQueryVariables>) {
  return useQuery<DashboardCountsQuery, DashboardCountsQueryVariables>(DashboardCountsDocument, options as useQuery.Options<DashboardCountsQuery, DashboardCountsQueryVariables>);
}

export function useDashboardCountsLazyQuery(options?: useLazyQuery.Options<DashboardCountsQuery, DashboardCountsQueryVariables>) {
  return useLazyQuery<DashboardCountsQuery, DashboardCountsQueryVariables>(DashboardCountsDocument, options);
}