/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ActivityProgramFragment = { __typename: 'Activity', programVersion: number, ownCategory: { __typename: 'OwnActivityCategory', code: string, label: string, retired: boolean } | null, funders: Array<{ __typename: 'ActivitySupporter', id: string, name: string }>, partners: Array<{ __typename: 'ActivitySupporter', id: string, name: string }>, staff: Array<{ __typename: 'SessionStaff', id: string, firstName: string, lastName: string }> } & { ' $fragmentName'?: 'ActivityProgramFragment' };

export type ActivityProgramChoicesQueryVariables = Exact<{
  siteId: string;
}>;


export type ActivityProgramChoicesQuery = { ownActivityCategories: Array<{ __typename: 'OwnActivityCategory', code: string, label: string, retired: boolean }>, activitySupporterChoices: Array<{ __typename: 'ActivitySupporter', id: string, name: string, role: Types.ActivitySupporterRole }> };

export type OwnActivityCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnActivityCategoriesQuery = { ownActivityCategories: Array<{ __typename: 'OwnActivityCategory', code: string, label: string, retired: boolean }> };

export type ActivityProgramTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type ActivityProgramTermsQuery = { terms: Array<{ __typename: 'SignInTermChoice', id: string, name: string, startsOn: string, endsOn: string }> };

export type SaveActivityProgramMutationVariables = Exact<{
  input: Types.SaveActivityProgramInput;
}>;


export type SaveActivityProgramMutation = { saveActivityProgram: { __typename: 'ActivityPayload', activity: { __typename: 'Activity', id: string, programVersion: number, term: { __typename: 'TermRef', id: string, name: string, startsOn: string, endsOn: string } | null, ownCategory: { __typename: 'OwnActivityCategory', code: string, label: string, retired: boolean } | null, funders: Array<{ __typename: 'ActivitySupporter', id: string, name: string }>, partners: Array<{ __typename: 'ActivitySupporter', id: string, name: string }>, staff: Array<{ __typename: 'SessionStaff', id: string, firstName: string, lastName: string }> } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, path: string | null, message: string, conflicts: Array<{ __typename: 'ConflictValue', field: string, changedBy: string | null, version: number }> }
      | { __typename: 'DuplicateProblem', code: string, path: string | null, message: string }
      | { __typename: 'PlainProblem', code: string, path: string | null, message: string }
    > } };

export type CopiedProgramQueryVariables = Exact<{
  id: string;
}>;


export type CopiedProgramQuery = { activity: { __typename: 'Activity', id: string, programVersion: number, ownCategory: { __typename: 'OwnActivityCategory', code: string, label: string, retired: boolean } | null, funders: Array<{ __typename: 'ActivitySupporter', id: string, name: string }>, partners: Array<{ __typename: 'ActivitySupporter', id: string, name: string }>, staff: Array<{ __typename: 'SessionStaff', id: string, firstName: string, lastName: string }> } };

