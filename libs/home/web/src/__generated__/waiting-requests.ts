/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WaitingRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingRequestsQuery = { personRequestCounts: { __typename: 'PersonRequestCounts', waiting: number, overdue: number, mine: number } };


export const WaitingRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"waitingRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personRequestCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}}]}}]}}]} as unknown as DocumentNode<WaitingRequestsQuery, WaitingRequestsQueryVariables>;
export function useWaitingRequestsQuery(options?: useQuery.Options<WaitingRequestsQuery, WaitingRequestsQueryVariables>) {
  return useQuery<WaitingRequestsQuery, WaitingRequestsQueryVariables>(WaitingRequestsDocument, options as useQuery.Options<WaitingRequestsQuery, WaitingRequestsQueryVariables>);
}

export function useWaitingRequestsLazyQuery(options?: useLazyQuery.Options<WaitingRequestsQuery, WaitingRequestsQueryVariables>) {
  return useLazyQuery<WaitingRequestsQuery, WaitingRequestsQueryVariables>(WaitingRequestsDocument, options);
}