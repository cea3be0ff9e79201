/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PersonBadgeQueryVariables = Exact<{
  personId: string;
}>;


export type PersonBadgeQuery = { personBadge: { __typename: 'PersonBadge', issuedAt: string } | null };

export type RevokeBadgeMutationVariables = Exact<{
  personId: string;
}>;


export type RevokeBadgeMutation = { revokeBadge: { __typename: 'RevokeBadgePayload', problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };


export const PersonBadgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"personBadge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personBadge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}}]}}]}}]} as unknown as DocumentNode<PersonBadgeQuery, PersonBadgeQueryVariables>;
export const RevokeBadgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"revokeBadge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeBadge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RevokeBadgeMutation, RevokeBadgeMutationVariables>;
export function usePersonBadgeQuery(options: { skip: boolean; variables?: PersonBadgeQueryVariables } & Omit<useQuery.Options<PersonBadgeQuery, PersonBadgeQueryVariables>, 'variables' | 'skip'> | ({ variables: PersonBadgeQueryVariables } & useQuery.Options<PersonBadgeQuery, PersonBadgeQueryVariables>)) {
  return useQuery<PersonBadgeQuery, PersonBadgeQueryVariables>(PersonBadgeDocument, options as useQuery.Options<PersonBadgeQuery, PersonBadgeQueryVariables>);
}

export function usePersonBadgeLazyQuery(options?: useLazyQuery.Options<PersonBadgeQuery, PersonBadgeQueryVariables>) {
  return useLazyQuery<PersonBadgeQuery, PersonBadgeQueryVariables>(PersonBadgeDocument, options);
}

export function useRevokeBadgeMutation(options?: useMutation.Options<RevokeBadgeMutation, RevokeBadgeMutationVariables>) {
  return useMutation<RevokeBadgeMutation, RevokeBadgeMutationVariables>(RevokeBadgeDocument, options);
}