/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RollOverPreviewFragment = { __typename: 'GradeRollOverPreview', programmeYear: number, withoutGrade: number, entered: number, graduated: number, remarks: Array<string>, steps: Array<{ __typename: 'GradeStep', from: string, to: string | null, people: number, outside: boolean }>, serves: { __typename: 'SiteGrades', gradeFrom: string | null, gradeTo: string | null, organization: { __typename: 'OrganizationRef', id: string, name: string } }, made: Array<{ __typename: 'GradeRollOver', id: string, programmeYear: number, madeAt: string, undoneAt: string | null, people: number, waiting: boolean }> } & { ' $fragmentName'?: 'RollOverPreviewFragment' };

export type GradeRollOverQueryVariables = Exact<{
  siteId: string;
  programmeYear: number;
}>;


export type GradeRollOverQuery = { gradeRollOver: { __typename: 'GradeRollOverPreview', programmeYear: number, withoutGrade: number, entered: number, graduated: number, remarks: Array<string>, steps: Array<{ __typename: 'GradeStep', from: string, to: string | null, people: number, outside: boolean }>, serves: { __typename: 'SiteGrades', gradeFrom: string | null, gradeTo: string | null, organization: { __typename: 'OrganizationRef', id: string, name: string } }, made: Array<{ __typename: 'GradeRollOver', id: string, programmeYear: number, madeAt: string, undoneAt: string | null, people: number, waiting: boolean }> } };

export type GradeRollOverChildrenQueryVariables = Exact<{
  siteId: string;
  programmeYear: number;
  search?: string | null | undefined;
  first: number;
  offset: number;
}>;


export type GradeRollOverChildrenQuery = { gradeRollOverChildren: { __typename: 'RollOverChildren', total: number, nodes: Array<{ __typename: 'RollOverChild', id: string, displayName: string, grade: string, next: string | null }> } };

export type RollGradesOverMutationVariables = Exact<{
  input: Types.RollGradesInput;
}>;


export type RollGradesOverMutation = { rollGradesOver: { __typename: 'GradeRollOverPayload', changed: number | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };

export type UndoGradeRollOverMutationVariables = Exact<{
  id: string;
}>;


export type UndoGradeRollOverMutation = { undoGradeRollOver: { __typename: 'GradeRollOverPayload', changed: number | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };

export type SiteGradesQueryVariables = Exact<{
  siteId: string;
}>;


export type SiteGradesQuery = { siteGrades: { __typename: 'SiteGrades', gradeFrom: string | null, gradeTo: string | null, organization: { __typename: 'OrganizationRef', id: string, name: string } } };

export const RollOverPreviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"rollOverPreview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradeRollOverPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programmeYear"}},{"kind":"Field","name":{"kind":"Name","value":"withoutGrade"}},{"kind":"Field","name":{"kind":"Name","value":"entered"}},{"kind":"Field","name":{"kind":"Name","value":"graduated"}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"outside"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"gradeTo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"made"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"programmeYear"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]} as unknown as DocumentNode<RollOverPreviewFragment, unknown>;
export const GradeRollOverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"gradeRollOver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"programmeYear"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gradeRollOver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}}},{"kind":"Argument","name":{"kind":"Name","value":"programmeYear"},"value":{"kind":"Variable","name":{"kind":"Name","value":"programmeYear"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"rollOverPreview"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"rollOverPreview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradeRollOverPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programmeYear"}},{"kind":"Field","name":{"kind":"Name","value":"withoutGrade"}},{"kind":"Field","name":{"kind":"Name","value":"entered"}},{"kind":"Field","name":{"kind":"Name","value":"graduated"}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"outside"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"gradeTo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"made"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"programmeYear"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]} as unknown as DocumentNode<GradeRollOverQuery, GradeRollOverQueryVariables>;
export const GradeRollOverChildrenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"gradeRollOverChildren"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"programmeYear"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gradeRollOverChildren"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}}},{"kind":"Argument","name":{"kind":"Name","value":"programmeYear"},"value":{"kind":"Variable","name":{"kind":"Name","value":"programmeYear"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"next"}}]}}]}}]}}]} as unknown as DocumentNode<GradeRollOverChildrenQuery, GradeRollOverChildrenQueryVariables>;
export const RollGradesOverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"rollGradesOver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RollGradesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rollGradesOver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RollGradesOverMutation, RollGradesOverMutationVariables>;
export const UndoGradeRollOverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"undoGradeRollOver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoGradeRollOver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UndoGradeRollOverMutation, UndoGradeRollOverMutationVariables>;
export const SiteGradesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"siteGrades"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteGrades"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"gradeTo"}}]}}]}}]} as unknown as DocumentNode<SiteGradesQuery, SiteGradesQueryVariables>;
export function useGradeRollOverQuery(options: { skip: boolean; variables?: GradeRollOverQueryVariables } & Omit<useQuery.Options<GradeRollOverQuery, GradeRollOverQueryVariables>, 'variables' | 'skip'> | ({ variables: GradeRollOverQueryVariables } & useQuery.Options<GradeRollOverQuery, GradeRollOverQueryVariables>)) {
  return useQuery<GradeRollOverQuery, GradeRollOverQueryVariables>(GradeRollOverDocument, options as useQuery.Options<GradeRollOverQuery, GradeRollOverQueryVariables>);
}

