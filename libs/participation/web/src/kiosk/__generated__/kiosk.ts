/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type KioskChildFieldsFragment = { __typename: 'KioskChild', id: string, name: string, hasPhoto: boolean, state: Types.DoorState, sessionName: string | null, arrivalName: string | null, since: string | null, left: string | null, restricted: boolean } & { ' $fragmentName'?: 'KioskChildFieldsFragment' };

export type KioskStepFragment = { __typename: 'KioskStepPayload', did: Types.DoorDid | null, at: string | null, problems: Array<
    | { __typename: 'ConflictProblem', code: string, message: string }
    | { __typename: 'DuplicateProblem', code: string, message: string }
    | { __typename: 'PlainProblem', code: string, message: string }
  >, child: { __typename: 'KioskChild', id: string, name: string, hasPhoto: boolean, state: Types.DoorState, sessionName: string | null, arrivalName: string | null, since: string | null, left: string | null, restricted: boolean } | null } & { ' $fragmentName'?: 'KioskStepFragment' };

export type KioskDeviceQueryVariables = Exact<{ [key: string]: never; }>;


export type KioskDeviceQuery = { kioskHere: { __typename: 'KioskHere', name: string, siteName: string, timeZone: string } };

export type KioskStaffCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type KioskStaffCodeQuery = { kioskStaffCode: { __typename: 'KioskStaffCode', qr: string, seconds: number } };

export type KioskChildrenQueryVariables = Exact<{
  name: string;
}>;


export type KioskChildrenQuery = { kioskChildren: Array<{ __typename: 'KioskChild', id: string, name: string, hasPhoto: boolean, state: Types.DoorState, sessionName: string | null, arrivalName: string | null, since: string | null, left: string | null, restricted: boolean }> };

export type KioskPickUpsQueryVariables = Exact<{
  childId: string;
}>;


export type KioskPickUpsQuery = { kioskPickUps: Array<{ __typename: 'KioskPickUp', id: string, name: string, relationship: string }> };

export type OpenKioskMutationVariables = Exact<{
  code: string;
}>;


export type OpenKioskMutation = { openKiosk: { __typename: 'KioskDevicePayload', problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string }
      | { __typename: 'DuplicateProblem', code: string, message: string }
      | { __typename: 'PlainProblem', code: string, message: string }
    > } };

export type LeaveKioskMutationVariables = Exact<{
  pin: string;
}>;


export type LeaveKioskMutation = { leaveKiosk: { __typename: 'KioskDevicePayload', problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string }
      | { __typename: 'DuplicateProblem', code: string, message: string }
      | { __typename: 'PlainProblem', code: string, message: string }
    > } };

export type KioskScanMutationVariables = Exact<{
  code: string;
}>;


export type KioskScanMutation = { kioskScan: { __typename: 'KioskStepPayload', did: Types.DoorDid | null, at: string | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string }
      | { __typename: 'DuplicateProblem', code: string, message: string }
      | { __typename: 'PlainProblem', code: string, message: string }
    >, child: { __typename: 'KioskChild', id: string, name: string, hasPhoto: boolean, state: Types.DoorState, sessionName: string | null, arrivalName: string | null, since: string | null, left: string | null, restricted: boolean } | null } };

export type KioskCheckInMutationVariables = Exact<{
  childId: string;
}>;


export type KioskCheckInMutation = { kioskCheckIn: { __typename: 'KioskStepPayload', did: Types.DoorDid | null, at: string | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string }
      | { __typename: 'DuplicateProblem', code: string, message: string }
      | { __typename: 'PlainProblem', code: string, message: string }
    >, child: { __typename: 'KioskChild', id: string, name: string, hasPhoto: boolean, state: Types.DoorState, sessionName: string | null, arrivalName: string | null, since: string | null, left: string | null, restricted: boolean } | null } };

export type KioskCheckOutMutationVariables = Exact<{
  childId: string;
  pickedUpBy?: string | null | undefined;
  pickedUpName?: string | null | undefined;
  pin?: string | null | undefined;
}>;


export type KioskCheckOutMutation = { kioskCheckOut: { __typename: 'KioskStepPayload', did: Types.DoorDid | null, at: string | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string }
      | { __typename: 'DuplicateProblem', code: string, message: string }
      | { __typename: 'PlainProblem', code: string, message: string }
    >, child: { __typename: 'KioskChild', id: string, name: string, hasPhoto: boolean, state: Types.DoorState, sessionName: string | null, arrivalName: string | null, since: string | null, left: string | null, restricted: boolean } | null } };

