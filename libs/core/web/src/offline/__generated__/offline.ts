/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../__generated__/schema-types';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type IssueOfflineKeyMutationVariables = Exact<{
  input: Types.IssueOfflineKeyInput;
}>;


export type IssueOfflineKeyMutation = { issueOfflineKey: { __typename: 'IssueOfflineKeyPayload', keyId: string | null, key: string | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string }
      | { __typename: 'DuplicateProblem', code: string, message: string }
      | { __typename: 'PlainProblem', code: string, message: string }
    > } };


export const IssueOfflineKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"issueOfflineKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueOfflineKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueOfflineKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<IssueOfflineKeyMutation, IssueOfflineKeyMutationVariables>;
export function useIssueOfflineKeyMutation(options?: useMutation.Options<IssueOfflineKeyMutation, IssueOfflineKeyMutationVariables>) {
  return useMutation<IssueOfflineKeyMutation, IssueOfflineKeyMutationVariables>(IssueOfflineKeyDocument, options);
}