/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DuplicatePairsQueryVariables = Exact<{
  state: Types.DuplicateState;
  bothAre?: Types.PersonKind | null | undefined;
  search?: string | null | undefined;
  filter?: Types.DuplicateFilter | null | undefined;
  sort?: Array<Types.DuplicateSort> | Types.DuplicateSort | null | undefined;
  first: number;
  offset?: number | null | undefined;
}>;


export type DuplicatePairsQuery = { duplicatePairs: { __typename: 'DuplicatePairConnection', nodes: Array<{ __typename: 'DuplicatePair', id: string, score: number, reasons: Array<Types.DuplicateReason>, state: Types.DuplicateState, foundAt: string, decidedAt: string | null, decidedByName: string | null, note: string | null, first: { __typename: 'DuplicatePerson', id: string, displayName: string, kinds: Array<Types.PersonKind>, middleName: string | null, birthDate: string | null, grade: string | null, localId: string | null, stateId: string | null, employeeId: string | null, email: string | null, phone: string | null, otherPhone: string | null, address: string | null, createdAt: string, organizations: Array<{ __typename: 'OrganizationRef', id: string, name: string }> }, second: { __typename: 'DuplicatePerson', id: string, displayName: string, kinds: Array<Types.PersonKind>, middleName: string | null, birthDate: string | null, grade: string | null, localId: string | null, stateId: string | null, employeeId: string | null, email: string | null, phone: string | null, otherPhone: string | null, address: string | null, createdAt: string, organizations: Array<{ __typename: 'OrganizationRef', id: string, name: string }> } }>, totalCount: { __typename: 'ListCount', value: number, capped: boolean } } };

export type DuplicateSideFragment = { __typename: 'DuplicatePerson', id: string, displayName: string, kinds: Array<Types.PersonKind>, middleName: string | null, birthDate: string | null, grade: string | null, localId: string | null, stateId: string | null, employeeId: string | null, email: string | null, phone: string | null, otherPhone: string | null, address: string | null, createdAt: string, organizations: Array<{ __typename: 'OrganizationRef', id: string, name: string }> } & { ' $fragmentName'?: 'DuplicateSideFragment' };

export type DuplicateCountQueryVariables = Exact<{
  bothAre?: Types.PersonKind | null | undefined;
}>;


export type DuplicateCountQuery = { duplicatePairs: { __typename: 'DuplicatePairConnection', nodes: Array<{ __typename: 'DuplicatePair', id: string }>, totalCount: { __typename: 'ListCount', value: number, capped: boolean } } };

export type DuplicateHoldingsQueryVariables = Exact<{
  first: string;
  second: string;
}>;


export type DuplicateHoldingsQuery = { first: Array<{ __typename: 'ParticipantTabState', key: string, count: number | null }>, second: Array<{ __typename: 'ParticipantTabState', key: string, count: number | null }> };

export type DismissDuplicateMutationVariables = Exact<{
  input: Types.DismissDuplicateInput;
}>;


