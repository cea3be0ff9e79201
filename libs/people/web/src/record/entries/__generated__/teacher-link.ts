/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TeacherLinksQueryVariables = Exact<{
  participantId: string;
  first: number;
}>;


export type TeacherLinksQuery = { entries: { __typename: 'TeacherLinkConnection', nodes: Array<{ __typename: 'TeacherLink', id: string, version: number, createdAt: string, createdByName: string | null, canEdit: boolean, teacherPersonId: string, subject: string | null, status: Types.LinkStatus, teacherName: string | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } } };

export type SaveTeacherLinkMutationVariables = Exact<{
  participantId: string;
  id?: string | null | undefined;
  version?: number | null | undefined;
  values: Types.TeacherLinkValues;
}>;


export type SaveTeacherLinkMutation = { saved: { __typename: 'TeacherLinkPayload', entry: { __typename: 'TeacherLink', id: string } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, path: string | null, message: string, conflicts: Array<{ __typename: 'ConflictValue', field: string, current: string | null, changedBy: string | null, version: number }> }
      | { __typename: 'DuplicateProblem', code: string, path: string | null, message: string }
      | { __typename: 'PlainProblem', code: string, path: string | null, message: string }
    > } };

export type RemoveTeacherLinkMutationVariables = Exact<{
  id: string;
}>;


export type RemoveTeacherLinkMutation = { done: { __typename: 'TeacherLinkPayload', entry: { __typename: 'TeacherLink', id: string } | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };

export type RestoreTeacherLinkMutationVariables = Exact<{
  id: string;
}>;


export type RestoreTeacherLinkMutation = { done: { __typename: 'TeacherLinkPayload', entry: { __typename: 'TeacherLink', id: string } | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };

export type TeacherChoicesQueryVariables = Exact<{
  search: string;
  id?: string | null | undefined;
}>;


export type TeacherChoicesQuery = { teacherChoices: Array<{ __typename: 'TeacherChoice', id: string, name: string }> };


export const TeacherLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"teacherLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"teacherLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"teacherPersonId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<TeacherLinksQuery, TeacherLinksQueryVariables>;
export const SaveTeacherLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"saveTeacherLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"values"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherLinkValues"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"saveTeacherLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"values"},"value":{"kind":"Variable","name":{"kind":"Name","value":"values"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveTeacherLinkMutation, SaveTeacherLinkMutationVariables>;
export const RemoveTeacherLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeTeacherLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"removeTeacherLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveTeacherLinkMutation, RemoveTeacherLinkMutationVariables>;
export const RestoreTeacherLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"restoreTeacherLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"restoreTeacherLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreTeacherLinkMutation, RestoreTeacherLinkMutationVariables>;
export const TeacherChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"teacherChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teacherChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<TeacherChoicesQuery, TeacherChoicesQueryVariables>;
export function useTeacherLinksQuery(options: { skip: boolean; variables?: TeacherLinksQueryVariables } & Omit<useQuery.Options<TeacherLinksQuery, TeacherLinksQueryVariables>, 'variables' | 'skip'> | ({ variables: TeacherLinksQueryVariables } & useQuery.Options<TeacherLinksQuery, TeacherLinksQueryVariables>)) {
  return useQuery<TeacherLinksQuery, TeacherLinksQueryVariables>(TeacherLinksDocument, options as useQuery.Options<TeacherLinksQuery, TeacherLinksQueryVariables>);
}

export function useTeacherLinksLazyQuery(options?: useLazyQuery.Options<TeacherLinksQuery, TeacherLinksQueryVariables>) {
  return useLazyQuery<TeacherLinksQuery, TeacherLinksQueryVariables>(TeacherLinksDocument, options);
}

export function useSaveTeacherLinkMutation(options?: useMutation.Options<SaveTeacherLinkMutation, SaveTeacherLinkMutationVariables>) {
  return useMutation<SaveTeacherLinkMutation, SaveTeacherLinkMutationVariables>(SaveTeacherLinkDocument, options);
}

export function useRemoveTeacherLinkMutation(options?: useMutation.Options<RemoveTeacherLinkMutation, RemoveTeacherLinkMutationVariables>) {
  return useMutation<RemoveTeacherLinkMutation, RemoveTeacherLinkMutationVariables>(RemoveTeacherLinkDocument, options);
}

export function useRestoreTeacherLinkMutation(options?: useMutation.Options<RestoreTeacherLinkMutation, RestoreTeacherLinkMutationVariables>) {
  return useMutation<RestoreTeacherLinkMutation, RestoreTeacherLinkMutationVariables>(RestoreTeacherLinkDocument, options);
}

export function useTeacherChoicesQuery(options: { skip: boolean; variables?: TeacherChoicesQueryVariables } & Omit<useQuery.Options<TeacherChoicesQuery, TeacherChoicesQueryVariables>, 'variables' | 'skip'> | ({ variables: TeacherChoicesQueryVariables } & useQuery.Options<TeacherChoicesQuery, TeacherChoicesQueryVariables>)) {
  return useQuery<TeacherChoicesQuery, TeacherChoicesQueryVariables>(TeacherChoicesDocument, options as useQuery.Options<TeacherChoicesQuery, TeacherChoicesQueryVariables>);
}

export function useTeacherChoicesLazyQuery(options?: useLazyQuery.Options<TeacherChoicesQuery, TeacherChoicesQueryVariables>) {
  return useLazyQuery<TeacherChoicesQuery, TeacherChoicesQueryVariables>(TeacherChoicesDocument, options);
}