/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BulkRunFactsFragment = { __typename: 'BulkRun', id: string, action: Types.BulkActionKey, label: string, state: Types.BulkState, total: number, waiting: number, changed: number, already: number, refused: number, cancelled: number, undone: number, kept: number, unseen: number, createdAt: string, finishedAt: string | null, madeBy: string | null, canUndo: boolean } & { ' $fragmentName'?: 'BulkRunFactsFragment' };

export type BulkPreviewMutationVariables = Exact<{
  change: Types.BulkChangeInput;
}>;


export type BulkPreviewMutation = { bulkPreview: { __typename: 'BulkPreviewPayload', plan: { __typename: 'BulkPlan', label: string, total: number, changed: number, unseen: number, remarks: Array<string>, reasons: Array<{ __typename: 'BulkReason', outcome: Types.BulkOutcome, message: string, count: number }>, rows: Array<{ __typename: 'BulkRow', personId: string, displayName: string | null, outcome: Types.BulkOutcome, message: string | null }> } | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };

export type StartBulkMutationVariables = Exact<{
  input: Types.StartBulkInput;
}>;


export type StartBulkMutation = { startBulk: { __typename: 'BulkRunPayload', run: { __typename: 'BulkRun', id: string, action: Types.BulkActionKey, label: string, state: Types.BulkState, total: number, waiting: number, changed: number, already: number, refused: number, cancelled: number, undone: number, kept: number, unseen: number, createdAt: string, finishedAt: string | null, madeBy: string | null, canUndo: boolean } | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };

export type CancelBulkMutationVariables = Exact<{
  id: string;
}>;


export type CancelBulkMutation = { cancelBulk: { __typename: 'BulkRunPayload', run: { __typename: 'BulkRun', id: string, action: Types.BulkActionKey, label: string, state: Types.BulkState, total: number, waiting: number, changed: number, already: number, refused: number, cancelled: number, undone: number, kept: number, unseen: number, createdAt: string, finishedAt: string | null, madeBy: string | null, canUndo: boolean } | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };

export type UndoBulkMutationVariables = Exact<{
  id: string;
}>;


export type UndoBulkMutation = { undoBulk: { __typename: 'BulkRunPayload', run: { __typename: 'BulkRun', id: string, action: Types.BulkActionKey, label: string, state: Types.BulkState, total: number, waiting: number, changed: number, already: number, refused: number, cancelled: number, undone: number, kept: number, unseen: number, createdAt: string, finishedAt: string | null, madeBy: string | null, canUndo: boolean } | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };

export type BulkRunQueryVariables = Exact<{
  id: string;
}>;


export type BulkRunQuery = { bulkRun: { __typename: 'BulkRun', id: string, action: Types.BulkActionKey, label: string, state: Types.BulkState, total: number, waiting: number, changed: number, already: number, refused: number, cancelled: number, undone: number, kept: number, unseen: number, createdAt: string, finishedAt: string | null, madeBy: string | null, canUndo: boolean } };

export type BulkRunRowsQueryVariables = Exact<{
  id: string;
  outcomes?: Array<Types.BulkOutcome> | Types.BulkOutcome | null | undefined;
  first: number;
  offset: number;
}>;


export type BulkRunRowsQuery = { bulkRun: { __typename: 'BulkRun', id: string, rows: Array<{ __typename: 'BulkRow', personId: string, displayName: string | null, outcome: Types.BulkOutcome, message: string | null }> } };

export type BulkRunsQueryVariables = Exact<{
  first: number;
}>;


export type BulkRunsQuery = { bulkRuns: Array<{ __typename: 'BulkRun', id: string, action: Types.BulkActionKey, label: string, state: Types.BulkState, total: number, waiting: number, changed: number, already: number, refused: number, cancelled: number, undone: number, kept: number, unseen: number, createdAt: string, finishedAt: string | null, madeBy: string | null, canUndo: boolean }> };

export type BulkRostersQueryVariables = Exact<{
  first: number;
}>;


export type BulkRostersQuery = { savedRosters: { __typename: 'SavedRosterConnection', nodes: Array<{ __typename: 'SavedRoster', id: string, name: string, organization: { __typename: 'OrganizationRef', id: string, name: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } } };

export const BulkRunFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkRunFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"already"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"undone"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"unseen"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]} as unknown as DocumentNode<BulkRunFactsFragment, unknown>;
export const BulkPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"bulkPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"change"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"change"},"value":{"kind":"Variable","name":{"kind":"Name","value":"change"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unseen"}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BulkPreviewMutation, BulkPreviewMutationVariables>;
export const StartBulkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"startBulk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartBulkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startBulk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkRunFacts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkRunFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"already"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"undone"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"unseen"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]} as unknown as DocumentNode<StartBulkMutation, StartBulkMutationVariables>;
export const CancelBulkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"cancelBulk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelBulk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkRunFacts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkRunFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"already"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"undone"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"unseen"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]} as unknown as DocumentNode<CancelBulkMutation, CancelBulkMutationVariables>;
export const UndoBulkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"undoBulk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoBulk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkRunFacts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkRunFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"already"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"undone"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"unseen"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]} as unknown as DocumentNode<UndoBulkMutation, UndoBulkMutationVariables>;
export const BulkRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"bulkRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkRunFacts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkRunFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"already"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"undone"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"unseen"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]} as unknown as DocumentNode<BulkRunQuery, BulkRunQueryVariables>;
export const BulkRunRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"bulkRunRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outcomes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOutcome"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"outcomes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outcomes"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BulkRunRowsQuery, BulkRunRowsQueryVariables>;
export const BulkRunsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"bulkRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkRunFacts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkRunFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"already"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"undone"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"unseen"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]} as unknown as DocumentNode<BulkRunsQuery, BulkRunsQueryVariables>;
export const BulkRostersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"bulkRosters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedRosters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"rules"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"kind"}},{"kind":"ObjectField","name":{"kind":"Name","value":"mode"},"value":{"kind":"EnumValue","value":"equals"}},{"kind":"ObjectField","name":{"kind":"Name","value":"value"},"value":{"kind":"StringValue","value":"manual","block":false}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<BulkRostersQuery, BulkRostersQueryVariables>;
export function useBulkPreviewMutation(options?: useMutation.Options<BulkPreviewMutation, BulkPreviewMutationVariables>) {
  return useMutation<BulkPreviewMutation, BulkPreviewMutationVariables>(BulkPreviewDocument, options);
}

export function useStartBulkMutation(options?: useMutation.Options<StartBulkMutation, StartBulkMutationVariables>) {
  return useMutation<StartBulkMutation, StartBulkMutationVariables>(StartBulkDocument, options);
}

export function useCancelBulkMutation(options?: useMutation.Options<CancelBulkMutation, CancelBulkMutationVariables>) {
  return useMutation<CancelBulkMutation, CancelBulkMutationVariables>(CancelBulkDocument, options);
}

export function useUndoBulkMutation(options?: useMutation.Options<UndoBulkMutation, UndoBulkMutationVariables>) {
  return useMutation<UndoBulkMutation, UndoBulkMutationVariables>(UndoBulkDocument, options);
}

export function useBulkRunQuery(options: { skip: boolean; variables?: BulkRunQueryVariables } & Omit<useQuery.Options<BulkRunQuery, BulkRunQueryVariables>, 'variables' | 'skip'> | ({ variables: BulkRunQueryVariables } & useQuery.Options<BulkRunQuery, BulkRunQueryVariables>)) {
  return useQuery<BulkRunQuery, BulkRunQueryVariables>(BulkRunDocument, options as useQuery.Options<BulkRunQuery, BulkRunQueryVariables>);
}

export function useBulkRunLazyQuery(options?: useLazyQuery.Options<BulkRunQuery, BulkRunQueryVariables>) {
  return useLazyQuery<BulkRunQuery, BulkRunQueryVariables>(BulkRunDocument, options);
}

export function useBulkRunRowsQuery(options: { skip: boolean; variables?: BulkRunRowsQueryVariables } & Omit<useQuery.Options<BulkRunRowsQuery, BulkRunRowsQueryVariables>, 'variables' | 'skip'> | ({ variables: BulkRunRowsQueryVariables } & useQuery.Options<BulkRunRowsQuery, BulkRunRowsQueryVariables>)) {
  return useQuery<BulkRunRowsQuery, BulkRunRowsQueryVariables>(BulkRunRowsDocument, options as useQuery.Options<BulkRunRowsQuery, BulkRunRowsQueryVariables>);
}

export function useBulkRunRowsLazyQuery(options?: useLazyQuery.Options<BulkRunRowsQuery, BulkRunRowsQueryVariables>) {
  return useLazyQuery<BulkRunRowsQuery, BulkRunRowsQueryVariables>(BulkRunRowsDocument, options);
}

export function useBulkRunsQuery(options: { skip: boolean; variables?: BulkRunsQueryVariables } & Omit<useQuery.Options<BulkRunsQuery, BulkRunsQueryVariables>, 'variables' | 'skip'> | ({ variables: BulkRunsQueryVariables } & useQuery.Options<BulkRunsQuery, BulkRunsQueryVariables>)) {
  return useQuery<BulkRunsQuery, BulkRunsQueryVariables>(BulkRunsDocument, options as useQuery.Options<BulkRunsQuery, BulkRunsQueryVariables>);
}

export function useBulkRunsLazyQuery(options?: useLazyQuery.Options<BulkRunsQuery, BulkRunsQueryVariables>) {
  return useLazyQuery<BulkRunsQuery, BulkRunsQueryVariables>(BulkRunsDocument, options);
}

export function useBulkRostersQuery(options: { skip: boolean; variables?: BulkRostersQueryVariables } & Omit<useQuery.Options<BulkRostersQuery, BulkRostersQueryVariables>, 'variables' | 'skip'> | ({ variables: BulkRostersQueryVariables } & useQuery.Options<BulkRostersQuery, BulkRostersQueryVariables>)) {
  return useQuery<BulkRostersQuery, BulkRostersQueryVariables>(BulkRostersDocument, options as useQuery.Options<BulkRostersQuery, BulkRostersQueryVariables>);
}

export function useBulkRostersLazyQuery(options?: useLazyQuery.Options<BulkRostersQuery, BulkRostersQueryVariables>) {
  return useLazyQuery<BulkRostersQuery, BulkRostersQueryVariables>(BulkRostersDocument, options);
}