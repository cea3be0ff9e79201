/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PersonPlacesQueryVariables = Exact<{
  id: string;
  staff: boolean;
  teacher: boolean;
  boardMember: boolean;
}>;


export type PersonPlacesQuery = { staffMember?: { __typename: 'StaffMember', id: string, organizations: Array<{ __typename: 'OrganizationRef', id: string, name: string }> }, teacher?: { __typename: 'Teacher', id: string, organizations: Array<{ __typename: 'OrganizationRef', id: string, name: string }> }, boardMember?: { __typename: 'BoardMember', id: string, organizations: Array<{ __typename: 'OrganizationRef', id: string, name: string }> } };

export type EndPersonStayMutationVariables = Exact<{
  input: Types.EndPersonStayInput;
}>;


export type EndPersonStayMutation = { endPersonStay: { __typename: 'PersonEndPayload', done: boolean | null, problems: Array<
      | { __typename: 'ConflictProblem', path: string | null, message: string }
      | { __typename: 'DuplicateProblem', path: string | null, message: string }
      | { __typename: 'PlainProblem', path: string | null, message: string }
    > } };

export type SaveEmploymentMutationVariables = Exact<{
  input: Types.SaveEmploymentInput;
}>;


export type SaveEmploymentMutation = { saveEmployment: { __typename: 'EmploymentPayload', done: boolean | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, path: string | null, message: string }
      | { __typename: 'DuplicateProblem', code: string, path: string | null, message: string }
      | { __typename: 'PlainProblem', code: string, path: string | null, message: string }
    > } };

export type RemoveEmploymentMutationVariables = Exact<{
  id: string;
}>;


export type RemoveEmploymentMutation = { removeEmployment: { __typename: 'EmploymentPayload', done: boolean | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };


export const PersonPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"personPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"staff"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teacher"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boardMember"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teacher"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"boardMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boardMember"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PersonPlacesQuery, PersonPlacesQueryVariables>;
export const EndPersonStayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"endPersonStay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndPersonStayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endPersonStay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<EndPersonStayMutation, EndPersonStayMutationVariables>;
export const SaveEmploymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"saveEmployment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveEmploymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveEmployment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveEmploymentMutation, SaveEmploymentMutationVariables>;
export const RemoveEmploymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeEmployment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeEmployment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveEmploymentMutation, RemoveEmploymentMutationVariables>;
export function usePersonPlacesQuery(options: { skip: boolean; variables?: PersonPlacesQueryVariables } & Omit<useQuery.Options<PersonPlacesQuery, PersonPlacesQueryVariables>, 'variables' | 'skip'> | ({ variables: PersonPlacesQueryVariables } & useQuery.Options<PersonPlacesQuery, PersonPlacesQueryVariables>)) {
  return useQuery<PersonPlacesQuery, PersonPlacesQueryVariables>(PersonPlacesDocument, options as useQuery.Options<PersonPlacesQuery, PersonPlacesQueryVariables>);
}

export function usePersonPlacesLazyQuery(options?: useLazyQuery.Options<PersonPlacesQuery, PersonPlacesQueryVariables>) {
  return useLazyQuery<PersonPlacesQuery, PersonPlacesQueryVariables>(PersonPlacesDocument, options);
}

export function useEndPersonStayMutation(options?: useMutation.Options<EndPersonStayMutation, EndPersonStayMutationVariables>) {
  return useMutation<EndPersonStayMutation, EndPersonStayMutationVariables>(EndPersonStayDocument, options);
}

export function useSaveEmploymentMutation(options?: useMutation.Options<SaveEmploymentMutation, SaveEmploymentMutationVariables>) {
  return useMutation<SaveEmploymentMutation, SaveEmploymentMutationVariables>(SaveEmploymentDocument, options);
}

export function useRemoveEmploymentMutation(options?: useMutation.Options<RemoveEmploymentMutation, RemoveEmploymentMutationVariables>) {
  return useMutation<RemoveEmploymentMutation, RemoveEmploymentMutationVariables>(RemoveEmploymentDocument, options);
}