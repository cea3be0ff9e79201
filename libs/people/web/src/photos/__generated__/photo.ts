/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PersonPhotoQueryVariables = Exact<{
  personId: string;
}>;


export type PersonPhotoQuery = { personPhoto: { __typename: 'PersonPhoto', personId: string, fileId: string | null, withheld: boolean } };

export type SetPersonPhotoMutationVariables = Exact<{
  input: Types.SetPersonPhotoInput;
}>;


export type SetPersonPhotoMutation = { setPersonPhoto: { __typename: 'PersonPhotoPayload', photo: { __typename: 'PersonPhoto', personId: string, fileId: string | null, withheld: boolean } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string }
      | { __typename: 'DuplicateProblem', code: string, message: string }
      | { __typename: 'PlainProblem', code: string, message: string }
    > } };


export const PersonPhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"personPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personPhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}}]}}]}}]} as unknown as DocumentNode<PersonPhotoQuery, PersonPhotoQueryVariables>;
export const SetPersonPhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"setPersonPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPersonPhotoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPersonPhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetPersonPhotoMutation, SetPersonPhotoMutationVariables>;
export function usePersonPhotoQuery(options: { skip: boolean; variables?: PersonPhotoQueryVariables } & Omit<useQuery.Options<PersonPhotoQuery, PersonPhotoQueryVariables>, 'variables' | 'skip'> | ({ variables: PersonPhotoQueryVariables } & useQuery.Options<PersonPhotoQuery, PersonPhotoQueryVariables>)) {
  return useQuery<PersonPhotoQuery, PersonPhotoQueryVariables>(PersonPhotoDocument, options as useQuery.Options<PersonPhotoQuery, PersonPhotoQueryVariables>);
}

export function usePersonPhotoLazyQuery(options?: useLazyQuery.Options<PersonPhotoQuery, PersonPhotoQueryVariables>) {
  return useLazyQuery<PersonPhotoQuery, PersonPhotoQueryVariables>(PersonPhotoDocument, options);
}

export function useSetPersonPhotoMutation(options?: useMutation.Options<SetPersonPhotoMutation, SetPersonPhotoMutationVariables>) {
  return useMutation<SetPersonPhotoMutation, SetPersonPhotoMutationVariables>(SetPersonPhotoDocument, options);
}