export const ActivityProgramFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityProgram"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programVersion"}},{"kind":"Field","name":{"kind":"Name","value":"ownCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"funders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<ActivityProgramFragment, unknown>;
export const ActivityProgramChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"activityProgramChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownActivityCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activitySupporterChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<ActivityProgramChoicesQuery, ActivityProgramChoicesQueryVariables>;
export const OwnActivityCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownActivityCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownActivityCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]}}]} as unknown as DocumentNode<OwnActivityCategoriesQuery, OwnActivityCategoriesQueryVariables>;
export const ActivityProgramTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"activityProgramTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}}]}}]} as unknown as DocumentNode<ActivityProgramTermsQuery, ActivityProgramTermsQueryVariables>;
export const SaveActivityProgramDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"saveActivityProgram"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveActivityProgramInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveActivityProgram"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"term"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityProgram"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityProgram"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programVersion"}},{"kind":"Field","name":{"kind":"Name","value":"ownCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"funders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<SaveActivityProgramMutation, SaveActivityProgramMutationVariables>;
export const CopiedProgramDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"copiedProgram"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityProgram"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityProgram"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programVersion"}},{"kind":"Field","name":{"kind":"Name","value":"ownCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"funders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<CopiedProgramQuery, CopiedProgramQueryVariables>;
export function useActivityProgramChoicesQuery(options: { skip: boolean; variables?: ActivityProgramChoicesQueryVariables } & Omit<useQuery.Options<ActivityProgramChoicesQuery, ActivityProgramChoicesQueryVariables>, 'variables' | 'skip'> | ({ variables: ActivityProgramChoicesQueryVariables } & useQuery.Options<ActivityProgramChoicesQuery, ActivityProgramChoicesQueryVariables>)) {
  return useQuery<ActivityProgramChoicesQuery, ActivityProgramChoicesQueryVariables>(ActivityProgramChoicesDocument, options as useQuery.Options<ActivityProgramChoicesQuery, ActivityProgramChoicesQueryVariables>);
}

export function useActivityProgramChoicesLazyQuery(options?: useLazyQuery.Options<ActivityProgramChoicesQuery, ActivityProgramChoicesQueryVariables>) {
  return useLazyQuery<ActivityProgramChoicesQuery, ActivityProgramChoicesQueryVariables>(ActivityProgramChoicesDocument, options);
}

export function useOwnActivityCategoriesQuery(options?: useQuery.Options<OwnActivityCategoriesQuery, OwnActivityCategoriesQueryVariables>) {
  return useQuery<OwnActivityCategoriesQuery, OwnActivityCategoriesQueryVariables>(OwnActivityCategoriesDocument, options as useQuery.Options<OwnActivityCategoriesQuery, OwnActivityCategoriesQueryVariables>);
}

export function useOwnActivityCategoriesLazyQuery(options?: useLazyQuery.Options<OwnActivityCategoriesQuery, OwnActivityCategoriesQueryVariables>) {
  return useLazyQuery<OwnActivityCategoriesQuery, OwnActivityCategoriesQueryVariables>(OwnActivityCategoriesDocument, options);
}

export function useActivityProgramTermsQuery(options?: useQuery.Options<ActivityProgramTermsQuery, ActivityProgramTermsQueryVariables>) {
  return useQuery<ActivityProgramTermsQuery, ActivityProgramTermsQueryVariables>(ActivityProgramTermsDocument, options as useQuery.Options<ActivityProgramTermsQuery, ActivityProgramTermsQueryVariables>);
}

export function useActivityProgramTermsLazyQuery(options?: useLazyQuery.Options<ActivityProgramTermsQuery, ActivityProgramTermsQueryVariables>) {
  return useLazyQuery<ActivityProgramTermsQuery, ActivityProgramTermsQueryVariables>(ActivityProgramTermsDocument, options);
}

export function useSaveActivityProgramMutation(options?: useMutation.Options<SaveActivityProgramMutation, SaveActivityProgramMutationVariables>) {
  return useMutation<SaveActivityProgramMutation, SaveActivityProgramMutationVariables>(SaveActivityProgramDocument, options);
}

export function useCopiedProgramQuery(options: { skip: boolean; variables?: CopiedProgramQueryVariables } & Omit<useQuery.Options<CopiedProgramQuery, CopiedProgramQueryVariables>, 'variables' | 'skip'> | ({ variables: CopiedProgramQueryVariables } & useQuery.Options<CopiedProgramQuery, CopiedProgramQueryVariables>)) {
  return useQuery<CopiedProgramQuery, CopiedProgramQueryVariables>(CopiedProgramDocument, options as useQuery.Options<CopiedProgramQuery, CopiedProgramQueryVariables>);
}

export function useCopiedProgramLazyQuery(options?: useLazyQuery.Options<CopiedProgramQuery, CopiedProgramQueryVariables>) {
  return useLazyQuery<CopiedProgramQuery, CopiedProgramQueryVariables>(CopiedProgramDocument, options);
}