/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OrganizationChoicesQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
  levels?: Array<string> | string | null | undefined;
}>;


export type OrganizationChoicesQuery = { actingOrganizations: Array<{ __typename: 'ActingOrganization', id: string, name: string, level: string, path: Array<string> }> };


export const OrganizationChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"organizationChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"levels"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actingOrganizations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"withinActing"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"levels"},"value":{"kind":"Variable","name":{"kind":"Name","value":"levels"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<OrganizationChoicesQuery, OrganizationChoicesQueryVariables>;
export function useOrganizationChoicesQuery(options: { skip: boolean; variables?: OrganizationChoicesQueryVariables } & Omit<useQuery.Options<OrganizationChoicesQuery, OrganizationChoicesQueryVariables>, 'variables' | 'skip'> | ({ variables: OrganizationChoicesQueryVariables } & useQuery.Options<OrganizationChoicesQuery, OrganizationChoicesQueryVariables>)) {
  return useQuery<OrganizationChoicesQuery, OrganizationChoicesQueryVariables>(OrganizationChoicesDocument, options as useQuery.Options<OrganizationChoicesQuery, OrganizationChoicesQueryVariables>);
}

export function useOrganizationChoicesLazyQuery(options?: useLazyQuery.Options<OrganizationChoicesQuery, OrganizationChoicesQueryVariables>) {
  return useLazyQuery<OrganizationChoicesQuery, OrganizationChoicesQueryVariables>(OrganizationChoicesDocument, options);
}