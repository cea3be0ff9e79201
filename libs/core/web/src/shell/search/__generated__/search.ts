/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../__generated__/schema-types';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SearchQueryVariables = Exact<{
  text: string;
}>;


export type SearchQuery = { search: Array<{ __typename: 'SearchGroup', kind: Types.SearchKind, listPath: string | null, count: { __typename: 'ListCount', value: number, capped: boolean }, hits: Array<{ __typename: 'SearchHit', id: string, title: string, place: string | null, birthDate: string | null, identifier: string | null, level: Types.OrganizationLevel | null, isRestricted: boolean, isSimilar: boolean, stayState: Types.StayState | null, stayDay: string | null, path: string }> }> };


export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listPath"}},{"kind":"Field","name":{"kind":"Name","value":"hits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"Field","name":{"kind":"Name","value":"isSimilar"}},{"kind":"Field","name":{"kind":"Name","value":"stayState"}},{"kind":"Field","name":{"kind":"Name","value":"stayDay"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export function useSearchQuery(options: { skip: boolean; variables?: SearchQueryVariables } & Omit<useQuery.Options<SearchQuery, SearchQueryVariables>, 'variables' | 'skip'> | ({ variables: SearchQueryVariables } & useQuery.Options<SearchQuery, SearchQueryVariables>)) {
  return useQuery<SearchQuery, SearchQueryVariables>(SearchDocument, options as useQuery.Options<SearchQuery, SearchQueryVariables>);
}

export function useSearchLazyQuery(options?: useLazyQuery.Options<SearchQuery, SearchQueryVariables>) {
  return useLazyQuery<SearchQuery, SearchQueryVariables>(SearchDocument, options);
}