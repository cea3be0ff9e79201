/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ParticipantDocumentsQueryVariables = Exact<{
  participantId: string;
  first: number;
}>;


export type ParticipantDocumentsQuery = { entries: { __typename: 'ParticipantDocumentConnection', nodes: Array<{ __typename: 'ParticipantDocument', id: string, version: number, createdAt: string, createdByName: string | null, canEdit: boolean, name: string, kind: Types.DocumentKind, fileId: string, expiresOn: string | null, remark: string | null, file: { __typename: 'StoredFile', id: string, name: string, contentType: string, size: number, kind: Types.FileKind, state: Types.FileState } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } } };

export type SaveParticipantDocumentMutationVariables = Exact<{
  participantId: string;
  id?: string | null | undefined;
  version?: number | null | undefined;
  values: Types.ParticipantDocumentValues;
}>;


export type SaveParticipantDocumentMutation = { saved: { __typename: 'ParticipantDocumentPayload', entry: { __typename: 'ParticipantDocument', id: string } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, path: string | null, message: string, conflicts: Array<{ __typename: 'ConflictValue', field: string, current: string | null, changedBy: string | null, version: number }> }
      | { __typename: 'DuplicateProblem', code: string, path: string | null, message: string }
      | { __typename: 'PlainProblem', code: string, path: string | null, message: string }
    > } };

export type RemoveParticipantDocumentMutationVariables = Exact<{
  id: string;
}>;


export type RemoveParticipantDocumentMutation = { done: { __typename: 'ParticipantDocumentPayload', entry: { __typename: 'ParticipantDocument', id: string } | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };

export type RestoreParticipantDocumentMutationVariables = Exact<{
  id: string;
}>;


export type RestoreParticipantDocumentMutation = { done: { __typename: 'ParticipantDocumentPayload', entry: { __typename: 'ParticipantDocument', id: string } | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };


export const ParticipantDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"participantDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"participantDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<ParticipantDocumentsQuery, ParticipantDocumentsQueryVariables>;
export const SaveParticipantDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"saveParticipantDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"values"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParticipantDocumentValues"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"saveParticipantDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"values"},"value":{"kind":"Variable","name":{"kind":"Name","value":"values"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveParticipantDocumentMutation, SaveParticipantDocumentMutationVariables>;
export const RemoveParticipantDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeParticipantDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"removeParticipantDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveParticipantDocumentMutation, RemoveParticipantDocumentMutationVariables>;
export const RestoreParticipantDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"restoreParticipantDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"restoreParticipantDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreParticipantDocumentMutation, RestoreParticipantDocumentMutationVariables>;
export function useParticipantDocumentsQuery(options: { skip: boolean; variables?: ParticipantDocumentsQueryVariables } & Omit<useQuery.Options<ParticipantDocumentsQuery, ParticipantDocumentsQueryVariables>, 'variables' | 'skip'> | ({ variables: ParticipantDocumentsQueryVariables } & useQuery.Options<ParticipantDocumentsQuery, ParticipantDocumentsQueryVariables>)) {
  return useQuery<ParticipantDocumentsQuery, ParticipantDocumentsQueryVariables>(ParticipantDocumentsDocument, options as useQuery.Options<ParticipantDocumentsQuery, ParticipantDocumentsQueryVariables>);
}

export function useParticipantDocumentsLazyQuery(options?: useLazyQuery.Options<ParticipantDocumentsQuery, ParticipantDocumentsQueryVariables>) {
  return useLazyQuery<ParticipantDocumentsQuery, ParticipantDocumentsQueryVariables>(ParticipantDocumentsDocument, options);
}

export function useSaveParticipantDocumentMutation(options?: useMutation.Options<SaveParticipantDocumentMutation, SaveParticipantDocumentMutationVariables>) {
  return useMutation<SaveParticipantDocumentMutation, SaveParticipantDocumentMutationVariables>(SaveParticipantDocumentDocument, options);
}

export function useRemoveParticipantDocumentMutation(options?: useMutation.Options<RemoveParticipantDocumentMutation, RemoveParticipantDocumentMutationVariables>) {
  return useMutation<RemoveParticipantDocumentMutation, RemoveParticipantDocumentMutationVariables>(RemoveParticipantDocumentDocument, options);
}

export function useRestoreParticipantDocumentMutation(options?: useMutation.Options<RestoreParticipantDocumentMutation, RestoreParticipantDocumentMutationVariables>) {
  return useMutation<RestoreParticipantDocumentMutation, RestoreParticipantDocumentMutationVariables>(RestoreParticipantDocumentDocument, options);
}