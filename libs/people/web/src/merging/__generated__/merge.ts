/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MergePreviewQueryVariables = Exact<{
  winnerId: string;
  loserId: string;
}>;


export type MergePreviewQuery = { mergePreview: { __typename: 'MergePreview', beyond: boolean, winner: { __typename: 'MergeSide', id: string, displayName: string, generatedId: string | null, version: number, createdAt: string, updatedAt: string }, loser: { __typename: 'MergeSide', id: string, displayName: string, generatedId: string | null, version: number, createdAt: string, updatedAt: string }, fields: Array<{ __typename: 'MergeFieldChoice', name: string, label: string, winner: string | null, loser: string | null, suggestsLoser: boolean, both: string | null }>, parts: Array<{ __typename: 'MergePart', key: string, title: string, winnerCount: number, loserCount: number, overlaps: Array<{ __typename: 'MergeOverlap', decision: string, count: number }> }> } };

export type MergePersonsMutationVariables = Exact<{
  input: Types.MergePersonsInput;
}>;


export type MergePersonsMutation = { mergePersons: { __typename: 'MergePersonsPayload', mergeId: string | null, winnerId: string | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string }
      | { __typename: 'DuplicateProblem', code: string, message: string }
      | { __typename: 'PlainProblem', code: string, message: string }
    > } };

export type UndoMergeMutationVariables = Exact<{
  id: string;
}>;


export type UndoMergeMutation = { undoMerge: { __typename: 'UndoMergePayload', winnerId: string | null, loserId: string | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string }
      | { __typename: 'DuplicateProblem', code: string, message: string }
      | { __typename: 'PlainProblem', code: string, message: string }
    > } };

export type PersonMergesQueryVariables = Exact<{
  personId: string;
}>;


export type PersonMergesQuery = { personMerges: Array<{ __typename: 'PersonMerge', id: string, loserName: string, mergedAt: string, undoUntil: string }> };

export type PersonMergedIntoQueryVariables = Exact<{
  id: string;
}>;


export type PersonMergedIntoQuery = { personMergedInto: { __typename: 'MergedInto', id: string, displayName: string, mergedBy: string, mergedByYou: boolean, mergedAt: string | null } | null };


export const MergePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"mergePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"winnerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"loserId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"winnerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"winnerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"loserId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"loserId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"generatedId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"generatedId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"beyond"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}},{"kind":"Field","name":{"kind":"Name","value":"loser"}},{"kind":"Field","name":{"kind":"Name","value":"suggestsLoser"}},{"kind":"Field","name":{"kind":"Name","value":"both"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"winnerCount"}},{"kind":"Field","name":{"kind":"Name","value":"loserCount"}},{"kind":"Field","name":{"kind":"Name","value":"overlaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MergePreviewQuery, MergePreviewQueryVariables>;
export const MergePersonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"mergePersons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergePersonsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergePersons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeId"}},{"kind":"Field","name":{"kind":"Name","value":"winnerId"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MergePersonsMutation, MergePersonsMutationVariables>;
export const UndoMergeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"undoMerge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoMerge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"winnerId"}},{"kind":"Field","name":{"kind":"Name","value":"loserId"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UndoMergeMutation, UndoMergeMutationVariables>;
export const PersonMergesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"personMerges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personMerges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loserName"}},{"kind":"Field","name":{"kind":"Name","value":"mergedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}}]} as unknown as DocumentNode<PersonMergesQuery, PersonMergesQueryVariables>;
export const PersonMergedIntoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"personMergedInto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personMergedInto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"mergedBy"}},{"kind":"Field","name":{"kind":"Name","value":"mergedByYou"}},{"kind":"Field","name":{"kind":"Name","value":"mergedAt"}}]}}]}}]} as unknown as DocumentNode<PersonMergedIntoQuery, PersonMergedIntoQueryVariables>;
export function useMergePreviewQuery(options: { skip: boolean; variables?: MergePreviewQueryVariables } & Omit<useQuery.Options<MergePreviewQuery, MergePreviewQueryVariables>, 'variables' | 'skip'> | ({ variables: MergePreviewQueryVariables } & useQuery.Options<MergePreviewQuery, MergePreviewQueryVariables>)) {
  return useQuery<MergePreviewQuery, MergePreviewQueryVariables>(MergePreviewDocument, options as useQuery.Options<MergePreviewQuery, MergePreviewQueryVariables>);
}

export function useMergePreviewLazyQuery(options?: useLazyQuery.Options<MergePreviewQuery, MergePreviewQueryVariables>) {
  return useLazyQuery<MergePreviewQuery, MergePreviewQueryVariables>(MergePreviewDocument, options);
}

export function useMergePersonsMutation(options?: useMutation.Options<MergePersonsMutation, MergePersonsMutationVariables>) {
  return useMutation<MergePersonsMutation, MergePersonsMutationVariables>(MergePersonsDocument, options);
}

export function useUndoMergeMutation(options?: useMutation.Options<UndoMergeMutation, UndoMergeMutationVariables>) {
  return useMutation<UndoMergeMutation, UndoMergeMutationVariables>(UndoMergeDocument, options);
}

export function usePersonMergesQuery(options: { skip: boolean; variables?: PersonMergesQueryVariables } & Omit<useQuery.Options<PersonMergesQuery, PersonMergesQueryVariables>, 'variables' | 'skip'> | ({ variables: PersonMergesQueryVariables } & useQuery.Options<PersonMergesQuery, PersonMergesQueryVariables>)) {
  return useQuery<PersonMergesQuery, PersonMergesQueryVariables>(PersonMergesDocument, options as useQuery.Options<PersonMergesQuery, PersonMergesQueryVariables>);
}

export function usePersonMergesLazyQuery(options?: useLazyQuery.Options<PersonMergesQuery, PersonMergesQueryVariables>) {
  return useLazyQuery<PersonMergesQuery, PersonMergesQueryVariables>(PersonMergesDocument, options);
}

export function usePersonMergedIntoQuery(options: { skip: boolean; variables?: PersonMergedIntoQueryVariables } & Omit<useQuery.Options<PersonMergedIntoQuery, PersonMergedIntoQueryVariables>, 'variables' | 'skip'> | ({ variables: PersonMergedIntoQueryVariables } & useQuery.Options<PersonMergedIntoQuery, PersonMergedIntoQueryVariables>)) {
  return useQuery<PersonMergedIntoQuery, PersonMergedIntoQueryVariables>(PersonMergedIntoDocument, options as useQuery.Options<PersonMergedIntoQuery, PersonMergedIntoQueryVariables>);
}

export function usePersonMergedIntoLazyQuery(options?: useLazyQuery.Options<PersonMergedIntoQuery, PersonMergedIntoQueryVariables>) {
  return useLazyQuery<PersonMergedIntoQuery, PersonMergedIntoQueryVariables>(PersonMergedIntoDocument, options);
}