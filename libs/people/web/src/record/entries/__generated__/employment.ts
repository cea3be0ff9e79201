/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ParticipantEmploymentsQueryVariables = Exact<{
  participantId: string;
  first: number;
}>;


export type ParticipantEmploymentsQuery = { entries: { __typename: 'ParticipantEmploymentConnection', nodes: Array<{ __typename: 'ParticipantEmployment', id: string, version: number, createdAt: string, createdByName: string | null, canEdit: boolean, employer: string, title: string | null, startsOn: string, endsOn: string | null, hoursPerWeek: number | null, remark: string | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } } };

export type SaveParticipantEmploymentMutationVariables = Exact<{
  participantId: string;
  id?: string | null | undefined;
  version?: number | null | undefined;
  values: Types.ParticipantEmploymentValues;
}>;


export type SaveParticipantEmploymentMutation = { saved: { __typename: 'ParticipantEmploymentPayload', entry: { __typename: 'ParticipantEmployment', id: string } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, path: string | null, message: string, conflicts: Array<{ __typename: 'ConflictValue', field: string, current: string | null, changedBy: string | null, version: number }> }
      | { __typename: 'DuplicateProblem', code: string, path: string | null, message: string }
      | { __typename: 'PlainProblem', code: string, path: string | null, message: string }
    > } };

export type RemoveParticipantEmploymentMutationVariables = Exact<{
  id: string;
}>;


export type RemoveParticipantEmploymentMutation = { done: { __typename: 'ParticipantEmploymentPayload', entry: { __typename: 'ParticipantEmployment', id: string } | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };

export type RestoreParticipantEmploymentMutationVariables = Exact<{
  id: string;
}>;


export type RestoreParticipantEmploymentMutation = { done: { __typename: 'ParticipantEmploymentPayload', entry: { __typename: 'ParticipantEmployment', id: string } | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };


export const ParticipantEmploymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"participantEmployments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"participantEmployments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"employer"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"hoursPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<ParticipantEmploymentsQuery, ParticipantEmploymentsQueryVariables>;
export const SaveParticipantEmploymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"saveParticipantEmployment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"values"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParticipantEmploymentValues"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"saveParticipantEmployment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"values"},"value":{"kind":"Variable","name":{"kind":"Name","value":"values"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveParticipantEmploymentMutation, SaveParticipantEmploymentMutationVariables>;
export const RemoveParticipantEmploymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeParticipantEmployment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"removeParticipantEmployment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveParticipantEmploymentMutation, RemoveParticipantEmploymentMutationVariables>;
export const RestoreParticipantEmploymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"restoreParticipantEmployment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"restoreParticipantEmployment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreParticipantEmploymentMutation, RestoreParticipantEmploymentMutationVariables>;
export function useParticipantEmploymentsQuery(options: { skip: boolean; variables?: ParticipantEmploymentsQueryVariables } & Omit<useQuery.Options<ParticipantEmploymentsQuery, ParticipantEmploymentsQueryVariables>, 'variables' | 'skip'> | ({ variables: ParticipantEmploymentsQueryVariables } & useQuery.Options<ParticipantEmploymentsQuery, ParticipantEmploymentsQueryVariables>)) {
  return useQuery<ParticipantEmploymentsQuery, ParticipantEmploymentsQueryVariables>(ParticipantEmploymentsDocument, options as useQuery.Options<ParticipantEmploymentsQuery, ParticipantEmploymentsQueryVariables>);
}

export function useParticipantEmploymentsLazyQuery(options?: useLazyQuery.Options<ParticipantEmploymentsQuery, ParticipantEmploymentsQueryVariables>) {
  return useLazyQuery<ParticipantEmploymentsQuery, ParticipantEmploymentsQueryVariables>(ParticipantEmploymentsDocument, options);
}

export function useSaveParticipantEmploymentMutation(options?: useMutation.Options<SaveParticipantEmploymentMutation, SaveParticipantEmploymentMutationVariables>) {
  return useMutation<SaveParticipantEmploymentMutation, SaveParticipantEmploymentMutationVariables>(SaveParticipantEmploymentDocument, options);
}

export function useRemoveParticipantEmploymentMutation(options?: useMutation.Options<RemoveParticipantEmploymentMutation, RemoveParticipantEmploymentMutationVariables>) {
  return useMutation<RemoveParticipantEmploymentMutation, RemoveParticipantEmploymentMutationVariables>(RemoveParticipantEmploymentDocument, options);
}

export function useRestoreParticipantEmploymentMutation(options?: useMutation.Options<RestoreParticipantEmploymentMutation, RestoreParticipantEmploymentMutationVariables>) {
  return useMutation<RestoreParticipantEmploymentMutation, RestoreParticipantEmploymentMutationVariables>(RestoreParticipantEmploymentDocument, options);
}