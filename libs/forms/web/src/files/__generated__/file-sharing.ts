/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FileSharingQueryVariables = Exact<{
  id: string;
}>;


export type FileSharingQuery = { file: { __typename: 'StoredFile', id: string, shares: Array<{ __typename: 'FileShare', organizationId: string, name: string }>, viewerCan: { __typename: 'FileAbilities', share: boolean } } };

export type ShareFileMutationVariables = Exact<{
  input: Types.ShareFileInput;
}>;


export type ShareFileMutation = { shareFile: { __typename: 'ShareFilePayload', file: { __typename: 'StoredFile', id: string, shares: Array<{ __typename: 'FileShare', organizationId: string, name: string }> } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };


export const FileSharingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"fileSharing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]}}]}}]} as unknown as DocumentNode<FileSharingQuery, FileSharingQueryVariables>;
export const ShareFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"shareFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShareFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<ShareFileMutation, ShareFileMutationVariables>;
export function useFileSharingQuery(options: { skip: boolean; variables?: FileSharingQueryVariables } & Omit<useQuery.Options<FileSharingQuery, FileSharingQueryVariables>, 'variables' | 'skip'> | ({ variables: FileSharingQueryVariables } & useQuery.Options<FileSharingQuery, FileSharingQueryVariables>)) {
  return useQuery<FileSharingQuery, FileSharingQueryVariables>(FileSharingDocument, options as useQuery.Options<FileSharingQuery, FileSharingQueryVariables>);
}

export function useFileSharingLazyQuery(options?: useLazyQuery.Options<FileSharingQuery, FileSharingQueryVariables>) {
  return useLazyQuery<FileSharingQuery, FileSharingQueryVariables>(FileSharingDocument, options);
}

export function useShareFileMutation(options?: useMutation.Options<ShareFileMutation, ShareFileMutationVariables>) {
  return useMutation<ShareFileMutation, ShareFileMutationVariables>(ShareFileDocument, options);
}