/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CustomListFieldsQueryVariables = Exact<{
  section: Types.MaintenanceSection;
  subSection?: string | null | undefined;
}>;


export type CustomListFieldsQuery = { customListFields: Array<{ __typename: 'CustomListField', fieldId: number, name: string, type: Types.FieldType, listType: Types.ListFieldType | null, sortable: boolean, tabLabel: string, currency: string | null, options: Array<{ __typename: 'FormOption', id: number, label: string }> }> };


export const CustomListFieldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"customListFields"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"section"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceSection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subSection"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customListFields"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}},{"kind":"Argument","name":{"kind":"Name","value":"subSection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subSection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"listType"}},{"kind":"Field","name":{"kind":"Name","value":"sortable"}},{"kind":"Field","name":{"kind":"Name","value":"tabLabel"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]} as unknown as DocumentNode<CustomListFieldsQuery, CustomListFieldsQueryVariables>;
export function useCustomListFieldsQuery(options: { skip: boolean; variables?: CustomListFieldsQueryVariables } & Omit<useQuery.Options<CustomListFieldsQuery, CustomListFieldsQueryVariables>, 'variables' | 'skip'> | ({ variables: CustomListFieldsQueryVariables } & useQuery.Options<CustomListFieldsQuery, CustomListFieldsQueryVariables>)) {
  return useQuery<CustomListFieldsQuery, CustomListFieldsQueryVariables>(CustomListFieldsDocument, options as useQuery.Options<CustomListFieldsQuery, CustomListFieldsQueryVariables>);
}

export function useCustomListFieldsLazyQuery(options?: useLazyQuery.Options<CustomListFieldsQuery, CustomListFieldsQueryVariables>) {
  return useLazyQuery<CustomListFieldsQuery, CustomListFieldsQueryVariables>(CustomListFieldsDocument, options);
}