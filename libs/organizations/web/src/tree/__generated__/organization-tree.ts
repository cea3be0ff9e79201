/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OrganizationTreeQueryVariables = Exact<{
  includeInactive: boolean;
  unless?: string | null | undefined;
}>;


export type OrganizationTreeQuery = { organizationTree: { __typename: 'OrganizationTree', version: string, unchanged: boolean, nodes: Array<{ __typename: 'OrganizationTreeNode', id: string, parentId: string | null, name: string, level: Types.OrganizationLevel, enabled: boolean, canBeDisabled: boolean, activeInTerm: boolean, childCount: number, version: number }>, viewerCan: { __typename: 'OrganizationTreeRights', edit: boolean, levels: Array<Types.OrganizationLevel>, importLevels: Array<Types.OrganizationLevel> } } };


export const OrganizationTreeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"organizationTree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeInactive"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unless"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationTree"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeInactive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeInactive"}}},{"kind":"Argument","name":{"kind":"Name","value":"unless"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unless"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"canBeDisabled"}},{"kind":"Field","name":{"kind":"Name","value":"activeInTerm"}},{"kind":"Field","name":{"kind":"Name","value":"childCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"importLevels"}}]}}]}}]}}]} as unknown as DocumentNode<OrganizationTreeQuery, OrganizationTreeQueryVariables>;
export function useOrganizationTreeQuery(options: { skip: boolean; variables?: OrganizationTreeQueryVariables } & Omit<useQuery.Options<OrganizationTreeQuery, OrganizationTreeQueryVariables>, 'variables' | 'skip'> | ({ variables: OrganizationTreeQueryVariables } & useQuery.Options<OrganizationTreeQuery, OrganizationTreeQueryVariables>)) {
  return useQuery<OrganizationTreeQuery, OrganizationTreeQueryVariables>(OrganizationTreeDocument, options as useQuery.Options<OrganizationTreeQuery, OrganizationTreeQueryVariables>);
}

export function useOrganizationTreeLazyQuery(options?: useLazyQuery.Options<OrganizationTreeQuery, OrganizationTreeQueryVariables>) {
  return useLazyQuery<OrganizationTreeQuery, OrganizationTreeQueryVariables>(OrganizationTreeDocument, options);
}