export type DoorListTodayQueryVariables = Exact<{
  nonce: string;
}>;


export type DoorListTodayQuery = { doorList: { __typename: 'DoorListToday', siteName: string, kioskName: string, at: string, children: Array<{ __typename: 'DoorListChild', personId: string, name: string, state: Types.DoorState, sessionName: string | null, since: string | null, left: string | null, restricted: boolean }> } };

export const KioskChildFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KioskChildFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KioskChild"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasPhoto"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}},{"kind":"Field","name":{"kind":"Name","value":"arrivalName"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"restricted"}}]}}]} as unknown as DocumentNode<KioskChildFieldsFragment, unknown>;
export const KioskStepFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KioskStep"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KioskStepPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"did"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"child"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KioskChildFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KioskChildFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KioskChild"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasPhoto"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}},{"kind":"Field","name":{"kind":"Name","value":"arrivalName"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"restricted"}}]}}]} as unknown as DocumentNode<KioskStepFragment, unknown>;
export const KioskDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"kioskDevice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kioskHere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<KioskDeviceQuery, KioskDeviceQueryVariables>;
export const KioskStaffCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"kioskStaffCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kioskStaffCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qr"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}}]}}]} as unknown as DocumentNode<KioskStaffCodeQuery, KioskStaffCodeQueryVariables>;
export const KioskChildrenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"kioskChildren"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kioskChildren"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KioskChildFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KioskChildFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KioskChild"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasPhoto"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}},{"kind":"Field","name":{"kind":"Name","value":"arrivalName"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"restricted"}}]}}]} as unknown as DocumentNode<KioskChildrenQuery, KioskChildrenQueryVariables>;
export const KioskPickUpsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"kioskPickUps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"childId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kioskPickUps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"childId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"childId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}}]}}]}}]} as unknown as DocumentNode<KioskPickUpsQuery, KioskPickUpsQueryVariables>;
export const OpenKioskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"openKiosk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openKiosk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<OpenKioskMutation, OpenKioskMutationVariables>;
export const LeaveKioskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"leaveKiosk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pin"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveKiosk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pin"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pin"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<LeaveKioskMutation, LeaveKioskMutationVariables>;
export const KioskScanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"kioskScan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kioskScan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KioskStep"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KioskChildFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KioskChild"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasPhoto"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}},{"kind":"Field","name":{"kind":"Name","value":"arrivalName"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"restricted"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KioskStep"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KioskStepPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"did"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"child"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KioskChildFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<KioskScanMutation, KioskScanMutationVariables>;
export const KioskCheckInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"kioskCheckIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"childId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kioskCheckIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"childId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"childId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KioskStep"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KioskChildFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KioskChild"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasPhoto"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}},{"kind":"Field","name":{"kind":"Name","value":"arrivalName"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"restricted"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KioskStep"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KioskStepPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"did"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"child"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KioskChildFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<KioskCheckInMutation, KioskCheckInMutationVariables>;
export const KioskCheckOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"kioskCheckOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"childId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pickedUpBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pickedUpName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pin"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kioskCheckOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"childId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"childId"}}},{"kind":"Argument","name":{"kind":"Name","value":"pickedUpBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pickedUpBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"pickedUpName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pickedUpName"}}},{"kind":"Argument","name":{"kind":"Name","value":"pin"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pin"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KioskStep"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KioskChildFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KioskChild"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasPhoto"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}},{"kind":"Field","name":{"kind":"Name","value":"arrivalName"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"restricted"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KioskStep"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KioskStepPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"did"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"child"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KioskChildFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<KioskCheckOutMutation, KioskCheckOutMutationVariables>;
export const DoorListTodayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"doorListToday"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nonce"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doorList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"nonce"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nonce"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"kioskName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sessionName"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"restricted"}}]}}]}}]}}]} as unknown as DocumentNode<DoorListTodayQuery, DoorListTodayQueryVariables>;
export function useKioskDeviceQuery(options?: useQuery.Options<KioskDeviceQuery, KioskDeviceQueryVariables>) {
  return useQuery<KioskDeviceQuery, KioskDeviceQueryVariables>(KioskDeviceDocument, options as useQuery.Options<KioskDeviceQuery, KioskDeviceQueryVariables>);
}

export function useKioskDeviceLazyQuery(options?: useLazyQuery.Options<KioskDeviceQuery, KioskDeviceQueryVariables>) {
  return useLazyQuery<KioskDeviceQuery, KioskDeviceQueryVariables>(KioskDeviceDocument, options);
}

