/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ValueOriginsQueryVariables = Exact<{
  personId: string;
}>;


export type ValueOriginsQuery = { valueOrigins: Array<{ __typename: 'ValueOrigin', field: string, source: Types.ValueSourceKind, sourceRef: string | null, at: string, byName: string | null, isProtected: boolean }> };

export type ValueOriginFieldsFragment = { __typename: 'ValueOrigin', field: string, source: Types.ValueSourceKind, sourceRef: string | null, at: string, byName: string | null, isProtected: boolean } & { ' $fragmentName'?: 'ValueOriginFieldsFragment' };

export type ProtectValuesMutationVariables = Exact<{
  input: Types.ProtectValuesInput;
}>;


export type ProtectValuesMutation = { protectValues: { __typename: 'ProtectValuesPayload', origins: Array<{ __typename: 'ValueOrigin', field: string, source: Types.ValueSourceKind, sourceRef: string | null, at: string, byName: string | null, isProtected: boolean }> | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };

export const ValueOriginFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ValueOriginFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValueOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceRef"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}}]}}]} as unknown as DocumentNode<ValueOriginFieldsFragment, unknown>;
export const ValueOriginsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"valueOrigins"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"valueOrigins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ValueOriginFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ValueOriginFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValueOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceRef"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}}]}}]} as unknown as DocumentNode<ValueOriginsQuery, ValueOriginsQueryVariables>;
export const ProtectValuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"protectValues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectValuesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protectValues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"origins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ValueOriginFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ValueOriginFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValueOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceRef"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}}]}}]} as unknown as DocumentNode<ProtectValuesMutation, ProtectValuesMutationVariables>;
export function useValueOriginsQuery(options: { skip: boolean; variables?: ValueOriginsQueryVariables } & Omit<useQuery.Options<ValueOriginsQuery, ValueOriginsQueryVariables>, 'variables' | 'skip'> | ({ variables: ValueOriginsQueryVariables } & useQuery.Options<ValueOriginsQuery, ValueOriginsQueryVariables>)) {
  return useQuery<ValueOriginsQuery, ValueOriginsQueryVariables>(ValueOriginsDocument, options as useQuery.Options<ValueOriginsQuery, ValueOriginsQueryVariables>);
}

export function useValueOriginsLazyQuery(options?: useLazyQuery.Options<ValueOriginsQuery, ValueOriginsQueryVariables>) {
  return useLazyQuery<ValueOriginsQuery, ValueOriginsQueryVariables>(ValueOriginsDocument, options);
}

export function useProtectValuesMutation(options?: useMutation.Options<ProtectValuesMutation, ProtectValuesMutationVariables>) {
  return useMutation<ProtectValuesMutation, ProtectValuesMutationVariables>(ProtectValuesDocument, options);
}