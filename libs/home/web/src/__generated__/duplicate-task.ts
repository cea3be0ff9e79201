/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DuplicatesToDecideQueryVariables = Exact<{ [key: string]: never; }>;


export type DuplicatesToDecideQuery = { duplicatePairs: { __typename: 'DuplicatePairConnection', nodes: Array<{ __typename: 'DuplicatePair', id: string }>, totalCount: { __typename: 'ListCount', value: number, capped: boolean } } };


export const DuplicatesToDecideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"duplicatesToDecide"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicatePairs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"bothAre"},"value":{"kind":"EnumValue","value":"participant"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}}]} as unknown as DocumentNode<DuplicatesToDecideQuery, DuplicatesToDecideQueryVariables>;
export function useDuplicatesToDecideQuery(options?: useQuery.Options<DuplicatesToDecideQuery, DuplicatesToDecideQueryVariables>) {
  return useQuery<DuplicatesToDecideQuery, DuplicatesToDecideQueryVariables>(DuplicatesToDecideDocument, options as useQuery.Options<DuplicatesToDecideQuery, DuplicatesToDecideQueryVariables>);
}

export function useDuplicatesToDecideLazyQuery(options?: useLazyQuery.Options<DuplicatesToDecideQuery, DuplicatesToDecideQueryVariables>) {
  return useLazyQuery<DuplicatesToDecideQuery, DuplicatesToDecideQueryVariables>(DuplicatesToDecideDocument, options);
}