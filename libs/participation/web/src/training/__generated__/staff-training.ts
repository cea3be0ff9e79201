/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StaffTrainingQueryVariables = Exact<{
  personId: string;
  year?: number | null | undefined;
}>;


export type StaffTrainingQuery = { staffTraining: { __typename: 'StaffTraining', year: number | null, years: Array<{ __typename: 'TrainingYear', year: number, trainings: number, minutes: number, creditHours: number }>, trainings: Array<{ __typename: 'AttendedTraining', id: string, title: string, onDate: string, provider: string | null, category: string | null, minutes: number, creditHours: number | null }> } };


export const StaffTrainingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"staffTraining"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffTraining"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}},{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"years"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"trainings"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"creditHours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"trainings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"onDate"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"creditHours"}}]}}]}}]}}]} as unknown as DocumentNode<StaffTrainingQuery, StaffTrainingQueryVariables>;
export function useStaffTrainingQuery(options: { skip: boolean; variables?: StaffTrainingQueryVariables } & Omit<useQuery.Options<StaffTrainingQuery, StaffTrainingQueryVariables>, 'variables' | 'skip'> | ({ variables: StaffTrainingQueryVariables } & useQuery.Options<StaffTrainingQuery, StaffTrainingQueryVariables>)) {
  return useQuery<StaffTrainingQuery, StaffTrainingQueryVariables>(StaffTrainingDocument, options as useQuery.Options<StaffTrainingQuery, StaffTrainingQueryVariables>);
}

export function useStaffTrainingLazyQuery(options?: useLazyQuery.Options<StaffTrainingQuery, StaffTrainingQueryVariables>) {
  return useLazyQuery<StaffTrainingQuery, StaffTrainingQueryVariables>(StaffTrainingDocument, options);
}