export type DismissDuplicateMutation = { dismissDuplicate: { __typename: 'DuplicatePairPayload', done: boolean | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };

export type ReopenDuplicateMutationVariables = Exact<{
  id: string;
}>;


export type ReopenDuplicateMutation = { reopenDuplicate: { __typename: 'DuplicatePairPayload', done: boolean | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };

export const DuplicateSideFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DuplicateSide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicatePerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"localId"}},{"kind":"Field","name":{"kind":"Name","value":"stateId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"otherPhone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<DuplicateSideFragment, unknown>;
export const DuplicatePairsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"duplicatePairs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bothAre"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicatePairs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"bothAre"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bothAre"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"foundAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"first"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DuplicateSide"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"second"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DuplicateSide"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DuplicateSide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicatePerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"localId"}},{"kind":"Field","name":{"kind":"Name","value":"stateId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"otherPhone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<DuplicatePairsQuery, DuplicatePairsQueryVariables>;
export const DuplicateCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"duplicateCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bothAre"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonKind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicatePairs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"bothAre"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bothAre"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}}]} as unknown as DocumentNode<DuplicateCountQuery, DuplicateCountQueryVariables>;
export const DuplicateHoldingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"duplicateHoldings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"second"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"first"},"name":{"kind":"Name","value":"participantTabs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"second"},"name":{"kind":"Name","value":"participantTabs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"second"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<DuplicateHoldingsQuery, DuplicateHoldingsQueryVariables>;
export const DismissDuplicateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"dismissDuplicate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DismissDuplicateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissDuplicate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<DismissDuplicateMutation, DismissDuplicateMutationVariables>;
export const ReopenDuplicateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"reopenDuplicate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenDuplicate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<ReopenDuplicateMutation, ReopenDuplicateMutationVariables>;
export function useDuplicatePairsQuery(options: { skip: boolean; variables?: DuplicatePairsQueryVariables } & Omit<useQuery.Options<DuplicatePairsQuery, DuplicatePairsQueryVariables>, 'variables' | 'skip'> | ({ variables: DuplicatePairsQueryVariables } & useQuery.Options<DuplicatePairsQuery, DuplicatePairsQueryVariables>)) {
  return useQuery<DuplicatePairsQuery, DuplicatePairsQueryVariables>(DuplicatePairsDocument, options as useQuery.Options<DuplicatePairsQuery, DuplicatePairsQueryVariables>);
}

export function useDuplicatePairsLazyQuery(options?: useLazyQuery.Options<DuplicatePairsQuery, DuplicatePairsQueryVariables>) {
  return useLazyQuery<DuplicatePairsQuery, DuplicatePairsQueryVariables>(DuplicatePairsDocument, options);
}

export function useDuplicateCountQuery(options?: useQuery.Options<DuplicateCountQuery, DuplicateCountQueryVariables>) {
  return useQuery<DuplicateCountQuery, DuplicateCountQueryVariables>(DuplicateCountDocument, options as useQuery.Options<DuplicateCountQuery, DuplicateCountQueryVariables>);
}

export function useDuplicateCountLazyQuery(options?: useLazyQuery.Options<DuplicateCountQuery, DuplicateCountQueryVariables>) {
  return useLazyQuery<DuplicateCountQuery, DuplicateCountQueryVariables>(DuplicateCountDocument, options);
}

export function useDuplicateHoldingsQuery(options: { skip: boolean; variables?: DuplicateHoldingsQueryVariables } & Omit<useQuery.Options<DuplicateHoldingsQuery, DuplicateHoldingsQueryVariables>, 'variables' | 'skip'> | ({ variables: DuplicateHoldingsQueryVariables } & useQuery.Options<DuplicateHoldingsQuery, DuplicateHoldingsQueryVariables>)) {
  return useQuery<DuplicateHoldingsQuery, DuplicateHoldingsQueryVariables>(DuplicateHoldingsDocument, options as useQuery.Options<DuplicateHoldingsQuery, DuplicateHoldingsQueryVariables>);
}

export function useDuplicateHoldingsLazyQuery(options?: useLazyQuery.Options<DuplicateHoldingsQuery, DuplicateHoldingsQueryVariables>) {
  return useLazyQuery<DuplicateHoldingsQuery, DuplicateHoldingsQueryVariables>(DuplicateHoldingsDocument, options);
}

export function useDismissDuplicateMutation(options?: useMutation.Options<DismissDuplicateMutation, DismissDuplicateMutationVariables>) {
  return useMutation<DismissDuplicateMutation, DismissDuplicateMutationVariables>(DismissDuplicateDocument, options);
}

export function useReopenDuplicateMutation(options?: useMutation.Options<ReopenDuplicateMutation, ReopenDuplicateMutationVariables>) {
  return useMutation<ReopenDuplicateMutation, ReopenDuplicateMutationVariables>(ReopenDuplicateDocument, options);
}