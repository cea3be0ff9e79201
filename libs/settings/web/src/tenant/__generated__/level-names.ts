/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LevelNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type LevelNamesQuery = { levelNames: Array<{ __typename: 'LevelNameSetting', level: string, singular: string, plural: string, version: number }> };

export type SaveLevelNamesMutationVariables = Exact<{
  input: Types.SaveLevelNamesInput;
}>;


export type SaveLevelNamesMutation = { saveLevelNames: { __typename: 'SaveLevelNamesPayload', levelNames: Array<{ __typename: 'LevelNameSetting', level: string, singular: string, plural: string, version: number }> | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string, path: string | null, conflicts: Array<{ __typename: 'ConflictValue', field: string, current: string | null, attempted: string | null, version: number, changedBy: string | null }> }
      | { __typename: 'DuplicateProblem', message: string, path: string | null }
      | { __typename: 'PlainProblem', message: string, path: string | null }
    > } };


export const LevelNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"levelNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"levelNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"singular"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<LevelNamesQuery, LevelNamesQueryVariables>;
export const SaveLevelNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"saveLevelNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveLevelNamesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveLevelNames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"levelNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"singular"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"attempted"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveLevelNamesMutation, SaveLevelNamesMutationVariables>;
export function useLevelNamesQuery(options?: useQuery.Options<LevelNamesQuery, LevelNamesQueryVariables>) {
  return useQuery<LevelNamesQuery, LevelNamesQueryVariables>(LevelNamesDocument, options as useQuery.Options<LevelNamesQuery, LevelNamesQueryVariables>);
}

export function useLevelNamesLazyQuery(options?: useLazyQuery.Options<LevelNamesQuery, LevelNamesQueryVariables>) {
  return useLazyQuery<LevelNamesQuery, LevelNamesQueryVariables>(LevelNamesDocument, options);
}

export function useSaveLevelNamesMutation(options?: useMutation.Options<SaveLevelNamesMutation, SaveLevelNamesMutationVariables>) {
  return useMutation<SaveLevelNamesMutation, SaveLevelNamesMutationVariables>(SaveLevelNamesDocument, options);
}