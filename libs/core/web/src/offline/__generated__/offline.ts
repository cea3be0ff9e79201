/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type IssueOfflineKeyMutationVariables = Exact<{
  input: Types.IssueOfflineKeyInput;
}>;


export type IssueOfflineKeyMutation = { issueOfflineKey: { __typename: 'IssueOfflineKeyPayload', keyId: string | null, key: string | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string }
      | { __typename: 'DuplicateProblem', code: string, message: string }
      | { __typename: 'PlainProblem', code: string, message: string }
    > } };

export type OfflineKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type OfflineKeysQuery = { session: { __typename: 'SignInSession', user: { __typename: 'SignInUser', id: string } } | null, offlineDevices: Array<{ __typename: 'OfflineDevice', id: string }> };


export const IssueOfflineKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"issueOfflineKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueOfflineKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueOfflineKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<IssueOfflineKeyMutation, IssueOfflineKeyMutationVariables>;
export const OfflineKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"offlineKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"offlineDevices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OfflineKeysQuery, OfflineKeysQueryVariables>;
export function useIssueOfflineKeyMutation(options?: useMutation.Options<IssueOfflineKeyMutation, IssueOfflineKeyMutationVariables>) {
  return useMutation<IssueOfflineKeyMutation, IssueOfflineKeyMutationVariables>(IssueOfflineKeyDocument, options);
}

export function useOfflineKeysQuery(options?: useQuery.Options<OfflineKeysQuery, OfflineKeysQueryVariables>) {
  return useQuery<OfflineKeysQuery, OfflineKeysQueryVariables>(OfflineKeysDocument, options as useQuery.Options<OfflineKeysQuery, OfflineKeysQueryVariables>);
}

export function useOfflineKeysLazyQuery(options?: useLazyQuery.Options<OfflineKeysQuery, OfflineKeysQueryVariables>) {
  return useLazyQuery<OfflineKeysQuery, OfflineKeysQueryVariables>(OfflineKeysDocument, options);
}