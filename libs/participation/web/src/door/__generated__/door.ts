/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DoorDoneFragment = { __typename: 'DoorDoneType', personId: string, name: string, did: Types.DoorDid, at: string | null, sessionName: string } & { ' $fragmentName'?: 'DoorDoneFragment' };

export type DoorStepsQueryVariables = Exact<{
  sessionId: string;
  date: string;
  personId: string;
}>;


export type DoorStepsQuery = { doorEvents: Array<{ __typename: 'DoorEvent', id: string, kind: Types.DoorKind, at: string, how: Types.DoorWay, kioskName: string | null, recordedBy: string | null, pickedUpBy: string | null, byStaff: boolean }> };

export type DoorPickUpListQueryVariables = Exact<{
  personId: string;
  date: string;
}>;


export type DoorPickUpListQuery = { doorPickUps: Array<{ __typename: 'DoorPickUp', id: string, name: string, relationship: string, mayPickUp: boolean, restricted: boolean }> };

export type CheckInAtDoorMutationVariables = Exact<{
  input: Types.DoorStepInput;
}>;


export type CheckInAtDoorMutation = { checkIn: { __typename: 'DoorStepPayload', problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string }
      | { __typename: 'DuplicateProblem', code: string, message: string }
      | { __typename: 'PlainProblem', code: string, message: string }
    >, done: { __typename: 'DoorDoneType', personId: string, name: string, did: Types.DoorDid, at: string | null, sessionName: string } | null } };

export type CheckOutAtDoorMutationVariables = Exact<{
  input: Types.DoorLeavingInput;
}>;


export type CheckOutAtDoorMutation = { checkOut: { __typename: 'DoorStepPayload', problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string }
      | { __typename: 'DuplicateProblem', code: string, message: string }
      | { __typename: 'PlainProblem', code: string, message: string }
    >, done: { __typename: 'DoorDoneType', personId: string, name: string, did: Types.DoorDid, at: string | null, sessionName: string } | null } };

export type ScanBadgeAtDoorMutationVariables = Exact<{
  sessionId: string;
  date: string;
  code: string;
}>;


export type ScanBadgeAtDoorMutation = { scanBadge: { __typename: 'ScanBadgePayload', personId: string | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string }
      | { __typename: 'DuplicateProblem', code: string, message: string }
      | { __typename: 'PlainProblem', code: string, message: string }
    >, done: { __typename: 'DoorDoneType', personId: string, name: string, did: Types.DoorDid, at: string | null, sessionName: string } | null } };

export const DoorDoneFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoorDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DoorDoneType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"did"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}}]}}]} as unknown as DocumentNode<DoorDoneFragment, unknown>;
export const DoorStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"doorSteps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doorEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"how"}},{"kind":"Field","name":{"kind":"Name","value":"kioskName"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"pickedUpBy"}},{"kind":"Field","name":{"kind":"Name","value":"byStaff"}}]}}]}}]} as unknown as DocumentNode<DoorStepsQuery, DoorStepsQueryVariables>;
export const DoorPickUpListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"doorPickUpList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doorPickUps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}},{"kind":"Field","name":{"kind":"Name","value":"mayPickUp"}},{"kind":"Field","name":{"kind":"Name","value":"restricted"}}]}}]}}]} as unknown as DocumentNode<DoorPickUpListQuery, DoorPickUpListQueryVariables>;
export const CheckInAtDoorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"checkInAtDoor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DoorStepInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"done"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DoorDone"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoorDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DoorDoneType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"did"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}}]}}]} as unknown as DocumentNode<CheckInAtDoorMutation, CheckInAtDoorMutationVariables>;
export const CheckOutAtDoorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"checkOutAtDoor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DoorLeavingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"done"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DoorDone"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoorDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DoorDoneType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"did"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}}]}}]} as unknown as DocumentNode<CheckOutAtDoorMutation, CheckOutAtDoorMutationVariables>;
export const ScanBadgeAtDoorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"scanBadgeAtDoor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scanBadge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"done"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DoorDone"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoorDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DoorDoneType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"did"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}}]}}]} as unknown as DocumentNode<ScanBadgeAtDoorMutation, ScanBadgeAtDoorMutationVariables>;
export function useDoorStepsQuery(options: { skip: boolean; variables?: DoorStepsQueryVariables } & Omit<useQuery.Options<DoorStepsQuery, DoorStepsQueryVariables>, 'variables' | 'skip'> | ({ variables: DoorStepsQueryVariables } & useQuery.Options<DoorStepsQuery, DoorStepsQueryVariables>)) {
  return useQuery<DoorStepsQuery, DoorStepsQueryVariables>(DoorStepsDocument, options as useQuery.Options<DoorStepsQuery, DoorStepsQueryVariables>);
}

export function useDoorStepsLazyQuery(options?: useLazyQuery.Options<DoorStepsQuery, DoorStepsQueryVariables>) {
  return useLazyQuery<DoorStepsQuery, DoorStepsQueryVariables>(DoorStepsDocument, options);
}

export function useDoorPickUpListQuery(options: { skip: boolean; variables?: DoorPickUpListQueryVariables } & Omit<useQuery.Options<DoorPickUpListQuery, DoorPickUpListQueryVariables>, 'variables' | 'skip'> | ({ variables: DoorPickUpListQueryVariables } & useQuery.Options<DoorPickUpListQuery, DoorPickUpListQueryVariables>)) {
  return useQuery<DoorPickUpListQuery, DoorPickUpListQueryVariables>(DoorPickUpListDocument, options as useQuery.Options<DoorPickUpListQuery, DoorPickUpListQueryVariables>);
}

export function useDoorPickUpListLazyQuery(options?: useLazyQuery.Options<DoorPickUpListQuery, DoorPickUpListQueryVariables>) {
  return useLazyQuery<DoorPickUpListQuery, DoorPickUpListQueryVariables>(DoorPickUpListDocument, options);
}

export function useCheckInAtDoorMutation(options?: useMutation.Options<CheckInAtDoorMutation, CheckInAtDoorMutationVariables>) {
  return useMutation<CheckInAtDoorMutation, CheckInAtDoorMutationVariables>(CheckInAtDoorDocument, options);
}

export function useCheckOutAtDoorMutation(options?: useMutation.Options<CheckOutAtDoorMutation, CheckOutAtDoorMutationVariables>) {
  return useMutation<CheckOutAtDoorMutation, CheckOutAtDoorMutationVariables>(CheckOutAtDoorDocument, options);
}

export function useScanBadgeAtDoorMutation(options?: useMutation.Options<ScanBadgeAtDoorMutation, ScanBadgeAtDoorMutationVariables>) {
  return useMutation<ScanBadgeAtDoorMutation, ScanBadgeAtDoorMutationVariables>(ScanBadgeAtDoorDocument, options);
}