/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ParticipantReferralsQueryVariables = Exact<{
  participantId: string;
  first: number;
}>;


export type ParticipantReferralsQuery = { entries: { __typename: 'ParticipantReferralConnection', nodes: Array<{ __typename: 'ParticipantReferral', id: string, version: number, createdAt: string, createdByName: string | null, canEdit: boolean, referredOn: string, referredTo: string, reason: string, status: Types.ReferralStatus, followUpOn: string | null, outcome: string | null, overdue: boolean }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } } };

export type SaveParticipantReferralMutationVariables = Exact<{
  participantId: string;
  id?: string | null | undefined;
  version?: number | null | undefined;
  values: Types.ParticipantReferralValues;
}>;


export type SaveParticipantReferralMutation = { saved: { __typename: 'ParticipantReferralPayload', entry: { __typename: 'ParticipantReferral', id: string } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, path: string | null, message: string, conflicts: Array<{ __typename: 'ConflictValue', field: string, current: string | null, changedBy: string | null, version: number }> }
      | { __typename: 'DuplicateProblem', code: string, path: string | null, message: string }
      | { __typename: 'PlainProblem', code: string, path: string | null, message: string }
    > } };

export type RemoveParticipantReferralMutationVariables = Exact<{
  id: string;
}>;


export type RemoveParticipantReferralMutation = { done: { __typename: 'ParticipantReferralPayload', entry: { __typename: 'ParticipantReferral', id: string } | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };

export type RestoreParticipantReferralMutationVariables = Exact<{
  id: string;
}>;


export type RestoreParticipantReferralMutation = { done: { __typename: 'ParticipantReferralPayload', entry: { __typename: 'ParticipantReferral', id: string } | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };


export const ParticipantReferralsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"participantReferrals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"participantReferrals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"referredOn"}},{"kind":"Field","name":{"kind":"Name","value":"referredTo"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<ParticipantReferralsQuery, ParticipantReferralsQueryVariables>;
export const SaveParticipantReferralDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"saveParticipantReferral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"values"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParticipantReferralValues"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"saveParticipantReferral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"values"},"value":{"kind":"Variable","name":{"kind":"Name","value":"values"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveParticipantReferralMutation, SaveParticipantReferralMutationVariables>;
export const RemoveParticipantReferralDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeParticipantReferral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"removeParticipantReferral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveParticipantReferralMutation, RemoveParticipantReferralMutationVariables>;
export const RestoreParticipantReferralDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"restoreParticipantReferral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"restoreParticipantReferral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreParticipantReferralMutation, RestoreParticipantReferralMutationVariables>;
export function useParticipantReferralsQuery(options: { skip: boolean; variables?: ParticipantReferralsQueryVariables } & Omit<useQuery.Options<ParticipantReferralsQuery, ParticipantReferralsQueryVariables>, 'variables' | 'skip'> | ({ variables: ParticipantReferralsQueryVariables } & useQuery.Options<ParticipantReferralsQuery, ParticipantReferralsQueryVariables>)) {
  return useQuery<ParticipantReferralsQuery, ParticipantReferralsQueryVariables>(ParticipantReferralsDocument, options as useQuery.Options<ParticipantReferralsQuery, ParticipantReferralsQueryVariables>);
}

export function useParticipantReferralsLazyQuery(options?: useLazyQuery.Options<ParticipantReferralsQuery, ParticipantReferralsQueryVariables>) {
  return useLazyQuery<ParticipantReferralsQuery, ParticipantReferralsQueryVariables>(ParticipantReferralsDocument, options);
}

export function useSaveParticipantReferralMutation(options?: useMutation.Options<SaveParticipantReferralMutation, SaveParticipantReferralMutationVariables>) {
  return useMutation<SaveParticipantReferralMutation, SaveParticipantReferralMutationVariables>(SaveParticipantReferralDocument, options);
}

export function useRemoveParticipantReferralMutation(options?: useMutation.Options<RemoveParticipantReferralMutation, RemoveParticipantReferralMutationVariables>) {
  return useMutation<RemoveParticipantReferralMutation, RemoveParticipantReferralMutationVariables>(RemoveParticipantReferralDocument, options);
}

export function useRestoreParticipantReferralMutation(options?: useMutation.Options<RestoreParticipantReferralMutation, RestoreParticipantReferralMutationVariables>) {
  return useMutation<RestoreParticipantReferralMutation, RestoreParticipantReferralMutationVariables>(RestoreParticipantReferralDocument, options);
}