export function useGradeRollOverLazyQuery(options?: useLazyQuery.Options<GradeRollOverQuery, GradeRollOverQueryVariables>) {
  return useLazyQuery<GradeRollOverQuery, GradeRollOverQueryVariables>(GradeRollOverDocument, options);
}

export function useGradeRollOverChildrenQuery(options: { skip: boolean; variables?: GradeRollOverChildrenQueryVariables } & Omit<useQuery.Options<GradeRollOverChildrenQuery, GradeRollOverChildrenQueryVariables>, 'variables' | 'skip'> | ({ variables: GradeRollOverChildrenQueryVariables } & useQuery.Options<GradeRollOverChildrenQuery, GradeRollOverChildrenQueryVariables>)) {
  return useQuery<GradeRollOverChildrenQuery, GradeRollOverChildrenQueryVariables>(GradeRollOverChildrenDocument, options as useQuery.Options<GradeRollOverChildrenQuery, GradeRollOverChildrenQueryVariables>);
}

export function useGradeRollOverChildrenLazyQuery(options?: useLazyQuery.Options<GradeRollOverChildrenQuery, GradeRollOverChildrenQueryVariables>) {
  return useLazyQuery<GradeRollOverChildrenQuery, GradeRollOverChildrenQueryVariables>(GradeRollOverChildrenDocument, options);
}

export function useRollGradesOverMutation(options?: useMutation.Options<RollGradesOverMutation, RollGradesOverMutationVariables>) {
  return useMutation<RollGradesOverMutation, RollGradesOverMutationVariables>(RollGradesOverDocument, options);
}

export function useUndoGradeRollOverMutation(options?: useMutation.Options<UndoGradeRollOverMutation, UndoGradeRollOverMutationVariables>) {
  return useMutation<UndoGradeRollOverMutation, UndoGradeRollOverMutationVariables>(UndoGradeRollOverDocument, options);
}

export function useSiteGradesQuery(options: { skip: boolean; variables?: SiteGradesQueryVariables } & Omit<useQuery.Options<SiteGradesQuery, SiteGradesQueryVariables>, 'variables' | 'skip'> | ({ variables: SiteGradesQueryVariables } & useQuery.Options<SiteGradesQuery, SiteGradesQueryVariables>)) {
  return useQuery<SiteGradesQuery, SiteGradesQueryVariables>(SiteGradesDocument, options as useQuery.Options<SiteGradesQuery, SiteGradesQueryVariables>);
}

export function useSiteGradesLazyQuery(options?: useLazyQuery.Options<SiteGradesQuery, SiteGradesQueryVariables>) {
  return useLazyQuery<SiteGradesQuery, SiteGradesQueryVariables>(SiteGradesDocument, options);
}