export function useKioskStaffCodeQuery(options?: useQuery.Options<KioskStaffCodeQuery, KioskStaffCodeQueryVariables>) {
  return useQuery<KioskStaffCodeQuery, KioskStaffCodeQueryVariables>(KioskStaffCodeDocument, options as useQuery.Options<KioskStaffCodeQuery, KioskStaffCodeQueryVariables>);
}

export function useKioskStaffCodeLazyQuery(options?: useLazyQuery.Options<KioskStaffCodeQuery, KioskStaffCodeQueryVariables>) {
  return useLazyQuery<KioskStaffCodeQuery, KioskStaffCodeQueryVariables>(KioskStaffCodeDocument, options);
}

export function useKioskChildrenQuery(options: { skip: boolean; variables?: KioskChildrenQueryVariables } & Omit<useQuery.Options<KioskChildrenQuery, KioskChildrenQueryVariables>, 'variables' | 'skip'> | ({ variables: KioskChildrenQueryVariables } & useQuery.Options<KioskChildrenQuery, KioskChildrenQueryVariables>)) {
  return useQuery<KioskChildrenQuery, KioskChildrenQueryVariables>(KioskChildrenDocument, options as useQuery.Options<KioskChildrenQuery, KioskChildrenQueryVariables>);
}

export function useKioskChildrenLazyQuery(options?: useLazyQuery.Options<KioskChildrenQuery, KioskChildrenQueryVariables>) {
  return useLazyQuery<KioskChildrenQuery, KioskChildrenQueryVariables>(KioskChildrenDocument, options);
}

export function useKioskPickUpsQuery(options: { skip: boolean; variables?: KioskPickUpsQueryVariables } & Omit<useQuery.Options<KioskPickUpsQuery, KioskPickUpsQueryVariables>, 'variables' | 'skip'> | ({ variables: KioskPickUpsQueryVariables } & useQuery.Options<KioskPickUpsQuery, KioskPickUpsQueryVariables>)) {
  return useQuery<KioskPickUpsQuery, KioskPickUpsQueryVariables>(KioskPickUpsDocument, options as useQuery.Options<KioskPickUpsQuery, KioskPickUpsQueryVariables>);
}

export function useKioskPickUpsLazyQuery(options?: useLazyQuery.Options<KioskPickUpsQuery, KioskPickUpsQueryVariables>) {
  return useLazyQuery<KioskPickUpsQuery, KioskPickUpsQueryVariables>(KioskPickUpsDocument, options);
}

export function useOpenKioskMutation(options?: useMutation.Options<OpenKioskMutation, OpenKioskMutationVariables>) {
  return useMutation<OpenKioskMutation, OpenKioskMutationVariables>(OpenKioskDocument, options);
}

export function useLeaveKioskMutation(options?: useMutation.Options<LeaveKioskMutation, LeaveKioskMutationVariables>) {
  return useMutation<LeaveKioskMutation, LeaveKioskMutationVariables>(LeaveKioskDocument, options);
}

export function useKioskScanMutation(options?: useMutation.Options<KioskScanMutation, KioskScanMutationVariables>) {
  return useMutation<KioskScanMutation, KioskScanMutationVariables>(KioskScanDocument, options);
}

export function useKioskCheckInMutation(options?: useMutation.Options<KioskCheckInMutation, KioskCheckInMutationVariables>) {
  return useMutation<KioskCheckInMutation, KioskCheckInMutationVariables>(KioskCheckInDocument, options);
}

export function useKioskCheckOutMutation(options?: useMutation.Options<KioskCheckOutMutation, KioskCheckOutMutationVariables>) {
  return useMutation<KioskCheckOutMutation, KioskCheckOutMutationVariables>(KioskCheckOutDocument, options);
}

export function useDoorListTodayQuery(options: { skip: boolean; variables?: DoorListTodayQueryVariables } & Omit<useQuery.Options<DoorListTodayQuery, DoorListTodayQueryVariables>, 'variables' | 'skip'> | ({ variables: DoorListTodayQueryVariables } & useQuery.Options<DoorListTodayQuery, DoorListTodayQueryVariables>)) {
  return useQuery<DoorListTodayQuery, DoorListTodayQueryVariables>(DoorListTodayDocument, options as useQuery.Options<DoorListTodayQuery, DoorListTodayQueryVariables>);
}

export function useDoorListTodayLazyQuery(options?: useLazyQuery.Options<DoorListTodayQuery, DoorListTodayQueryVariables>) {
  return useLazyQuery<DoorListTodayQuery, DoorListTodayQueryVariables>(DoorListTodayDocument, options);
}