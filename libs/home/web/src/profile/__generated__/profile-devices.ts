/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OfflineDeviceFieldsFragment = { __typename: 'OfflineDevice', id: string, browser: string | null, system: string | null, createdAt: string, lastIssuedAt: string } & { ' $fragmentName'?: 'OfflineDeviceFieldsFragment' };

export type OfflineDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type OfflineDevicesQuery = { offlineDevices: Array<{ __typename: 'OfflineDevice', id: string, browser: string | null, system: string | null, createdAt: string, lastIssuedAt: string }> };

export type ForgetOfflineDeviceMutationVariables = Exact<{
  id: string;
}>;


export type ForgetOfflineDeviceMutation = { forgetOfflineDevice: { __typename: 'ForgetOfflineDevicePayload', devices: Array<{ __typename: 'OfflineDevice', id: string }> | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string }
      | { __typename: 'DuplicateProblem', code: string, message: string }
      | { __typename: 'PlainProblem', code: string, message: string }
    > } };

export const OfflineDeviceFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfflineDeviceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfflineDevice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastIssuedAt"}}]}}]} as unknown as DocumentNode<OfflineDeviceFieldsFragment, unknown>;
export const OfflineDevicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"offlineDevices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offlineDevices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfflineDeviceFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfflineDeviceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfflineDevice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastIssuedAt"}}]}}]} as unknown as DocumentNode<OfflineDevicesQuery, OfflineDevicesQueryVariables>;
export const ForgetOfflineDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"forgetOfflineDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgetOfflineDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ForgetOfflineDeviceMutation, ForgetOfflineDeviceMutationVariables>;
export function useOfflineDevicesQuery(options?: useQuery.Options<OfflineDevicesQuery, OfflineDevicesQueryVariables>) {
  return useQuery<OfflineDevicesQuery, OfflineDevicesQueryVariables>(OfflineDevicesDocument, options as useQuery.Options<OfflineDevicesQuery, OfflineDevicesQueryVariables>);
}

export function useOfflineDevicesLazyQuery(options?: useLazyQuery.Options<OfflineDevicesQuery, OfflineDevicesQueryVariables>) {
  return useLazyQuery<OfflineDevicesQuery, OfflineDevicesQueryVariables>(OfflineDevicesDocument, options);
}

export function useForgetOfflineDeviceMutation(options?: useMutation.Options<ForgetOfflineDeviceMutation, ForgetOfflineDeviceMutationVariables>) {
  return useMutation<ForgetOfflineDeviceMutation, ForgetOfflineDeviceMutationVariables>(ForgetOfflineDeviceDocument, options);
}