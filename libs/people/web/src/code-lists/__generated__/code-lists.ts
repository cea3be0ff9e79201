/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CodeListNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type CodeListNamesQuery = { codeLists: Array<{ __typename: 'CodeList', list: Types.CodeListName, label: string, ceds: string }> };

export type CodeListEditionsQueryVariables = Exact<{
  list: Types.CodeListName;
}>;


export type CodeListEditionsQuery = { codeListEditions: Array<{ __typename: 'CodeListEdition', effectiveOn: string, own: boolean, codes: Array<{ __typename: 'ListCode', code: string, label: string, ceds: string | null }> }> };

export type SaveCodeListMutationVariables = Exact<{
  input: Types.SaveCodeListInput;
}>;


export type SaveCodeListMutation = { saveCodeList: { __typename: 'CodeListPayload', problems: Array<
      | { __typename: 'ConflictProblem', path: string | null, message: string }
      | { __typename: 'DuplicateProblem', path: string | null, message: string }
      | { __typename: 'PlainProblem', path: string | null, message: string }
    > } };


export const CodeListNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"codeListNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codeLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"ceds"}}]}}]}}]} as unknown as DocumentNode<CodeListNamesQuery, CodeListNamesQueryVariables>;
export const CodeListEditionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"codeListEditions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CodeListName"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codeListEditions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"effectiveOn"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"codes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"ceds"}}]}}]}}]}}]} as unknown as DocumentNode<CodeListEditionsQuery, CodeListEditionsQueryVariables>;
export const SaveCodeListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"saveCodeList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCodeListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCodeList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveCodeListMutation, SaveCodeListMutationVariables>;
export function useCodeListNamesQuery(options?: useQuery.Options<CodeListNamesQuery, CodeListNamesQueryVariables>) {
  return useQuery<CodeListNamesQuery, CodeListNamesQueryVariables>(CodeListNamesDocument, options as useQuery.Options<CodeListNamesQuery, CodeListNamesQueryVariables>);
}

export function useCodeListNamesLazyQuery(options?: useLazyQuery.Options<CodeListNamesQuery, CodeListNamesQueryVariables>) {
  return useLazyQuery<CodeListNamesQuery, CodeListNamesQueryVariables>(CodeListNamesDocument, options);
}

export function useCodeListEditionsQuery(options: { skip: boolean; variables?: CodeListEditionsQueryVariables } & Omit<useQuery.Options<CodeListEditionsQuery, CodeListEditionsQueryVariables>, 'variables' | 'skip'> | ({ variables: CodeListEditionsQueryVariables } & useQuery.Options<CodeListEditionsQuery, CodeListEditionsQueryVariables>)) {
  return useQuery<CodeListEditionsQuery, CodeListEditionsQueryVariables>(CodeListEditionsDocument, options as useQuery.Options<CodeListEditionsQuery, CodeListEditionsQueryVariables>);
}

export function useCodeListEditionsLazyQuery(options?: useLazyQuery.Options<CodeListEditionsQuery, CodeListEditionsQueryVariables>) {
  return useLazyQuery<CodeListEditionsQuery, CodeListEditionsQueryVariables>(CodeListEditionsDocument, options);
}

export function useSaveCodeListMutation(options?: useMutation.Options<SaveCodeListMutation, SaveCodeListMutationVariables>) {
  return useMutation<SaveCodeListMutation, SaveCodeListMutationVariables>(SaveCodeListDocument, options);
}