/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OverdueFollowUpsQueryVariables = Exact<{
  first: number;
}>;


export type OverdueFollowUpsQuery = { overdueFollowUps: { __typename: 'OverdueFollowUpConnection', nodes: Array<{ __typename: 'OverdueFollowUp', id: string, tab: string, participantId: string, participantName: string, followUpOn: string, withWhom: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } } };


export const OverdueFollowUpsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"overdueFollowUps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overdueFollowUps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"participantId"}},{"kind":"Field","name":{"kind":"Name","value":"participantName"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"withWhom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<OverdueFollowUpsQuery, OverdueFollowUpsQueryVariables>;
export function useOverdueFollowUpsQuery(options: { skip: boolean; variables?: OverdueFollowUpsQueryVariables } & Omit<useQuery.Options<OverdueFollowUpsQuery, OverdueFollowUpsQueryVariables>, 'variables' | 'skip'> | ({ variables: OverdueFollowUpsQueryVariables } & useQuery.Options<OverdueFollowUpsQuery, OverdueFollowUpsQueryVariables>)) {
  return useQuery<OverdueFollowUpsQuery, OverdueFollowUpsQueryVariables>(OverdueFollowUpsDocument, options as useQuery.Options<OverdueFollowUpsQuery, OverdueFollowUpsQueryVariables>);
}

export function useOverdueFollowUpsLazyQuery(options?: useLazyQuery.Options<OverdueFollowUpsQuery, OverdueFollowUpsQueryVariables>) {
  return useLazyQuery<OverdueFollowUpsQuery, OverdueFollowUpsQueryVariables>(OverdueFollowUpsDocument, options);
}