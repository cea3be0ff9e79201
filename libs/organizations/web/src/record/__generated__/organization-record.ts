/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OrganizationRecordQueryVariables = Exact<{
  id: string;
}>;


export type OrganizationRecordQuery = { organization: { __typename: 'Organization', id: string, name: string, level: Types.OrganizationLevel, enabled: boolean, activeInTerm: boolean, timeZone: string | null, stateId: string | null, ncesId: string | null, gradeFrom: string | null, gradeTo: string | null, version: number, siteCount: number, createdAt: string, canBeDisabled: boolean, path: Array<{ __typename: 'OrganizationRef', id: string, name: string, level: Types.OrganizationLevel }>, viewerCan: { __typename: 'OrganizationRights', edit: boolean, addLevels: Array<Types.OrganizationLevel> } } };

export type OrganizationsWithIdQueryVariables = Exact<{
  filter: Types.OrganizationFilter;
}>;


export type OrganizationsWithIdQuery = { organizations: { __typename: 'OrganizationConnection', nodes: Array<{ __typename: 'Organization', id: string, name: string, level: Types.OrganizationLevel, stateId: string | null, ncesId: string | null }> } };

export type OrganizationTermsQueryVariables = Exact<{
  organizationId: string;
}>;


export type OrganizationTermsQuery = { organizationTerms: Array<{ __typename: 'OrganizationTerm', termId: string, name: string, startsOn: string, endsOn: string, active: boolean, setHere: boolean, inactiveBecauseOf: { __typename: 'OrganizationRef', id: string, name: string } | null }> };

export type SetOrganizationTermsMutationVariables = Exact<{
  input: Types.SetOrganizationTermsInput;
}>;


export type SetOrganizationTermsMutation = { setOrganizationTerms: { __typename: 'OrganizationTermsPayload', terms: Array<{ __typename: 'OrganizationTerm', termId: string, active: boolean, setHere: boolean }> | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string, path: string | null }
      | { __typename: 'DuplicateProblem', message: string, path: string | null }
      | { __typename: 'PlainProblem', message: string, path: string | null }
    > } };


export const OrganizationRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"organizationRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"activeInTerm"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"stateId"}},{"kind":"Field","name":{"kind":"Name","value":"ncesId"}},{"kind":"Field","name":{"kind":"Name","value":"gradeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"gradeTo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"siteCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"canBeDisabled"}},{"kind":"Field","name":{"kind":"Name","value":"path"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"addLevels"}}]}}]}}]}}]} as unknown as DocumentNode<OrganizationRecordQuery, OrganizationRecordQueryVariables>;
export const OrganizationsWithIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"organizationsWithId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"includeInactive"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"stateId"}},{"kind":"Field","name":{"kind":"Name","value":"ncesId"}}]}}]}}]}}]} as unknown as DocumentNode<OrganizationsWithIdQuery, OrganizationsWithIdQueryVariables>;
export const OrganizationTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"organizationTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"termId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"setHere"}},{"kind":"Field","name":{"kind":"Name","value":"inactiveBecauseOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<OrganizationTermsQuery, OrganizationTermsQueryVariables>;
export const SetOrganizationTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"setOrganizationTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetOrganizationTermsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setOrganizationTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"termId"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"setHere"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<SetOrganizationTermsMutation, SetOrganizationTermsMutationVariables>;
export function useOrganizationRecordQuery(options: { skip: boolean; variables?: OrganizationRecordQueryVariables } & Omit<useQuery.Options<OrganizationRecordQuery, OrganizationRecordQueryVariables>, 'variables' | 'skip'> | ({ variables: OrganizationRecordQueryVariables } & useQuery.Options<OrganizationRecordQuery, OrganizationRecordQueryVariables>)) {
  return useQuery<OrganizationRecordQuery, OrganizationRecordQueryVariables>(OrganizationRecordDocument, options as useQuery.Options<OrganizationRecordQuery, OrganizationRecordQueryVariables>);
}

export function useOrganizationRecordLazyQuery(options?: useLazyQuery.Options<OrganizationRecordQuery, OrganizationRecordQueryVariables>) {
  return useLazyQuery<OrganizationRecordQuery, OrganizationRecordQueryVariables>(OrganizationRecordDocument, options);
}

export function useOrganizationsWithIdQuery(options: { skip: boolean; variables?: OrganizationsWithIdQueryVariables } & Omit<useQuery.Options<OrganizationsWithIdQuery, OrganizationsWithIdQueryVariables>, 'variables' | 'skip'> | ({ variables: OrganizationsWithIdQueryVariables } & useQuery.Options<OrganizationsWithIdQuery, OrganizationsWithIdQueryVariables>)) {
  return useQuery<OrganizationsWithIdQuery, OrganizationsWithIdQueryVariables>(OrganizationsWithIdDocument, options as useQuery.Options<OrganizationsWithIdQuery, OrganizationsWithIdQueryVariables>);
}

export function useOrganizationsWithIdLazyQuery(options?: useLazyQuery.Options<OrganizationsWithIdQuery, OrganizationsWithIdQueryVariables>) {
  return useLazyQuery<OrganizationsWithIdQuery, OrganizationsWithIdQueryVariables>(OrganizationsWithIdDocument, options);
}

export function useOrganizationTermsQuery(options: { skip: boolean; variables?: OrganizationTermsQueryVariables } & Omit<useQuery.Options<OrganizationTermsQuery, OrganizationTermsQueryVariables>, 'variables' | 'skip'> | ({ variables: OrganizationTermsQueryVariables } & useQuery.Options<OrganizationTermsQuery, OrganizationTermsQueryVariables>)) {
  return useQuery<OrganizationTermsQuery, OrganizationTermsQueryVariables>(OrganizationTermsDocument, options as useQuery.Options<OrganizationTermsQuery, OrganizationTermsQueryVariables>);
}

export function useOrganizationTermsLazyQuery(options?: useLazyQuery.Options<OrganizationTermsQuery, OrganizationTermsQueryVariables>) {
  return useLazyQuery<OrganizationTermsQuery, OrganizationTermsQueryVariables>(OrganizationTermsDocument, options);
}

export function useSetOrganizationTermsMutation(options?: useMutation.Options<SetOrganizationTermsMutation, SetOrganizationTermsMutationVariables>) {
  return useMutation<SetOrganizationTermsMutation, SetOrganizationTermsMutationVariables>(SetOrganizationTermsDocument, options);
}